public import TableModel
public import TableUI

extension ModelChanging {
  /// Makes edits in the model, then tells a table view in one batch; all or nothing.
  ///
  /// Where the table shows the rows at other places than the model holds them, it is told what the edits are
  /// there, in stages where UIKit needs them. A table view that is cancelled (`cancellable(_:_:)`) is asked
  /// every few thousand rows, and an end there takes back what was done as any failure does.
  ///
  /// - Parameters:
  ///   - changes: The edits, each counted in the state that the one before leaves.
  ///   - table: The table view that shows the model.
  /// - Throws: What the model or the table view refuses; model and table are then as before.
  public func perform(_ changes: [TableChange], in table: TableView) throws(TableError) {
    let mapping = table.rowMapping
    let counts = table.rowCounts
    // A mapping follows row by row, so that what is one edit of the model may be a million there.
    let steps =
      mapping == nil ? changes : changes.flatMap { $0.pieces(of: ModelRollback.manySteps) }
    var rollback = ModelRollback(steps, of: self, mapping)
    var shown: [TableChange] = []
    do throws(TableError) {
      var rows = 0
      for step in steps {
        let asked = rows
        rows += mapping == nil ? 1 : step.rowCount
        if asked / ModelRollback.manySteps < rows / ModelRollback.manySteps {
          try table.checkCancellation()
        }
        try changeModel(step)
        rollback.doneCount += 1
        if let mapping { shown += mapping.applyChange(step) }
      }
      let told = mapping == nil ? steps : shown
      let updates = try TableUpdates(composing: told, from: counts) { step throws(TableError) in
        try table.checkCancellation(at: step)
      }
      try table.performBatchUpdates(updates, from: counts, through: mapping)
    } catch {
      try rollback.run()
      throw error
    }
  }
}
