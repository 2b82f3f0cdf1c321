/// A data source that brings titles for a jump list at the right edge; without it there is none.
@MainActor public protocol TableViewIndexing: AnyObject {
  /// The titles from top to bottom, or nil for none; asked with each reload.
  ///
  /// ``TableView/indexSearch`` as the first one stands for the top of the table. There need not be as many as
  /// there are sections.
  func sectionIndexTitles(for tableView: TableView) -> [String]?

  /// The section that a title leads to. The default is the section of the same number.
  func tableView(
    _ tableView: TableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int
}

extension TableViewIndexing {
  public func tableView(
    _ tableView: TableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int { index }
}
