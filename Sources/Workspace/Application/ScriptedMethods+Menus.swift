import TableModel
import TableUI

// Delegate methods about menus and the focus.
extension ScriptedMethods: TableViewCopying {
  func tableView(_ tableView: TableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
    flag(.shouldShowMenu) ?? true
  }

  func tableView(
    _ tableView: TableView,
    canPerformAction action: MenuAction,
    forRowAt indexPath: IndexPath
  ) -> Bool { flag(.canPerformAction) ?? true }

  func tableView(
    _ tableView: TableView,
    performAction action: MenuAction,
    forRowAt indexPath: IndexPath
  ) throws(TableError) {
    try tableView.tellBehind(\.gestures.copying) { (copying, rows) throws(TableError) in
      guard let path = rows.own(indexPath) else { return }
      try copying.tableView(tableView, performAction: action, forRowAt: path)
    }
  }
}

extension ScriptedMethods: TableViewContextMenus {
  func tableView(
    _ tableView: TableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: Point
  ) -> ContextMenu? {
    answer(.contextMenu) == .nil
      ? nil : ContextMenu(actions: [ContextMenu.Action(title: "Copy") {}])
  }
}

extension ScriptedMethods: TableViewFocusing {
  func tableView(_ tableView: TableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    flag(.canFocus) ?? true
  }

  func tableView(_ tableView: TableView, shouldUpdateFocusIn context: FocusUpdateContext) -> Bool {
    flag(.shouldUpdateFocus) ?? true
  }

  func tableView(_ tableView: TableView, didUpdateFocusIn context: FocusUpdateContext) {
    tableView.tellBehind(\.gestures.focusing) {
      $0.tableView(tableView, didUpdateFocusIn: context.mapped(by: $1))
    }
  }

  func indexPathForPreferredFocusedView(in tableView: TableView) -> IndexPath? {
    path(.preferredFocusedView, or: nil)
  }

  func tableView(
    _ tableView: TableView,
    selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool { flag(.selectionFollowsFocus) ?? true }
}
