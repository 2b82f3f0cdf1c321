package import TableUI

extension OpenTable {
  /// Sets the bars over the table view, for this wiring and later ones.
  package func setBars(_ bars: DeviceBars?) {
    settings.bars = bars
    choose(\.safeAreaInsets, bars?.safeAreaInsets ?? .zero)
  }
}
