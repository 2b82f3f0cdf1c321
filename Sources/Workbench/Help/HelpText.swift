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
  ///
  /// A long meaning continues below itself; a wide term has its meaning on the next line. Plain
  /// output, for screen readers, has one term with its meaning per line.
  static func columns(_ terms: [HelpTopic.Term], isPlain: Bool = false) -> [String] {
    guard !isPlain else { return terms.map { "  \($0.word): \($0.meaning)" } }
    let widths = terms.map { $0.word.displayWidth }
    let column = 4 + (widths.filter { $0 <= widestWord }.max() ?? 4)
    return terms.flatMap { term in
      let word = "  " + term.word
      guard term.word.displayWidth > widestWord else {
        return labelled(word, term.meaning, column: column)
      }
      return wrapped(word) + labelled("", term.meaning, column: column)
    }
  }

  /// Returns a label, and text that starts at a column.
  package static func labelled(_ label: String, _ text: String, column: Int) -> [String] {
    let lines = text.wrapped(toWidth: width - column)
    let blank = String(repeating: " ", count: column)
    return lines.enumerated().map { index, line in
      index == 0 ? label.padded(toWidth: column) + line : blank + line
    }
  }
}
