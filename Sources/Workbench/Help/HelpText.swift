package import CommandLanguage
import TextLayout

/// Text layout for a screen with 80 columns.
package enum HelpText {
  /// The maximum line width; the last column stays free.
  package static let width = 79

  /// Returns sentences wrapped into indented lines.
  package static func wrapped(_ text: String, indent: Int = 0) -> [String] {
    let blank = String(repeating: " ", count: indent)
    return text.wrapped(toWidth: width - indent).map { blank + $0 }
  }

  /// The maximum width of a term, so that its meaning gets more than half of the line.
  private static let widestWord = 30

  /// Returns terms with their meanings in two columns.
  static func columns(_ terms: [HelpTopic.Term], isPlain: Bool = false) -> [String] {
    styledColumns(terms, isPlain: isPlain).map(\.text)
  }

  /// Returns terms with their meanings in two columns, with the terms in the style of commands.
  ///
  /// A long meaning continues below itself; a wide term has its meaning on the next line. Plain
  /// output, for screen readers, has one term with its meaning per line.
  ///
  /// - Parameters:
  ///   - terms: The terms.
  ///   - isPlain: Whether to omit columns; false by default.
  ///   - isCut: Whether each term has one line, with its meaning cut between words.
  /// - Returns: The lines.
  static func styledColumns(
    _ terms: [HelpTopic.Term],
    isPlain: Bool = false,
    isCut: Bool = false
  ) -> [StyledLine] {
    guard !isPlain else {
      return terms.map { StyledLine([.init("  \($0.word): \($0.meaning)")]) }
    }
    let widths = terms.map { $0.word.displayWidth }
    let column = 4 + (widths.filter { $0 <= widestWord }.max() ?? 4)
    return terms.flatMap { term -> [StyledLine] in
      guard term.word.displayWidth > widestWord else {
        let lines = labelled("  " + term.word, term.meaning, column: column)
        let shown = isCut && lines.count > 1 ? [cut(lines[0])] : lines
        return shown.enumerated().map { index, line in
          guard index == 0 else { return StyledLine([.init(line)]) }
          let rest = line.dropFirst(2 + term.word.count)
          return StyledLine([.init("  "), .init(term.word, .command), .init(String(rest))])
        }
      }
      return wrapped("  " + term.word).map { StyledLine([.init($0, .command)]) }
        + labelled("", term.meaning, column: column).map { StyledLine([.init($0)]) }
    }
  }

  /// Returns a line that ends in a mark for what follows; only whole words remain.
  private static func cut(_ line: String) -> String {
    guard line.displayWidth + 2 > width, let end = line.lastIndex(of: " ") else {
      return line + " …"
    }
    return line[..<end] + " …"
  }

  /// Returns a label, and text that starts at a column.
  package static func labelled(_ label: String, _ text: String, column: Int) -> [String] {
    let lines = text.wrapped(toWidth: width - column)
    let blank = String(repeating: " ", count: column)
    return lines.enumerated().map { index, line in
      index == 0 ? label.padded(toWidth: column) + line : blank + line
    }
  }

  /// Returns output whose lines break between words on a narrow terminal.
  @MainActor package static func fitting(_ answer: Answer, in session: Session) -> Answer {
    guard let columns = session.lineWidth, columns <= width else { return answer }
    let lines = answer.lines.map { StyledLine([.init($0)]) }
    return self.answer(answer.value, lines, in: session)
  }

  /// Returns a page as output; on a narrow terminal, its lines break between words.
  @MainActor static func answer(
    _ value: AnswerValue,
    _ lines: [StyledLine],
    in session: Session
  ) -> Answer {
    guard let columns = session.lineWidth, columns <= width else {
      return Answer(value, styled: lines)
    }
    return Answer(value, styled: lines.flatMap { $0.wrapped(toWidth: max(columns - 1, 1)) })
  }
}
