import Workbench

/// The texts of a lesson in another language.
///
/// They are in a file beside that of the lesson: `NAME.zh.lesson` is the Chinese translation of
/// `NAME.lesson`.
struct LessonTranslation: Sendable {
  /// The file.
  let file: String

  /// The texts, by place; one that is missing or empty is shown in English.
  let texts: [LessonTextKey: LessonText]

  /// The languages that a lesson can be translated to.
  static let languages = TextLanguage.allCases.filter { $0 != .english }

  /// Returns the path of a lesson's translation, or nil if the lesson's file has another ending.
  static func path(of lesson: String, in language: TextLanguage) -> String? {
    guard lesson.hasSuffix(ending) else { return nil }
    return lesson.dropLast(ending.count) + ending(of: language)
  }

  /// Returns the path of the lesson that a file translates, or nil if it is not a translation.
  static func original(of path: String) -> String? {
    languages.lazy.map(ending).first { path.hasSuffix($0) }
      .map { path.dropLast($0.count) + ending }
  }

  private static let ending = ".lesson"

  private static func ending(of language: TextLanguage) -> String {
    ".\(language.rawValue)\(ending)"
  }

  /// Returns the texts of a lesson that this translation lacks, in the order of the file.
  func gaps(in lesson: Lesson) -> [LessonTextKey] {
    lesson.texts.map(\.key).filter { texts[$0]?.isEmpty ?? true }
  }
}

extension Lesson {
  /// Returns the lesson with the texts of a language, in English where a text is not translated.
  func translated(to language: TextLanguage) -> Lesson {
    guard let translation = translations[language] else { return self }
    var lesson = self
    for (key, text) in translation.texts where !text.isEmpty { lesson.setText(text, at: key) }
    return lesson
  }
}

extension Lesson {
  /// Lines that name the translations with gaps, and the texts that are missing.
  var translationNotes: [String] {
    LessonTranslation.languages.compactMap { translations[$0] }.compactMap { translation in
      TranslationGaps(file: translation.file, texts: translation.gaps(in: self).map(\.words)).note
    }
  }
}
