/// The commands that a person typed, kept in a file from one session to the next.
///
/// The file begins with a line of ours and holds one command a line, before it a line that names the place
/// where it was typed, if that is known; older programs pass over those. Each is appended as it is
/// entered, with one write and under a lock, so that neither a crash nor a second session costs
/// any. A file without our first line, and anything that is no regular file, is left alone.
///
/// ```swift
/// let file = HistoryFile(path: "/tmp/example/history")
/// try file.append("rows 0")
/// let commands = try file.load()  // ["rows 0"]
/// ```
public struct HistoryFile: Hashable, Sendable {
  /// The line that tells our file from others.
  package static let header = "# tabletop history 1\n"

  /// How much of the end of the file is read.
  package static let readLimit = 1 << 20

  /// A file larger than this is cut down to what is read of it.
  package static let sizeLimit = 2 << 20

  /// A command longer than this is not kept in the file.
  package static let commandLimit = 1 << 18

  /// Where the file is, or will be.
  public let path: String

  /// Names a file, without looking at it.
  public init(path: String) {
    self.path = path
  }

  /// The file of whoever runs the program; nil where the environment names no folder for it.
  ///
  /// It is `tabletop/history` in `$XDG_STATE_HOME`, else in `~/.local/state`; values that are no
  /// absolute paths do not count.
  public static func ofPerson() -> HistoryFile? {
    Environment.ownFolder("XDG_STATE_HOME", orBelowHome: ".local/state")
      .map { HistoryFile(path: "\($0)/history") }
  }

  /// Reads the commands, oldest first; none where there is no file yet.
  ///
  /// At most 1 MB of the end is read. Lines that are not ours are passed over.
  ///
  /// - Parameter limit: How many commands of the end count. The default is all of that megabyte.
  /// - Returns: The commands, with their places.
  /// - Throws: ``HistoryError`` if the file is not one of Tabletop's or cannot be read.
  public func entries(last limit: Int = .max) throws(HistoryError) -> [HistoryEntry] {
    guard let file = try OpenHistory(path, mode: .reading) else { return [] }
    var entries: [HistoryEntry] = []
    var place: String?
    for line in file.tail(HistoryFile.readLimit).split(separator: 0x0A) {
      if let named = HistoryLine.decodePlace(line) {
        place = named
      } else {
        if let command = HistoryLine.decode(line) {
          entries.append(HistoryEntry(command, place: place))
        }
        place = nil
      }
    }
    return entries.count > limit ? Array(entries.suffix(limit)) : entries
  }

  /// Reads the commands without their places.
  ///
  /// - Parameter limit: How many commands of the end count. The default is all that are read.
  /// - Returns: The commands, oldest first.
  /// - Throws: ``HistoryError`` if the file is not one of Tabletop's or cannot be read.
  public func load(last limit: Int = .max) throws(HistoryError) -> [String] {
    try entries(last: limit).map(\.command)
  }

  /// Adds a command at the end, making file and folder where there are none.
  ///
  /// - Parameters:
  ///   - command: The command; one that is longer than 256 KB is not kept.
  ///   - place: Where it was typed, or nil.
  /// - Throws: ``HistoryError`` where it could not be kept.
  public func append(_ command: String, at place: String? = nil) throws(HistoryError) {
    let line = HistoryLine.encode(command)
    guard !line.isEmpty else { return }
    let named = place.map { HistoryLine.encode(place: $0) + "\n" } ?? ""
    let lines = Array((named + line + "\n").utf8)
    guard lines.count <= HistoryFile.commandLimit else { return }
    // While we waited, another session may have put a shorter file in the place of this one.
    for _ in 0..<3 {
      guard let file = try OpenHistory(path, mode: .appending) else { return }
      try file.append(lines)
      guard file.isInPlace else { continue }
      if file.size > HistoryFile.sizeLimit { try file.trim(to: HistoryFile.readLimit) }
      return
    }
  }

  /// Changes commands, if there is a file; what is older than the last megabyte goes.
  ///
  /// - Parameter change: Gives what is in the place of a command.
  /// - Throws: ``HistoryError`` if the file is not one of Tabletop's or cannot be written.
  public func rewrite(_ change: (String) -> String) throws(HistoryError) {
    try OpenHistory(path, mode: .clearing)?.trim(to: HistoryFile.readLimit) { lines in
      lines.split(separator: 0x0A).flatMap { line -> [UInt8] in
        let isPlace = HistoryLine.decodePlace(line) != nil
        guard !isPlace, let command = HistoryLine.decode(line) else { return line + [0x0A] }
        let changed = change(command)
        return changed == command ? line + [0x0A] : Array((HistoryLine.encode(changed) + "\n").utf8)
      }
    }
  }

  /// Empties the file, if there is one; the commands of other sessions go too.
  ///
  /// - Throws: ``HistoryError`` if the file is not one of Tabletop's or cannot be written.
  public func clear() throws(HistoryError) {
    try OpenHistory(path, mode: .clearing)?.clear()
  }
}
