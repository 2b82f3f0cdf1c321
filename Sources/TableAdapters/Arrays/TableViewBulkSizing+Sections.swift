package import TableModel
package import TableUI

// Rows that ask for a height have it; whoever sizes the others is asked row by row.
extension TableViewBulkSizing {
  /// Appends the heights of rows that a model has.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - section: Their section.
  ///   - heights: Where the heights go, in points; one for each row.
  ///   - items: The rows of the section as the model has them, or nil. One that it has lost is asked for by itself.
  ///   - tableView: The table view that asks.
  package func appendHeights(
    of rows: Range<Int>,
    inSection section: Int,
    to heights: inout [Double],
    _ items: ItemList?,
    _ tableView: TableView
  ) {
    func height(_ row: Int) -> Double {
      self.tableView(tableView, heightForRowAt: IndexPath(row: row, section: section))
    }
    guard let items, items.count >= rows.upperBound else {
      for row in rows { heights.append(height(row)) }
      return
    }
    items.appendHeights(of: rows, to: &heights) { row, _ in height(row) }
  }
}

extension [Section] {
  /// The rows of a section, or nil where there is no such section.
  func items(inSection section: Int) -> ItemList? {
    indices.contains(section) ? self[section].items : nil
  }
}

extension TableViewBulkSizing where Self: SectionsProviding {
  package func tableView(
    _ tableView: TableView,
    heightsOfRows rows: Range<Int>,
    inSection section: Int,
    into heights: inout [Double]
  ) {
    let items = sections.items(inSection: section)
    appendHeights(of: rows, inSection: section, to: &heights, items, tableView)
  }
}
