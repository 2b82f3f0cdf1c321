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
  ///   - sections: The model. A row that it has lost is asked for by itself.
  ///   - tableView: The table view that asks.
  package func appendHeights(
    of rows: Range<Int>,
    inSection section: Int,
    to heights: inout [Double],
    _ sections: [Section],
    _ tableView: TableView
  ) {
    func height(_ row: Int) -> Double {
      self.tableView(tableView, heightForRowAt: IndexPath(row: row, section: section))
    }
    guard sections.indices.contains(section), sections[section].items.count >= rows.upperBound
    else {
      for row in rows { heights.append(height(row)) }
      return
    }
    sections[section].items.appendHeights(of: rows, to: &heights) { row, _ in height(row) }
  }
}

extension TableViewBulkSizing where Self: SectionsProviding {
  package func tableView(
    _ tableView: TableView,
    heightsOfRows rows: Range<Int>,
    inSection section: Int,
    into heights: inout [Double]
  ) { appendHeights(of: rows, inSection: section, to: &heights, sections, tableView) }
}
