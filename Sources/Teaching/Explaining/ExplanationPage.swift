/// The explanation of one code of the catalog.
struct ExplanationPage: Sendable {
  /// The role of a message in a pasted text; the first kind explains the crash.
  enum Weight: Int, Sendable {
    /// A message that contains the message of an exception.
    case wrapper

    /// An exception.
    case exception

    /// A warning in the log, or a message that names no cause.
    case warning
  }

  /// The code.
  let code: String

  /// A short title.
  let title: String

  /// UIKit's texts in all known versions, with placeholders for the variable parts.
  let templates: [String]

  /// The likely causes, the most likely one first, with ` · ` between them.
  let cause: String

  /// A valid alternative.
  let legal: String

  /// The source of the texts, and how certain they are.
  let source: String

  /// A command that shows the valid alternative; nil if the program has none.
  var example: String?

  /// The names of lessons about the same mistake, beside those that show the message.
  var lessons: [String] = []

  /// The role in a pasted text.
  var weight = Weight.exception

  /// Whether the message is about a list only if the text names a part of one.
  var needsEvidence = false

  /// The causes in parts of an app, beside the general one.
  var contexts: [ContextExplanation] = []

  /// Interprets the numbers of a text; nil if texts of this kind carry no more information.
  var read: (@Sendable (RecognizedText) -> Finding?)?

  /// Whether the texts are Tabletop's, because UIKit's are unknown.
  var isOurs: Bool { source.hasPrefix("ours") }
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

  /// The parts of an app that the pasted text names.
  var contexts: [MessageContext] = []

  /// Returns a number of the text by its name.
  func number(_ name: String) -> Int? { match.numbers[name] }
}
