import TableModel
import TextLayout

// Heights estimated on load and queried when the element scrolls in.
extension TableView {
  /// Whether row heights are estimated until the rows scroll in.
  ///
  /// A delegate with ``TableViewEstimating`` turns this on, regardless of the property.
  public var estimatesRows: Bool {
    guard mayEstimate else { return false }
    return estimatedRowHeight != 0 || find(.estimatedHeightForRow, \.estimating) != nil
  }

  /// Whether header or footer heights are estimated until they scroll in.
  func estimates(_ kind: SectionPlace.Kind) -> Bool {
    guard mayEstimate else { return false }
    let method: OptionalMethod =
      kind == .header ? .estimatedHeightForHeader : .estimatedHeightForFooter
    if find(method, \.estimating) != nil { return true }
    return kind == .header ? estimatedSectionHeaderHeight != 0 : estimatedSectionFooterHeight != 0
  }

  /// Whether any height is estimated.
  var isEstimating: Bool {
    mayEstimate && (estimatesRows || estimates(.header) || estimates(.footer))
  }

  /// Updates whether estimates are on, after a property or an object was set.
  func noteEstimates() {
    mayEstimate =
      estimatedRowHeight != 0 || estimatedSectionHeaderHeight != 0
      || estimatedSectionFooterHeight != 0 || methods.estimating != nil || !substitutes.isEmpty
  }

  /// Turns estimates off where no value was set, so that all heights are queried on load.
  public func estimateNothingUnlessSaid() {
    if estimatedRowHeight == Self.automaticDimension { estimatedRowHeight = 0 }
    if estimatedSectionHeaderHeight == Self.automaticDimension { estimatedSectionHeaderHeight = 0 }
    if estimatedSectionFooterHeight == Self.automaticDimension { estimatedSectionFooterHeight = 0 }
  }

  /// Returns the heights of new rows, queried or estimated.
  func newRowHeights(
    _ section: Int,
    _ rows: Range<Int>
  ) throws(TableError) -> (heights: RowHeights, mark: HeightMark) {
    guard estimatesRows else { return (try askRowHeights(section, rows), .given) }
    guard let found = find(.estimatedHeightForRow, \.estimating) else {
      return (RowHeights(repeating: standardRowEstimate, count: rows.count), .estimated)
    }
    counters.estimateQuestions += rows.count
    let heights = rows.lazy.map { [self] row in
      let path = IndexPath(row: row, section: section)
      guard let own = found.rows.own(path) else { return standardRowEstimate }
      let height = call(found, "\(own)", as: AnswerText.points) {
        $0.tableView(self, estimatedHeightForRowAt: own)
      }
      return usable(height) ?? standardRowEstimate
    }
    return (RowHeights(heights), .estimated)
  }

  /// Returns the height of a new row, queried or estimated.
  func newRowHeight(_ path: IndexPath) throws(TableError) -> (height: Double, mark: HeightMark) {
    guard estimatesRows else {
      try checkCancellation(at: path.row)
      return (try askRowHeight(path), .given)
    }
    let (heights, mark) = try newRowHeights(path.section, path.row..<path.row + 1)
    return (heights[0], mark)
  }

  /// The default row estimate, in points: the property, else ``rowHeight``, else 44.
  private var standardRowEstimate: Double { usable(estimatedRowHeight) ?? usable(rowHeight) ?? 44 }

  /// Returns a valid estimate, or nil.
  ///
  /// An estimate of 0 would hide a row, so that it could never be measured.
  private func usable(_ estimate: Double) -> Double? {
    estimate > 0 && RowHeights.accepts(estimate) ? estimate : nil
  }

  /// Returns the estimated height of a header or footer; no title is queried.
  func estimateSectionHeight(_ place: SectionPlace) -> Double {
    if let estimate = usable(askEstimate(place)) { return estimate }
    let isHeader = place.kind == .header
    let estimate = isHeader ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
    let height = isHeader ? sectionHeaderHeight : sectionFooterHeight
    if let usable = usable(estimate) ?? usable(height) { return usable }
    let mayHaveContent = isHeader && hasSectionViews
    return standardHeight(place, lineCount: mayHaveContent ? 1 : 0)
  }

  private func askEstimate(_ place: SectionPlace) -> Double {
    let isHeader = place.kind == .header
    let method: OptionalMethod = isHeader ? .estimatedHeightForHeader : .estimatedHeightForFooter
    return ask(
      method,
      \.estimating,
      at: place.section,
      otherwise: Self.automaticDimension,
      as: AnswerText.points
    ) { estimating, section in
      counters.estimateQuestions += 1
      return isHeader
        ? estimating.tableView(self, estimatedHeightForHeaderInSection: section)
        : estimating.tableView(self, estimatedHeightForFooterInSection: section)
    }
  }

  /// Returns the height of a new header or footer, queried or estimated.
  func newSectionHeight(_ place: SectionPlace) throws(TableError) -> Double {
    estimates(place.kind) ? estimateSectionHeight(place) : try askSectionHeight(place)
  }
}
