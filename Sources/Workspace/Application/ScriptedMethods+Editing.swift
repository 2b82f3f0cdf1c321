import TableModel
import TableUI

// Delegate methods about editing, swiping and dragging.
extension ScriptedMethods: TableViewEditingStyles {
  func tableView(
    _ tableView: TableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> CellEditingStyle {
    if case .style(let style)? = answer(.editingStyle) { style } else { .delete }
  }

  func tableView(
    _ tableView: TableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { text(.titleForDelete, or: "Remove") }

  func tableView(
    _ tableView: TableView,
    shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { flag(.shouldIndentWhileEditing) ?? true }
}

extension ScriptedMethods: TableViewEditingEvents {
  func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) {
    tableView.tellBehind(\.gestures.editingEvents, at: indexPath) {
      $0.tableView(tableView, willBeginEditingRowAt: $1)
    }
  }

  func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {
    tableView.tellBehind(\.gestures.editingEvents) {
      $0.tableView(tableView, didEndEditingRowAt: indexPath.flatMap($1.own))
    }
  }
}

extension ScriptedMethods: TableViewSwipeActions {
  func tableView(
    _ tableView: TableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    guard answer(.leadingSwipeActions) != .nil else { return nil }
    return SwipeActionsConfiguration(actions: [.harmless("Read")])
  }

  func tableView(
    _ tableView: TableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    guard answer(.trailingSwipeActions) != .nil else { return nil }
    let delete = ContextualAction(style: .destructive, title: TableView.standardDeleteTitle) {
      [application] _, _, completion throws(TableError) in
      try application.commit(.delete, at: indexPath)
      completion(true)
    }
    return SwipeActionsConfiguration(actions: [delete, .harmless("More")])
  }
}

extension ScriptedMethods: TableViewMoveTargeting {
  func tableView(
    _ tableView: TableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    path(.targetIndexPath, or: proposedDestinationIndexPath) ?? proposedDestinationIndexPath
  }
}

extension ScriptedMethods: TableViewDragging, TableViewDropping {
  func tableView(
    _ tableView: TableView,
    itemsForBeginning session: DragSession,
    at indexPath: IndexPath
  ) -> [DragItem] { [DragItem(text: application.source.item(at: indexPath)?.title ?? "")] }

  func tableView(
    _ tableView: TableView,
    performDropWith coordinator: DropCoordinator
  ) throws(TableError) {
    guard let end = coordinator.destinationIndexPath else { return }
    let items = coordinator.items.filter { $0.sourceIndexPath != nil }
    let moves = RowMove.gathering(items.compactMap(\.sourceIndexPath), at: end)
    for (item, move) in zip(items, moves) {
      let change = try application.source.modelMove(from: move.from, to: move.to)
      try application.make([change], as: "drop") { () throws(TableError) in
        try tableView.moveRow(at: move.from, to: move.to)
      }
      coordinator.drop(item.dragItem, toRowAt: move.to)
    }
  }

  func tableView(
    _ tableView: TableView,
    itemsForAddingTo session: DragSession,
    at indexPath: IndexPath,
    point: Point
  ) -> [DragItem] { self.tableView(tableView, itemsForBeginning: session, at: indexPath) }
}

extension ContextualAction {
  /// Returns an action that only reports its completion.
  fileprivate static func harmless(_ title: String) -> ContextualAction {
    ContextualAction(style: .normal, title: title) { _, _, completion throws(TableError) in
      completion(true)
    }
  }
}
