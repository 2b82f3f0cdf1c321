public import UIKit

// Colours by name, as ours are: `clear`, or one of the application's. What is read is UIKit's.
extension Connecting {
  /// The colour of the lines between rows.
  public var separatorColor: String? {
    get { nil }
    set { (self as UITableView).separatorColor = UIColor.called(newValue) }
  }

  /// The colour of the titles at the right edge.
  public var sectionIndexColor: String? {
    get { nil }
    set { (self as UITableView).sectionIndexColor = UIColor.called(newValue) }
  }

  /// The colour behind them.
  public var sectionIndexBackgroundColor: String? {
    get { nil }
    set { (self as UITableView).sectionIndexBackgroundColor = UIColor.called(newValue) }
  }

  /// The colour behind them under a finger.
  public var sectionIndexTrackingBackgroundColor: String? {
    get { nil }
    set { (self as UITableView).sectionIndexTrackingBackgroundColor = UIColor.called(newValue) }
  }
}

extension UIColor {
  /// The colour of a name, or nil.
  static func called(_ name: String?) -> UIColor? {
    name == "clear" ? .clear : name.flatMap { UIColor(named: $0) }
  }
}
