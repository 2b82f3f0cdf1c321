import TableModel
import TableUI

// Makes the changes of transactions, all or none: the only place where something is taken back.
extension OpenTable {
  /// Makes steps one after the other, then finishes; where one fails, those before it are taken back.
  ///
  /// Nothing interrupts the table view while it goes back.
  ///
  /// - Parameters:
  ///   - steps: What is to be made.
  ///   - make: Makes a step, or what takes one back.
  ///   - finish: What belongs to it besides.
  /// - Throws: What a step or `finish` throws.
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
  ///   - keepsDueLayout: Whether a layout that is due already is left to the person that asks for it.
  ///   - isCancelled: Whether Ctrl-C ends it.
  ///   - finish: What belongs to it besides.
  /// - Throws: What the controller, the table view or `finish` throws.
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
      // What was laid out half is laid out anew.
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

  /// Makes changes in the model and tells no view.
  ///
  /// - Parameters:
  ///   - changes: The changes.
  ///   - isCancelled: Asked every few thousand changes whether Ctrl-C ends it.
  /// - Returns: What happened to the rows that the table shows.
  /// - Throws: What the model refuses, or `interrupted`; all is as before then.
  @discardableResult
  func changeModel(
    _ changes: [TableChange],
    _ isCancelled: @MainActor () -> Bool = { false }
  ) throws(WorkspaceError) -> [TableChange] {
    var shown: [TableChange] = []
    var count = 0
    // Nothing interrupts what takes the steps back.
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
    }
    return shown
  }
}
