import TableModel
import TableStore
import TableUI

// Asks the data source whether rows may be edited and moved, before anything changes.
extension OpenTable {
  /// Rejects changes to rows that the data source does not allow.
  ///
  /// It asks only about rows that were in the table before, and about at most a thousand per range.
  ///
  /// - Parameters:
  ///   - changes: The changes.
  ///   - work: Called every few thousand changes; can cancel the check.
  /// - Throws: `refused`, or `interrupted` after Ctrl-C.
  func checkPermissions(
    for changes: [TableChange],
    _ work: (any CancellableWork)?
  ) throws(WorkspaceError) {
    if document.catalog != nil, !changes.isEmpty { throw .edit(.listOfTables) }
    for (step, change) in changes.enumerated() {
      if step & 0xFFF == 0xFFF { try work?.check(step, of: changes.count) }
      switch change {
      case .delete(let items, let path):
        for row in 0..<min(items.count, 1000) {
          try checkEdit(IndexPath(row: path.row + row, section: path.section))
        }
      case .update(let path, _, _): try checkEdit(path)
      case .move(let from, let to): try checkMove(from, to)
      default: break
      }
    }
  }

  private func checkEdit(_ modelPath: IndexPath) throws(WorkspaceError) {
    guard let path = shownPath(of: modelPath), showsRow(at: path), !tableView.canEditRow(at: path)
    else { return }
    throw .edit(.notEditable(path: path))
  }

  private func checkMove(_ modelPath: IndexPath, _ target: IndexPath) throws(WorkspaceError) {
    guard tableView.dropScope == .all || modelPath.section == target.section else {
      throw .edit(.staysInSection(path: shownPath(of: modelPath) ?? modelPath))
    }
    guard let path = shownPath(of: modelPath), tableView.holdsRow(at: path) else { return }
    throw .edit(.notMovable(path: path))
  }

  private func showsRow(at path: IndexPath) -> Bool {
    (0..<tableView.numberOfSections).contains(path.section)
      && (0..<tableView.numberOfRows(inSection: path.section)).contains(path.row)
  }
}
