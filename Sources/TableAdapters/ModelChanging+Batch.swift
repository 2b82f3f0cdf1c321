public import TableModel
public import TableUI

extension ModelChanging {
  /// Performs edits in the model, then notifies a table view in one batch; all or nothing.
  ///
  /// If the table shows rows at other places than the model, the edits are translated to those
  /// places. UIKit may then need several batches. A cancelable table view (`cancellable(_:_:)`) is
  /// checked every few thousand rows. Canceling reverts the edits, as any failure does.
  ///
  /// - Parameters:
  ///   - changes: The edits, each counted in the state after the previous one.
  ///   - table: The table view that shows the model.
  ///   - animator: The object that notifies the table view, or nil to send one batch. A table that
  ///     shows rows at other places than the model does not use it.
  /// - Throws: The error of the model or the table view; both are unchanged then.
  public func perform(
    _ changes: [TableChange],
    in table: TableView,
    through animator: (any TableAnimator)? = nil
  ) throws(TableError) {
    let mapping = table.rowMapping
    let counts = table.rowCounts
    // A mapping processes single rows, so one model edit may become a million steps.
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
      if let animator = animator as? any ArrangedTableAnimator, mapping != nil {
        return try animator.perform(told, in: table)
      }
      let updates = try TableUpdates(composing: told, from: counts) { step throws(TableError) in
        try table.checkCancellation(at: step)
      }
      if let animator, mapping == nil {
        try animator.perform(updates, in: table)
      } else {
        try table.performBatchUpdates(updates, from: counts, through: mapping)
      }
    } catch {
      try rollback.run()
      throw error
    }
  }
}
