import TableModel
import TextLayout

// Heights: from the delegate, else a property, else the style.
extension TableView {
  /// Asks for the heights of a range of rows in a section.
  func askRowHeights(_ section: Int, _ rows: Range<Int>) throws(TableError) -> RowHeights {
    // A single row needs no list, unless an observer can tell one way of asking from the other.
    if rows.count == 1, !isWatched {
      let height = try askRowHeight(IndexPath(row: rows.lowerBound, section: section))
      return RowHeights(repeating: height, count: 1)
    }
    guard let sizing = find(.heightForRow, \.sizing) else {
      counters.heightsComputed += rows.count
      guard !rows.isEmpty else { return RowHeights() }
      let height = try fixedRowHeight(IndexPath(row: rows.lowerBound, section: section))
      return RowHeights(repeating: height, count: rows.count)
    }
    let knownSizing = methods.bulkSizing.flatMap { $0 === sizing.target ? $0 : nil }
    if let knownSizing, let height = try sharedHeight(knownSizing, sizing, section, rows) {
      return RowHeights(repeating: height, count: rows.count)
    }
    let bulkSizing = sizing.rows.mapping == nil ? knownSizing : nil
    // A list of a million heights would take 8 MB, so long sections are asked for in pieces.
    let isLong = rows.count > 0x1000
    var heights: [Double] = []
    heights.reserveCapacity(min(rows.count, 0x1000))
    var builder = HeightRunBuilder()
    var start = rows.lowerBound
    while start < rows.upperBound {
      // Process one chunk between two checks for Ctrl-C.
      let end = min(rows.upperBound, (start | 0xFFF) + 1)
      if let bulkSizing, leavesOutCalls(sizing, section, start..<end) {
        try askRowHeights(bulkSizing, section, start..<end, &heights)
      } else {
        try askRowHeights(sizing, section, start..<end, &heights)
      }
      start = end
      if isLong {
        builder.append(heights)
        heights.removeAll(keepingCapacity: true)
      }
    }
    return isLong ? RowHeights(builder) : rowHeights(heights)
  }

  /// Returns the height that all rows have, if the delegate knows it and no observer needs
  /// each call.
  private func sharedHeight(
    _ bulkSizing: any TableViewBulkSizing,
    _ sizing: FoundMethod<any TableViewSizing>,
    _ section: Int,
    _ rows: Range<Int>
  ) throws(TableError) -> Double? {
    guard !rows.isEmpty,
      let height = sharedHeight(bulkSizing, sizing.rows, section, rows),
      leavesOutCalls(sizing, section, rows)
    else { return nil }
    guard RowHeights.accepts(height) else {
      throw .negativeRowHeight(IndexPath(row: rows.lowerBound, section: section), height)
    }
    counters.heightsComputed += rows.count
    counters.heightQuestions += rows.count
    return height
  }

  /// Returns the height that all rows have, if the delegate knows it.
  ///
  /// Arranged rows may be any of the source, so all of those must have the same height.
  private func sharedHeight(
    _ bulkSizing: any TableViewBulkSizing,
    _ places: RowPlaces,
    _ section: Int,
    _ rows: Range<Int>
  ) -> Double? {
    guard let mapping = places.mapping else {
      return bulkSizing.tableView(self, sharedHeightOfRows: rows, inSection: section)
    }
    guard rows.count > Self.fewRows, let counts = mapping.sourceCounts,
      counts.count <= Self.fewSections
    else { return nil }
    var height: Double?
    for (section, count) in counts.enumerated() where count > 0 {
      let shared = bulkSizing.tableView(self, sharedHeightOfRows: 0..<count, inSection: section)
      guard let shared, shared == height ?? shared else { return nil }
      height = shared
    }
    return height
  }

  /// The number of rows up to which arranged rows are asked for one by one.
  private static var fewRows: Int { 64 }

  /// The number of the source's sections up to which all are asked for a shared height.
  private static var fewSections: Int { 64 }

  /// Whether heights may be asked for together, because no observer needs each call.
  private func leavesOutCalls(
    _ sizing: FoundMethod<any TableViewSizing>,
    _ section: Int,
    _ rows: Range<Int>
  ) -> Bool {
    guard isWatched, let messageObserver else { return true }
    return messageObserver.onlyCounts(rows.count) {
      let path = IndexPath(row: rows.lowerBound, section: section)
      let selector = "\(sizing.method.selector) \(path)"
      return Message(to: Self.party(of: sizing.target), selector, source: .observed)
    }
  }

  /// Returns the heights; equal heights of consecutive sections share one copy.
  private func rowHeights(_ heights: [Double]) -> RowHeights {
    if let last = lastRowHeights, last.heights == heights { return last.made }
    let made = RowHeights(heights)
    // Long sections are rare, so only short ones are kept.
    if heights.count <= 64 { lastRowHeights = (heights, made) }
    return made
  }

