public import TableModel

/// A delegate that takes what is dropped into the table; without it nothing can be dropped.
@MainActor public protocol TableViewDropping: AnyObject {
  /// Takes what was dropped: changes the model, then tells the table view.
  func tableView(
    _ tableView: TableView,
    performDropWith coordinator: DropCoordinator
  ) throws(TableError)

  /// Whether the table cares for what is dragged; false asks nothing further. The default is true.
  func tableView(_ tableView: TableView, canHandle session: DropSession) -> Bool

  /// Hears that the drag came over the table. Does nothing by default.
  func tableView(_ tableView: TableView, dropSessionDidEnter session: DropSession)

  /// What a drop at a place would do; nil is the end of the table.
  ///
  /// The default moves the row to that place.
  func tableView(
    _ tableView: TableView,
    dropSessionDidUpdate session: DropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> DropProposal

  /// Hears that the drag left the table. Does nothing by default.
  func tableView(_ tableView: TableView, dropSessionDidExit session: DropSession)

  /// Hears that the drag is over, dropped or not. Does nothing by default.
  func tableView(_ tableView: TableView, dropSessionDidEnd session: DropSession)

  /// Which part of a row is shown dropping, or nil for all of it. The default is nil.
  func tableView(
    _ tableView: TableView,
    dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> Rect?
}

extension TableViewDropping {
  public func tableView(_ tableView: TableView, canHandle session: DropSession) -> Bool { true }

  public func tableView(_ tableView: TableView, dropSessionDidEnter session: DropSession) {}

  public func tableView(
    _ tableView: TableView,
    dropSessionDidUpdate session: DropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> DropProposal {
    DropProposal(
      operation: .move,
      intent: destinationIndexPath == nil ? .unspecified : .insertAtDestinationIndexPath
    )
  }

  public func tableView(_ tableView: TableView, dropSessionDidExit session: DropSession) {}

  public func tableView(_ tableView: TableView, dropSessionDidEnd session: DropSession) {}

  public func tableView(
    _ tableView: TableView,
    dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> Rect? { nil }
}
