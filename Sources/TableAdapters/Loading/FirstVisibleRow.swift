package import TableModel
package import TableUI

/// The first row on the screen, and how far it is below its top edge: what a page above must not move.
@MainActor package struct FirstVisibleRow {
  private let path: IndexPath
  private let distance: Double

  /// Notes the first visible row; nil where none is.
  package init?(of table: TableView) {
    guard let path = table.indexPathsForVisibleRows.first,
      let rect = try? table.rectForRow(at: path)
    else { return nil }
    self.path = path
    distance = rect.minY - table.contentOffset.y
  }

  /// Scrolls so that the row is where it was.
  ///
  /// - Parameters:
  ///   - table: The table view, which has taken the edits.
  ///   - changes: The edits, as the model counts.
  /// - Throws: What asking for the row's place throws.
  package func keep(in table: TableView, movedBy changes: [TableChange]) throws(TableError) {
    // Under a view over the rows the table decides what moves; its own anchoring is all there is then.
    guard table.rowMapping == nil else { return }
    var moved: IndexPath? = path
    for change in changes { moved = moved.flatMap(change.destination(of:)) }
    guard let moved else { return }
    let rect = try table.rectForRow(at: moved)
    table.contentOffset = Point(x: 0, y: rect.minY - distance)
  }
}
