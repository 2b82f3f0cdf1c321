public import TableModel

/// A delegate that hears of taps on a detail button; without it such a tap is lost.
@MainActor public protocol TableViewAccessories: AnyObject {
  /// Hears that the detail button of a row was tapped.
  func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
}
