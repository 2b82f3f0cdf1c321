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
      throw CommandError("refused", "no batch is open", hint: "begin")
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
    var updates = TableUpdates(composing: batch.combined, from: batch.counts)
    updates.merge(batch.typed)
    let table = source.tableView
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
      try takeBack(batch)
      throw CommandError(error, era: table.messageEra)
    }
    source.batch = nil
    if !batch.modelChanges.isEmpty {
      let entry = EditHistory.Entry(
        command: "begin … end",
        changes: batch.modelChanges,
        current: batch.current,
        steps: batch.steps
      )
      source.record(entry, endsBatch: true)
    }
    var answer = ChangeAnswer(source).answer(for: batch.modelChanges)
    answer.lines = ["batch done: \(updates)"]
    return answer
  }

  /// Drops a batch and everything done in it.
  func rollback() throws(CommandError) -> Answer {
    let batch = try requireBatch()
    try takeBack(batch)
    var answer = ChangeAnswer(source).answer(for: [])
    answer.lines = ["rolled back \(Words.count(batch.modelChanges.count, "change"))"]
    return answer
  }

  private func takeBack(_ batch: OpenBatch) throws(CommandError) {
    source.dropBatch()
    let inverses = batch.modelChanges.reversed().map(\.inverse)
    try EditRunner(session, source).changeModel(inverses)
    for change in inverses { source.follow(change) }
    source.currentInModel = batch.current
  }
}
