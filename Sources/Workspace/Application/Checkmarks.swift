import TableModel
import TableUI

/// What the application does with a check mark at tapped rows.
@MainActor package final class Checkmarks {
  /// Where it keeps what was tapped.
  package enum Place: String, CaseIterable, Sendable {
    /// In the cell, whose class does not take it off before it is used again: the classic mistake.
    case cell

    /// In the model; each cell is given its mark or none.
    case model
  }

  /// Where it keeps what was tapped.
  let place: Place

  private var cells: [TableViewCell] = []
  private var rows: Set<ItemID> = []

  package init(in place: Place) { self.place = place }

  /// Hears that a row was tapped.
  func rowWasSelected(_ path: IndexPath, in source: OpenTable) {
    let cell = source.tableView.cellForRow(at: path)
    if let id = source.item(at: path)?.id { rows.insert(id) }
    guard let cell else { return }
    cell.accessoryType = .checkmark
    if !cells.contains(where: { $0 === cell }) { cells.append(cell) }
  }

  /// Finishes a cell that the data source has filled.
  func finish(_ cell: TableViewCell, at path: IndexPath, in source: OpenTable) {
    switch place {
    case .cell: if cells.contains(where: { $0 === cell }) { cell.accessoryType = .checkmark }
    case .model:
      guard let id = source.item(at: path)?.id, rows.contains(id) else { return }
      cell.accessoryType = .checkmark
    }
  }
}
