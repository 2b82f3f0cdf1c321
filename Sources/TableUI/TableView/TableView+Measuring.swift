import TableModel
import TextLayout

// Estimates that become heights when the element scrolls in.
extension TableView {
  /// Returns the height of a row that scrolls in: the delegate's, else the property, or nil for the
  /// content's.
  func askHeight(
    of path: IndexPath
  ) throws(TableError) -> (height: Double, mark: HeightMark)? {
    counters.heightsComputed += 1
    if let sizing = find(.heightForRow, \.sizing) {
      let height = askDelegate(sizing, path)
      if height != Self.automaticDimension {
        guard RowHeights.accepts(height) else { throw .negativeRowHeight(path, height) }
        return (height, .given)
      }
    } else if rowHeight != Self.automaticDimension {
      guard RowHeights.accepts(rowHeight) else { throw .negativeRowHeight(path, rowHeight) }
      return (rowHeight, .given)
    }
    return nil
  }

  /// Asks a cell for the height of its content at its current width.
  func measureContent(of cell: TableViewCell) -> Double {
    counters.cellsMeasured += 1
    sends(to: cell, "preferredHeight(forWidth:) \(cell.frame.width.pointsText)", .ours)
    let height = RowHeights.clamped(cell.preferredHeight(forWidth: cell.frame.width))
    answered(height.pointsText)
    return height
  }

  /// Queries the heights of a section's header and footer that are still estimates.
  ///
  /// - Returns: Whether any height changed.
  func measureSection(_ section: Int) throws(TableError) -> Bool {
    let heights = geometry.section(at: section)
    let started = generation
    let isDue = state.dueSections.remove(section) != nil
    var changed = false
    if heights.isHeaderEstimated || (isDue && estimates(.header)) {
      let height = try askSectionHeight(SectionPlace(section: section, kind: .header))
      guard generation == started else { return true }
      var edges = geometry.section(at: section).edges
      edges.header = height
      edges.topPadding = topPadding(header: height)
      edges.isHeaderEstimated = false
      positions.perform(.setEdges(edges, ofSection: section))
      changed = height != heights.header
    }
    if heights.isFooterEstimated || (isDue && estimates(.footer)) {
      let height = try askSectionHeight(SectionPlace(section: section, kind: .footer))
      guard generation == started else { return true }
      var edges = geometry.section(at: section).edges
      edges.footer = height
      edges.isFooterEstimated = false
      positions.perform(.setEdges(edges, ofSection: section))
      changed = changed || height != heights.footer
    }
    return changed
  }

  /// Whether a section's header or footer must still be measured.
  func isEstimated(section: Int) -> Bool {
    let heights = geometry.section(at: section)
    return heights.isHeaderEstimated || heights.isFooterEstimated
      || state.dueSections.contains(section)
  }

  /// Whether a row must be measured when it is on the screen.
  func isEstimated(_ path: IndexPath) -> Bool {
    state.dueRows.contains(path) || geometry.rowMark(at: path) == .estimated
  }

  /// Makes the next layout measure the visible rows and sections again, if they are still visible.
  ///
  /// An empty batch does this, and so does any batch of a source without reports.
  func noteDueMeasures(_ map: TableUpdatesMap) {
    guard isEstimating, !state.hasStaleCells else { return }
    let rows = state.cells.places.compactMap(map.newPath)
    if estimatesRows { state.dueRows = Set(rows) }
    if estimates(.header) || estimates(.footer) { state.dueSections = Set(rows.map(\.section)) }
  }
}
