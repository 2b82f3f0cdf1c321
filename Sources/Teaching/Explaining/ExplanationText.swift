import Workbench

/// A text that the pages of `explain` share: a label, or a note on a pasted text.
enum ExplanationText: String, CaseIterable, Sendable {
  case text = "label text"
  case saw = "label saw"
  case cause = "label cause"
  case legal = "label legal"
  case `try` = "label try"
  case source = "label source"
  case lesson = "label lesson"
  case report = "label report"
  case frame = "label frame"
  case look = "label look"
  case cutLabel = "label cut"
  case alsoLabel = "label also"
  case cut = "note cut"
  case maybe = "note maybe"
  case also = "note also"

  /// The labels.
  static let labels = allCases.filter { $0.rawValue.hasPrefix("label ") }

  /// The text in English; `{codes}` stands for the codes of other messages.
  var english: String {
    switch self {
    case .cut: "the text is cut off"
    case .maybe: "the text is cut off; it may also be {codes}"
    case .also: "the text also contains {codes}"
    default: String(rawValue.dropFirst("label ".count))
    }
  }

  /// Returns the text in a language, with the codes of other messages filled in.
  func text(in language: TextLanguage, _ codes: [String] = []) -> String {
    let text = TextCatalogs.pages[language]?[rawValue] ?? english
    return text.replacing("{codes}", with: codes.joined(separator: ", "))
  }
}
