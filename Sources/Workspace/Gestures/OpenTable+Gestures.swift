package import TableModel
import TableStore
package import TableUI

// Gestures with a finger, a mouse or keys.
extension OpenTable {
  /// Performs a gesture; the application's edits during it are one transaction.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - command: The whole command, for the history; evaluated only if something is recorded.
  /// - Returns: Its effects.
  /// - Throws: `offScreen` if another screen covers the table, and errors of the table view or the
  ///   application.
  package func perform(
    _ gesture: Gesture,
    command: @autoclosure () -> String
  ) throws(WorkspaceError) -> GestureResult {
    let hand = door.hand
    if document.catalog != nil, gesture.edits { throw .edit(.listOfTables) }
    if case .drag = gesture { try checkMoving() }
    performedGesture = gesture
    return try perform(command: command(), at: hand.indexPath(of: gesture)) {
      () throws(TableError) in try hand.perform(gesture)
    }
  }

  /// Performs an interaction with a row; the resulting edits are one transaction.
  ///
  /// - Parameters:
  ///   - command: The whole command, for the history; evaluated only if something is recorded.
  ///   - path: The row that becomes the current one, or nil.
  ///   - body: Performs the interaction.
  /// - Returns: Its effects.
  /// - Throws: `offScreen` if another screen covers the table, and the errors of `body`.
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
      _ = try keep(door.collector.end(), of: command())
      throw WorkspaceError(error, of: tableView)
    }
    gestureOutcome = result.outcome
    result.changes = door.collector.end()
    if let path {
      if result.outcome.scrollsFirst { result.scrolledTo = path }
      if !result.outcome.isRefused { current = path }
    }
    result.changes = try keep(result.changes, of: command())
    result.hidesEdits =
      result.outcome.isResized && result.changes.isEmpty && !door.tellsChanges
    return result
  }

  /// Taps the back button of the visible screen.
  ///
  /// - Returns: The title of the closed screen; nil if the root screen is visible.
  /// - Throws: `offScreen` if no screen is visible, and errors of the table view.
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

  /// Notes changes that were made, and makes those that they need; returns all of them.
  private func keep(
    _ changes: [TableChange],
    of command: @autoclosure () -> String
  ) throws(WorkspaceError) -> [TableChange] {
    guard !changes.isEmpty else { return [] }
    var edit = Transaction(command: command(), batches: [changes])
    defer {
      note(edit)
      nested?.adopt(edit, from: self)
    }
    let more = try completion(after: changes)
    guard !more.isEmpty else { return changes }
    try send([more], keepsDueLayout: true, isCancelled: { false }, finish: {})
    edit.batches.append(more)
    return changes + more
  }

  private func checkMoving() throws(WorkspaceError) {
    guard isOfDatabase else { return }
    do throws(StoreError) { try document.checkMoving() } catch { throw .store(error) }
  }

  private func completion(after changes: [TableChange]) throws(WorkspaceError) -> [TableChange] {
    guard isOfDatabase else { return [] }
    do throws(StoreError) { return try document.completion(after: changes, of: sections) } catch {
      throw .store(error)
    }
  }
}

extension Gesture {
  /// Whether the gesture can change rows.
  fileprivate var edits: Bool {
    switch self {
    case .swipe, .drag, .tapEditControl, .enter, .toggle: true
    default: false
    }
  }
}
