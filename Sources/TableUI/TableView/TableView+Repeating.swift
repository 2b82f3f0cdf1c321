import TableModel
import TextLayout

// The extra queries of a device; a data source must return the same values again.
extension TableView {
  /// Queries all counts and heights again, the last section first, if the last load requires it.
  ///
  /// Seen on devices: a whole second round in the layout after a reload, in an order such as 3, 0,
  /// 1, 2.
  func repeatRoundIfNeeded() throws(TableError) {
    guard needsSecondRound else { return }
    needsSecondRound = false
    let known = state.counts
    let sections = try askNumberOfSections()
    guard sections == known.count else {
      return warn(
        "the data source changed from \(known.count) to \(sections) sections: a data"
          + " source must be pure"
      )
    }
    for section in (known.indices.suffix(1) + known.indices.dropLast()) {
      try repeatSection(section, rows: known[section])
    }
  }

  private func repeatSection(_ section: Int, rows known: Int) throws(TableError) {
    let rows = try askNumberOfRows(section)
    guard rows == known else {
      return warn(
        "section \(section) changed from \(known) to \(rows) rows: a data source"
          + " must be pure"
      )
    }
    let heights = try askSection(section, rows: rows)
    guard geometry.section(at: section) != heights else { return }
    warn("a height in section \(section) changed: a delegate must be pure")
  }

  /// Queries the height of a row that scrolls in again, so twice for each cell.
  func repeatHeight(_ path: IndexPath) throws(TableError) {
    guard repeatsQuestions, hasRow(path), !estimatesRows else { return }
    let height = try askRowHeight(path)
    let known = geometry.rowHeight(at: path)
    guard height != known else { return }
    warn(
      "row \(path) changed from \(known.pointsText) to \(height.pointsText) pt"
    )
  }
}
