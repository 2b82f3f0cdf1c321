public import TableModel

/// An object that is notified of selected rows in a ``DetailsController``.
@MainActor public protocol DetailsControllerDelegate: AnyObject {
  /// Called when a row is selected; the controller itself takes no action.
  func detailsController(_ controller: DetailsController, didSelect item: Item)
}
