/// The heights of the bars that a device draws over a table view, in points.
public struct DeviceBars: Hashable, Sendable {
  /// The height of the status bar.
  public var status: Double

  /// The height of the navigation bar below the status bar.
  public var navigation: Double

  /// The height of the home indicator's area; 0 for a device with a home button.
  public var home: Double

  /// Creates bars.
  ///
  /// - Parameters:
  ///   - status: The height of the status bar.
  ///   - navigation: The height of the navigation bar. The default is 44.
  ///   - home: The height of the home indicator's area.
  public init(status: Double, navigation: Double = 44, home: Double) {
    (self.status, self.navigation, self.home) = (status, navigation, home)
  }

  /// The areas that the bars cover.
  public var safeAreaInsets: EdgeInsets { EdgeInsets(top: status + navigation, bottom: home) }
}
