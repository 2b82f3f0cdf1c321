/// The command summaries in another language, by command name.
///
/// A file has a line `COMMAND: SUMMARY` for each command; lines that begin with `#` are comments. A
/// command without a line has its summary in English.
struct SummaryCatalog: Sendable {
  /// The summaries, by command name.
  let summaries: [String: String]

  /// Creates a catalog from the bytes of a file.
  init(_ bytes: [UInt8]) {
    var summaries: [String: String] = [:]
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      guard line.first != "#", let colon = line.firstIndex(of: ":") else { continue }
      let summary = line[line.index(after: colon)...].drop { $0 == " " }
      summaries[String(line[..<colon])] = String(summary)
    }
    self.summaries = summaries
  }

  /// Returns the catalog of a language, or nil for English.
  static func catalog(in language: TextLanguage) -> SummaryCatalog? {
    switch language {
    case .english: nil
    case .russian: russian
    case .chinese: chinese
    }
  }

  private static let russian = SummaryCatalog(PackageResources.ru_texts)
  private static let chinese = SummaryCatalog(PackageResources.zh_texts)
}

extension CommandDescription {
  /// Returns the summary in a language, in English where it is not translated.
  func summary(in language: TextLanguage) -> String {
    SummaryCatalog.catalog(in: language)?.summaries[name] ?? summary
  }
}
