import Platform
import Workbench

extension ExplanationPage {
  /// A part of a page that can be translated.
  enum Field: String, CaseIterable, Sendable {
    case title
    case cause
    case legal
  }

  /// Returns the key of a part in a file of translations, such as `E1 title`.
  func key(_ field: Field) -> String { "\(code) \(field.rawValue)" }

  /// Returns a part of the page in English.
  func english(_ field: Field) -> String {
    switch field {
    case .title: title
    case .cause: cause
    case .legal: legal
    }
  }

  /// Returns the translation of a part, or nil if there is none or the language is English.
  func translation(of field: Field, in language: TextLanguage) -> String? {
    TextCatalogs.pages[language]?[key(field)]
  }

  /// Returns a part in a language, in English where it is not translated.
  func text(_ field: Field, in language: TextLanguage) -> String {
    translation(of: field, in: language) ?? english(field)
  }

  /// Returns the causes in a language, the most likely one first.
  func causes(in language: TextLanguage) -> [String] {
    Self.list(text(.cause, in: language))
  }

  /// Returns the first explanation for one of the parts of an app, or nil if the page has none.
  func context(among found: [MessageContext]) -> ContextExplanation? {
    found.lazy.compactMap { context in contexts.first { $0.context == context } }.first
  }

  /// Returns the causes in a part of an app, the most likely one first.
  func causes(in context: ContextExplanation, _ language: TextLanguage) -> [String] {
    Self.list(TextCatalogs.pages[language]?[key(.cause, context)] ?? context.cause)
  }

  /// Returns the valid alternative in a part of an app.
  func legal(in context: ContextExplanation, _ language: TextLanguage) -> String {
    TextCatalogs.pages[language]?[key(.legal, context)] ?? context.legal
  }

  private func key(_ field: Field, _ context: ContextExplanation) -> String {
    "\(code) \(context.context.rawValue) \(field.rawValue)"
  }

  /// Returns the causes of a text that lists them.
  private static func list(_ text: String) -> [String] {
    text.split(separator: " · ").map(String.init)
  }

  /// The texts that can be translated, by key.
  private var texts: [(key: String, text: String)] {
    Field.allCases.map { (key($0), english($0)) }
      + contexts.flatMap { [(key(.cause, $0), $0.cause), (key(.legal, $0), $0.legal)] }
  }

  /// The English texts by key: those of `explain`, which are its shared texts, its pages and the
  /// sentences of its findings, then those around lessons.
  static let englishTexts: [(key: String, text: String)] =
    ExplanationText.allCases.map { ($0.rawValue, $0.english) }
    + all.flatMap(\.texts)
    + FindingSentence.allCases.map { ($0.key, $0.english) }
    + LessonPhrase.allCases.map { ($0.rawValue, $0.english) }
}

extension TextCatalogs {
  /// The texts of `explain` and those around lessons.
  static let pages = TextCatalogs(folder: "Teaching/Explaining/Texts")
}
