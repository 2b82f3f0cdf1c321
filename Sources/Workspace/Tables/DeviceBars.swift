package import TableUI

/// The heights of the bars that a device draws over a table view, in points.
package struct DeviceBars: Hashable, Sendable {
  /// The height of the status bar.
  package var status: Double

  /// The height of the navigation bar below the status bar.
  package var navigation: Double

  /// The height of the home indicator's area.
  package var home: Double

  /// Creates bars.
  ///
  /// - Parameters:
  ///   - status: The height of the status bar.
  ///   - navigation: The height of the navigation bar. The default is 44.
  ///   - home: The height of the home indicator's area.
  package init(status: Double, navigation: Double = 44, home: Double) {
    (self.status, self.navigation, self.home) = (status, navigation, home)
  }

  /// The areas that the bars cover.
  package var safeAreaInsets: EdgeInsets { EdgeInsets(top: status + navigation, bottom: home) }
}

extension OpenTable {
  /// Sets the bars over the table view, for this wiring and later ones.
  package func setBars(_ bars: DeviceBars?) {
    settings.bars = bars
    let insets = bars?.safeAreaInsets ?? .zero
    choose(\.safeAreaInsets, insets)
  }
}
