/// The explanation of one code of the catalog.
struct ExplanationPage: Sendable {
  /// The code.
  let code: String

  /// A short title.
  let title: String

  /// UIKit's texts in all known versions, with placeholders for the variable parts.
  let templates: [String]

  /// The likely cause.
  let cause: String

  /// A valid alternative.
  let legal: String

  /// The source of the texts, and how certain they are.
  let source: String

  /// Interprets the numbers of a text; nil if texts of this kind carry no more information.
  var read: (@Sendable (RecognizedText) -> Finding?)?
}

/// A catalog text that was found in a pasted text.
struct RecognizedText: Sendable {
  /// The page that the text belongs to.
  let page: ExplanationPage

  /// The index of the matching template on the page.
  let form: Int

  /// The numbers and paths in the text.
  let match: TextTemplate.Match

  /// The whole pasted text, in its plain form.
  let plain: [UInt8]

  /// Returns a number of the text by its name.
  func number(_ name: String) -> Int? { match.numbers[name] }
}
