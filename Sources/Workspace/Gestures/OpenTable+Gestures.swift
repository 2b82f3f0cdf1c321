package import TableModel
package import TableUI

// What a person does to the table with a finger, a mouse or keys.
extension OpenTable {
  /// Performs a gesture; the edits that the application makes meanwhile are one transaction.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - command: The command in full, for the history; made where there is something to keep.
  /// - Returns: Its effects.
  /// - Throws: `offScreen` where another screen covers the table, and what the table view or the application
  ///   throws.
  package func perform(
    _ gesture: Gesture,
    command: @autoclosure () -> String
  ) throws(WorkspaceError) -> GestureResult {
    let hand = door.hand
    performedGesture = gesture
    return try perform(command: command(), at: hand.indexPath(of: gesture)) {
      () throws(TableError) in try hand.perform(gesture)
    }
  }

  /// Performs something at a row as a person would; the edits that come of it are one transaction.
  ///
  /// - Parameters:
  ///   - command: The command in full, for the history; made where there is something to keep.
  ///   - path: The row that becomes the current one, or nil.
  ///   - body: Performs it.
  /// - Returns: Its effects.
  /// - Throws: `offScreen` where another screen covers the table, and what `body` throws.
  package func perform(
    command: @autoclosure () -> String,
    at path: IndexPath?,
    _ body: () throws(TableError) -> GestureOutcome
  ) throws(WorkspaceError) -> GestureResult {
    gestureOutcome = nil
    restore()
    guard door.isTouchable else { throw .offScreen(name, isShown: door.isShown) }
    var result = GestureResult()
    door.collector.begin()
    do throws(TableError) {
      result.outcome = try body()
    } catch {
      keep(door.collector.end(), of: command())
      throw WorkspaceError(error, of: tableView)
    }
    gestureOutcome = result.outcome
    result.changes = door.collector.end()
    if let path {
      if result.outcome.scrollsFirst { result.scrolledTo = path }
      if !result.outcome.isRefused { current = path }
    }
    keep(result.changes, of: command())
    result.hidesEdits =
      result.outcome.isResized && result.changes.isEmpty && !door.tellsChanges
    return result
  }

  /// Taps the back button of the screen that is shown.
  ///
  /// - Returns: The title of the screen that was left; nil where the root screen is shown.
  /// - Throws: `offScreen` where no screen is shown, and what the table view throws.
  package func goBack() throws(WorkspaceError) -> String? {
    gestureOutcome = nil
    guard door.isShown else { throw .offScreen(name, isShown: false) }
    do throws(TableError) {
      let outcome = try door.hand.perform(.back)
      gestureOutcome = outcome
      return outcome.leftScreen
    } catch {
      throw WorkspaceError(error, of: tableView)
    }
  }

  private func keep(_ changes: [TableChange], of command: @autoclosure () -> String) {
    guard !changes.isEmpty else { return }
    note(Transaction(command: command(), batches: [changes]))
  }
}
