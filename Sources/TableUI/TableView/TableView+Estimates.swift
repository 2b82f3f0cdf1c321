import TableModel
import TextLayout

// Heights that are guessed at load and asked for when the element comes to the screen.
extension TableView {
  /// Whether heights of rows are estimated until the rows come to the screen.
  ///
  /// A delegate with ``TableViewEstimating`` switches that on, whatever the property says.
  public var estimatesRows: Bool {
    guard mayEstimate else { return false }
    return estimatedRowHeight != 0 || find(.estimatedHeightForRow, \.estimating) != nil
  }

  /// Whether heights of headers or footers are estimated until they come to the screen.
  func estimates(_ kind: SectionPlace.Kind) -> Bool {
    guard mayEstimate else { return false }
    let method: OptionalMethod =
      kind == .header ? .estimatedHeightForHeader : .estimatedHeightForFooter
    if find(method, \.estimating) != nil { return true }
    return kind == .header ? estimatedSectionHeaderHeight != 0 : estimatedSectionFooterHeight != 0
  }

  /// Whether anything is estimated.
  var isEstimating: Bool {
    mayEstimate && (estimatesRows || estimates(.header) || estimates(.footer))
  }

  /// Notes whether anybody estimates, after a property was set or an object was looked at.
  func noteEstimates() {
    mayEstimate =
      estimatedRowHeight != 0 || estimatedSectionHeaderHeight != 0
      || estimatedSectionFooterHeight != 0 || methods.estimating != nil || !substitutes.isEmpty
  }

  /// Switches estimates off wherever nobody chose a value, so that all heights are asked for at load.
  public func estimateNothingUnlessSaid() {
    if estimatedRowHeight == Self.automaticDimension { estimatedRowHeight = 0 }
    if estimatedSectionHeaderHeight == Self.automaticDimension { estimatedSectionHeaderHeight = 0 }
    if estimatedSectionFooterHeight == Self.automaticDimension { estimatedSectionFooterHeight = 0 }
  }

  /// The heights of rows that are new to the table: asked for, or estimates.
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

  /// The height of a single row that is new to the table: asked for, or an estimate.
  func newRowHeight(_ path: IndexPath) throws(TableError) -> (height: Double, mark: HeightMark) {
    guard estimatesRows else {
      try checkCancellation(at: path.row)
      return (try askRowHeight(path), .given)
    }
    let (heights, mark) = try newRowHeights(path.section, path.row..<path.row + 1)
    return (heights[0], mark)
  }

  /// What a row is taken to be high when the delegate does not say: the property, else ``rowHeight``, else 44.
  private var standardRowEstimate: Double { usable(estimatedRowHeight) ?? usable(rowHeight) ?? 44 }

  /// An estimate that can be used; 0 from a delegate would hide a row from everybody who could measure it.
  private func usable(_ estimate: Double) -> Double? {
    estimate > 0 && RowHeights.accepts(estimate) ? estimate : nil
  }

  /// What a header or footer is taken to be high; no title is asked for.
  func estimateSectionHeight(_ place: SectionPlace) -> Double {
    if let estimate = usable(askEstimate(place)) { return estimate }
    let isHeader = place.kind == .header
    let estimate = isHeader ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
    let height = isHeader ? sectionHeaderHeight : sectionFooterHeight
    if let usable = usable(estimate) ?? usable(height) { return usable }
    let mayHaveContent = isHeader && hasSectionViews
    return standardHeight(place, hasContent: mayHaveContent)
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

  /// The height of a header or footer that is new to the table: asked for, or an estimate.
  func newSectionHeight(_ place: SectionPlace) throws(TableError) -> Double {
    estimates(place.kind) ? estimateSectionHeight(place) : try askSectionHeight(place)
  }
}
