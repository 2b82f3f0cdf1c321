public import TableUI

/// A full-screen front end that uses the same controller.
@MainActor public protocol FullScreenBrowsing: AnyObject {
  /// Shows a controller's table in full-screen mode until the user leaves.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - navigation: The navigation controller that contains it.
  ///   - usesColors: Whether to use color.
  ///   - host: The delegate for the user's gestures.
  /// - Returns: An error message if full-screen mode is not available, or nil.
  func browse(
    _ controller: any ViewController & TableViewHosting,
    navigation: NavigationController,
    usesColors: Bool,
    host: any GestureDelegate
  ) -> String?
}
