import TableModel
import TableUI

// What a delegate may implement about menus and the focus.
extension ScriptedMethods: TableViewCopying {
  private var copying: (any TableViewCopying)? { delegate((any TableViewCopying).self) }

  func tableView(_ tableView: TableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
    if plays(.shouldShowMenu) { return flag(.shouldShowMenu) ?? true }
    return copying?.tableView(tableView, shouldShowMenuForRowAt: indexPath) ?? false
  }

  func tableView(
    _ tableView: TableView,
    canPerformAction action: MenuAction,
    forRowAt indexPath: IndexPath
  ) -> Bool {
    if plays(.canPerformAction) { return flag(.canPerformAction) ?? true }
    return copying?.tableView(tableView, canPerformAction: action, forRowAt: indexPath) ?? false
  }

  func tableView(
    _ tableView: TableView,
    performAction action: MenuAction,
    forRowAt indexPath: IndexPath
  ) throws(TableError) {
    try copying?.tableView(tableView, performAction: action, forRowAt: indexPath)
  }
}

extension ScriptedMethods: TableViewContextMenus {
  private var contextMenus: (any TableViewContextMenus)? {
    delegate((any TableViewContextMenus).self)
  }

  func tableView(
    _ tableView: TableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: Point
  ) -> ContextMenu? {
    guard plays(.contextMenu) else {
      return contextMenus?
        .tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
    }
    return answer(.contextMenu) == .nil
      ? nil : ContextMenu(actions: [ContextMenu.Action(title: "Copy") {}])
  }
}

extension ScriptedMethods: TableViewFocusing {
  private var focusing: (any TableViewFocusing)? { delegate((any TableViewFocusing).self) }

  func tableView(_ tableView: TableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    if plays(.canFocus) { return flag(.canFocus) ?? true }
    return focusing?.tableView(tableView, canFocusRowAt: indexPath) ?? true
  }

  func tableView(_ tableView: TableView, shouldUpdateFocusIn context: FocusUpdateContext) -> Bool {
    if plays(.shouldUpdateFocus) { return flag(.shouldUpdateFocus) ?? true }
    return focusing?.tableView(tableView, shouldUpdateFocusIn: context) ?? true
  }

  func tableView(_ tableView: TableView, didUpdateFocusIn context: FocusUpdateContext) {
    focusing?.tableView(tableView, didUpdateFocusIn: context)
  }

  func indexPathForPreferredFocusedView(in tableView: TableView) -> IndexPath? {
    guard plays(.preferredFocusedView) else {
      return focusing?.indexPathForPreferredFocusedView(in: tableView)
    }
    return path(.preferredFocusedView, or: nil)
  }

  func tableView(
    _ tableView: TableView,
    selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool {
    if plays(.selectionFollowsFocus) { return flag(.selectionFollowsFocus) ?? true }
    return focusing?.tableView(tableView, selectionFollowsFocusForRowAt: indexPath)
      ?? tableView.selectionFollowsFocus
  }
}
