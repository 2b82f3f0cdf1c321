import TableModel

// The visible headers and footers.
extension TableView {
  /// Updates the headers and footers for the visible area, after the cells.
  func layoutSectionViews(on screen: ScreenRows) {
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

  /// Removes a header or footer from the screen.
  func removeSectionView(_ place: SectionPlace) {
    guard let view = state.sectionViews.remove(at: place)?.view else { return }
    tellEndOfDisplay(of: view, place)
    putIntoPool(view)
  }

  /// Removes all headers and footers, so the next layout asks for them again.
  func forgetSectionViews() {
    for place in state.sectionViews.places { removeSectionView(place) }
  }

  /// The sections with a visible header or footer, in order.
  public var visibleSections: [Int] { Set(state.sectionViews.places.map(\.section)).sorted() }

  /// Returns temporary header and footer views of a section, at their positions without floating.
  ///
  /// They are queried again and not shown; return them with `recycle(_:)`.
  ///
  /// - Parameter section: The index of the section.
  /// - Returns: The views with their frames; empty for an unknown section.
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

  /// Pools a temporary header or footer.
  public func recycle(_ view: TableViewHeaderFooterView) { putIntoPool(view) }

  func makeSectionView(_ place: SectionPlace) -> TableViewHeaderFooterView? {
    var view = askView(place)
    if view == nil, let title = askTitle(place) {
      view = TableViewHeaderFooterView(reuseIdentifier: nil)
      view?.text = title
    }
    view?.role = place.kind == .header ? .header : .footer
    view?.isUppercased = isUppercased(place)
    view?.isRightToLeft = isRightToLeft
    view?.textMetrics = textMetrics
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
    places.reserveCapacity(2 * sections.count)
    func note(_ kind: SectionPlace.Kind, of section: Int, _ band: Band) {
      guard band.height > 0, band.y < range.upperBound, band.maxY > range.lowerBound else { return }
      places.append((SectionPlace(section: section, kind: kind), rect(band)))
    }
    let geometry = self.geometry
    let first = sections.lowerBound
    var above = first > 0 ? geometry.sectionBands(first - 1) : nil
    var bands = geometry.sectionBands(first)
    for section in sections {
      let isLast = section + 1 == geometry.sectionCount
      let below = isLast ? nil : geometry.sectionBands(section + 1)
      if style == .plain { float(&bands, between: above, and: below, edges) }
      note(.header, of: section, bands.header)
      note(.footer, of: section, bands.footer)
      above = bands
      bands = below ?? bands
    }
    return places
  }

  /// Returns the frame of a header or footer without floating, in content coordinates.
  func restingRect(_ place: SectionPlace) -> Rect {
    let band =
      place.kind == .header
      ? geometry.headerBand(place.section) : geometry.footerBand(place.section)
    return rect(band)
  }

  /// Moves the header and footer of a visible section onto the screen, in plain style.
  ///
  /// A header must end at the header of the next section, past the padding above that. A footer
  /// must begin at the end of the previous section.
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

  /// Returns the sections whose header or footer may be on the screen.
  ///
  /// A plain header keeps floating over the padding above the next header, after its own section
  /// ended.
  private func sectionsOnScreen(_ range: Range<Double>, _ screen: ScreenRows) -> Range<Int> {
    let sections = screen.sections(in: positions, range)
    guard style == .plain, sections.lowerBound > 0, !sections.isEmpty else { return sections }
    return sections.lowerBound - 1..<sections.upperBound
  }

  /// Whether sections may have titles or views above or below them.
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
