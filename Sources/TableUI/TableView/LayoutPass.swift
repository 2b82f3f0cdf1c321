import TableModel

/// The state of one layout while it asks for cells.
@MainActor struct LayoutPass {
  /// The number of reloads and batches at the start.
  ///
  /// A later number means that a reload or batch overtook this layout.
  let generation: Int

  /// The visible rows as last found, at first those of the last layout; nil if unknown.
  var screen: ScreenRows?

  /// The first position that moved since the last layout; nil if any may have moved.
  var firstMoved: IndexPath?

  /// Whether the visible headers and footers are where they were in the last layout.
  var keepsSections = false

  /// Whether all cells already exist and have their frames on that screen.
  var isPlaced = false

  /// The element that keeps its position on the screen.
  var anchor: ScrollAnchor

  /// The cells of rows that measuring pushed off the screen again.
  ///
  /// Like all removed cells, they are pooled after the new rows have their cells. So no other row
  /// gets one of them in the same layout.
  var pushedOff: [IndexPath: TableViewCell] = [:]

  /// The offset that the anchor led to; another offset means that the content was scrolled
  /// meanwhile.
  var offset: Double

  /// Removes and returns the cell of a row that was pushed off the screen, or nil.
  mutating func takePushedOff(_ path: IndexPath) -> TableViewCell? {
    pushedOff.isEmpty ? nil : pushedOff.removeValue(forKey: path)
  }
}
