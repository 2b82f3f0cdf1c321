import TableAdapters
package import TableModel
import TableUI

// The rows of the model that the table shows.
extension OpenTable {
  /// The current row as the table shows it, or nil if it is hidden.
  package var current: IndexPath? {
    get {
      // A function passed to `flatMap` would check its actor on each call.
      guard let path = currentInModel else { return nil }
      return shownPath(of: path)
    }
    set {
      if let newValue { currentInModel = modelPath(of: newValue) } else { currentInModel = nil }
    }
  }

  /// The current filter, order and grouping.
  package var arrangement: RowArrangement { arranged?.arrangement ?? RowArrangement() }

  /// The number of shown rows.
  package var shownCount: Int { arranged?.shownCounts.reduce(0, +) ?? rowCount }

  /// Returns the shown path of a row of the model, or nil if a view hides it.
  func shownPath(of path: IndexPath) -> IndexPath? {
    guard let arranged else { return path }
    return arranged.shownPath(of: path)
  }

  /// Returns the model's path of a shown row, or nil if the view has no such row.
  package func modelPath(of path: IndexPath) -> IndexPath? {
    guard let arranged else { return path }
    return arranged.sourcePath(of: path)
  }

  /// Shows the rows filtered, sorted and grouped, or unchanged; the selection follows its rows.
  ///
  /// - Parameters:
  ///   - arrangement: The new arrangement.
  ///   - isCancelled: Called at times while the rows are read; return true to cancel. The default
  ///     checks for Ctrl-C.
  /// - Throws: An error if no row has the key, or `interrupted`; the table is then unchanged.
  package func arrange(
    _ arrangement: RowArrangement,
    isCancelled: (@MainActor () -> Bool)? = nil
  ) throws(WorkspaceError) {
    let folded = arranged?.foldedPaths ?? []
    let isCancelled = isCancelled ?? self.isCancelled
    let requesting = arrangement.isFetched(after: self.arrangement) ? door.requesting : nil
    let arrangement =
      try requesting.map { requesting throws(WorkspaceError) in
        do throws(FetchedResultsError) { return try requesting.fetch(arrangement) } catch {
          throw .fetch(error)
        }
      } ?? arrangement
    let next = try door.arranged(arrangement, folded: folded, isCancelled: { isCancelled() })
    let old = arranged
    if let requesting, !requesting.reloadsAfterFetch { return connectWithoutReload(next) }
    try keepingSelection { () throws(WorkspaceError) in
      try tableView.exchanging { () throws(WorkspaceError) in
        connect(next)
        try tableView.cancellable(isCancelled) { () throws(WorkspaceError) in try layout() }
      } orElse: {
        connect(old)
      }
    }
  }

  /// Installs a view over the rows between the controller and its table view, or removes it.
  private func connect(_ arranged: ArrangedDataSource?) {
    self.arranged = arranged
    let connect = { [door] in door.connect(arranged) }
    if let application { application.steppingAside(connect) } else { connect() }
  }

  /// Installs a view over the rows as a new fetch does before `reloadData()`: the table view still
  /// has the old rows.
  private func connectWithoutReload(_ arranged: ArrangedDataSource?) {
    self.arranged = arranged
    tableView.interpose(
      dataSource: arranged ?? door.dataSource,
      delegate: tableView.delegate
    )
  }

  /// Folds a row of the model that has nested rows, or unfolds it; the selection follows its rows.
  ///
  /// - Parameter path: The row's path in the model.
  /// - Throws: The error with which the table view rejects it.
  package func toggleFold(at path: IndexPath) throws(WorkspaceError) {
    if !arrangement.hasFolds {
      var next = arrangement
      next.hasFolds = true
      try arrange(next)
    }
    guard let rows = arranged else { return }
    try keepingSelection { () throws(WorkspaceError) in
      do throws(TableError) {
        try rows.toggleFold(at: path, in: tableView)
        try tableView.layoutIfNeeded()
      } catch {
        throw WorkspaceError(error, of: tableView)
      }
    }
    if rows.foldedPaths.isEmpty { try unfoldAll() }
  }

  /// Unfolds all rows.
  package func unfoldAll() throws(WorkspaceError) {
    guard arrangement.hasFolds else { return }
    var next = arrangement
    next.hasFolds = false
    try arrange(next)
  }

  /// Runs a closure that shows other rows; selected rows that reappear are selected again.
  private func keepingSelection(_ body: () throws(WorkspaceError) -> Void) throws(WorkspaceError) {
    var selected = tableView.indexPathsForSelectedRows.compactMap(modelPath)
    let showsSelection = !selected.isEmpty && !tableView.allowsMultipleSelection
    if !showsSelection { selected += record.hiddenSelection }
    try body()
    let places = selected.map { (path: $0, shown: shownPath(of: $0)) }
    record.hiddenSelection = Set(places.filter { $0.shown == nil }.map(\.path))
    for place in places {
      guard let shown = place.shown else { continue }
      do { try tableView.selectRow(at: shown) } catch {
        throw WorkspaceError(error, of: tableView)
      }
    }
    try layout()
  }
}

extension RowArrangement {
  /// Whether the change from another arrangement is a new request: folding rows is none.
  fileprivate func isFetched(after other: RowArrangement) -> Bool {
    (filter, order, grouping) != (other.filter, other.order, other.grouping)
  }
}
