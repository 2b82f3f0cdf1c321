package import TableModel

extension TableGeometry {
  /// Returns the position of a section: header, rows and footer, without the padding above the
  /// header.
  package func sectionBand(_ section: Int) -> Band {
    band(section) { section in
      Band(y: section.topPadding, height: section.header + section.rows.extent + section.footer)
    }
  }

  /// Returns the position of a section's header.
  package func headerBand(_ section: Int) -> Band {
    band(section) { Band(y: $0.topPadding, height: $0.header) }
  }

  /// Returns the position of a section's footer.
  package func footerBand(_ section: Int) -> Band {
    band(section) { Band(y: $0.rowsEnd, height: $0.footer) }
  }

  /// Returns the position of a row.
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
  /// Returns the element at a position, or nil in a padding and outside the sections.
  ///
  /// An element includes its upper edge but not its lower one. So an element without height is
  /// never found.
  package func element(atY y: Double) -> Element? {
    guard let place = place(at: y, isAtEnd: false) else { return nil }
    return switch place.part {
    case .padding: nil
    case .header: .header(place.section)
    case .row(let row): .row(IndexPath(row: row, section: place.section))
    case .footer: .footer(place.section)
    }
  }

  /// Returns the rows that overlap a range of positions, in order.
  ///
  /// A row that only touches the range with an edge is excluded.
  ///
  /// - Complexity: O(log n + k), where k is the number of returned rows.
  package func rows(inY range: Range<Double>) -> [IndexPath] { content(inY: range).rows }

  /// Returns the rows of ``rows(inY:)`` and the sections of ``sections(inY:)``, found together.
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
      // The rows of a screen are mostly in one section or two.
      if section == first.section {
        let rest = last.section == first.section ? 0 : end
        paths.reserveCapacity(max(0, to - from) + rest)
      }
      for row in from..<max(from, to) { paths.append(IndexPath(row: row, section: section)) }
    }
    return (paths, first.section..<last.section + 1)
  }

  /// Returns the sections that overlap a range of positions, including their paddings.
  package func sections(inY range: Range<Double>) -> Range<Int> {
    guard let (first, last) = places(in: range) else { return 0..<0 }
    return first.section..<last.section + 1
  }

  /// Returns the first place that ends below the lower bound and the first that reaches the upper
  /// one.
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

  /// Returns the index of the first row at or after a place in its section.
  private func rowNumber(from place: GeometryPlace) -> Int {
    switch place.part {
    case .padding, .header: 0
    case .row(let row): row
    case .footer: rowCount(inSection: place.section)
    }
  }

  /// Returns the part that covers a position.
  ///
  /// The search subtracts heights on the way down, while positions are sums. With rounded sums the
  /// two may differ slightly. The sums decide, and the search is repeated with a slightly changed
  /// target.
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
