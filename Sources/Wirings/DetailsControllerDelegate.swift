public import TableModel

/// Hears which row of a ``DetailsController`` was chosen.
@MainActor public protocol DetailsControllerDelegate: AnyObject {
  /// Hears of a chosen row; the controller that shows it does nothing about it.
  func detailsController(_ controller: DetailsController, didSelect item: Item)
}
