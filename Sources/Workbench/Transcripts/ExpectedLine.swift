import CommandLanguage
import Platform

/// A line of a transcript's output: literal, or a pattern.
///
/// A line that ends in ` (re)`, ` (glob)` or ` (esc)` has another form. A line of `...` matches any
/// number of lines. Masks such as `<time>` match a text of their kind, except in the forms `(re)`
/// and `(esc)`.
struct ExpectedLine {
  /// The line in the file.
  let text: String

  private var form = Form.literal

  /// The error in the line's pattern, or nil.
  private(set) var fault: PatternFault?

  private enum Form {
    case literal
    case lines
    case expression(RegularExpression)
    case glob(GlobPattern)
    case escaped(String)
  }

  init(_ text: String) {
    self.text = text
    do throws(PatternFault) { form = try Self.form(of: text) } catch { fault = error }
  }

  private static let expressionMark = " (re)"
  private static let globMark = " (glob)"
  private static let escapeMark = " (esc)"
  private static let anyLines = "..."

  private static func form(of text: String) throws(PatternFault) -> Form {
    if text == anyLines { return .lines }
    if text.utf8.last == UInt8(ascii: ")") {
      if text.hasSuffix(expressionMark) {
        return .expression(try PatternFault.expression(text.dropLast(expressionMark.count)))
      }
      if text.hasSuffix(escapeMark) {
        return .escaped(try LineEscapes.decoded(text.dropLast(escapeMark.count)))
      }
      if text.hasSuffix(globMark) {
        let pattern = text.dropLast(globMark.count)
        return OutputMask.expression(for: pattern, isGlob: true).map { Form.expression($0) }
          ?? .glob(GlobPattern(pattern))
      }
    }
    let masked = OutputMask.expression(for: text[...], isGlob: false)
    return masked.map { .expression($0) } ?? .literal
  }

  /// Whether the line matches any number of lines.
  var isAnyLines: Bool {
    if case .lines = form { true } else { false }
  }

  /// Returns whether the line matches an actual output line.
  ///
  /// Literal lines are compared by bytes, so different encodings of a character do not match.
  func matches(_ answer: String) -> Bool {
    if answer.utf8.elementsEqual(text.utf8) { return true }
    switch form {
    case .literal: return false
    case .lines: return true
    case .expression(let expression): return expression.matches(answer)
    case .glob(let pattern): return pattern.matches(answer)
    case .escaped(let literal): return answer.utf8.elementsEqual(literal.utf8)
    }
  }

  /// Returns an output line in a form that matches only this line.
  ///
  /// A line that looks like a prompt, a pattern or a code fence gets escapes.
  static func spelling(of answer: String) -> String {
    let isPrompt = TranscriptPrompt.command(in: answer) != nil
    let isFence = answer.hasPrefix("```") || answer.hasPrefix("~~~")
    let isPattern =
      answer == anyLines || OutputMask.isFound(in: answer)
      || [expressionMark, globMark, escapeMark].contains(where: answer.hasSuffix)
    guard isPrompt || isFence || isPattern else { return answer }
    let escaped: Set<Unicode.Scalar> = isPrompt ? [">", "`", "~"] : isFence ? ["`", "~"] : []
    return LineEscapes.encoded(answer, escaping: escaped) + escapeMark
  }
}

extension Transcript {
  /// The errors in the patterns of the expected output, in file order.
  var patternFindings: [ScriptLint.Finding] {
    var findings: [ScriptLint.Finding] = []
    for entry in entries {
      // Only a mark at the end of a line can make it wrong.
      for number in entry.answerLines where lines.lastByte(ofLine: number) == UInt8(ascii: ")") {
        guard let fault = ExpectedLine(lines[number]).fault else { continue }
        findings.append(
          ScriptLint.Finding(
            text: LintedText(lines[number], line: number + 1),
            error: CommandError(fault, at: fault.offset)
          )
        )
      }
    }
    return findings
  }
}
