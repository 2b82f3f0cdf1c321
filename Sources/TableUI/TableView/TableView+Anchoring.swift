import TableModel

// Elements that keep their position on the screen while heights are measured.
extension TableView {
  /// Returns the anchor of the next layout: the scroll target, else an element already on the
  /// screen.
  ///
  /// Rows above may be taller or shorter than estimated. The offset then moves, so the visible rows
  /// do not jump.
  func chooseAnchor(_ paths: [IndexPath]) -> ScrollAnchor {
    guard isEstimating else { return .offset(state.offset.y) }
    switch state.scrollTarget {
    case .row(let path, _, _, _)? where !hasRow(path): state.scrollTarget = nil
    case .some(let target): return target
    case nil: break
    }
    // Ignore cells from before a reload: their rows may no longer exist.
    guard !state.hasStaleCells else { return .offset(state.offset.y) }
    let isAtTop = state.offset.y <= offsetRange.lowerBound
    guard let first = paths.first, !(isAtTop && state.cells[first] != nil) else {
      return .offset(state.offset.y)
    }
    // If all shown rows moved above the screen, nothing above changes and the offset stays.
    let shown =
      paths.first { state.cells[$0] != nil } ?? state.cells.places.first { $0 > first }
    guard let shown else { return .offset(state.offset.y) }
    let place = geometry.rowBand(shown).y
    return .row(shown, .top, place: place, offset: state.offset.y)
  }

  /// Sets the offset so that the anchor of a layout keeps its position.
  ///
  /// If the application scrolled in a callback, its offset wins.
  func hold(_ pass: inout LayoutPass) {
    if state.offset.y != pass.offset {
      pass.anchor = state.scrollTarget ?? .offset(state.offset.y)
    }
    hold(pass.anchor)
    pass.offset = state.offset.y
  }

  /// Sets the offset so that the anchor keeps its position, within the scroll range.
  ///
  /// The offset is computed from current positions; a sum of differences would drift.
  func hold(_ anchor: ScrollAnchor) {
    let range = offsetRange
    let offset: Double
    switch anchor {
    case .offset(let base):
      // Content pulled below its upper edge moves back when the finger lifts.
      guard base >= range.lowerBound else { return }
      offset = base
    case .start: offset = range.lowerBound
    case .end: offset = range.upperBound
    case .row(let path, let edge, let place, let base):
      guard hasRow(path) else { return }
      offset = base + (geometry.rowBand(path).place(of: edge) - place)
    }
    state.offset.y = min(max(offset, range.lowerBound), range.upperBound)
  }

  /// Returns the row from which to fill the screen, downward and then upward.
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

/// The element that keeps its position on the screen while estimates become heights.
enum ScrollAnchor: Hashable, Sendable {
  /// An edge of a row, or its middle.
  enum Edge: Hashable, Sendable {
    case top
    case middle
    case bottom
  }

  /// The offset stays, within the scroll range.
  case offset(Double)

  /// The top of the content stays at the top.
  case start

  /// The end of the content stays at the bottom.
  case end

  /// The offset follows a row: it is `offset` while the row's edge is at `place`.
  case row(IndexPath, Edge, place: Double, offset: Double)
}

extension Band {
  /// Returns the position of an edge or of the middle.
  func place(of edge: ScrollAnchor.Edge) -> Double {
    switch edge {
    case .top: y
    case .middle: y + height / 2
    case .bottom: maxY
    }
  }
}
