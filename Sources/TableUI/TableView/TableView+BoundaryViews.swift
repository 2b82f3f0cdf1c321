// The application's views above and below all sections, and its background view.
extension TableView {
  /// The frame of the view above all sections, or nil if there is none.
  public var tableHeaderRect: Rect? {
    guard tableHeaderView != nil else { return nil }
    loadQuietly()
    return Rect(x: 0, y: 0, width: size.width, height: geometry.originY)
  }

  /// The frame of the view below all sections, or nil if there is none.
  public var tableFooterRect: Rect? {
    guard tableFooterView != nil else { return nil }
    loadQuietly()
    let geometry = self.geometry
    return Rect(
      x: 0,
      y: geometry.sectionsEnd,
      width: size.width,
      height: geometry.trailingHeight
    )
  }

  /// Reads the height of a newly assigned view above the sections.
  func headerViewDidChange() {
    tableHeaderView?.textMetrics = textMetrics
    boundaryHeights.header = tableHeaderView?.height(atWidth: size.width) ?? 0
    boundaryViewsDidChange()
  }

  /// Reads the height of a newly assigned view below the sections.
  func footerViewDidChange() {
    tableFooterView?.textMetrics = textMetrics
    boundaryHeights.footer = tableFooterView?.height(atWidth: size.width) ?? 0
    boundaryViewsDidChange()
  }

  private func boundaryViewsDidChange() {
    state.needsLayout = true
    makeRoomForBoundaryViews()
    if state.isLoaded { clampOffset() }
  }

  /// Reserves space for the views above and below the sections.
  ///
  /// It uses the heights from their assignment. A view that grew later must be assigned again.
  /// [documented]
  func makeRoomForBoundaryViews() {
    let (above, below) = (boundaryHeights.header, boundaryHeights.footer)
    positions.perform(
      .setBoundaries(above: RowHeights.clamped(above), below: RowHeights.clamped(below))
    )
  }

  /// Updates the frames of the views.
  func layoutBoundaryViews() {
    if let rect = tableHeaderRect { tableHeaderView?.frame = rect }
    if let rect = tableFooterRect { tableFooterView?.frame = rect }
    backgroundView?.frame = bounds
    // With larger text, a view keeps its height until it is assigned again.
    for view in [tableHeaderView, tableFooterView, backgroundView] {
      view?.textMetrics = textMetrics
    }
  }
}

/// The position of a section's header or footer.
struct SectionPlace: Hashable, Sendable {
  /// The side of the rows: above or below.
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

/// A header or footer view; its absence is stored too, so it is not queried again.
@MainActor struct SectionView {
  var view: TableViewHeaderFooterView?
}
