package import TableModel
package import TableUI

// Rows that ask for a height have it, the others that of the class of cells that they ask for.
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
    guard let items, items.count >= rows.upperBound else {
      for row in rows {
        let path = IndexPath(row: row, section: section)
        heights.append(self.tableView(tableView, heightForRowAt: path))
      }
      return
    }
    items.appendHeights(of: rows, to: &heights) { item in
      item.sharedHeight(item.standardCellClass, in: tableView)
    } orElse: { _, item in
      item.standardCellClass.rowHeight(for: item, in: tableView)
    }
  }
}

extension Item {
  /// The height of all rows that differ from this one in nothing but id and title, or nil where a class of cells
  /// may make a difference between them.
  @MainActor func sharedHeight(_ cellClass: ItemCell.Type, in tableView: TableView) -> Double? {
    if let height { return height }
    guard CellKinds.hasFixedHeight(cellClass) else { return nil }
    return cellClass.rowHeight(for: self, in: tableView)
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
