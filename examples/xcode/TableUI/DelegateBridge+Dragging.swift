public import TableModel
public import UIKit

// Dragging rows out of the table, and dropping into it. UIKit has a delegate each; ours has capabilities.
extension DelegateBridge: UITableViewDragDelegate, UITableViewDropDelegate {
  public func tableView(
    _ tableView: UITableView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    found.gestures.dragging?.tableView(tableView.ours, itemsForBeginning: session, at: indexPath)
      ?? []
  }

  public func tableView(
    _ tableView: UITableView,
    itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] {
    found.gestures.dragging?
      .tableView(tableView.ours, itemsForAddingTo: session, at: indexPath, point: point) ?? []
  }

  public func tableView(
    _ tableView: UITableView,
    dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    UIDragPreviewParameters(
      lifting: found.gestures.dragging?
        .tableView(tableView.ours, dragPreviewParametersForRowAt: indexPath)
    )
  }

  public func tableView(
    _ tableView: UITableView,
    dragSessionWillBegin session: any UIDragSession
  ) { found.gestures.dragging?.tableView(tableView.ours, dragSessionWillBegin: session) }

  public func tableView(
    _ tableView: UITableView,
    dragSessionDidEnd session: any UIDragSession
  ) { found.gestures.dragging?.tableView(tableView.ours, dragSessionDidEnd: session) }

  public func tableView(
    _ tableView: UITableView,
    dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    found.gestures.dragging?.tableView(tableView.ours, dragSessionAllowsMoveOperation: session)
      ?? true
  }

  public func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    found.gestures.dragging?
      .tableView(tableView.ours, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  // MARK: Dropping

  public func tableView(
    _ tableView: UITableView,
    performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    let table = tableView.ours
    do throws(TableError) {
      try found.gestures.dropping?.tableView(table, performDropWith: coordinator)
    } catch { table.onError(error) }
  }

  public func tableView(
    _ tableView: UITableView,
    canHandle session: any UIDropSession
  ) -> Bool { found.gestures.dropping?.tableView(tableView.ours, canHandle: session) ?? false }

  public func tableView(
    _ tableView: UITableView,
    dropSessionDidEnter session: any UIDropSession
  ) { found.gestures.dropping?.tableView(tableView.ours, dropSessionDidEnter: session) }

  public func tableView(
    _ tableView: UITableView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    found.gestures.dropping?
      .tableView(
        tableView.ours,
        dropSessionDidUpdate: session,
        withDestinationIndexPath: destinationIndexPath
      ) ?? UITableViewDropProposal(operation: .cancel)
  }

  public func tableView(
    _ tableView: UITableView,
    dropSessionDidExit session: any UIDropSession
  ) { found.gestures.dropping?.tableView(tableView.ours, dropSessionDidExit: session) }

  public func tableView(
    _ tableView: UITableView,
    dropSessionDidEnd session: any UIDropSession
  ) { found.gestures.dropping?.tableView(tableView.ours, dropSessionDidEnd: session) }

  public func tableView(
    _ tableView: UITableView,
    dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    UIDragPreviewParameters(
      lifting: found.gestures.dropping?
        .tableView(tableView.ours, dropPreviewParametersForRowAt: indexPath)
    )
  }
}
