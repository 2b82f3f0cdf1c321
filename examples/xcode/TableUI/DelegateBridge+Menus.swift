public import TableModel
public import UIKit

// Menus, the focus, and drawing over rows to select them.
extension DelegateBridge {
  public func tableView(
    _ tableView: UITableView,
    shouldShowMenuForRowAt indexPath: IndexPath
  ) -> Bool {
    found.gestures.copying?.tableView(tableView.ours, shouldShowMenuForRowAt: indexPath) ?? false
  }

  public func tableView(
    _ tableView: UITableView,
    canPerformAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    found.gestures.copying?
      .tableView(tableView.ours, canPerformAction: MenuAction(action), forRowAt: indexPath) ?? false
  }

  public func tableView(
    _ tableView: UITableView,
    performAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    let table = tableView.ours
    do throws(TableError) {
      try found.gestures.copying?
        .tableView(table, performAction: MenuAction(action), forRowAt: indexPath)
    } catch { table.onError(error) }
  }

  public func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    menu = found.gestures.contextMenus?
      .tableView(tableView.ours, contextMenuConfigurationForRowAt: indexPath, point: point)
      .map { ($0, indexPath) }
    return menu?.ours.forUIKit
  }

  public func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let menu else { return nil }
    let part = found.gestures.contextMenus?
      .tableView(
        tableView.ours,
        previewForHighlightingContextMenuWithConfiguration: menu.ours
      )
    return UITargetedPreview(lifting: part, of: tableView.cellForRow(at: menu.indexPath))
  }

  public func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let menu else { return nil }
    let part = found.gestures.contextMenus?
      .tableView(
        tableView.ours,
        previewForDismissingContextMenuWithConfiguration: menu.ours
      )
    return UITargetedPreview(lifting: part, of: tableView.cellForRow(at: menu.indexPath))
  }

  public func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let menu else { return }
    found.gestures.contextMenus?
      .tableView(tableView.ours, willPerformPreviewActionForMenuWith: menu.ours)
  }

  public func tableView(
    _ tableView: UITableView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let menu else { return }
    found.gestures.contextMenus?.tableView(tableView.ours, willDisplayContextMenu: menu.ours)
  }

  public func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let ended = menu else { return }
    menu = nil
    found.gestures.contextMenus?.tableView(
      tableView.ours,
      willEndContextMenuInteraction: ended.ours
    )
  }

  // MARK: Spring loading, many rows at once, focus

  public func tableView(
    _ tableView: UITableView,
    shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    found.gestures.springLoading?
      .tableView(tableView.ours, shouldSpringLoadRowAt: indexPath, with: context) ?? true
  }

  public func tableView(
    _ tableView: UITableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    found.gestures.multipleSelection?
      .tableView(tableView.ours, shouldBeginMultipleSelectionInteractionAt: indexPath) ?? false
  }

  public func tableView(
    _ tableView: UITableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    found.gestures.multipleSelection?
      .tableView(tableView.ours, didBeginMultipleSelectionInteractionAt: indexPath)
  }

  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    found.gestures.multipleSelection?.tableViewDidEndMultipleSelectionInteraction(tableView.ours)
  }

  public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    found.gestures.focusing?.tableView(tableView.ours, canFocusRowAt: indexPath) ?? true
  }

  public func tableView(
    _ tableView: UITableView,
    shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool {
    found.gestures.focusing?.tableView(tableView.ours, shouldUpdateFocusIn: context.ours) ?? true
  }

  public func tableView(
    _ tableView: UITableView,
    didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) { found.gestures.focusing?.tableView(tableView.ours, didUpdateFocusIn: context.ours) }

  public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    found.gestures.focusing?.indexPathForPreferredFocusedView(in: tableView.ours)
  }

  public func tableView(
    _ tableView: UITableView,
    selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool {
    found.gestures.focusing?.tableView(tableView.ours, selectionFollowsFocusForRowAt: indexPath)
      ?? tableView.selectionFollowsFocus
  }
}

extension UITableViewFocusUpdateContext {
  /// Ours of UIKit's, which nobody else can make.
  var ours: FocusUpdateContext {
    FocusUpdateContext(from: previouslyFocusedIndexPath, to: nextFocusedIndexPath)
  }
}
