package import TableModel

extension TableGeometry {
  /// Where a section stands: its header, rows and footer, without the padding above the header.
  package func sectionBand(_ section: Int) -> Band {
    band(section) { section in
      Band(y: section.topPadding, height: section.header + section.rows.extent + section.footer)
    }
  }

  /// Where the header of a section stands.
  package func headerBand(_ section: Int) -> Band {
    band(section) { Band(y: $0.topPadding, height: $0.header) }
  }

  /// Where the footer of a section stands.
  package func footerBand(_ section: Int) -> Band {
    band(section) { Band(y: $0.rowsEnd, height: $0.footer) }
  }

  /// Where a row stands.
  package func rowBand(_ path: IndexPath) -> Band {
    band(path.section) { section in
      let band = section.rows.band(of: path.row)
      return Band(y: section.rowsStart + band.y, height: band.height)
    }
  }

  private func band(_ section: Int, _ inner: (SectionHeights) -> Band) -> Band {
    precondition(section >= 0 && section < sectionCount, "Section out of range.")
    let band = tree.search(SummaryTreeCountMetric.self, for: section) { chunk, offset in
      let band = inner(chunk.sections[offset])
      return Band(y: chunk.summary(before: offset).extent + band.y, height: band.height)
    } combine: { before, band in
      Band(y: before.extent + band.y, height: band.height)
    }
    return Band(y: originY + (band?.y ?? 0), height: band?.height ?? 0)
  }
}

extension TableGeometry {
  /// What stands at a place, or nil in a padding and outside the sections.
  ///
  /// An element covers its upper edge and not its lower one, so that one without height is never met.
  package func element(atY y: Double) -> Element? {
    guard let place = place(at: y, isAtEnd: false) else { return nil }
    return switch place.part {
    case .padding: nil
    case .header: .header(place.section)
    case .row(let row): .row(IndexPath(row: row, section: place.section))
    case .footer: .footer(place.section)
    }
  }

  /// The rows that reach into a range of places, in order.
  ///
  /// A row that only touches the range with an edge is left out.
  ///
  /// - Complexity: O(log n + k) in the number of rows answered.
  package func rows(inY range: Range<Double>) -> [IndexPath] { content(inY: range).rows }

  /// The rows as ``rows(inY:)`` has them, and the sections as ``sections(inY:)`` does, found together.
  package func content(
    inY range: Range<Double>
  ) -> (rows: [IndexPath], sections: Range<Int>) {
    guard let (first, last) = places(in: range) else { return ([], 0..<0) }
    let start = rowNumber(from: first)
    let end = rowNumber(from: last) + (last.isRow ? 1 : 0)
    var paths: [IndexPath] = []
    for section in first.section...last.section {
      let from = section == first.section ? start : 0
      let to = section == last.section ? end : rowCount(inSection: section)
      for row in from..<max(from, to) { paths.append(IndexPath(row: row, section: section)) }
    }
    return (paths, first.section..<last.section + 1)
  }

  /// The sections that reach into a range of places, with their paddings.
  package func sections(inY range: Range<Double>) -> Range<Int> {
    guard let (first, last) = places(in: range) else { return 0..<0 }
    return first.section..<last.section + 1
  }

  /// The first place that ends below the lower bound and the first that ends at the upper one or below.
  private func places(
    in range: Range<Double>
  ) -> (first: GeometryPlace, last: GeometryPlace)? {
    guard !range.isEmpty, range.upperBound > originY else { return nil }
    guard let first = place(at: max(range.lowerBound, originY), isAtEnd: false),
      let last = place(at: min(range.upperBound, sectionsEnd), isAtEnd: true),
      first.section <= last.section
    else { return nil }
    return (first, last)
  }

  /// The number of the first row at or behind a place in its section.
  private func rowNumber(from place: GeometryPlace) -> Int {
    switch place.part {
    case .padding, .header: 0
    case .row(let row): row
    case .footer: rowCount(inSection: place.section)
    }
  }

  /// The part that covers a place.
  ///
  /// The way down subtracts where the way up adds; with heights whose sums are rounded the two may
  /// disagree by a hair. What the way up says counts, and the search is repeated a hair further.
  private func place(at y: Double, isAtEnd: Bool) -> GeometryPlace? {
    guard isAtEnd ? y > originY && y <= sectionsEnd : y >= originY && y < sectionsEnd else {
      return nil
    }
    var target = y - originY
    var step = target.ulp
    var place: GeometryPlace?
    for _ in 0..<32 {
      place = search(for: target, isAtEnd: isAtEnd)
      guard let place else { return nil }
      let start = originY + place.start
      let end = originY + place.end
      if isAtEnd ? y <= start : y < start {
        target -= step
      } else if isAtEnd ? y > end : y >= end {
        target += step
      } else {
        return place
      }
      step *= 2
    }
    return place
  }

  private func search(for target: Double, isAtEnd: Bool) -> GeometryPlace? {
    tree.search(SectionSummary.Extent.self, for: target, isAtEnd: isAtEnd) { chunk, rest in
      chunk.part(at: rest, isAtEnd: isAtEnd)
    } combine: { before, place in
      place.moved(by: before)
    }
  }
}
