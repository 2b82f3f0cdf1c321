import TableModel

// What must always hold.
extension TableView {
  /// What is wrong with the table view, one line each; empty unless there is a bug in it or in a controller.
  ///
  /// The counts of the data source are compared too, unless a batch or a reload is under way. What the screen shows is
  /// compared by ``checkScreen()``.
  public func checkInvariants() -> [String] {
    guard state.isLoaded else { return [] }
    return state.geometry.checkInvariants() + geometryProblems + modelProblems + cellProblems
      + placeProblems
  }

  private var geometryProblems: [String] {
    let geometry = state.geometry
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

  /// Where the content may rest: a refresh that code begins makes room above the rows and scrolls nothing.
  private var restingOffsets: ClosedRange<Double> {
    let range = offsetRange
    guard refreshControl?.isRefreshing == true else { return range }
    return range.lowerBound...max(range.upperBound, range.lowerBound + RefreshControl.height)
  }

  private var placeProblems: [String] {
    var problems: [String] = []
    let offsets = restingOffsets
    if !offsets.contains(state.offset.y) {
      problems.append("the offset \(state.offset.y) lies outside \(offsets)")
    }
    for path in state.selection where !hasRow(path) {
      problems.append("the selected row \(path) does not exist")
    }
    guard !state.hasStaleCells, !state.needsLayout, !state.needsHeights else { return problems }
    for (path, cell) in state.cells.entries {
      if !hasRow(path) {
        problems.append("the visible row \(path) does not exist")
      } else if cell.frame != frame(ofRow: path) {
        problems.append("the cell of \(path) stands in the wrong place")
      } else if cell.isRowSelected != state.selection.contains(path) {
        // What the cell shows may be another matter: application code may have told it.
        problems.append("the cell of \(path) was told another selection than the table view has")
      }
    }
    for path in state.cells.places where hasRow(path) {
      if state.geometry.rowMark(at: path) == .estimated {
        problems.append("the visible row \(path) is only estimated")
      }
    }
    for section in state.geometry.sections(inY: visibleRange) where isEstimated(section: section) {
      problems.append("the header or footer of section \(section) is only estimated")
    }
    if state.geometry.rows(inY: visibleRange) != state.cells.places {
      problems.append("the cells on the screen are not those of the visible rows")
    }
    return problems
  }
}
