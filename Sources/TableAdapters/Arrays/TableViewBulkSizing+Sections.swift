package import TableModel
package import TableUI

// Rows with their own height use it; the others use that of their cell class.
extension TableViewBulkSizing {
  /// Appends the heights of a model's rows.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - section: Their section.
  ///   - heights: Receives the heights, in points, one per row.
  ///   - items: The model's rows of the section, or nil. The height of a missing row is computed
  ///     separately.
  ///   - tableView: The table view that requests the heights.
  ///   - cellClass: Returns the cell class of an item.
  package func appendHeights(
    of rows: Range<Int>,
    inSection section: Int,
    to heights: inout [Double],
    _ items: ItemList?,
    _ tableView: TableView,
    _ cellClass: @MainActor (Item) -> ItemCell.Type = { $0.standardCellClass }
  ) {
    guard let items, items.count >= rows.upperBound else {
      for row in rows {
        let path = IndexPath(row: row, section: section)
        heights.append(self.tableView(tableView, heightForRowAt: path))
      }
      return
    }
    items.appendHeights(of: rows, to: &heights) { item in
      item.sharedHeight(cellClass(item), in: tableView)
    } orElse: { _, item in
      cellClass(item).rowHeight(for: item, in: tableView)
    }
  }
}

extension Item {
  /// Returns the shared height of rows that differ only in id and title; nil if their heights may
  /// differ.
  @MainActor func sharedHeight(_ cellClass: ItemCell.Type, in tableView: TableView) -> Double? {
    if let height { return height }
    // Only the texts of a plain object wrap.
    let isFixed =
      CellKinds.hasFixedHeight(cellClass) || cellClass == KeyValueCell.self && !isKeyValue
    guard isFixed, !tableView.textMetrics.isLarger else { return nil }
    return cellClass.rowHeight(for: self, in: tableView)
  }
}

extension [Section] {
  /// Returns the rows of a section, or nil if it does not exist.
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
    guard let items = sections.items(inSection: section), items.count >= rows.upperBound else {
      return appendHeights(of: rows, inSection: section, to: &heights, nil, tableView)
    }
    items.appendHeights(of: rows, to: &heights) { item in
      item.sharedHeight(item.standardCellClass, in: tableView)
    } orElse: { row, _ in
      self.tableView(tableView, heightForRowAt: IndexPath(row: row, section: section))
    }
  }

  package func tableView(
    _ tableView: TableView,
    sharedHeightOfRows rows: Range<Int>,
    inSection section: Int
  ) -> Double? {
    guard let items = sections.items(inSection: section), items.count >= rows.upperBound else {
      return nil
    }
    return items.sharedHeight(of: rows) { item in
      item.sharedHeight(item.standardCellClass, in: tableView)
    }
  }
}
