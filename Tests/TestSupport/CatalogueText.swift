/// One condition of the catalogue of errors and warnings, and what is said of it in each era.
///
/// The table of all of them is reached twice: by calls of the library, and by lines of the workbench. Both start
/// from a table of two sections, of four rows and of one, in which nothing is selected.
public struct CatalogueText: Sendable, CustomStringConvertible {
  /// What the condition is called here: its code, and a word where a code has several.
  public let name: String

  /// The code in the default era.
  public let code: String

  /// The whole text in the default era; `{source}` stands for the name of the data source.
  public let text: String

  /// What other eras say otherwise: code and whole text by the name of the era.
  public let others: [String: (code: String, text: String)]

  public var description: String { name }

  /// The eras there are.
  public static let eras = ["ios6", "ios12", "ios13", "current"]

  /// Code and text in an era.
  public func words(era: String, source: String) -> (code: String, text: String) {
    let words = others[era] ?? (code, text)
    guard let place = words.text.range(of: "{source}") else { return words }
    return (words.code, words.text.replacingCharacters(in: place, with: source))
  }

  init(
    _ name: String,
    _ text: String,
    others: [String: (code: String, text: String)] = [:]
  ) {
    self.name = name
    code = String(name.prefix { $0 != " " })
    self.text = text
    self.others = others
  }

  /// A text whose spaces after the first full stop are two up to iOS 12, and one since.
  static func sum(_ name: String, _ text: String) -> CatalogueText {
    let code = String(name.prefix { $0 != " " })
    let one = text.replacing(".  The", with: ". The")
    return CatalogueText(name, text, others: ["ios13": (code, one), "current": (code, one)])
  }

  /// A sum that is E3 today, since the data source changed.
  static func changed(_ name: String, _ text: String, today: String) -> CatalogueText {
    let code = String(name.prefix { $0 != " " })
    let one = text.replacing(".  The", with: ". The")
    return CatalogueText(name, text, others: ["ios13": (code, one), "current": ("E3", today)])
  }
}

extension String {
  fileprivate func range(of text: String) -> Range<String.Index>? { firstRange(of: text) }

  fileprivate func replacingCharacters(in range: Range<String.Index>, with text: String) -> String {
    var copy = self
    copy.replaceSubrange(range, with: text)
    return copy
  }
}
