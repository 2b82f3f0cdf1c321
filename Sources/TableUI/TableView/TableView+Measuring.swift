import TableModel
import TextLayout

// Estimates that become heights when the element comes to the screen.
extension TableView {
  /// The height of a row that comes to the screen: the delegate, else the property, or nil for the content's.
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

  /// Has a cell say how high its content is at the width that it has.
  func measureContent(of cell: TableViewCell) -> Double {
    counters.cellsMeasured += 1
    sends(to: cell, "preferredHeight(forWidth:) \(cell.frame.width.pointsText)", .ours)
    let height = RowHeights.clamped(cell.preferredHeight(forWidth: cell.frame.width))
    answered(height.pointsText)
    return height
  }

  /// Asks for the heights above and below a section that are only estimated so far.
  ///
  /// - Returns: Whether any height is another one now.
  func measureSection(_ section: Int) throws(TableError) -> Bool {
    let heights = state.geometry.section(at: section)
    let started = generation
    let isDue = state.dueSections.remove(section) != nil
    var changed = false
    if heights.isHeaderEstimated || (isDue && estimates(.header)) {
      let height = try askSectionHeight(SectionPlace(section: section, kind: .header))
      guard generation == started else { return true }
      state.geometry.updateSection(section) { section in
        section.header = height
        section.topPadding = topPadding(header: height)
        section.isHeaderEstimated = false
      }
      changed = height != heights.header
    }
    if heights.isFooterEstimated || (isDue && estimates(.footer)) {
      let height = try askSectionHeight(SectionPlace(section: section, kind: .footer))
      guard generation == started else { return true }
      state.geometry.updateSection(section) { section in
        section.footer = height
        section.isFooterEstimated = false
      }
      changed = changed || height != heights.footer
    }
    return changed
  }

  /// Whether a section's header or footer must still be measured.
  func isEstimated(section: Int) -> Bool {
    let heights = state.geometry.section(at: section)
    return heights.isHeaderEstimated || heights.isFooterEstimated
      || state.dueSections.contains(section)
  }

  /// Whether the height of a row must be found out once it is on the screen.
  func isEstimated(_ path: IndexPath) -> Bool {
    state.dueRows.contains(path) || state.geometry.rowMark(at: path) == .estimated
  }

  /// Has the visible rows and sections measured again by the next layout, if they are still visible then.
  ///
  /// That is what an empty batch is for, and what a source that reports nothing needs after any batch.
  func noteDueMeasures(_ map: TableUpdatesMap) {
    guard isEstimating, !state.hasStaleCells else { return }
    let rows = state.cells.places.compactMap(map.newPath)
    if estimatesRows { state.dueRows = Set(rows) }
    if estimates(.header) || estimates(.footer) { state.dueSections = Set(rows.map(\.section)) }
  }
}
