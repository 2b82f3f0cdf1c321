import TableAdapters
import TableModel
import TableStore
import TableUI

// The one place where a table changes.
extension OpenTable {
  /// Makes transactions, all or none, and lets everything follow them that keeps something about rows.
  ///
  /// In an open batch an edit changes the model, and the table hears of it at the end.
  ///
  /// - Parameters:
  ///   - transactions: What is to be made; an edit that changes nothing is none.
  ///   - keepsDueLayout: Whether a layout that is due already is left to the person that asks for it.
  ///   - isCancelled: Whether Ctrl-C ends it, or nil to ask the session.
  /// - Throws: Why nothing was made; all is as before then.
  package func commit(
    _ transactions: [Transaction],
    keepsDueLayout: Bool = false,
    isCancelled: (@MainActor () -> Bool)? = nil
  ) throws(WorkspaceError) {
    guard let first = transactions.first else { return }
    if case .arrived(let document?) = first.kind { bindAgain(document) }
    let work = TransactionWork(self)
    let batches = transactions.count == 1 ? first.batches : transactions.flatMap(\.batches)
    if case .made = first.kind, batches.allSatisfy(\.isEmpty) { return }
    let isCancelled = isCancelled ?? self.isCancelled
    if batch != nil { return try gather(first, isCancelled) }
    if first.isModelOnly {
      try work.changeModel(first.changes, isCancelled)
    } else {
      try work.perform(
        batches,
        keepsDueLayout: keepsDueLayout,
        isCancelled: isCancelled
      ) { () throws(WorkspaceError) in
        if case .arrived(let document?) = first.kind { try replaceRows(with: document.sections) }
      }
    }
    for transaction in transactions { note(transaction) }
  }

  /// Lets everything follow a transaction that keeps something about rows; the rows are changed already.
  package func note(_ transaction: Transaction) {
    let transaction = stamped(transaction)
    // The journal asks how the record was before.
    journal?.note(transaction, of: self)
    record.note(transaction, rows: sections)
    didNote?(transaction)
  }

  /// Whether a batch is open.
  package var isInBatch: Bool { batch != nil }

  /// What was done until now is how the table begins: none of it is undone or kept.
  package func noteStaged() { note(Transaction(kind: .staged, focus: .follows)) }

  /// Opens a batch, or goes one deeper in the open one.
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
  }

  /// Ends the open batch, which the table was told of: what was gathered is one edit.
  func endBatch() {
    let gathered = record.gathered
    batch = nil
    guard !gathered.isEmpty else { return }
    note(
      Transaction(
        kind: .ended,
        command: "begin … end",
        batches: [gathered.flatMap(\.changes)],
        focus: .follows,
        steps: gathered.flatMap(\.steps)
      )
    )
  }

  /// Drops the open batch: what was gathered is taken back from the model.
  func rollBackBatch() throws(WorkspaceError) {
    let inverses = record.gathered.flatMap(\.changes).inverse
    let (current, showAgain) = (batch?.current, batch?.showAgain)
    batch = nil
    try TransactionWork(self).changeModel(inverses)
    // A row that comes back is not folded; the table, which heard of nothing, shows it as it was.
    showAgain?()
    note(Transaction(kind: .rolledBack, batches: [inverses], focus: .goes(current)))
  }

  private func gather(
    _ edit: Transaction,
    _ isCancelled: @MainActor () -> Bool
  ) throws(WorkspaceError) {
    if record.gathered.isEmpty { batch?.looks = tableView.looks }
    let shown = try TransactionWork(self).changeModel(edit.changes, isCancelled)
    if !edit.isModelOnly { batch?.combined += shown }
    var edit = edit
    edit.kind = .gathered
    note(edit)
  }

  /// Takes rows in place of equal ones, which the table need not hear of.
  private func replaceRows(with sections: [Section]) throws(WorkspaceError) {
    let old = self.sections
    let changes =
      old.indices.reversed().map { TableChange.deleteSection(old[$0], at: $0) }
      + sections.enumerated().map { .insertSection($0.element, at: $0.offset) }
    try TransactionWork(self).changeModel(changes)
  }

  /// Says of an edit what wrote it, and when.
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