  private func askRowHeights(
    _ sizing: FoundMethod<any TableViewSizing>,
    _ section: Int,
    _ rows: Range<Int>,
    _ heights: inout [Double]
  ) throws(TableError) {
    for row in rows {
      try checkCancellation(at: row)
      counters.heightsComputed += 1
      let path = IndexPath(row: row, section: section)
      let height = askDelegate(sizing, path)
      guard RowHeights.accepts(height) else { throw .negativeRowHeight(path, height) }
      heights.append(height)
    }
  }

  private func askRowHeights(
    _ sizing: any TableViewBulkSizing,
    _ section: Int,
    _ rows: Range<Int>,
    _ heights: inout [Double]
  ) throws(TableError) {
    counters.heightsComputed += rows.count
    counters.heightQuestions += rows.count
    sizing.tableView(self, heightsOfRows: rows, inSection: section, into: &heights)
    for (row, height) in zip(rows, heights.suffix(rows.count)) where !RowHeights.accepts(height) {
      throw .negativeRowHeight(IndexPath(row: row, section: section), height)
    }
    try checkCancellation(at: rows.upperBound - 1)
  }

  /// Asks for the height of one row.
  func askRowHeight(_ path: IndexPath) throws(TableError) -> Double {
    counters.heightsComputed += 1
    guard let sizing = find(.heightForRow, \.sizing) else {
      return try fixedRowHeight(path)
    }
    let height = askDelegate(sizing, path)
    guard RowHeights.accepts(height) else { throw .negativeRowHeight(path, height) }
    return height
  }

  @inline(__always)
  func askDelegate(
    _ sizing: FoundMethod<any TableViewSizing>,
    _ path: IndexPath
  ) -> Double {
    counters.heightQuestions += 1
    // A row that the delegate does not know gets the height of a plain row.
    guard let own = sizing.rows.own(path) else { return 44 }
    return call(sizing, "\(own)", .observed, as: AnswerText.points) {
      $0.tableView(self, heightForRowAt: own)
    }
  }

  private func fixedRowHeight(_ path: IndexPath) throws(TableError) -> Double {
    if rowHeight == Self.automaticDimension { return textMetrics.rowHeight(lines: 1) }
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
    // In grouped styles UIKit treats 0 as unset; only a tiny height removes the space.
    if let height, !(height == 0 && style.isGrouped) { return height }
    guard let title = askTitle(place) else {
      return standardHeight(place, lineCount: hasView(place) ? 1 : 0)
    }
    let shown = isUppercased(place) ? title.uppercased() : title
    let lines = textMetrics.sectionLines(of: shown, inWidth: sectionViewWidth)
    return standardHeight(place, lineCount: lines.count)
  }

  /// Returns the rule that sets the height of a header or footer; the delegate is asked again.
  ///
  /// - Parameters:
  ///   - isHeader: Whether to check the header instead of the footer.
  ///   - section: The section.
  /// - Returns: The rule, or nil for an unknown section.
  public func heightSource(ofHeader isHeader: Bool, inSection section: Int) -> HeightSource? {
    loadQuietly()
    guard hasSection(section) else { return nil }
    let heights = geometry.section(at: section)
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
    let isHeader = place.kind == .header
    let method: OptionalMethod = isHeader ? .heightForHeader : .heightForFooter
    return ask(
      method,
      \.sizing,
      at: place.section,
      .observed,
      otherwise: Self.automaticDimension,
      as: AnswerText.points
    ) { sizing, section in
      counters.heightQuestions += 1
      return isHeader
        ? sizing.tableView(self, heightForHeaderInSection: section)
        : sizing.tableView(self, heightForFooterInSection: section)
    }
  }

  /// Returns the height, or nil for automatic.
  private func checked(_ height: Double, _ place: SectionPlace) throws(TableError) -> Double? {
    if height == Self.automaticDimension { return nil }
    if RowHeights.accepts(height) { return height }
    switch place.kind {
    case .header: throw .negativeHeaderHeight(section: place.section, height)
    case .footer: throw .negativeFooterHeight(section: place.section, height)
    }
  }

  /// Returns whether a title is shown in capitals: a header in a grouped style.
  func isUppercased(_ place: SectionPlace) -> Bool { style.isGrouped && place.kind == .header }

  /// Returns the automatic height, in points: 28 for a title or a view, and more for larger text and
  /// for each further line.
  ///
  /// Without one it is 0 in plain style, else 18 between groups and 35 at the top.
  func standardHeight(_ place: SectionPlace, lineCount: Int) -> Double {
    let hasContent = lineCount > 0
    let height = Double(max(1, lineCount)) * textMetrics.lineHeight
    let growth = max(0, height - TextMetrics.line)
    guard style.isGrouped else { return hasContent ? 28 + growth : 0 }
    if place.section == 0, place.kind == .header { return 35 + (hasContent ? growth : 0) }
    return hasContent ? 28 + growth : 18
  }

  private func hasView(_ place: SectionPlace) -> Bool {
    guard let view = askView(place) else { return false }
    putIntoPool(view)
    return true
  }

  /// Returns the space above a section's header, in points.
  func topPadding(header: Double) -> Double {
    guard style == .plain, header > 0 else { return 0 }
    guard RowHeights.accepts(sectionHeaderTopPadding) else { return 22 }
    return sectionHeaderTopPadding
  }
}
