import TableAdapters
import TableModel
import TableUI

// What the table shows of what the model holds.
extension OpenSource {
  /// The row last spoken of as the table shows it, or nil where it does not.
  var current: IndexPath? {
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
  var arrangement: RowArrangement { arranged?.arrangement ?? RowArrangement() }

  /// How many rows of the model are shown.
  var shownCount: Int { arranged?.shownCounts.reduce(0, +) ?? rowCount }

  /// Where the table shows a row of the model, or nil where a view hides it.
  func shownPath(of path: IndexPath) -> IndexPath? {
    guard let arranged else { return path }
    return arranged.shownPath(of: path)
  }

  /// Which row of the model the table shows at a place, or nil where a view shows none.
  func modelPath(of path: IndexPath) -> IndexPath? {
    guard let arranged else { return path }
    return arranged.sourcePath(of: path)
  }

  /// Shows the rows filtered, sorted and grouped, or as they are; the selection follows its rows.
  ///
  /// - Parameters:
  ///   - arrangement: What is to be shown.
  ///   - isCancelled: Asked now and then while the rows are looked at; true gives up. By itself Ctrl-C does.
  /// - Throws: Where no row has the key, or `interrupted`; all is as before then.
  func arrange(
    _ arrangement: RowArrangement,
    isCancelled: (@MainActor () -> Bool)? = nil
  ) throws(CommandError) {
    let folded = arranged?.foldedPaths ?? []
    let isCancelled = isCancelled ?? { [isInterrupted] in isInterrupted() }
    let next = try door.arranged(arrangement, folded: folded, isCancelled: { isCancelled() })
    let old = arranged
    try keepingSelection { () throws(CommandError) in
      try tableView.exchanging { () throws(CommandError) in
        connect(next)
        try tableView.interruptible(isCancelled) { () throws(CommandError) in try layout() }
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
  func toggleFold(at path: IndexPath) throws(CommandError) {
    if !arrangement.hasFolds {
      var next = arrangement
      next.hasFolds = true
      try arrange(next)
    }
    guard let rows = arranged else { return }
    try keepingSelection { () throws(CommandError) in
      do throws(TableError) {
        try rows.toggleFold(at: path, in: tableView)
        try tableView.layoutIfNeeded()
      } catch {
        throw CommandError(error, era: tableView.messageEra)
      }
    }
    if rows.foldedPaths.isEmpty { try unfoldAll() }
  }

  /// Opens all rows.
  func unfoldAll() throws(CommandError) {
    guard arrangement.hasFolds else { return }
    var next = arrangement
    next.hasFolds = false
    try arrange(next)
  }

  /// Does something that shows other rows; those that are selected are selected again when they show again.
  private func keepingSelection(_ body: () throws(CommandError) -> Void) throws(CommandError) {
    var selected = tableView.indexPathsForSelectedRows.compactMap(modelPath)
    let showsSelection = !selected.isEmpty && !tableView.allowsMultipleSelection
    if !showsSelection { selected += record.hiddenSelection }
    try body()
    let places = selected.map { (path: $0, shown: shownPath(of: $0)) }
    record.hiddenSelection = Set(places.filter { $0.shown == nil }.map(\.path))
    for place in places {
      guard let shown = place.shown else { continue }
      do { try tableView.selectRow(at: shown) } catch {
        throw CommandError(error, era: tableView.messageEra)
      }
    }
    try layout()
  }
}
