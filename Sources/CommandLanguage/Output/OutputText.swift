/// A line of output as a typed value, as a ``Fault`` is for errors.
///
/// A feature has one enumeration of its lines with their words in one file. A command chooses a
/// case; it composes no sentence. Texts in the cases are already escaped.
package protocol OutputText: Sendable {
  /// The line, without its newline.
  var words: String { get }
}

extension Answer {
  /// Creates output of one line.
  package init(_ value: AnswerValue, _ text: some OutputText, notes: [String] = []) {
    self.init(value, [text.words], notes: notes)
  }

  /// Creates output of lines.
  package init(_ value: AnswerValue, _ texts: [some OutputText], notes: [String] = []) {
    self.init(value, texts.map(\.words), notes: notes)
  }
}
