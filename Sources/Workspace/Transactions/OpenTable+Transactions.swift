import TableAdapters
import TableModel
import TableStore
import TableUI

// The only code that changes a table.
extension OpenTable {
  /// Makes transactions, all or none, and updates everything that depends on the rows.
  ///
  /// In an open batch, an edit changes only the model; the table view is updated at the end.
  ///
  /// - Parameters:
  ///   - transactions: The transactions; an edit without changes is ignored.
  ///   - keepsDueLayout: Whether to leave a layout that is already due to the caller.
  ///   - isCancelled: Whether Ctrl-C ends it, or nil to check the running command.
  /// - Throws: An error if a transaction fails; the table is then unchanged.
  package func commit(
    _ transactions: [Transaction],
    keepsDueLayout: Bool = false,
    isCancelled: (@MainActor () -> Bool)? = nil
  ) throws(WorkspaceError) {
    guard let first = transactions.first else { return }
    if case .arrived(let document?) = first.kind { bindAgain(document) }
    let batches = transactions.count == 1 ? first.batches : transactions.flatMap(\.batches)
    if case .made = first.kind, first.nested == nil, !batches.haveElements { return }
    let isCancelled = isCancelled ?? self.isCancelled
    if batch != nil { return try gather(first, isCancelled) }
    if first.isModelOnly {
      try changeModel(first.changes, isCancelled) { () throws(WorkspaceError) in
        try nested?.write(first, from: self)
      }
    } else {
      try send(
        batches,
        becoming: first.arrivingRows,
        keepsDueLayout: keepsDueLayout,
        isCancelled: isCancelled
      ) { () throws(WorkspaceError) in try nested?.write(first, batches, from: self) }
    }
    for transaction in transactions { note(transaction) }
  }

  /// Notifies all dependents of a transaction whose changes are already made.
  package func note(_ transaction: Transaction) {
    let transaction = stamped(transaction)
    // The journal needs the record from before the transaction.
    journal?.note(transaction, of: self)
    record.note(transaction, rows: sections)
    if case .followed(let changes) = transaction.kind, let edit = changes.edit {
      // The journal begins again with the rows of the database.
      journal?.note(edit, of: self)
      if changes.undoneCount > 0 { journal?.forgetEdits() }
    }
    entered?.follow(transaction)
    didNote?(transaction)
  }

  /// Checks whether the table is unmodified again, because an edit restored the rows last saved; O(n).
  package func noteRestored() {
    if nested == nil { record.noteRestored(sections) }
  }

  /// Tells the controller that the rows were saved.
  ///
  /// - Throws: The error with which the table view rejects the controller's update.
  package func noteSave() throws(WorkspaceError) { try door.noteSave() }

  /// Whether a batch is open.
  package var isInBatch: Bool { batch != nil }

  /// Makes the current state the table's initial one: no edit up to now is undone or saved.
  package func noteStaged() { note(Transaction(kind: .staged, focus: .follows)) }

  /// Opens a batch, or a nested one.
  package func beginBatch() {
    guard batch == nil else {
      batch?.depth += 1
      return
    }
    batch = OpenBatch(
      counts: tableView.rowCounts,
      current: currentInModel,
      showAgain: arranged?.makeRestore(),
      looks: tableView.looks
    )
    door.holding?.beginUpdates()
  }

  /// Ends the open batch after it was sent; the collected changes become one edit.
  func endBatch() {
    let gathered = record.gathered
    batch = nil
    door.holding?.cancelUpdates()
    guard !gathered.isEmpty else { return }
    let edit = Transaction(
      kind: .ended,
      command: "begin … end",
      batches: [gathered.flatMap(\.changes)],
      focus: .follows,
      steps: gathered.flatMap(\.steps)
    )
    note(edit)
    nested?.adopt(edit, from: self)
  }

  /// Drops the open batch: undoes its changes in the model.
  func rollBackBatch() throws(WorkspaceError) {
    let inverses = record.gathered.flatMap(\.changes).inverse
    let (current, showAgain) = (batch?.current, batch?.showAgain)
    batch = nil
    door.holding?.cancelUpdates()
    try changeModel(inverses)
    // Undoing a deletion does not fold the row again; this restores what the table view still
    // shows.
    showAgain?()
    note(Transaction(kind: .rolledBack, batches: [inverses], focus: .goes(current)))
  }

  private func gather(
    _ edit: Transaction,
    _ isCancelled: @MainActor () -> Bool
  ) throws(WorkspaceError) {
    if record.gathered.isEmpty { batch?.looks = tableView.looks }
    let shown = try changeModel(edit.changes, isCancelled)
    if !edit.isModelOnly { batch?.combined += shown }
    var edit = edit
    edit.kind = .gathered
    note(edit)
  }

  /// Replaces rows with equal ones, without telling the table view.
  func replaceRows(with sections: [Section]) throws(WorkspaceError) {
    let old = self.sections
    let changes =
      old.indices.reversed().map { TableChange.deleteSection(old[$0], at: $0) }
      + sections.enumerated().map { .insertSection($0.element, at: $0.offset) }
    try door.replacingObjects { () throws(WorkspaceError) in try changeModel(changes) }
  }

  /// Returns an edit with its command and time.
  private func stamped(_ transaction: Transaction) -> Transaction {
    let (command, time) = (context.command, context.clock.now)
    var transaction = transaction
    var isNamed = !command.isEmpty
    switch transaction.kind {
    case .made, .ended: break
    case .gathered: isNamed = true
    default: return transaction
    }
    transaction.time = time
    transaction.group = group
    if transaction.steps.isEmpty, isNamed {
      let count = transaction.changes.count
      transaction.steps = [.init(command: command, time: time, count: count)]
    }
    return transaction
  }
}
