/// A section of a table: a header, a footer and rows.
///
/// The titles start empty; an empty title draws nothing. (KtTableView: section object.)
public struct Section: Hashable, Sendable {
  /// The text above the rows, or empty.
  public var header: String

  /// The text below the rows, or empty.
  public var footer: String

  /// The rows.
  public var items: ItemList

  /// Which section of the loaded document this one is, counted from 0, or nil if it was made since.
  public let origin: Int?

  /// Makes a section.
  public init(
    header: String = "",
    footer: String = "",
    items: ItemList = ItemList(),
    origin: Int? = nil
  ) {
    self.header = header
    self.footer = footer
    self.items = items
    self.origin = origin
  }
}
