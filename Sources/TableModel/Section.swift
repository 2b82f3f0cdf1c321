/// A section of a table: a header, a footer and rows.
///
/// The titles start empty; an empty title draws nothing. (KtTableView: section object.)
public struct Section: Sendable {
  /// The text above the rows, or empty.
  public var header: String

  /// The text below the rows, or empty.
  public var footer: String

  /// The rows.
  public var items: ItemList

  /// Which section of the loaded document this one is, counted from 0, or nil if it was made since or comes from
  /// another document.
  public let origin: Int?

  /// The object that a document has for the section, or nil if the section was made since.
  public var object: SectionObject?

  /// Makes a section.
  public init(
    header: String = "",
    footer: String = "",
    items: ItemList = ItemList(),
    origin: Int? = nil,
    object: SectionObject? = nil
  ) {
    self.header = header
    self.footer = footer
    self.items = items
    self.origin = origin
    self.object = object
  }
}

extension Section: Hashable {
  /// Whether both sections have the same titles, byte for byte, and equal rows and members.
  public static func == (left: Section, right: Section) -> Bool {
    left.origin == right.origin && left.header.utf8.elementsEqual(right.header.utf8)
      && left.footer.utf8.elementsEqual(right.footer.utf8) && left.items == right.items
      && left.object == right.object
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(header)
    hasher.combine(footer)
    hasher.combine(items)
    hasher.combine(origin)
  }
}
