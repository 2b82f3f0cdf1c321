import TableModel
import TableStore

/// What is kept about the rows of a table beside the rows: it follows transactions, and nothing else changes it.
///
/// Only the current row and the selection that a view hides are also set by commands that look.
package struct TableRecord {
  /// What was last saved, or loaded.
  package private(set) var saved: SavedState

  /// The edits so far.
  private(set) var history = EditHistory()

  /// The edits since `begin`.
  private(set) var gathered: [Transaction] = []

  /// The current row as the model counts it, or nil.
  var current: IndexPath?

  /// Selected rows that the view hides now, as the model counts them.
  var hiddenSelection: Set<IndexPath> = []

  /// Where ids are.
  var ids = RowIDs()

  /// How many rows were made in this session.
  var madeCount = 0

  /// Begins with the rows of a document.
  init(_ document: TableDocument) { saved = SavedState(document) }

  /// Forgets where ids are; rows may have others now.
  mutating func forgetIDs() { ids = RowIDs() }

  /// Whether the rows differ from what was last saved.
  var isModified: Bool { history.isModified || !gathered.isEmpty }

  /// Follows a transaction that left `rows`.
  mutating func note(_ transaction: Transaction, rows: [Section]) {
    saved.note(transaction, rows: rows, wasModified: isModified)
    history.note(transaction)
    let changes = transaction.newChanges
    current = transaction.focus.row(from: current, after: changes, rows: rows)
    for change in changes where !hiddenSelection.isEmpty {
      hiddenSelection = Set(hiddenSelection.compactMap(change.destination))
    }
    ids.note(transaction, rows: rows)
    switch transaction.kind {
    case .gathered: gathered.append(transaction)
    case .ended, .rolledBack: gathered = []
    default: break
    }
  }
}

extension Transaction.Focus {
  /// The current row after changes.
  fileprivate func row(
    from current: IndexPath?,
    after changes: [TableChange],
    rows: [Section]
  ) -> IndexPath? {
    switch self {
    case .moves: changes.reduce(current) { $1.place(from: $0, rows: rows) }
    case .follows: changes.reduce(current) { $0.flatMap($1.destination) }
    case .goes(let place): place
    }
  }
}

extension TableChange {
  /// The row that the change is about, else where the current one is after it.
  fileprivate func place(from current: IndexPath?, rows: [Section]) -> IndexPath? {
    switch self {
    case .insert(let items, let path):
      IndexPath(row: path.row + max(items.count, 1) - 1, section: path.section)
    case .delete(_, let path): rows.row(nearest: path)
    case .move(_, let to): to
    case .update(let path, _, _), .height(let path, _, _): path
    default: current.flatMap(destination)
    }
  }
}

extension [Section] {
  /// The row that is at a place now, else the last one of its section.
  func row(nearest path: IndexPath) -> IndexPath? {
    guard indices.contains(path.section), !self[path.section].items.isEmpty else { return nil }
    return IndexPath(
      row: Swift.min(path.row, self[path.section].items.count - 1),
      section: path.section
    )
  }
}
