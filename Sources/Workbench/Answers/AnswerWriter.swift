import Rendering
import TextLayout

/// Writes outcomes in one of the forms of answers.
struct AnswerWriter {
  /// The form.
  let format: AnswerFormat

  /// How control characters are shown.
  var escapeStyle: EscapeStyle = .symbol

  /// How wide a line of text may be, or nil where that is nobody's business.
  var lineWidth: Int?

  /// Whether a file or a program reads what is written, and no person at a terminal.
  var isForProgram = false

  /// The colours of what goes to standard output.
  var palette = Palette.plain

  /// The colours of what goes to standard error.
  var errorPalette = Palette.plain

  /// What goes to standard output, each line with its newline.
  func output(for outcome: Outcome) -> String {
    switch format {
    case .text: verbatim(outcome) ?? text.output(for: outcome)
    case .jsonl: JSONLinesAnswer.line(for: outcome)
    case .csv: commaSeparated(outcome)
    case .markdown: markdown(of: outcome)
    }
  }

  /// What goes to standard error, each line with its newline.
  ///
  /// - Parameters:
  ///   - outcome: What came of a command.
  ///   - width: How many columns the terminal has, for the caret line.
  /// - Returns: The lines; none where the form says everything on standard output.
  func errors(for outcome: Outcome, width: Int = 80) -> String {
    switch format {
    case .jsonl: return ""
    case .text: return text.errors(for: outcome, width: width)
    case .csv, .markdown:
      // A table of messages below the table of the answer would be in nobody's column.
      return text.errors(for: outcome, width: width) + omission(of: outcome)
        + text.trace(of: outcome)
    }
  }

  /// What the lesson says, each line with its newline; none where the form says it with the answer.
  func coaching(for outcome: Outcome) -> String {
    guard format != .jsonl else { return "" }
    return outcome.coaching?.lines.map { $0.escapedForDisplay(escapeStyle) + "\n" }.joined() ?? ""
  }

  private func verbatim(_ outcome: Outcome) -> String? {
    guard isForProgram, case .success(let answer) = outcome.result,
      let verbatim = answer.verbatim
    else { return nil }
    return verbatim.value + (outcome.trace.isEmpty ? "" : text.trace(of: outcome))
  }

  private func omission(of outcome: Outcome) -> String {
    guard case .success(let answer) = outcome.result, let omission = answer.omission else {
      return ""
    }
    return text.note(omission) + "\n"
  }

  private var text: TextAnswer {
    TextAnswer(
      escapeStyle: escapeStyle,
      lineWidth: lineWidth,
      palette: palette,
      errorPalette: errorPalette
    )
  }

  private func commaSeparated(_ outcome: Outcome) -> String {
    guard case .success(let answer) = outcome.result else { return "" }
    return answer.commaSeparated ?? AnswerTable(answer.value)?.table.csv(escapeStyle) ?? ""
  }

  /// A table with an empty line behind it, so that the next one is a table of its own; drawings stay drawings.
  private func markdown(of outcome: Outcome) -> String {
    guard case .success(let answer) = outcome.result else { return "" }
    if case .text(let text)? = answer.value["text"], text.contains("\n") {
      let lines = answer.lines.map { $0.escapedForDisplay(escapeStyle) + "\n" }.joined()
      let fence = lines.contains("```") ? "````" : "```"
      return fence + "text\n" + lines + fence + "\n\n"
    }
    guard let table = AnswerTable(answer.value) else { return "" }
    return table.table.markdown(numeric: table.numeric, escapeStyle) + "\n"
  }
}
