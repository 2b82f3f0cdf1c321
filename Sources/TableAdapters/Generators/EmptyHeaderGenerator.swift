public import TableUI

/// A header that is not to be seen.
@MainActor public final class EmptyHeaderGenerator: HeaderGenerator, GravityItem {
  public var heaviness = 0

  /// As low as UIKit allows without going back to its own height.
  public override func height(in tableView: TableView, section: Int) -> Double { 0.01 }
}
