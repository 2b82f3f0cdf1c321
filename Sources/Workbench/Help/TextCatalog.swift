import Platform

/// Texts in another language, by key.
///
/// A file has a line `KEY: TEXT` for each text; lines that begin with `#` are comments. A text that
/// is missing or empty is shown in English.
package struct TextCatalog: Sendable {
  /// A line of the file.
  package struct Line: Sendable {
    /// The line number, from 1.
    package let number: Int

    /// The key before the colon; nil if the line has no colon.
    package let key: String?

    /// The text after the colon; may be empty.
    package let text: String
  }

  /// The lines that are neither empty nor comments, in the order of the file.
  package let lines: [Line]

  /// The texts by key, without empty ones; the first of several with the same key counts.
  package let texts: [String: String]

  /// Creates a catalog from the text of a file.
  package init(_ text: String) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    self.lines = lines.enumerated().compactMap { index, line in
      let content = line.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
      guard let first = content.first, first != "#" else { return nil }
      guard let colon = content.firstIndex(of: ":") else {
        return Line(number: index + 1, key: nil, text: String(content))
      }
      let text = content[content.index(after: colon)...].drop(while: \.isWhitespace)
      let end = text.lastIndex { !$0.isWhitespace }.map { text[...$0] } ?? ""
      return Line(number: index + 1, key: String(content[..<colon]), text: String(end))
    }
    let pairs = self.lines.compactMap { line in line.key.map { ($0, line.text) } }
    texts = Dictionary(pairs.filter { !$0.1.isEmpty }) { first, _ in first }
  }

  /// Returns a text, or nil if it is not translated.
  package subscript(_ key: String) -> String? { texts[key] }
}

/// The same texts in all languages except English.
package struct TextCatalogs: Sendable {
  private let russian: TextCatalog
  private let chinese: TextCatalog

  /// Creates catalogs from files that are built in.
  ///
  /// - Parameter folder: Their folder, relative to the folder of sources.
  package init(folder: String) {
    func catalog(_ language: TextLanguage) -> TextCatalog {
      TextCatalog(EmbeddedFile.text(at: "\(folder)/\(language.rawValue).texts"))
    }
    russian = catalog(.russian)
    chinese = catalog(.chinese)
  }

  /// Returns the catalog of a language, or nil for English.
  package subscript(_ language: TextLanguage) -> TextCatalog? {
    switch language {
    case .english: nil
    case .russian: russian
    case .chinese: chinese
    }
  }

  /// The command summaries, by command name.
  static let summaries = TextCatalogs(folder: "Workbench/Help/Summaries")
}

extension Features {
  /// The English summaries of all commands, by name, in the order of `help`.
  package var summaries: [(key: String, text: String)] {
    commands.descriptions.map { ($0.name, $0.summary) }
  }
}

extension CommandDescription {
  /// Returns the summary in a language, in English where it is not translated.
  func summary(in language: TextLanguage) -> String {
    TextCatalogs.summaries[language]?[name] ?? summary
  }
}
