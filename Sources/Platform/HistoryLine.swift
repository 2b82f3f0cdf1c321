/// The encoding of a command as one line of the history file.
///
/// Backslashes, newlines and other control characters are escaped. So each command is one line, and
/// the file cannot control a terminal.
package enum HistoryLine {
  /// Returns a command as a line, without the newline at its end; zero characters are removed.
  package static func encode(_ command: String) -> String {
    var line = String.UnicodeScalarView()
    for scalar in command.unicodeScalars {
      switch scalar {
      case "\0": continue
      case "\\": line.append(contentsOf: "\\\\".unicodeScalars)
      case "\n": line.append(contentsOf: "\\n".unicodeScalars)
      case _ where isControl(scalar):
        line.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
      default: line.append(scalar)
      }
    }
    return String(line)
  }

  /// Returns the command of a line; nil for a line that this encoding never produces.
  package static func decode(_ line: some Sequence<UInt8>) -> String? {
    guard let text = String(validating: line, as: UTF8.self), !text.isEmpty else { return nil }
    // Most lines are plain, and ten thousand of them are read before the first key.
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x5C }) { return text }
    var command = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard !isControl(scalar) else { return nil }
      guard scalar == "\\" else {
        command.append(scalar)
        continue
      }
      guard let escaped = takeEscaped(&rest) else { return nil }
      command.append(escaped)
    }
    return String(command)
  }

  /// Returns the line of a place, which precedes the line of its command.
  package static func encode(place: String) -> String { "\\@" + encode(place) }

  /// Returns the place that a line names; nil for any other line.
  package static func decodePlace(_ line: some Collection<UInt8>) -> String? {
    guard line.starts(with: [0x5C, 0x40]) else { return nil }
    return decode(line.dropFirst(2))
  }

  /// Takes the characters after a backslash and returns the escaped one.
  private static func takeEscaped(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    switch rest.popFirst() {
    case "\\": return "\\"
    case "n": return "\n"
    case "u":
      guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}") else { return nil }
      let digits = String(rest[..<end])
      rest = rest[rest.index(after: end)...]
      guard let value = UInt32(digits, radix: 16), value != 0 else { return nil }
      return Unicode.Scalar(value)
    default: return nil
    }
  }

  /// Returns whether a character must be escaped in the file.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

/// A typed command and its place.
public struct HistoryEntry: Hashable, Sendable {
  /// The command, one or more lines.
  public let command: String

  /// The absolute path of the file it was typed for, or a folder with a trailing slash; nil if
  /// unknown.
  public let place: String?

  /// Creates an entry.
  public init(_ command: String, place: String? = nil) {
    self.command = command
    self.place = place
  }

  /// The folder of the place, with a trailing slash, or nil.
  public var folder: String? { place.map { HistoryEntry.folder(of: $0) } }

  /// Returns the folder of a place.
  ///
  /// - Parameter place: The path of a file, or of a folder with a trailing slash.
  /// - Returns: The path of the folder, with a trailing slash.
  public static func folder(of place: String) -> String {
    String(place[..<(place.lastIndex(of: "/").map { place.index(after: $0) } ?? place.startIndex)])
  }
}

/// The reason why the history file is unusable.
public enum HistoryError: Error, Hashable, Sendable {
  /// Another file or item is at the path; `kind` names it with its article.
  case foreign(String, kind: String)

  /// A system call failed.
  case system(SystemError)

  /// The error message: one sentence without a period.
  ///
  /// It includes the path unchanged; escape the message before printing it to a terminal.
  public var message: String {
    switch self {
    case .foreign(let path, let kind): "\(path) is \(kind); history is not saved there"
    case .system(let error): FileError.system(error).message
    }
  }
}
