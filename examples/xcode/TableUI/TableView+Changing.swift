public import TableModel
public import UIKit

// Our forms of UIKit's changes: numbers of sections in an array, an animation that need not be given, and a
// batch whose closure may throw. What UIKit finds wrong with a batch stops the program; nothing is thrown.
extension UITableView {
  /// Rows have come.
  public func insertRows(at indexPaths: [IndexPath]) {
    insertRows(at: indexPaths, with: .automatic)
  }

  /// Rows have gone.
  public func deleteRows(at indexPaths: [IndexPath]) {
    deleteRows(at: indexPaths, with: .automatic)
  }

  /// Rows need a fresh cell.
  public func reloadRows(at indexPaths: [IndexPath]) {
    reloadRows(at: indexPaths, with: .automatic)
  }

  /// Sections have come.
  public func insertSections(_ sections: [Int], with animation: RowAnimation = .automatic) {
    insertSections(IndexSet(sections), with: animation)
  }

  /// Sections have gone.
  public func deleteSections(_ sections: [Int], with animation: RowAnimation = .automatic) {
    deleteSections(IndexSet(sections), with: animation)
  }

  /// Sections are built anew.
  public func reloadSections(_ sections: [Int], with animation: RowAnimation = .automatic) {
    reloadSections(IndexSet(sections), with: animation)
  }

  /// Changes that belong together; what the closure throws is thrown after them.
  public func performBatchUpdates(
    _ updates: () throws(TableError) -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) throws(TableError) {
    beginUpdates()
    var failure: TableError?
    do throws(TableError) { try updates() } catch { failure = error }
    endUpdates()
    if let failure { throw failure }
    completion?(true)
  }

  /// Scrolls to a row without an animation unless one is wanted.
  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition = .none) {
    scrollToRow(at: indexPath, at: scrollPosition, animated: false)
  }

  /// Selects a row without an animation unless one is wanted.
  public func selectRow(at indexPath: IndexPath?) {
    selectRow(at: indexPath, animated: false, scrollPosition: .none)
  }

  /// Deselects a row without an animation unless one is wanted.
  public func deselectRow(at indexPath: IndexPath) { deselectRow(at: indexPath, animated: false) }

  /// The batch of a difference, in the order that UIKit wants.
  public func performBatchUpdates(
    _ updates: TableUpdates,
    with animation: RowAnimation = .automatic,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    beginUpdates()
    deleteRows(at: updates.deletedRows, with: animation)
    deleteSections(updates.deletedSections, with: animation)
    insertSections(updates.insertedSections, with: animation)
    insertRows(at: updates.insertedRows, with: animation)
    for move in updates.movedSections { moveSection(move.from, toSection: move.to) }
    for move in updates.movedRows { moveRow(at: move.from, to: move.to) }
    reloadSections(updates.reloadedSections, with: animation)
    reloadRows(at: updates.reloadedRows, with: animation)
    reconfigureRows(at: updates.reconfiguredRows)
    endUpdates()
    completion?(true)
  }
}
