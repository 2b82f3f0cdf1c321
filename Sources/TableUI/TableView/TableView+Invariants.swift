import TableModel

// The invariants of a table view.
extension TableView {
  /// Returns the violated invariants, one per line; empty unless the table view or a controller has
  /// a bug.
  ///
  /// The counts of the data source are checked too, unless a batch or a reload is in progress.
  /// ``checkScreen()`` checks the content of the screen.
  public func checkInvariants() -> [String] {
    guard state.isLoaded else { return [] }
    return geometry.checkInvariants() + geometryProblems + modelProblems + cellProblems
      + placeProblems
  }

  private var geometryProblems: [String] {
    let geometry = self.geometry
    guard geometry.sectionCount == state.counts.count else {
      return ["geometry \(geometry.sectionCount) sections, view \(state.counts.count)"]
    }
    return state.counts.enumerated().compactMap { section, count in
      let rows = geometry.rowCount(inSection: section)
      return rows == count ? nil : "section \(section): geometry \(rows) rows, view \(count)"
    }
  }

  var modelProblems: [String] {
    guard let dataSource, batch.depth == 0, !state.needsReload else { return [] }
    let sections = dataSource.numberOfSections(in: self)
    guard sections == state.counts.count else {
      return ["model \(sections) sections, view \(state.counts.count)"]
    }
    return state.counts.enumerated().compactMap { section, count in
      let rows = dataSource.tableView(self, numberOfRowsInSection: section)
      return rows == count ? nil : "section \(section): model \(rows) rows, view \(count)"
    }
  }

  private var cellProblems: [String] {
    var seen: Set<ObjectIdentifier> = []
    var problems: [String] = []
    for (path, cell) in state.cells.entries
    where !seen.insert(ObjectIdentifier(cell)).inserted {
      problems.append("the cell of \(path) shows two rows")
    }
    for (path, cell) in state.prepared
    where !seen.insert(ObjectIdentifier(cell)).inserted || !hasRow(path) {
      problems.append("the prepared cell of \(path) is used or pooled too, or has no row")
    }
    for (identifier, cells) in state.pool {
      for cell in cells {
        if !seen.insert(ObjectIdentifier(cell)).inserted {
          problems.append("a cell in the pool \(identifier) is used or pooled twice")
        }
        if cell.reuseIdentifier != identifier {
          problems.append("a cell in the pool \(identifier) has another identifier")
        }
      }
    }
    return problems
  }

  /// The valid offsets at rest.
  ///
  /// A refresh that code begins adds space above the rows but does not scroll.
  private var restingOffsets: ClosedRange<Double> {
    let range = offsetRange
    guard refreshControl?.isRefreshing == true else { return range }
    return range.lowerBound...max(range.upperBound, range.lowerBound + RefreshControl.height)
  }

  private var placeProblems: [String] {
    var problems: [String] = []
    let offsets = restingOffsets
    if !offsets.contains(state.offset.y) {
      problems.append("the offset \(state.offset.y) is outside \(offsets)")
    }
    for path in state.selection where !hasRow(path) {
      problems.append("the selected row \(path) does not exist")
    }
    guard !state.hasStaleCells, !state.needsLayout, !state.needsHeights else { return problems }
    for (path, cell) in state.cells.entries {
      if !hasRow(path) {
        problems.append("the visible row \(path) does not exist")
      } else if cell.frame != frame(ofRow: path) {
        problems.append("the cell of \(path) is in the wrong place")
      } else if cell.isRowSelected != state.selection.contains(path) {
        // The cell may look different: application code may have changed it.
        problems.append("the cell of \(path) and the table view have different selections")
      }
    }
    for path in state.cells.places where hasRow(path) {
      if geometry.rowMark(at: path) == .estimated {
        problems.append("the visible row \(path) is only estimated")
      }
    }
    for section in geometry.sections(inY: visibleRange) where isEstimated(section: section) {
      problems.append("the header or footer of section \(section) is only estimated")
    }
    if geometry.rows(inY: visibleRange) != state.cells.places {
      problems.append("the visible cells do not match the visible rows")
    }
    return problems
  }
}
