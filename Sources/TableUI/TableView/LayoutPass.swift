import TableModel

/// What one layout knows of itself while it asks for cells.
@MainActor struct LayoutPass {
  /// The reloads and batches so far when it began; another number says that it was overtaken.
  let generation: Int

  /// The rows that were found on the screen last, or nil before the first look.
  var screen: ScreenRows?

  /// Whether all cells were there already and stand where they should on that screen.
  var isPlaced = false

  /// What stays in its place on the screen.
  var anchor: ScrollAnchor

  /// The cells of rows that were pushed off the screen again when they were measured.
  ///
  /// As all cells that leave, they go back when the rows that come are served: none of them is another row's in the
  /// same layout.
  var pushedOff: [IndexPath: TableViewCell] = [:]

  /// The offset that the anchor came to; another one says that somebody scrolled meanwhile.
  var offset: Double
}
