import CommandLanguage
import Workbench
import Workspace

/// What there is to say of one code of the catalogue.
struct ExplanationPage: Sendable {
  /// The code.
  let code: String

  /// What it is about, in a few words.
  let title: String

  /// How UIKit words it, in all known eras, with places for what differs.
  let templates: [String]

  /// The likely cause.
  let cause: String

  /// What would have been legal.
  let legal: String

  /// How well the words are known, and from where.
  let source: String

  /// Works out what a text tells in numbers, or nil where a text of this kind tells nothing more.
  var read: (@Sendable (RecognizedText) -> Finding?)?
}

/// A text of the catalogue that was found in what somebody pasted.
struct RecognizedText: Sendable {
  /// Which page it belongs to.
  let page: ExplanationPage

  /// Which of the page's texts it is.
  let form: Int

  /// The numbers and paths in it.
  let match: TextTemplate.Match

  /// Everything that was pasted, in its plain form.
  let plain: [UInt8]

  /// A number of the text.
  func number(_ name: String) -> Int? { match.numbers[name] }
}

/// What the numbers of a text tell.
struct Finding: Sendable {
  /// What the table saw, in words.
  let saw: String

  /// The numbers behind it.
  var numbers: [(name: String, value: AnswerValue)] = []

  /// The cause, where the numbers narrow it down.
  var cause: String?

  /// The legal batch, where the numbers tell one.
  var legal: String?
}
