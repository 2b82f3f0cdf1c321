import TableModel

// The headers and footers on the screen.
extension TableView {
  /// Brings the headers and footers in line with what is on the screen; cells come before them.
  func layoutSectionViews(on screen: ScreenRows) {
    layoutBoundaryViews()
    let range = visibleRange
    let places = placesOnScreen(range, screen)
    let started = generation
    for (place, rect) in places {
      if let shown = state.sectionViews[place] {
        shown.view?.frame = rect
        continue
      }
      let view = makeSectionView(place)
      guard generation == started else { return }
      state.sectionViews[place] = SectionView(view: view)
      guard let view else { continue }
      view.frame = rect
      tellDisplay(of: view, place)
      guard generation == started else { return }
    }
    for place in state.sectionViews.places(besides: places.map(\.place)) {
      removeSectionView(place)
    }
  }

  /// Takes a header or footer off the screen.
  func removeSectionView(_ place: SectionPlace) {
    guard let view = state.sectionViews.remove(at: place)?.view else { return }
    tellEndOfDisplay(of: view, place)
    putIntoPool(view)
  }

  /// Takes all headers and footers off the screen, so that the next layout asks for them again.
  func forgetSectionViews() {
    for place in state.sectionViews.places { removeSectionView(place) }
  }

  /// The sections whose header or footer is on the screen, in order.
  public var visibleSections: [Int] { Set(state.sectionViews.places.map(\.section)).sorted() }

  /// The header and the footer of a section as they stand when they do not float, on screen or not.
  ///
  /// They are asked for anew and belong to nobody; give them back with `recycle(_:)`.
  ///
  /// - Parameter section: The number of the section.
  /// - Returns: The views, framed; none for an unknown section.
  public func inspectSectionViews(_ section: Int) -> [TableViewHeaderFooterView] {
    loadQuietly()
    guard (0..<numberOfSections).contains(section) else { return [] }
    return SectionPlace.Kind.allCases.compactMap { kind in
      let place = SectionPlace(section: section, kind: kind)
      let rect = restingRect(place)
      guard rect.height > 0, let view = makeSectionView(place) else { return nil }
      view.frame = rect
      return view
    }
  }

  /// Gives back a header or footer that was only looked at.
  public func recycle(_ view: TableViewHeaderFooterView) { putIntoPool(view) }

  func makeSectionView(_ place: SectionPlace) -> TableViewHeaderFooterView? {
    var view = askView(place)
    if view == nil, let title = askTitle(place) {
      view = TableViewHeaderFooterView(reuseIdentifier: nil)
      view?.text = title
    }
    view?.role = place.kind == .header ? .header : .footer
    view?.isUppercased = style.isGrouped && place.kind == .header
    return view
  }

  private func placesOnScreen(
    _ range: Range<Double>,
    _ screen: ScreenRows
  ) -> [(place: SectionPlace, rect: Rect)] {
    guard hasSectionViews else { return [] }
    let sections = sectionsOnScreen(range, screen)
    guard !sections.isEmpty else { return [] }
    let insets = adjustedContentInset
    let edges = (state.offset.y + insets.top, state.offset.y + size.height - insets.bottom)
    var places: [(place: SectionPlace, rect: Rect)] = []
    func note(_ kind: SectionPlace.Kind, of section: Int, _ band: Band) {
      guard band.height > 0, band.y < range.upperBound, band.maxY > range.lowerBound else { return }
      places.append((SectionPlace(section: section, kind: kind), rect(band)))
    }
    let count = state.geometry.sectionCount
    let first = sections.lowerBound
    var above = first > 0 ? state.geometry.sectionBands(first - 1) : nil
    var bands = state.geometry.sectionBands(first)
    for section in sections {
      let below = section + 1 < count ? state.geometry.sectionBands(section + 1) : nil
      if style == .plain { float(&bands, between: above, and: below, edges) }
      note(.header, of: section, bands.header)
      note(.footer, of: section, bands.footer)
      above = bands
      bands = below ?? bands
    }
    return places
  }

  /// Where a header or footer stands in the content if it does not float.
  func restingRect(_ place: SectionPlace) -> Rect {
    let band =
      place.kind == .header
      ? state.geometry.headerBand(place.section) : state.geometry.footerBand(place.section)
    return rect(band)
  }

  /// Moves the header and the footer of a section to where they are shown in plain style: on the screen while
  /// their section is.
  ///
  /// A header must end at the header of the section below, past the padding above that; a footer must begin
  /// at the end of the section above.
  private func float(
    _ bands: inout SectionBands,
    between above: SectionBands?,
    and below: SectionBands?,
    _ edges: (top: Double, bottom: Double)
  ) {
    let stuck = max(bands.header.y, edges.top)
    let low = below?.whole.y ?? bands.whole.maxY
    bands.header.y = min(stuck, low - bands.header.height)
    let raised = min(bands.footer.y, edges.bottom - bands.footer.height)
    bands.footer.y = max(raised, above?.whole.maxY ?? bands.whole.y)
  }

  /// The sections with a header or footer that may be on the screen.
  ///
  /// A plain header floats on over the padding above the next one, where its own section has ended.
  private func sectionsOnScreen(_ range: Range<Double>, _ screen: ScreenRows) -> Range<Int> {
    let sections = screen.sections(in: state.geometry, range)
    guard style == .plain, sections.lowerBound > 0, !sections.isEmpty else { return sections }
    return sections.lowerBound - 1..<sections.upperBound
  }

  /// Whether somebody may have a title or a view above or below a section.
  var hasSectionViews: Bool {
    find(.titleForHeader, \.titling) != nil || find(.titleForFooter, \.titling) != nil
      || find(.viewForHeader, \.headerViews) != nil || find(.viewForFooter, \.headerViews) != nil
  }

  private func tellDisplay(of view: TableViewHeaderFooterView, _ place: SectionPlace) {
    switch place.kind {
    case .header:
      tell(.willDisplayHeaderView, \.displaying, at: place.section, .observed) {
        $0.tableView(self, willDisplayHeaderView: view, forSection: $1)
      }
    case .footer:
      tell(.willDisplayFooterView, \.displaying, at: place.section, .observed) {
        $0.tableView(self, willDisplayFooterView: view, forSection: $1)
      }
    }
  }

  private func tellEndOfDisplay(of view: TableViewHeaderFooterView, _ place: SectionPlace) {
    switch place.kind {
    case .header:
      tell(.didEndDisplayingHeaderView, \.displaying, at: place.section, .ours) {
        $0.tableView(self, didEndDisplayingHeaderView: view, forSection: $1)
      }
    case .footer:
      tell(.didEndDisplayingFooterView, \.displaying, at: place.section, .ours) {
        $0.tableView(self, didEndDisplayingFooterView: view, forSection: $1)
      }
    }
  }
}
