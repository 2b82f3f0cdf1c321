/// The names that a document gives to the members of its sections.
public struct SectionNames: Hashable, Sendable {
  /// The name of the text above the rows.
  public var header: String

  /// The name of the text below the rows.
  public var footer: String

  /// The name of the array of the rows.
  public var rows: String

  /// Creates names; the defaults are those that Tabletop writes itself.
  public init(header: String = "header", footer: String = "footer", rows: String = "items") {
    self.header = header
    self.footer = footer
    self.rows = rows
  }
}
