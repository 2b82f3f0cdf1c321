import Platform

/// A line of a transcript's output: literal, or a pattern that ends in ` (re)` or ` (glob)`.
struct ExpectedLine {
  /// The line in the file.
  let text: String

  private let expression: RegularExpression?
  private let glob: GlobPattern?

  /// The error in the line's regular expression, or nil.
  let fault: String?

  init(_ text: String) {
    self.text = text
    guard text.utf8.last == UInt8(ascii: ")") else {
      (glob, expression, fault) = (nil, nil, nil)
      return
    }
    glob = text.hasSuffix(Self.globMark) ? GlobPattern(text.dropLast(Self.globMark.count)) : nil
    guard text.hasSuffix(Self.expressionMark) else {
      expression = nil
      fault = nil
      return
    }
    do throws(RegularExpressionError) {
      expression = try RegularExpression(String(text.dropLast(Self.expressionMark.count)))
      fault = nil
    } catch {
      expression = nil
      fault = error.message
    }
  }

  private static let expressionMark = " (re)"
  private static let globMark = " (glob)"

  /// Returns whether the line matches an actual output line.
  ///
  /// Literal lines are compared by bytes, so different encodings of a character do not match.
  func matches(_ answer: String) -> Bool {
    answer.utf8.elementsEqual(text.utf8) || expression?.matches(answer) == true
      || glob?.matches(answer) == true
  }

  /// Returns an output line in a form that matches only this line.
  ///
  /// A line that looks like a prompt, a pattern or a code fence becomes a regular expression.
  static func spelling(of answer: String) -> String {
    let isFence = answer.hasPrefix("```") || answer.hasPrefix("~~~")
    guard
      isFence || answer.hasSuffix(expressionMark) || answer.hasSuffix(globMark)
        || TranscriptPrompt.command(in: answer) != nil
    else { return answer }
    var pattern = ""
    for character in answer {
      switch character {
      case ">", "`", "~": pattern += "[\(character)]"
      case ".", "[", "]", "\\", "(", ")", "*", "+", "?", "{", "}", "|", "^", "$":
        pattern += "\\\(character)"
      default: pattern.append(character)
      }
    }
    return pattern + expressionMark
  }
}
