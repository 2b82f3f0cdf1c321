public import TableModel

/// A delegate with an edit menu for a row; it needs all three methods.
@MainActor public protocol TableViewCopying: AnyObject {
  /// Whether a long press on a row shows the menu.
  func tableView(_ tableView: TableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool

  /// Whether the menu offers a command.
  func tableView(
    _ tableView: TableView,
    canPerformAction action: MenuAction,
    forRowAt indexPath: IndexPath
  ) -> Bool

  /// Performs the chosen command.
  func tableView(
    _ tableView: TableView,
    performAction action: MenuAction,
    forRowAt indexPath: IndexPath
  ) throws(TableError)
}

/// A delegate that provides context menus for rows; without it there are none.
@MainActor public protocol TableViewContextMenus: AnyObject {
  /// Returns the menu of a row, or nil for none; a menu without actions begins and fails.
  func tableView(
    _ tableView: TableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: Point
  ) -> ContextMenu?

  /// Returns the view to lift when the menu opens, or nil for the row. The default is nil.
  func tableView(
    _ tableView: TableView,
    previewForHighlightingContextMenuWithConfiguration configuration: ContextMenu
  ) -> Rect?

  /// Returns the target when the menu closes, or nil for the row. The default is nil.
  func tableView(
    _ tableView: TableView,
    previewForDismissingContextMenuWithConfiguration configuration: ContextMenu
  ) -> Rect?

  /// Called when the user taps the preview. Does nothing by default.
  func tableView(
    _ tableView: TableView,
    willPerformPreviewActionForMenuWith configuration: ContextMenu
  )

  /// Called before the menu appears. Does nothing by default.
  func tableView(_ tableView: TableView, willDisplayContextMenu configuration: ContextMenu)

  /// Called before the menu disappears. Does nothing by default.
  func tableView(_ tableView: TableView, willEndContextMenuInteraction configuration: ContextMenu)
}

extension TableViewContextMenus {
  public func tableView(
    _ tableView: TableView,
    previewForHighlightingContextMenuWithConfiguration configuration: ContextMenu
  ) -> Rect? { nil }

  public func tableView(
    _ tableView: TableView,
    previewForDismissingContextMenuWithConfiguration configuration: ContextMenu
  ) -> Rect? { nil }

  public func tableView(
    _ tableView: TableView,
    willPerformPreviewActionForMenuWith configuration: ContextMenu
  ) {}

  public func tableView(_ tableView: TableView, willDisplayContextMenu configuration: ContextMenu) {
  }

  public func tableView(
    _ tableView: TableView,
    willEndContextMenuInteraction configuration: ContextMenu
  ) {}
}
