import CommandLanguage
import Platform
import Rendering
import TableUI
import TextLayout

extension TextPicture {
  /// Returns the picture as output, adapted for screen readers if they are enabled.
  @MainActor func answer(_ session: Session) -> Answer {
    let isAccessible = session.settings.isAccessible
    let limit = session.lineWidth.flatMap { $0 < width ? $0 : nil }
    var answer = Answer(
      .pending { [self] in
        [
          "text": .text(String(decoding: utf8.dropLast(), as: UTF8.self)), "width": .int(width),
          "lines": .int(lineCount),
        ]
      },
      .pending { [self] in
        guard !isAccessible else { return AccessibleOutput.lines(ofPicture: lines) }
        return limit.map { limit in lines.map { $0.truncated(toWidth: limit) } } ?? lines
      }
    )
    // A narrow terminal would break each line in two.
    if let limit, !isAccessible {
      answer.styled = .pending { [self] in styledLines(upTo: limit) }
      return answer
    }
    if !isAccessible { answer.safeText = utf8 }
    if !isAccessible, !runs.isEmpty { answer.styled = .pending { [self] in styledLines } }
    return answer
  }

  /// Returns the lines with their styles, cut to the width of a screen; a cut line is plain.
  func styledLines(upTo columns: Int) -> [StyledLine] {
    zip(lines, styledLines).map { line, styled in
      guard line.displayWidth > columns else { return styled }
      return StyledLine([.init(line.truncated(toWidth: columns))])
    }
  }

  /// The lines with their styles; plain unless the renderer keeps them.
  var styledLines: [StyledLine] {
    guard !runs.isEmpty else { return lines.map { StyledLine([.init($0)]) } }
    return runs.map { runs in StyledLine(runs.map { .init($0.text, $0.style.role) }) }
  }
}

extension TextRun.Style {
  /// The meaning of the style; nil for plain text.
  fileprivate var role: Palette.Role? {
    switch self {
    case .plain: nil
    case .address: .address
    case .glyph: .accessory
    case .image: .kind
    case .filled(.selection): .selection
    case .filled(.highlight): .highlight
    case .text(let role):
      switch role {
      case .title: .title
      case .subtitle, .dimmed, .shadow, .footer: .subtitle
      case .value: .value
      case .problem, .destructiveButton: .error
      case .accessory, .button, .indexTitle: .accessory
      case .header: .heading
      }
    }
  }
}

extension Session {
  /// Whether the user sees styles in the output.
  var stylesOutput: Bool {
    answerForm.isText && !settings.isAccessible
      && Palette(
        settings.color,
        isTerminal: !host.answersAreWhole,
        value: Environment.value
      ).isOn
  }
}
