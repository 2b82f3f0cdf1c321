import TextLayout

/// Lays text out for a screen of 80 columns.
enum HelpText {
  /// How wide a line may be: the last column stays free.
  static let width = 79

  /// Sentences in lines that begin with some blanks.
  static func wrapped(_ text: String, indent: Int = 0) -> [String] {
    let blank = String(repeating: " ", count: indent)
    return text.wrapped(toWidth: width - indent).map { blank + $0 }
  }

  /// Words beside what they mean; a long meaning goes on below itself.
  static func columns(_ terms: [HelpTopic.Term]) -> [String] {
    let column = 4 + (terms.map { $0.word.displayWidth }.max() ?? 0)
    return terms.flatMap { labelled("  " + $0.word, $0.meaning, column: column) }
  }

  /// A label, and text from a column on.
  static func labelled(_ label: String, _ text: String, column: Int) -> [String] {
    let lines = text.wrapped(toWidth: width - column)
    let blank = String(repeating: " ", count: column)
    return lines.enumerated().map { index, line in
      index == 0 ? label.padded(toWidth: column) + line : blank + line
    }
  }
}
