/// The file that keeps the typed commands between sessions.
///
/// The file begins with a header line and has one command per line. A line before a command names
/// the place where it was typed, if known; older versions skip those. A new command is appended at
/// once, with one write and under a lock. So neither a crash nor a second session loses a command.
/// A file without the header, or an item that is not a regular file, is not changed.
///
/// ```swift
/// let file = HistoryFile(path: "/tmp/example/history")
/// try file.append("rows 0")
/// let commands = try file.load()  // ["rows 0"]
/// ```
public struct HistoryFile: Hashable, Sendable {
  /// The header line that identifies the file.
  package static let header = "# tabletop history 1\n"

  /// The number of bytes read from the end of the file.
  package static let readLimit = 1 << 20

  /// The size in bytes above which the file is cut down to its end.
  package static let sizeLimit = 2 << 20

  /// The maximum size of a command in the file, in bytes.
  package static let commandLimit = 1 << 18

  /// The path of the file, which may not exist yet.
  public let path: String

  /// Creates a value for a path, without accessing the file.
  public init(path: String) {
    self.path = path
  }

  /// Returns the current user's file; nil if the environment names no folder for it.
  ///
  /// It is `tabletop/history` in `$XDG_STATE_HOME`, or else in `~/.local/state`. Values that are
  /// not absolute paths are ignored.
  public static func ofPerson() -> HistoryFile? {
    Environment.ownFolder("XDG_STATE_HOME", orBelowHome: ".local/state")
      .map { HistoryFile(path: "\($0)/history") }
  }

  /// Reads the commands, oldest first; empty if the file does not exist.
  ///
  /// At most 1 MB at the end is read. Unknown lines are skipped.
  ///
  /// - Parameter limit: The maximum number of commands, counted from the end. The default is all in
  ///   that megabyte.
  /// - Returns: The commands, with their places.
  /// - Throws: ``HistoryError`` if the file is not a Tabletop history or cannot be read.
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
  /// - Parameter limit: The maximum number of commands, counted from the end. The default is every
  ///   command read.
  /// - Returns: The commands, oldest first.
  /// - Throws: ``HistoryError`` if the file is not a Tabletop history or cannot be read.
  public func load(last limit: Int = .max) throws(HistoryError) -> [String] {
    try entries(last: limit).map(\.command)
  }

  /// Appends a command; creates the file and its folder if needed.
  ///
  /// - Parameters:
  ///   - command: The command; one longer than 256 KB is not stored.
  ///   - place: The place where it was typed, or nil.
  /// - Throws: ``HistoryError`` if it could not be stored.
  public func append(_ command: String, at place: String? = nil) throws(HistoryError) {
    let line = HistoryLine.encode(command)
    guard !line.isEmpty else { return }
    let named = place.map { HistoryLine.encode(place: $0) + "\n" } ?? ""
    let lines = Array((named + line + "\n").utf8)
    guard lines.count <= HistoryFile.commandLimit else { return }
    // During the wait, another session may have replaced this file with a shorter one.
    for _ in 0..<3 {
      guard let file = try OpenHistory(path, mode: .appending) else { return }
      try file.append(lines)
      guard file.isInPlace else { continue }
      if file.size > HistoryFile.sizeLimit { try file.trim(to: HistoryFile.readLimit) }
      return
    }
  }

  /// Rewrites the commands, if the file exists; those before the last megabyte are removed.
  ///
  /// - Parameter change: Returns the replacement of a command.
  /// - Throws: ``HistoryError`` if the file is not a Tabletop history or cannot be written.
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

  /// Empties the file, if it exists, including the commands of other sessions.
  ///
  /// - Throws: ``HistoryError`` if the file is not a Tabletop history or cannot be written.
  public func clear() throws(HistoryError) {
    try OpenHistory(path, mode: .clearing)?.clear()
  }
}
