public import TableUI

/// A second front end, which takes the whole terminal over and drives the same controller.
@MainActor public protocol FullScreenBrowsing: AnyObject {
  /// Shows a controller's table on the whole terminal until the person leaves.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - navigation: What holds it.
  ///   - usesColors: Whether colours are wanted.
  ///   - host: Who keeps account of what the person does.
  /// - Returns: Why the terminal cannot be taken over, or nil.
  func browse(
    _ controller: any ViewController & TableViewHosting,
    navigation: NavigationController,
    usesColors: Bool,
    host: any GestureDelegate
  ) -> String?
}
