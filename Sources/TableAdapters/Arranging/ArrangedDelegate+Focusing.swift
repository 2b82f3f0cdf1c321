public import TableModel
public import TableUI

extension ArrangedDelegate: TableViewContextMenus {
  public func tableView(
    _ tableView: TableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: Point
  ) -> ContextMenu? {
    ask(
      (any TableViewContextMenus).self,
      tableView,
      "contextMenuConfigurationForRowAt:point",
      indexPath,
      otherwise: nil as ContextMenu?
    ) { $0.tableView(tableView, contextMenuConfigurationForRowAt: $1, point: point) }
  }

  public func tableView(
    _ tableView: TableView,
    previewForHighlightingContextMenuWithConfiguration configuration: ContextMenu
  ) -> Rect? {
    guard let target = behind((any TableViewContextMenus).self) else { return nil }
    return rows.relay(
      tableView,
      to: target,
      "tableView(_:previewForHighlightingContextMenuWithConfiguration:)"
    ) {
      target.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
  }

  public func tableView(
    _ tableView: TableView,
    previewForDismissingContextMenuWithConfiguration configuration: ContextMenu
  ) -> Rect? {
    guard let target = behind((any TableViewContextMenus).self) else { return nil }
    return rows.relay(
      tableView,
      to: target,
      "tableView(_:previewForDismissingContextMenuWithConfiguration:)"
    ) {
      target.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
    }
  }

  public func tableView(
    _ tableView: TableView,
    willPerformPreviewActionForMenuWith configuration: ContextMenu
  ) {
    guard let target = behind((any TableViewContextMenus).self) else { return }
    rows.relay(tableView, to: target, "tableView(_:willPerformPreviewActionForMenuWith:)") {
      target.tableView(tableView, willPerformPreviewActionForMenuWith: configuration)
    }
  }

  public func tableView(
    _ tableView: TableView,
    willDisplayContextMenu configuration: ContextMenu
  ) {
    guard let target = behind((any TableViewContextMenus).self) else { return }
    rows.relay(tableView, to: target, "tableView(_:willDisplayContextMenu:)") {
      target.tableView(tableView, willDisplayContextMenu: configuration)
    }
  }

  public func tableView(
    _ tableView: TableView,
    willEndContextMenuInteraction configuration: ContextMenu
  ) {
    guard let target = behind((any TableViewContextMenus).self) else { return }
    rows.relay(tableView, to: target, "tableView(_:willEndContextMenuInteraction:)") {
      target.tableView(tableView, willEndContextMenuInteraction: configuration)
    }
  }
}

extension FocusUpdateContext {
  /// The context with the paths of the source.
  @MainActor fileprivate func translated(by rows: ArrangedDataSource) -> FocusUpdateContext {
    FocusUpdateContext(
      from: previouslyFocusedIndexPath.flatMap(rows.sourcePath),
      to: nextFocusedIndexPath.flatMap(rows.sourcePath)
    )
  }
}

extension ArrangedDelegate: TableViewFocusing {
  public func tableView(
    _ tableView: TableView,
    canFocusRowAt indexPath: IndexPath
  ) -> Bool {
    ask(
      (any TableViewFocusing).self,
      tableView,
      "canFocusRowAt",
      indexPath,
      otherwise: true
    ) { $0.tableView(tableView, canFocusRowAt: $1) }
  }

  public func tableView(
    _ tableView: TableView,
    shouldUpdateFocusIn context: FocusUpdateContext
  ) -> Bool {
    guard let target = behind((any TableViewFocusing).self) else { return true }
    return rows.relay(tableView, to: target, "tableView(_:shouldUpdateFocusIn:)") {
      target.tableView(tableView, shouldUpdateFocusIn: context.translated(by: rows))
    }
  }

  public func tableView(
    _ tableView: TableView,
    didUpdateFocusIn context: FocusUpdateContext
  ) {
    guard let target = behind((any TableViewFocusing).self) else { return }
    rows.relay(tableView, to: target, "tableView(_:didUpdateFocusIn:)") {
      target.tableView(tableView, didUpdateFocusIn: context.translated(by: rows))
    }
  }

  public func indexPathForPreferredFocusedView(in tableView: TableView) -> IndexPath? {
    guard let target = behind((any TableViewFocusing).self) else { return nil }
    return rows.relay(tableView, to: target, "indexPathForPreferredFocusedView(in:)") {
      target.indexPathForPreferredFocusedView(in: tableView).flatMap(rows.shownPath)
    }
  }

  public func tableView(
    _ tableView: TableView,
    selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool {
    ask(
      (any TableViewFocusing).self,
      tableView,
      "selectionFollowsFocusForRowAt",
      indexPath,
      otherwise: tableView.selectionFollowsFocus
    ) { $0.tableView(tableView, selectionFollowsFocusForRowAt: $1) }
  }
}
