import TableModel

/// The state of one layout while it asks for cells.
@MainActor struct LayoutPass {
  /// The number of reloads and batches at the start.
  ///
  /// A later number means that a reload or batch overtook this layout.
  let generation: Int

  /// The visible rows of the last layout and the first position that moved since.
  ///
  /// Nil if any position may have moved.
  var settled: (firstMoved: IndexPath, screen: ScreenRows)?

  /// The visible rows as last found, or nil before the first query.
  var screen: ScreenRows?

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
}
