import TableModel
import TableStore

/// The data that a table keeps about its rows; only transactions change it.
///
/// Read-only commands may change only the current row and the selection that a view hides.
package struct TableRecord {
  /// The state that was last saved or loaded.
  package private(set) var saved: SavedState

  /// The edits so far.
  private(set) var history = EditHistory()

  /// The edits since `begin`.
  private(set) var gathered: [Transaction] = []

  /// The current row's path in the model, or nil.
  var current: IndexPath?

  /// The model's paths of selected rows that the view hides.
  var hiddenSelection: Set<IndexPath> = []

  /// The paths of ids.
  var ids = RowIDs()

  /// The number of transactions so far; each change of the rows is one.
  private(set) var transactionCount = 0

  /// The number of rows, or nil until it is counted.
  var rowCount: Int?

  /// The number of rows created in this session.
  var madeCount = 0

  /// Creates a record for the rows of a document.
  init(_ document: TableDocument) { saved = SavedState(document) }

  /// Forgets where ids are; rows may have others now.
  mutating func forgetIDs() { ids = RowIDs() }

  /// Whether the rows differ from those last saved.
  var isModified: Bool { history.isModified || !gathered.isEmpty }

  /// Checks whether the edits so far lead back to the rows last saved; O(n) if there are any.
  mutating func noteRestored(_ rows: [Section]) {
    if gathered.isEmpty, history.isModified, rows == saved.sections { history.noteSavedRows() }
  }

  /// Follows a transaction after which the rows are `rows`.
  mutating func note(_ transaction: Transaction, rows: [Section]) {
    if case .followed = transaction.kind {
      // The values come from the database itself.
    } else {
      saved.document.database?.keepBases(of: transaction.newChanges)
    }
    transactionCount += 1
    saved.note(transaction, rows: rows, wasModified: isModified)
    history.note(transaction)
    let changes = transaction.newChanges
    current = transaction.focus.row(from: current, after: changes, rows: rows)
    for change in changes where !hiddenSelection.isEmpty {
      hiddenSelection = Set(hiddenSelection.compactMap(change.destination))
    }
    ids.note(transaction, rows: rows)
    noteCount(transaction)
    switch transaction.kind {
    case .gathered: gathered.append(transaction)
    case .ended, .rolledBack: gathered = []
    default: break
    }
  }

  /// Keeps the number of rows, which is otherwise counted section by section.
  private mutating func noteCount(_ transaction: Transaction) {
    switch transaction.kind {
    case .made, .gathered, .ended, .rolledBack, .undone, .redone:
      guard let count = rowCount else { return }
      rowCount = transaction.newChanges.reduce(count) { $0 + $1.addedRowCount }
    case .arrived, .counted, .followed, .saved, .staged: rowCount = nil
    }
  }
}

extension Transaction.Focus {
  /// Returns the current row after changes.
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
  /// The number of rows that the change adds; negative if it removes rows.
  fileprivate var addedRowCount: Int {
    switch self {
    case .insert(let items, _): items.count
    case .delete(let items, _): -items.count
    case .insertSection(let section, _): section.items.count
    case .deleteSection(let section, _): -section.items.count
    case .move, .update, .height, .moveSection, .header, .footer, .members: 0
    }
  }

  /// Returns the row that the change affects, else the new path of the current row.
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
  /// Returns the row at a path, else the last one of its section; nil if the section has none.
  func row(nearest path: IndexPath) -> IndexPath? {
    guard indices.contains(path.section), !self[path.section].items.isEmpty else { return nil }
    return IndexPath(
      row: Swift.min(path.row, self[path.section].items.count - 1),
      section: path.section
    )
  }
}
