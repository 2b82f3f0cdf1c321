import CommandLanguage
import Platform

/// An error in the pattern of a transcript line.
struct PatternFault: Fault, Error {
  /// The kinds of errors.
  enum Problem: Hashable, Sendable {
    /// A regular expression is invalid.
    case expression(String)

    /// An escape is unknown.
    case escape(String)
  }

  private let problem: Problem

  /// The place in the line, in bytes.
  let offset: Int

  init(_ problem: Problem, at offset: Int) { (self.problem, self.offset) = (problem, offset) }

  var wording: Wording {
    switch problem {
    case .expression(let message):
      Wording(
        "bad-argument",
        "invalid regular expression: \(message)",
        hint: "for a literal line, end it in (esc) instead; see `help transcripts`"
      )
    case .escape(let text):
      Wording(
        "bad-argument",
        "unknown escape \(text)",
        hint: "the escapes are \\\\, \\t and \\u{HEX}; see `help transcripts`"
      )
    }
  }

  /// Returns the compiled expression of a line that ends in ` (re)`.
  ///
  /// - Parameter pattern: The line, without its mark.
  /// - Returns: The expression.
  /// - Throws: The error, at the part that most likely causes it.
  static func expression(_ pattern: Substring) throws(PatternFault) -> RegularExpression {
    do throws(RegularExpressionError) {
      return try RegularExpression(String(pattern))
    } catch {
      throw PatternFault(.expression(error.message), at: suspect(in: pattern))
    }
  }

  /// Returns the place of an unpaired bracket or backslash, else of the last repetition, else 0.
  private static func suspect(in pattern: Substring) -> Int {
    let bytes = Array(pattern.utf8)
    var groups: [Int] = []
    var repetition = 0
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\"):
        if index + 1 == bytes.count { return index }
        index += 1
      case UInt8(ascii: "["):
        guard let end = endOfSet(in: bytes, from: index) else { return index }
        index = end
      case UInt8(ascii: "("): groups.append(index)
      case UInt8(ascii: ")"): _ = groups.popLast()
      case UInt8(ascii: "{"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "?"):
        repetition = index
      default: break
      }
      index += 1
    }
    return groups.last ?? repetition
  }

  /// Returns the index of the bracket that ends a set of characters, or nil.
  private static func endOfSet(in bytes: [UInt8], from start: Int) -> Int? {
    var index = start + 1
    if index < bytes.count, bytes[index] == UInt8(ascii: "^") { index += 1 }
    // A bracket at the beginning is a character of the set.
    return bytes.indices.dropFirst(index + 1).first { bytes[$0] == UInt8(ascii: "]") }
  }
}
