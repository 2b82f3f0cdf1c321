public import TableModel
public import TableUI

extension ArrangedDelegate: TableViewEditingStyles {
  public func tableView(
    _ tableView: TableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> CellEditingStyle {
    ask(
      (any TableViewEditingStyles).self,
      tableView,
      "editingStyleForRowAt",
      indexPath,
      otherwise: .delete
    ) { $0.tableView(tableView, editingStyleForRowAt: $1) }
  }

  public func tableView(
    _ tableView: TableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    ask(
      (any TableViewEditingStyles).self,
      tableView,
      "titleForDeleteConfirmationButtonForRowAt",
      indexPath,
      otherwise: nil as String?
    ) { $0.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: $1) }
  }

  public func tableView(
    _ tableView: TableView,
    shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    ask(
      (any TableViewEditingStyles).self,
      tableView,
      "shouldIndentWhileEditingRowAt",
      indexPath,
      otherwise: true
    ) { $0.tableView(tableView, shouldIndentWhileEditingRowAt: $1) }
  }
}

extension ArrangedDelegate: TableViewEditingEvents {
  public func tableView(
    _ tableView: TableView,
    willBeginEditingRowAt indexPath: IndexPath
  ) {
    ask(
      (any TableViewEditingEvents).self,
      tableView,
      "willBeginEditingRowAt",
      indexPath,
      otherwise: ()
    ) { $0.tableView(tableView, willBeginEditingRowAt: $1) }
  }

  public func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {
    guard let target = behind((any TableViewEditingEvents).self) else { return }
    let path = indexPath.flatMap(rows.sourcePath)
    let selector = "tableView(_:didEndEditingRowAt:) " + (path.map(\.description) ?? "nil")
    rows.relay(tableView, to: target, selector) {
      target.tableView(tableView, didEndEditingRowAt: path)
    }
  }
}

extension ArrangedDelegate: TableViewSwipeActions {
  public func tableView(
    _ tableView: TableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    ask(
      (any TableViewSwipeActions).self,
      tableView,
      "leadingSwipeActionsConfigurationForRowAt",
      indexPath,
      otherwise: nil as SwipeActionsConfiguration?
    ) { $0.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: $1) }
  }

  public func tableView(
    _ tableView: TableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    ask(
      (any TableViewSwipeActions).self,
      tableView,
      "trailingSwipeActionsConfigurationForRowAt",
      indexPath,
      otherwise: nil as SwipeActionsConfiguration?
    ) { $0.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: $1) }
  }
}

extension ArrangedDelegate: TableViewMoveTargeting {
  public func tableView(
    _ tableView: TableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    guard let target = behind((any TableViewMoveTargeting).self),
      let from = rows.sourcePath(of: sourceIndexPath),
      let proposed = rows.sourcePath(of: proposedDestinationIndexPath)
    else { return proposedDestinationIndexPath }
    let method = "targetIndexPathForMoveFromRowAt:toProposedIndexPath"
    let answer = rows.relay(tableView, to: target, "tableView(_:\(method):) \(from) \(proposed)") {
      target.tableView(
        tableView,
        targetIndexPathForMoveFromRowAt: from,
        toProposedIndexPath: proposed
      )
    }
    return rows.shownPath(of: answer) ?? proposedDestinationIndexPath
  }
}
