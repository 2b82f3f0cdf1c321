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

  /// The English texts by key: those of `explain`, which are its shared texts, its pages and the
  /// sentences of its findings, then those around lessons.
  static let englishTexts: [(key: String, text: String)] =
    ExplanationText.allCases.map { ($0.rawValue, $0.english) }
    + all.flatMap { page in Field.allCases.map { (page.key($0), page.english($0)) } }
    + FindingSentence.allCases.map { ($0.key, $0.english) }
    + LessonPhrase.allCases.map { ($0.rawValue, $0.english) }
}

extension TextCatalogs {
  /// The texts of `explain` and those around lessons.
  static let pages = TextCatalogs(
    russian: PackageResources.ru_texts,
    chinese: PackageResources.zh_texts
  )
}
