import TableAdapters
import TableModel
import TableUI

// Cells that the application fills, and the heights that it remembers.
extension Application {
  /// Fills a cell from the array of rows at its index path, which is a mistake while a snapshot is
  /// applied: the path is one of the new snapshot, and the array may be older or newer.
  /// [observed: grdsdev/Turbocharger#17]
  ///
  /// A warning names the row of the array and the one of the snapshot if they differ.
  func fillByIndex(_ cell: TableViewCell, at path: IndexPath) {
    guard let cell = cell as? ItemCell else { return }
    let item = source.item(at: path)
    cell.configure(with: item)
    guard let wanted = source.appSnapshot.identifier(at: path), item?.id != wanted else { return }
    let shown = item.map { "\"\($0.title ?? "")\"" } ?? "no row"
    source.tableView.warn(
      "cellForRow \(path) shows \(shown), the array's row \(path); the snapshot's row there is"
        + " \"\(source.appSnapshot.title(of: wanted, near: path))\""
    )
  }

  /// Stores the height of a displayed row, if the application keeps heights.
  func remember(_ height: Double, at path: IndexPath) {
    guard measuredHeights != nil, let item = source.item(at: path) else { return }
    measuredHeights?[item.id] = height
  }

  /// Returns the stored height of a row, or nil.
  func measuredHeight(at path: IndexPath) -> Double? {
    guard let measuredHeights, let item = source.item(at: path) else { return nil }
    return measuredHeights[item.id]
  }
}
