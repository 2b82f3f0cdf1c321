import TableModel

// What stays in its place on the screen while heights become known.
extension TableView {
  /// What the next layout keeps in place: where somebody scrolled to, else what is on the screen already.
  ///
  /// Rows above that turn out higher or lower than estimated move the offset, so that what a person looks
  /// at does not jump.
  func chooseAnchor(_ paths: [IndexPath]) -> ScrollAnchor {
    guard isEstimating else { return .offset(state.offset.y) }
    switch state.scrollTarget {
    case .row(let path, _, _, _)? where !hasRow(path): state.scrollTarget = nil
    case .some(let target): return target
    case nil: break
    }
    // Cells from before a reload say nothing; their rows may not even be there any more.
    guard !state.hasStaleCells else { return .offset(state.offset.y) }
    let isAtTop = state.offset.y <= offsetRange.lowerBound
    guard let first = paths.first, !(isAtTop && state.cells[first] != nil) else {
      return .offset(state.offset.y)
    }
    // Where all that was shown has gone above the screen, nothing above changes and the offset stays.
    let shown =
      paths.first { state.cells[$0] != nil } ?? state.cells.places.first { $0 > first }
    guard let shown else { return .offset(state.offset.y) }
    let place = state.geometry.rowBand(shown).y
    return .row(shown, .top, place: place, offset: state.offset.y)
  }

  /// Sets the offset so that the anchor of a layout stands where it should.
  ///
  /// Somebody who was told of a cell and scrolled has the last word.
  func hold(_ pass: inout LayoutPass) {
    if state.offset.y != pass.offset {
      pass.anchor = state.scrollTarget ?? .offset(state.offset.y)
    }
    hold(pass.anchor)
    pass.offset = state.offset.y
  }

  /// Sets the offset so that the anchor stands where it should, as far as the content reaches.
  ///
  /// The offset is worked out from the places of the moment; adding up differences would drift.
  func hold(_ anchor: ScrollAnchor) {
    let range = offsetRange
    let offset: Double
    switch anchor {
    case .offset(let base):
      // What a finger pulls below its upper edge goes back when the finger lets go.
      guard base >= range.lowerBound else { return }
      offset = base
    case .start: offset = range.lowerBound
    case .end: offset = range.upperBound
    case .row(let path, let edge, let place, let base):
      guard hasRow(path) else { return }
      offset = base + (state.geometry.rowBand(path).place(of: edge) - place)
    }
    state.offset.y = min(max(offset, range.lowerBound), range.upperBound)
  }

  /// The row from which the screen is filled, downwards and then upwards.
  func seed(_ anchor: ScrollAnchor, _ paths: [IndexPath]) -> IndexPath? {
    switch anchor {
    case .row(let path, _, _, _):
      if let last = paths.last, path > last {
        last
      } else {
        paths.contains(path) ? path : paths.first
      }
    case .end: paths.last
    case .offset, .start: paths.first
    }
  }
}

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
