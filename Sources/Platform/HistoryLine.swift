/// How a command is written as one line of the history file.
///
/// A backslash, a newline and other controls are escaped, so that whatever was typed stays one
/// line and nothing in the file drives a terminal.
package enum HistoryLine {
  /// A command as a line, without the newline at its end; a zero character goes.
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

  /// The command of a line; nil for a line that we would not have written.
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

  /// A place as a line of its own, before that of its command.
  package static func encode(place: String) -> String { "\\@" + encode(place) }

  /// The place that a line names; nil for any other line.
  package static func decodePlace(_ line: some Collection<UInt8>) -> String? {
    guard line.starts(with: [0x5C, 0x40]) else { return nil }
    return decode(line.dropFirst(2))
  }

  /// Takes what stands behind a backslash.
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

  /// Whether a character must not stand in the file as it is.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

/// A command that a person typed, and where.
public struct HistoryEntry: Hashable, Sendable {
  /// The command, of one line or several.
  public let command: String

  /// The file that it was about, as a whole path, or a folder with a slash at its end; nil where nobody knows.
  public let place: String?

  /// Makes an entry.
  public init(_ command: String, place: String? = nil) {
    self.command = command
    self.place = place
  }

  /// The folder of the place, with a slash at its end, or nil.
  public var folder: String? { place.map { HistoryEntry.folder(of: $0) } }

  /// The folder of a place.
  ///
  /// - Parameter place: The path of a file, or of a folder with a slash at its end.
  /// - Returns: Its path, with a slash at its end.
  public static func folder(of place: String) -> String {
    String(place[..<(place.lastIndex(of: "/").map { place.index(after: $0) } ?? place.startIndex)])
  }
}

/// Why the history file is of no use.
public enum HistoryError: Error, Hashable, Sendable {
  /// A file that is not ours stands there, or no file at all; `kind` names it with its article.
  case foreign(String, kind: String)

  /// A call of the system failed.
  case system(SystemError)

  /// One sentence about what was found, without a full stop.
  ///
  /// The path stands in it as it is: escape the sentence before a terminal sees it.
  public var message: String {
    switch self {
    case .foreign(let path, let kind): "\(path) is \(kind), so no history is kept there"
    case .system(let error): FileError.system(error).message
    }
  }
}
