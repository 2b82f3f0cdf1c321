import TableAdapters
package import TableModel
import TableUI

// What the table shows of what the model holds.
extension OpenTable {
  /// The row last spoken of as the table shows it, or nil where it does not.
  package var current: IndexPath? {
    get {
      // A function handed to `flatMap` would ask on which thread it is called.
      guard let path = currentInModel else { return nil }
      return shownPath(of: path)
    }
    set {
      if let newValue { currentInModel = modelPath(of: newValue) } else { currentInModel = nil }
    }
  }

  /// What the table shows of the rows, and in which order.
  package var arrangement: RowArrangement { arranged?.arrangement ?? RowArrangement() }

  /// How many rows of the model are shown.
  package var shownCount: Int { arranged?.shownCounts.reduce(0, +) ?? rowCount }

  /// Where the table shows a row of the model, or nil where a view hides it.
  func shownPath(of path: IndexPath) -> IndexPath? {
    guard let arranged else { return path }
    return arranged.shownPath(of: path)
  }

  /// Which row of the model the table shows at a place, or nil where a view shows none.
  package func modelPath(of path: IndexPath) -> IndexPath? {
    guard let arranged else { return path }
    return arranged.sourcePath(of: path)
  }

  /// Shows the rows filtered, sorted and grouped, or as they are; the selection follows its rows.
  ///
  /// - Parameters:
  ///   - arrangement: What is to be shown.
  ///   - isCancelled: Asked now and then while the rows are looked at; true gives up. By itself Ctrl-C does.
  /// - Throws: Where no row has the key, or `interrupted`; all is as before then.
  package func arrange(
    _ arrangement: RowArrangement,
    isCancelled: (@MainActor () -> Bool)? = nil
  ) throws(WorkspaceError) {
    let folded = arranged?.foldedPaths ?? []
    let isCancelled = isCancelled ?? self.isCancelled
    let next = try door.arranged(arrangement, folded: folded, isCancelled: { isCancelled() })
    let old = arranged
    try keepingSelection { () throws(WorkspaceError) in
      try tableView.exchanging { () throws(WorkspaceError) in
        connect(next)
        try tableView.cancellable(isCancelled) { () throws(WorkspaceError) in try layout() }
      } orElse: {
        connect(old)
      }
    }
  }

  /// Puts a view over the rows between the controller and its table view, or takes it away.
  private func connect(_ arranged: ArrangedDataSource?) {
    self.arranged = arranged
    let connect = { [door] in door.connect(arranged) }
    if let application { application.steppingAside(connect) } else { connect() }
  }

  /// Folds a row of the model that has others nested below it, or opens it again; the selection follows its rows.
  ///
  /// - Parameter path: The row as the model counts it.
  /// - Throws: What the table view refuses.
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

  /// Opens all rows.
  package func unfoldAll() throws(WorkspaceError) {
    guard arrangement.hasFolds else { return }
    var next = arrangement
    next.hasFolds = false
    try arrange(next)
  }

  /// Does something that shows other rows; those that are selected are selected again when they show again.
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
