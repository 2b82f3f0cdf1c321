import TextLayout

/// Lays text out for a screen of 80 columns.
package enum HelpText {
  /// How wide a line may be: the last column stays free.
  package static let width = 79

  /// Sentences in lines that begin with some blanks.
  package static func wrapped(_ text: String, indent: Int = 0) -> [String] {
    let blank = String(repeating: " ", count: indent)
    return text.wrapped(toWidth: width - indent).map { blank + $0 }
  }

  /// How wide a word may be that stands beside its meaning: the meaning gets more than half of the line.
  private static let widestWord = 30

  /// Words beside what they mean.
  ///
  /// A long meaning goes on below itself, and one of a word that is too wide for its half begins there. To be
  /// heard, each stands on a line with its meaning.
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

  /// A label, and text from a column on.
  package static func labelled(_ label: String, _ text: String, column: Int) -> [String] {
    let lines = text.wrapped(toWidth: width - column)
    let blank = String(repeating: " ", count: column)
    return lines.enumerated().map { index, line in
      index == 0 ? label.padded(toWidth: column) + line : blank + line
    }
  }
}
