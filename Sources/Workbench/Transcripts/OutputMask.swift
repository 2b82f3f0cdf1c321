import Platform

/// A part of a transcript line that differs from run to run, such as `<time>`.
enum OutputMask: String, CaseIterable {
  /// A duration, a time of day or a date.
  case time

  /// A path or another text without blanks and quotes.
  case path

  /// A size, such as `1,234 bytes` or `4.5 MB`.
  case bytes

  /// A word of letters, digits and `_ . : -`.
  case id

  private var mark: String { "<\(rawValue)>" }

  private static let digits = "[0-9]([0-9,.]*[0-9])?"

  /// The extended regular expression of its texts.
  private var pattern: String {
    switch self {
    case .time:
      "(\(Self.duration)( \(Self.duration))*|(\(Self.date)[T ])?\(Self.clock)|\(Self.date))"
    case .path: "[^[:space:]\"']+"
    case .bytes: "(\(Self.digits) ?([kKMGT]i?B|B|bytes?))"
    case .id: "[[:alnum:]_]([[:alnum:]_.:-]*[[:alnum:]_])?"
    }
  }

  private static let units =
    "ns|µs|ms|s|min|h|d|((nano|micro|milli)?second|minute|hour|day)s?"
  private static let duration = "(\(digits) ?(\(units)))"
  private static let date = "([0-9]{4}-[0-9]{2}-[0-9]{2})"
  private static let clock =
    "([0-9]{1,2}:[0-9]{2}(:[0-9]{2}([.,][0-9]+)?)?(Z|[+-][0-9]{2}:?[0-9]{2})?)"

  /// Returns whether a text contains a mask.
  static func isFound(in text: some StringProtocol) -> Bool {
    // Most lines have no angle bracket.
    text.utf8.contains(UInt8(ascii: "<")) && allCases.contains { text.contains($0.mark) }
  }

  /// Returns the expression for a line with masks; nil if it has none.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - isGlob: Whether `*` and `?` match any text and any character.
  /// - Returns: The expression.
  static func expression(for line: Substring, isGlob: Bool) -> RegularExpression? {
    guard isFound(in: line) else { return nil }
    var pattern = ""
    var rest = line
    while let first = rest.first {
      if first == "<", let mask = allCases.first(where: { rest.hasPrefix($0.mark) }) {
        pattern += mask.pattern
        rest = rest.dropFirst(mask.mark.count)
        continue
      }
      rest = rest.dropFirst()
      switch first {
      case "*" where isGlob: pattern += ".*"
      case "?" where isGlob: pattern += "."
      case "\\" where isGlob && !rest.isEmpty: pattern += literal(rest.removeFirst())
      default: pattern += literal(first)
      }
    }
    return try? RegularExpression(pattern)
  }

  private static func literal(_ character: Character) -> String {
    ".[]\\()*+?{}|^$".contains(character) ? "\\\(character)" : String(character)
  }
}
