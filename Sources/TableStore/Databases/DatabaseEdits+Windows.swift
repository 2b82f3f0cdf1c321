import Database
import Synchronization
import TableModel

// Following a table of which only the rows in memory are compared.
extension DatabaseEdits {
  /// Notes rows of windows that are those of the table.
  func note(_ windows: WindowMoment) {
    table.fix(windows)
    let mostExact = mostExact
    followed.withLock {
      $0 = FollowedRows(since: windows.moment.version, mostExact: mostExact)
    }
  }

  /// Compares the rows of the pages in memory and those near edited rows.
  ///
  /// - Returns: The result, and the windows; nil if all rows have to be compared.
  func windowedChanges(
    in sections: [Section],
    _ shown: [IndexPath],
    _ saved: () -> SavedHistory,
    _ nextNumber: () -> Int
  ) throws(DatabaseError) -> (ForeignMerge.Result, WindowMoment?) {
    guard sections.count == 1, let pages = pages(near: sections[0]) else { return (.apart, nil) }
    let saved = try SavedEditMerge(saved(), of: self, isWindowed: true)
    let others = self.pages(of: shown, in: sections[0]).union(saved.pages)
    guard let windows = try table.windows(with: pages.union(others)),
      let current = try CurrentRows(of: sections[0], edits: self, in: windows),
      try hasAll(current, saved, windows)
    else { return (.apart, nil) }
    let rows = RowMerge(
      current: current,
      windows: windows,
      heights: saved.heights,
      order: RowOrder(self)
    )
    var merge = ForeignMerge(rows, saved: saved)
    return (merge.changes(of: self, nextNumber), windows)
  }

  /// Returns the numbers of the pages with edits.
  ///
  /// - Parameter section: The rows with edits.
  /// - Returns: The numbers, or nil if a deleted row may not be recognized elsewhere.
  private func pages(near section: Section) -> Set<Int>? {
    let (bases, rowCount) = (knownBases, rows.count)
    var pages = Set(bases.lost.map(DatabaseTable.page(ofRow:)))
    var next = 0
    /// Continues at a row; returns false for deleted rows that are not known.
    func skip(to row: Int) -> Bool {
      guard row > next else { return true }
      for row in next..<row {
        guard bases[.loaded(IndexPath(row: row, section: 0))] != nil else { return false }
        pages.insert(DatabaseTable.page(ofRow: row))
      }
      return true
    }
    for piece in section.items.pieces {
      switch piece {
      case .rows(let source, let range) where source === rows:
        guard skip(to: range.lowerBound) else { return nil }
        if range.lowerBound > 0 { pages.insert(DatabaseTable.page(ofRow: range.lowerBound)) }
        if range.upperBound < rowCount {
          pages.insert(DatabaseTable.page(ofRow: range.upperBound - 1))
        }
        next = range.upperBound
      case .rows: break
      case .items(let items):
        for case .loaded(let path) in items.lazy.map(\.origin) {
          guard skip(to: path.row) else { return nil }
          pages.insert(DatabaseTable.page(ofRow: path.row))
          next = path.row + 1
        }
      }
    }
    return skip(to: rowCount) ? pages : nil
  }

  /// Returns the numbers of the pages with some rows that have no edits.
  private func pages(of shown: [IndexPath], in section: Section) -> Set<Int> {
    var pages: Set<Int> = []
    var start = 0
    for piece in section.items.pieces {
      switch piece {
      case .rows(let source, let range):
        if source === rows {
          let numbers = shown.lazy.map { range.lowerBound + $0.row - start }
          pages.formUnion(numbers.filter(range.contains).map(DatabaseTable.page(ofRow:)))
        }
        start += range.count
      case .items(let items): start += items.count
      }
    }
    return pages
  }

  /// Returns whether each row with edits is in the windows or no longer in the database.
  private func hasAll(
    _ current: CurrentRows,
    _ saved: SavedEditMerge,
    _ windows: WindowMoment
  ) throws(DatabaseError) -> Bool {
    let edited =
      current.basesByID.map(\.value.identity) + current.items.map(\.id.values)
      + saved.editedRows.map(\.identity)
    guard !edited.isEmpty else { return true }
    let present = Set(windows.moment.identifiers)
    let others = Set(edited.lazy.filter { !$0.isEmpty }.map(RowIdentifier.init))
      .subtracting(present)
    return try !table.hasRows(others.map(\.values))
  }
}
