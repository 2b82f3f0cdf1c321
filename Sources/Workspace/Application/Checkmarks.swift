import TableModel
import TableUI

/// The application's handling of check marks on tapped rows.
@MainActor package final class Checkmarks {
  /// The place that stores which rows were tapped.
  package enum Place: String, CaseIterable, Sendable {
    /// The cell, whose class does not remove the mark before reuse: the classic mistake.
    case cell

    /// The model; each cell gets its mark, or none.
    case model
  }

  /// The place that stores which rows were tapped.
  let place: Place

  private var cells: [TableViewCell] = []
  private var rows: Set<ItemID> = []

  package init(in place: Place) { self.place = place }

  /// Called when a row was tapped.
  func rowWasSelected(_ path: IndexPath, in source: OpenTable) {
    let cell = source.tableView.cellForRow(at: path)
    if let id = source.item(at: path)?.id { rows.insert(id) }
    guard let cell else { return }
    cell.accessoryType = .checkmark
    if !cells.contains(where: { $0 === cell }) { cells.append(cell) }
  }

  /// Finishes a cell that the data source has configured.
  func finish(_ cell: TableViewCell, at path: IndexPath, in source: OpenTable) {
    switch place {
    case .cell: if cells.contains(where: { $0 === cell }) { cell.accessoryType = .checkmark }
    case .model:
      guard let id = source.item(at: path)?.id, rows.contains(id) else { return }
      cell.accessoryType = .checkmark
    }
  }
}
