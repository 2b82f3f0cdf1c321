import CommandLanguage
import TableAdapters
import TableModel
import TableUI

/// Ends batches: sends them to the table, or takes them back.
@MainActor struct BatchRunner {
  private let session: Session
  private let source: OpenSource

  init(_ session: Session, _ source: OpenSource) {
    self.session = session
    self.source = source
  }

  /// The open batch.
  func requireBatch() throws(CommandError) -> OpenBatch {
    guard let batch = source.batch else {
      throw CommandError(BatchingFault.noneOpen)
    }
    return batch
  }

  /// Ends a batch; the outermost `end` sends it, and a refusal takes everything back.
  func end() throws(CommandError) -> Answer {
    var batch = try requireBatch()
    if batch.depth > 1 {
      batch.depth -= 1
      source.batch = batch
      var answer = ChangeAnswer(source).answer(for: [])
      answer.value = answer.value.adding(["depth": .int(batch.depth)])
      answer.lines = ["still \(batch.depth) deep"]
      return answer
    }
    let changes = source.record.gathered.flatMap(\.changes)
    var updates = TableUpdates(composing: batch.combined, from: batch.counts)
    updates.merge(batch.typed)
    let table = source.tableView
    let hasLooked = hasLooked(batch)
    // Whoever loaded everything in the middle has the rows already that it would be told of.
    if hasLoaded(batch) { batch.isReloaded = true }
    // What a person typed is told as it was typed.
    let mapping = batch.typed.isEmpty ? table.rowMapping : nil
    do throws(TableError) {
      if batch.isReloaded {
        try table.performBatchUpdates({ () throws(TableError) in
          try table.performBatchUpdates(updates)
          table.reloadData()
        })
      } else {
        try table.performBatchUpdates(updates, from: batch.counts, through: mapping)
      }
      try table.layoutIfNeeded()
    } catch {
      try source.rollBackBatch()
      if hasLooked || table.rowCounts != batch.counts { try? renew(keepsSelection: true) }
      throw CommandError(error, era: table.messageEra)
    }
    source.endBatch()
    var answer = ChangeAnswer(source).answer(for: changes)
    answer.lines = ["batch done: \(updates)"]
    return answer
  }

  /// Drops a batch and everything done in it.
  func rollback() throws(CommandError) -> Answer {
    let batch = try requireBatch()
    let count = source.record.gathered.reduce(0) { $0 + $1.changes.count }
    let (hasLooked, hasLoaded) = (hasLooked(batch), hasLoaded(batch))
    try source.rollBackBatch()
    if hasLooked { try renew(keepsSelection: !hasLoaded) }
    var answer = ChangeAnswer(source).answer(for: [])
    answer.lines = ["rolled back \(Words.count(count, "change"))"]
    return answer
  }

  /// Whether the table has looked at rows that the batch had changed and that it was not told of.
  private func hasLooked(_ batch: OpenBatch) -> Bool {
    !source.record.gathered.isEmpty && source.tableView.looks != batch.looks
  }

  /// Whether it has asked for their counts as well.
  private func hasLoaded(_ batch: OpenBatch) -> Bool {
    !source.record.gathered.isEmpty && source.tableView.looks.loads != batch.looks.loads
  }

  /// Has the table forget what it saw of rows that are no more: it asks for all of them.
  private func renew(keepsSelection: Bool) throws(CommandError) {
    let table = source.tableView
    let selected = keepsSelection ? table.indexPathsForSelectedRows : []
    let isDue = table.needsLayout
    table.reloadData()
    let counts = table.rowCounts
    for path in selected
    where counts.indices.contains(path.section) && path.row < counts[path.section] {
      do { try table.selectRow(at: path) } catch {
        throw CommandError(error, era: table.messageEra)
      }
    }
    if !isDue { try source.layout() }
  }
}
