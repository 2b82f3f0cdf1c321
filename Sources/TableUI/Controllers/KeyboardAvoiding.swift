public import TableModel

/// A controller that makes room for a keyboard; UIKit's table view controller does, a plain one does not.
@MainActor public protocol KeyboardAvoiding: AnyObject {
  /// A keyboard covers so much of the bottom now.
  ///
  /// - Parameters:
  ///   - height: How much it covers, in points; 0 when it went.
  ///   - indexPath: The row that somebody types in or looks at, or nil.
  func keyboardDidChange(height: Double, keepingVisible indexPath: IndexPath?)
}
