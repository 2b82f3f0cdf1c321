public import TableModel

/// A delegate with a menu of editing commands for a row: all three methods or no menu at all.
@MainActor public protocol TableViewCopying: AnyObject {
  /// Whether a long touch on a row brings the menu up.
  func tableView(_ tableView: TableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool

  /// Whether the menu offers a command.
  func tableView(
    _ tableView: TableView,
    canPerformAction action: MenuAction,
    forRowAt indexPath: IndexPath
  ) -> Bool

  /// Does what was chosen.
  func tableView(
    _ tableView: TableView,
    performAction action: MenuAction,
    forRowAt indexPath: IndexPath
  ) throws(TableError)
}

/// A delegate with a menu that belongs to a row; without it there is none.
@MainActor public protocol TableViewContextMenus: AnyObject {
  /// The menu of a row, or nil for none; one without actions begins and fails.
  func tableView(
    _ tableView: TableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: Point
  ) -> ContextMenu?

  /// What is lifted while the menu comes up, or nil for the row. The default is nil.
  func tableView(
    _ tableView: TableView,
    previewForHighlightingContextMenuWithConfiguration configuration: ContextMenu
  ) -> Rect?

  /// Where the menu goes when it is left, or nil for the row. The default is nil.
  func tableView(
    _ tableView: TableView,
    previewForDismissingContextMenuWithConfiguration configuration: ContextMenu
  ) -> Rect?

  /// Hears that what is lifted was tapped. Does nothing by default.
  func tableView(
    _ tableView: TableView,
    willPerformPreviewActionForMenuWith configuration: ContextMenu
  )

  /// Hears that the menu comes up. Does nothing by default.
  func tableView(_ tableView: TableView, willDisplayContextMenu configuration: ContextMenu)

  /// Hears that the menu goes. Does nothing by default.
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
