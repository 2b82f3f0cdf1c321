import TableModel
import TableUI

// Applies the changes of transactions, all or none: the only code that rolls back.
extension OpenTable {
  /// Makes steps one after the other, then finishes; if one fails, the earlier ones are undone.
  ///
  /// The rollback cannot be interrupted.
  ///
  /// - Parameters:
  ///   - steps: The steps.
  ///   - make: Makes a step, or the inverse of one.
  ///   - finish: Makes the final work.
  /// - Throws: Errors of a step or of `finish`.
  func makeAll<Step: Invertible, Failure: Error>(
    _ steps: [Step],
    by make: (Step) throws(Failure) -> Void,
    finish: () throws(Failure) -> Void
  ) throws(Failure) {
    var count = 0
    do throws(Failure) {
      for step in steps {
        try make(step)
        count += 1
      }
      try finish()
    } catch {
      try tableView.cancellable {
        false
      } _: { () throws(Failure) in
        for step in steps[..<count].reversed() { try make(step.inverse) }
      }
      throw error
    }
  }

  /// Sends batches through the controller, then lays the table out.
  ///
  /// - Parameters:
  ///   - batches: The changes.
  ///   - keepsDueLayout: Whether to leave a layout that is already due to the caller.
  ///   - isCancelled: Whether Ctrl-C ends it.
  ///   - finish: Makes the final work.
  /// - Throws: Errors of the controller, the table view or `finish`.
  func send(
    _ batches: [[TableChange]],
    keepsDueLayout: Bool,
    isCancelled: @escaping @MainActor () -> Bool,
    finish: () throws(WorkspaceError) -> Void
  ) throws(WorkspaceError) {
    let table = tableView
    let isDue = keepsDueLayout && table.needsLayout
    do throws(WorkspaceError) {
      try table.cancellable(isCancelled) { () throws(WorkspaceError) in
        try makeAll(batches, by: door.perform) { () throws(WorkspaceError) in
          if !isDue { try layout() }
          try finish()
        }
      }
    } catch {
      // A partial layout is repeated from scratch.
      if error == .cancelled, !isDue {
        try table.cancellable {
          false
        } _: { () throws(WorkspaceError) in
          try layout()
        }
      }
      throw error
    }
  }

  /// Changes the model without updating a view.
  ///
  /// - Parameters:
  ///   - changes: The changes.
  ///   - isCancelled: Called every few thousand changes; return true to cancel.
  ///   - finish: Makes the final work.
  /// - Returns: The changes of the shown rows.
  /// - Throws: The error with which the model rejects it, or `interrupted`; the model is changed
  ///   then.
  @discardableResult
  func changeModel(
    _ changes: [TableChange],
    _ isCancelled: @MainActor () -> Bool = { false },
    finish: () throws(WorkspaceError) -> Void = {}
  ) throws(WorkspaceError) -> [TableChange] {
    var shown: [TableChange] = []
    var count = 0
    // The rollback cannot be interrupted.
    var hasFailed = false
    try makeAll(changes) { change throws(WorkspaceError) in
      count += 1
      do throws(WorkspaceError) {
        if !hasFailed, count & 0xFFF == 0, isCancelled() { throw .cancelled }
        shown += try door.changeModel(change)
      } catch {
        hasFailed = true
        throw error
      }
    } finish: { () throws(WorkspaceError) in
      hasFailed = true
      try finish()
    }
    return shown
  }
}
