import TableModel

/// What stays where it is on the screen while estimates become heights.
enum ScrollAnchor: Hashable, Sendable {
  /// An edge of a row, or its middle.
  enum Edge: Hashable, Sendable {
    case top
    case middle
    case bottom
  }

  /// The offset stays, as far as the content reaches.
  case offset(Double)

  /// The top of the content stands at the top.
  case start

  /// The end of the content stands at the bottom.
  case end

  /// The offset follows a row: it is `offset` where the row's edge stands at `place`.
  case row(IndexPath, Edge, place: Double, offset: Double)
}

extension Band {
  /// Where an edge, or the middle, stands.
  func place(of edge: ScrollAnchor.Edge) -> Double {
    switch edge {
    case .top: y
    case .middle: y + height / 2
    case .bottom: maxY
    }
  }
}
