import TableModel
import TextLayout

// How high things are: the delegate, else a property, else what the style has for it.
extension TableView {
  /// Asks for the heights of a range of rows of a section.
  func askRowHeights(_ section: Int, _ rows: Range<Int>) throws(TableError) -> RowHeights {
    counters.heightsComputed += rows.count
    guard let sizing = delegateCapabilities.sizing, has(.heightForRow) else {
      guard !rows.isEmpty else { return RowHeights() }
      let height = try fixedRowHeight(IndexPath(row: rows.lowerBound, section: section))
      return RowHeights(repeating: height, count: rows.count)
    }
    counters.heightQuestions += rows.count
    var heights: [Double] = []
    heights.reserveCapacity(rows.count)
    if !isWatched, let bulkSizing = delegateCapabilities.bulkSizing {
      try askRowHeights(bulkSizing, section, rows, &heights)
      return RowHeights(heights)
    }
    for row in rows {
      try checkInterruption(at: row)
      let path = IndexPath(row: row, section: section)
      sends(to: sizing, "tableView(_:heightForRowAt:) \(path)", .observed)
      let height = sizing.tableView(self, heightForRowAt: path)
      answered(height.pointsText)
      guard RowHeights.accepts(height) else { throw .negativeRowHeight(path, height) }
      heights.append(height)
    }
    return RowHeights(heights)
  }

  private func askRowHeights(
    _ sizing: any TableViewBulkSizing,
    _ section: Int,
    _ rows: Range<Int>,
    _ heights: inout [Double]
  ) throws(TableError) {
    var start = rows.lowerBound
    while start < rows.upperBound {
      // As many as between two looks at Ctrl-C.
      let end = min(rows.upperBound, (start | 0xFFF) + 1)
      sizing.tableView(self, heightsOfRows: start..<end, inSection: section, into: &heights)
      for (row, height) in zip(start..<end, heights.suffix(end - start))
      where !RowHeights.accepts(height) {
        throw .negativeRowHeight(IndexPath(row: row, section: section), height)
      }
      try checkInterruption(at: end - 1)
      start = end
    }
  }

  /// Asks for the height of one row.
  func askRowHeight(_ path: IndexPath) throws(TableError) -> Double {
    counters.heightsComputed += 1
    guard let sizing = delegateCapabilities.sizing, has(.heightForRow) else {
      return try fixedRowHeight(path)
    }
    let height = askDelegate(sizing, path)
    guard RowHeights.accepts(height) else { throw .negativeRowHeight(path, height) }
    return height
  }

  func askDelegate(_ sizing: any TableViewSizing, _ path: IndexPath) -> Double {
    counters.heightQuestions += 1
    sends(to: sizing, "tableView(_:heightForRowAt:) \(path)", .observed)
    let height = sizing.tableView(self, heightForRowAt: path)
    answered(height.pointsText)
    return height
  }

  private func fixedRowHeight(_ path: IndexPath) throws(TableError) -> Double {
    if rowHeight == Self.automaticDimension { return 44 }
    guard RowHeights.accepts(rowHeight) else { throw .negativeRowHeight(path, rowHeight) }
    return rowHeight
  }

  /// Asks for the height above or below a section.
  func askSectionHeight(_ place: SectionPlace) throws(TableError) -> Double {
    var height = try checked(askDelegate(place), place)
    if height == nil {
      let property = place.kind == .header ? sectionHeaderHeight : sectionFooterHeight
      height = try checked(property, place)
    }
    // UIKit takes 0 for "not said" in the grouped styles; only a tiny height makes the space vanish.
    if let height, !(height == 0 && style.isGrouped) { return height }
    return standardHeight(place, hasContent: askTitle(place) != nil || hasView(place))
  }

  /// Which rule gave a header or footer its height; the delegate is asked again for it.
  ///
  /// - Parameters:
  ///   - isHeader: Whether the header is meant.
  ///   - section: The section.
  /// - Returns: The rule, or nil for an unknown section.
  public func heightSource(ofHeader isHeader: Bool, inSection section: Int) -> HeightSource? {
    loadQuietly()
    guard hasSection(section) else { return nil }
    let heights = state.geometry.section(at: section)
    if isHeader ? heights.isHeaderEstimated : heights.isFooterEstimated { return .estimated }
    let place = SectionPlace(section: section, kind: isHeader ? .header : .footer)
    func counts(_ height: Double) -> Bool {
      RowHeights.accepts(height) && !(height == 0 && style.isGrouped)
    }
    let answer = askDelegate(place)
    if answer != Self.automaticDimension { return counts(answer) ? .delegate : .standard }
    return counts(isHeader ? sectionHeaderHeight : sectionFooterHeight) ? .property : .standard
  }

  private func askDelegate(_ place: SectionPlace) -> Double {
    guard let sizing = delegateCapabilities.sizing,
      has(place.kind == .header ? .heightForHeader : .heightForFooter)
    else { return Self.automaticDimension }
    counters.heightQuestions += 1
    let height: Double
    switch place.kind {
    case .header:
      sends(to: sizing, "tableView(_:heightForHeaderInSection:) \(place.section)", .observed)
      height = sizing.tableView(self, heightForHeaderInSection: place.section)
    case .footer:
      sends(to: sizing, "tableView(_:heightForFooterInSection:) \(place.section)", .observed)
      height = sizing.tableView(self, heightForFooterInSection: place.section)
    }
    answered(height.pointsText)
    return height
  }

  /// The height, or nil for automatic.
  private func checked(_ height: Double, _ place: SectionPlace) throws(TableError) -> Double? {
    if height == Self.automaticDimension { return nil }
    if RowHeights.accepts(height) { return height }
    switch place.kind {
    case .header: throw .negativeHeaderHeight(section: place.section, height)
    case .footer: throw .negativeFooterHeight(section: place.section, height)
    }
  }

  /// 28 points for a title or a view; without one nothing in plain style, 18 between groups, 35 on top.
  func standardHeight(_ place: SectionPlace, hasContent: Bool) -> Double {
    guard style.isGrouped else { return hasContent ? 28 : 0 }
    if place.section == 0, place.kind == .header { return 35 }
    return hasContent ? 28 : 18
  }

  private func hasView(_ place: SectionPlace) -> Bool {
    guard let view = askView(place) else { return false }
    putIntoPool(view)
    return true
  }

  /// The space above the header of a section.
  func topPadding(header: Double) -> Double {
    guard style == .plain, header > 0 else { return 0 }
    guard RowHeights.accepts(sectionHeaderTopPadding) else { return 22 }
    return sectionHeaderTopPadding
  }
}
