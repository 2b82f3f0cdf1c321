import CommandLanguage

/// A language of texts that a person reads: lessons, help summaries and pages of `explain`.
///
/// Errors, codes and the output of other commands are English in every language.
package enum TextLanguage: String, CaseIterable, Sendable {
  case english = "en"
  case russian = "ru"
  case chinese = "zh"

  /// Creates the language that environment variables choose.
  ///
  /// The first variable with a value decides: `LANGUAGE`, which may list several languages with
  /// colons between them, then `LC_ALL`, `LC_MESSAGES` and `LANG`. Only the part for the language
  /// counts, such as `zh` in `zh_CN.UTF-8`. The language is English if no listed one is known.
  ///
  /// - Parameter value: Returns the value of an environment variable, or nil.
  package init(environment value: (String) -> String?) {
    let names = ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"]
    let locales = names.lazy.compactMap(value).first { !$0.isEmpty } ?? ""
    self = locales.split(separator: ":").lazy.compactMap { Self(locale: $0) }.first ?? .english
  }

  /// Creates the language of a locale such as `ru_RU.UTF-8`, or nil if it is not known.
  private init?(locale: Substring) {
    let name = locale.prefix { $0.isLetter }
    self.init(rawValue: name.lowercased())
  }
}

extension Session {
  /// The language of lesson texts, help summaries and pages of `explain`.
  ///
  /// `set language` chooses it. Otherwise the environment does at the prompt, and scripts and
  /// transcripts are in English.
  package var language: TextLanguage {
    settings.language ?? (place.isPrompt ? settings.languageAtPrompt : .english)
  }
}
