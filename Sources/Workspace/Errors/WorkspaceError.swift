package import TableAdapters
package import TableModel
package import TableUI

/// Why the workspace did not do what it was asked.
///
/// A case holds values. The words for it are a front end's.
package enum WorkspaceError: Error, Hashable, Sendable {
  /// The person canceled it; everything is as before.
  case cancelled

  /// The table view, the controller or the model rejected it, in the words of an era.
  case table(TableError, UIKitWording)

  /// An address names no row or section.
  case place(PlaceFault)

  /// The rows do not allow the edit.
  case edit(EditFault)

  /// The gesture had no effect on the row.
  case gesture(GestureRefusal, IndexPath)

  /// The controller lacks a method, which a capability protocol declares.
  case controllerLacks(method: String, of: String, controller: String)

  /// No row has the key to arrange by; the keys that there are.
  case noKey(String, [String])

  /// Another screen covers the table of the name, or its stack is not shown.
  case offScreen(String, isShown: Bool)

  /// A batch is open, so this has to wait.
  case batchIsOpen

  /// No batch is open.
  case noBatch

  /// No edit is left to undo or redo.
  case nothingToUndo, nothingToRedo

  /// No edits lead back to a state.
  case noPath(to: String)
}

extension WorkspaceError {
  /// Why rows cannot be arranged.
  package init(_ error: ArrangementError) {
    switch error {
    case .cancelled: self = .cancelled
    case .noKey(let name, let names): self = .noKey(name, names)
    }
  }

  /// What a table view rejects; a cancellation stays one.
  @MainActor init(_ error: TableError, of table: TableView) {
    if case .cancelled = error {
      self = .cancelled
    } else {
      self = .table(error, table.messageEra)
    }
  }
}
