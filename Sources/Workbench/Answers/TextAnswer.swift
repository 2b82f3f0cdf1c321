import TableModel
import TextLayout

/// Writes an outcome as lines for people.
struct TextAnswer {
  /// How control characters are shown.
  var escapeStyle: EscapeStyle = .symbol

  /// How wide a line may be, or nil where that is nobody's business.
  var lineWidth: Int?

  /// The colours of what goes to standard output.
  var palette = Palette.plain

  /// The colours of what goes to standard error.
  var errorPalette = Palette.plain

  /// What goes to standard output, each line with its newline.
  ///
  /// A command escapes what it lays out in columns; that nothing gets past is seen to here.
  func output(for outcome: Outcome) -> String {
    var text = ""
    if case .success(let answer) = outcome.result {
      for line in answer.lines {
        text += shown(line)
        text += "\n"
      }
    }
    if !outcome.trace.isEmpty { text += trace(of: outcome) }
    return text
  }

  /// What the trace saw, a line for each message, each with its newline.
  func trace(of outcome: Outcome) -> String {
    outcome.trace.folded.flatMap { $0.lines(escapeStyle, width: lineWidth) }
      .map { palette.paint($0, as: .trace) + "\n" }.joined()
  }

  /// What goes to standard error, each line with its newline.
  ///
  /// - Parameters:
  ///   - outcome: What came of a command.
  ///   - width: How many columns the terminal has, for the caret line.
  /// - Returns: The lines.
  func errors(for outcome: Outcome, width: Int = 80) -> String {
    switch outcome.result {
    case .success(let answer):
      let mark = note("")
      let lines = answer.notes.map(note) + answer.warnings.map { $0.line(escapeStyle, mark) }
      return lines.map { $0 + "\n" }.joined()
    case .failure(let error):
      return lines(for: error, in: outcome, width).map { $0 + "\n" }.joined()
    }
  }

  /// A line beside the answer.
  func note(_ text: String) -> String { errorPalette.paint("note:", as: .note) + " " + shown(text) }

  private func lines(for error: CommandError, in outcome: Outcome, _ width: Int) -> [String] {
    let message = message(of: error)
    let word = errorPalette.paint("error[\(error.code)]", as: .error)
    var lines = [prefix(of: outcome) + word + " " + message[0]] + message.dropFirst()
    if let blame = outcome.blame {
      let caret = caretLines(
        excerpt: blame.excerpt,
        caret: blame.column - 1,
        width: max(20, width - 4),
        style: escapeStyle
      )
      lines += caret.dropLast().map { "    " + $0 }
      lines += caret.suffix(1).map { "    " + errorPalette.paint($0, as: .place) }
    }
    lines += error.details.map { "  " + shown($0) }
    if let hint = error.hint {
      lines.append("  " + errorPalette.paint("hint:", as: .hint) + " " + shown(hint))
    }
    return lines
  }

  /// `file:line:column: ` in scripts, nothing at the prompt and for a line of an option.
  private func prefix(of outcome: Outcome) -> String {
    let place = outcome.place
    guard !place.isPrompt, let file = place.file ?? (place.isStandardInput ? "<stdin>" : nil)
    else { return "" }
    let line = outcome.blame?.line ?? outcome.place.line
    return "\(shown(file)):\(line):\(outcome.blame?.column ?? 1): "
  }

  /// The message, in the lines that UIKit gives it where it does.
  private func message(of error: CommandError) -> [String] {
    guard error.code == "E3" else { return [shown(error.message)] }
    let lines = error.message.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { ($0.first == "\t" ? "    " : "") + shown(String($0.drop { $0 == "\t" })) }
  }

  private func shown(_ text: String) -> String { text.escapedForDisplay(escapeStyle) }
}

extension TableWarning {
  /// The line for people: with its code, or as a note.
  func line(_ style: EscapeStyle, _ note: String) -> String {
    (code == nil ? note : "") + description.escapedForDisplay(style)
  }
}

extension TraceLine {
  /// The line for people: number, parties, selector, result, source and place; the latter two below where a line
  /// may not be so wide.
  func lines(_ style: EscapeStyle, width: Int?) -> [String] {
    let indent = String(repeating: "  ", count: min(depth, 8))
    let times = count > 1 ? " ×\(count)" : ""
    let answer =
      result.map { " = " + $0.escapedForDisplay(style) + (answersVary ? " …" : "") } ?? ""
    let what = message.selector.escapedForDisplay(style)
    let words =
      "\(number) \(layers) \(indent)\(senderName) → \(message.receiver.name)  \(what)\(times)\(answer)"
    let source = "[\(message.source.rawValue)] \(place)"
    guard let width, words.displayWidth + 2 + source.displayWidth > width else {
      return [words + "  " + source]
    }
    return [words, String(repeating: " ", count: 8 + indent.count) + source]
  }
}
