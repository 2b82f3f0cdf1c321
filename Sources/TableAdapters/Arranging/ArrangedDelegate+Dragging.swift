public import TableModel
public import TableUI

extension ArrangedDelegate: TableViewDragging {
  public func tableView(
    _ tableView: TableView,
    itemsForBeginning session: DragSession,
    at indexPath: IndexPath
  ) -> [DragItem] {
    ask(
      (any TableViewDragging).self,
      tableView,
      "itemsForBeginning:at",
      indexPath,
      otherwise: []
    ) { $0.tableView(tableView, itemsForBeginning: session, at: $1) }
  }

  public func tableView(
    _ tableView: TableView,
    itemsForAddingTo session: DragSession,
    at indexPath: IndexPath,
    point: Point
  ) -> [DragItem] {
    ask(
      (any TableViewDragging).self,
      tableView,
      "itemsForAddingTo:at:point",
      indexPath,
      otherwise: []
    ) { $0.tableView(tableView, itemsForAddingTo: session, at: $1, point: point) }
  }

  public func tableView(
    _ tableView: TableView,
    dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> Rect? {
    ask(
      (any TableViewDragging).self,
      tableView,
      "dragPreviewParametersForRowAt",
      indexPath,
      otherwise: nil as Rect?
    ) { $0.tableView(tableView, dragPreviewParametersForRowAt: $1) }
  }

  public func tableView(
    _ tableView: TableView,
    dragSessionWillBegin session: DragSession
  ) {
    guard let target = behind((any TableViewDragging).self) else { return }
    rows.relay(tableView, to: target, "tableView(_:dragSessionWillBegin:)") {
      target.tableView(tableView, dragSessionWillBegin: session)
    }
  }

  public func tableView(
    _ tableView: TableView,
    dragSessionDidEnd session: DragSession
  ) {
    guard let target = behind((any TableViewDragging).self) else { return }
    rows.relay(tableView, to: target, "tableView(_:dragSessionDidEnd:)") {
      target.tableView(tableView, dragSessionDidEnd: session)
    }
  }

  public func tableView(
    _ tableView: TableView,
    dragSessionAllowsMoveOperation session: DragSession
  ) -> Bool {
    guard let target = behind((any TableViewDragging).self) else { return true }
    return rows.relay(tableView, to: target, "tableView(_:dragSessionAllowsMoveOperation:)") {
      target.tableView(tableView, dragSessionAllowsMoveOperation: session)
    }
  }

  public func tableView(
    _ tableView: TableView,
    dragSessionIsRestrictedToDraggingApplication session: DragSession
  ) -> Bool {
    guard let target = behind((any TableViewDragging).self) else { return false }
    return rows.relay(
      tableView,
      to: target,
      "tableView(_:dragSessionIsRestrictedToDraggingApplication:)"
    ) {
      target.tableView(tableView, dragSessionIsRestrictedToDraggingApplication: session)
    }
  }
}
