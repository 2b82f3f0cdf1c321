// What the application puts above all sections, below them and behind them.
extension TableView {
  /// Where the view above all sections stands, or nil where there is none.
  public var tableHeaderRect: Rect? {
    guard tableHeaderView != nil else { return nil }
    loadQuietly()
    return Rect(x: 0, y: 0, width: size.width, height: state.geometry.originY)
  }

  /// Where the view below all sections stands, or nil where there is none.
  public var tableFooterRect: Rect? {
    guard tableFooterView != nil else { return nil }
    loadQuietly()
    let geometry = state.geometry
    return Rect(
      x: 0,
      y: geometry.sectionsEnd,
      width: size.width,
      height: geometry.trailingHeight
    )
  }

  /// Makes room for other views above and below the sections.
  func boundaryViewsDidChange() {
    state.needsLayout = true
    makeRoomForBoundaryViews(in: &state.geometry)
    if state.isLoaded { clampOffset() }
  }

  /// Makes room for the views above and below the sections, at the width of the moment.
  func makeRoomForBoundaryViews(in geometry: inout TableGeometry) {
    geometry.originY = tableHeaderView?.height(atWidth: size.width) ?? 0
    geometry.trailingHeight = tableFooterView?.height(atWidth: size.width) ?? 0
  }

  /// Brings the views in line with where they stand.
  func layoutBoundaryViews() {
    if let rect = tableHeaderRect { tableHeaderView?.frame = rect }
    if let rect = tableFooterRect { tableFooterView?.frame = rect }
    backgroundView?.frame = bounds
  }
}

/// The header or the footer of a section.
struct SectionPlace: Hashable, Sendable {
  /// Above or below the rows.
  enum Kind: Int, Hashable, Sendable, CaseIterable {
    case header
    case footer
  }

  var section: Int
  var kind: Kind
}

extension SectionPlace: Comparable {
  static func < (left: SectionPlace, right: SectionPlace) -> Bool {
    left.section == right.section
      ? left.kind.rawValue < right.kind.rawValue : left.section < right.section
  }
}

/// What stands above or below the rows of a section; nothing is remembered too, so as not to ask again.
@MainActor struct SectionView {
  var view: TableViewHeaderFooterView?
}
