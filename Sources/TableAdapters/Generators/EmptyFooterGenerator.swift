public import TableUI

/// A footer that is not to be seen.
@MainActor public final class EmptyFooterGenerator: FooterGenerator {
  /// As low as UIKit allows without going back to its own height.
  public override func height(in tableView: TableView, section: Int) -> Double { 0.01 }
}
