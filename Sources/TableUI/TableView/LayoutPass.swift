import TableModel

/// What one layout knows of itself while it asks for cells.
@MainActor struct LayoutPass {
  /// The reloads and batches so far when it began; another number says that it was overtaken.
  let generation: Int

  /// Which row each cell shows, to notice one that is returned twice.
  var rows: [ObjectIdentifier: IndexPath]

  /// What stays in its place on the screen.
  var anchor: ScrollAnchor

  /// The offset that the anchor came to; another one says that somebody scrolled meanwhile.
  var offset: Double
}
