import JSON
import Platform

/// A file in asciinema's format, version 2: a line with a header, then one line per event.
///
/// An event is `[SECONDS, "o", TEXT]` for output or `[SECONDS, "r", "WIDTHxHEIGHT"]` for a new
/// terminal size.
@MainActor final class CastFile {
  /// The size of a terminal in columns and rows.
  typealias Size = (columns: Int, rows: Int)

  /// The path of the file.
  let path: String

  /// The time of the last event, in microseconds.
  private(set) var lastTime = 0

  /// The size of the terminal at the last event.
  private(set) var size: Size

  private let file: FileAppender

  /// Creates a file with a header.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - force: Whether to overwrite an existing file.
  ///   - size: The size of the terminal.
  ///   - environment: The environment variables to include, by name.
  /// - Throws: The reason why the file cannot be created.
  init(
    creating path: String,
    force: Bool,
    size: Size,
    environment: [(name: String, value: String)]
  ) throws(FileError) {
    self.path = path
    self.size = size
    file = try FileAppender(creating: path, force: force)
    var header = JSONWriter()
    header.beginObject()
    header.key("version")
    header.value(2)
    header.key("width")
    header.value(size.columns)
    header.key("height")
    header.value(size.rows)
    header.key("timestamp")
    header.value(Clock.secondsSince1970)
    header.key("env")
    header.beginObject()
    for (name, value) in environment {
      header.key(name)
      header.value(value)
    }
    header.endObject()
    header.endObject()
    try file.append(header.text + "\n")
  }

  /// Opens a file to add events after its last one.
  ///
  /// - Parameters:
  ///   - end: The end of the existing recording.
  ///   - size: The size of the terminal.
  /// - Throws: The reason why the file cannot be extended.
  init(extending end: CastEnd, size: Size) throws(FileError) {
    path = end.path
    lastTime = end.time
    self.size = end.size
    file = try FileAppender(extending: end.path)
    try resize(to: size, at: lastTime)
  }

  /// Adds output of the terminal.
  ///
  /// - Parameters:
  ///   - text: The output; empty output is not an event.
  ///   - time: The time in microseconds; never earlier than the last event.
  /// - Throws: The reason why the file cannot grow; it then ends before this event.
  func output(_ text: String, at time: Int) throws(FileError) {
    guard !text.isEmpty else { return }
    try event("o", text, at: time)
  }

  /// Adds a new size of the terminal; the same size is not an event.
  func resize(to size: Size, at time: Int) throws(FileError) {
    guard size != self.size else { return }
    self.size = size
    try event("r", "\(size.columns)x\(size.rows)", at: time)
  }

  private func event(_ code: String, _ text: String, at time: Int) throws(FileError) {
    lastTime = max(lastTime, time)
    let start = file.size
    do throws(FileError) {
      try file.append(
        "[\(Self.seconds(lastTime)), \"\(code)\", \(JSONText.quoted(text))]\n"
      )
    } catch {
      // A part of a line would make the file invalid.
      try? file.truncate(to: start)
      throw error
    }
  }

  /// Returns a time in seconds with six decimals.
  private static func seconds(_ microseconds: Int) -> String {
    let fraction = String(microseconds % 1_000_000)
    return "\(microseconds / 1_000_000)." + String(repeating: "0", count: 6 - fraction.utf8.count)
      + fraction
  }
}

/// The end of an existing cast, to which events can be added.
@MainActor struct CastEnd {
  /// The path of the file.
  let path: String

  /// The time of the last event, in microseconds.
  private(set) var time = 0

  /// The size of the terminal at the end.
  private(set) var size: CastFile.Size

  /// Reads a file; nil unless it is an asciinema recording, version 2.
  init?(_ path: String) throws(FileError) {
    let lines = try Files.read(path).bytes.split(separator: UInt8(ascii: "\n"))
    guard let first = lines.first, let header = Self.value(first), header.kind == .object,
      header["version"]?.integer == 2,
      let width = header["width"]?.integer,
      let height = header["height"]?.integer
    else { return nil }
    self.path = path
    size = (width, height)
    for line in lines.dropFirst() {
      guard let event = Self.value(line), event.kind == .array else { return nil }
      let parts = Array(event.elements)
      guard parts.count == 3, let seconds = parts[0].double, (0...1e9).contains(seconds) else {
        return nil
      }
      time = max(time, Int((seconds * 1e6).rounded()))
      guard parts[1].string == "r", let text = parts[2].string else { continue }
      let sides = text.split(separator: "x").compactMap { Int($0) }
      if sides.count == 2 { size = (sides[0], sides[1]) }
    }
  }

  private static func value(_ line: ArraySlice<UInt8>) -> JSONValue? {
    try? JSONDocument(Array(line)).root
  }
}
