package import TableAdapters
package import TableModel
package import TableStore
package import TableUI

/// The reason why the workspace did not carry out a request.
///
/// A case holds values. Front ends supply the texts.
package enum WorkspaceError: Error, Hashable, Sendable {
  /// The user canceled it; all is unchanged.
  case cancelled

  /// The table view, the controller or the model rejected it, with a UIKit wording.
  case table(TableError, UIKitWording)

  /// A new fetch failed.
  case fetch(FetchedResultsError)

  /// An address does not resolve to a row or section.
  case place(PlaceFault)

  /// The rows do not allow the edit.
  case edit(EditFault)

  /// The file or database of the table does not allow it.
  case store(StoreError)

  /// The gesture had no effect on the row.
  case gesture(GestureRefusal, IndexPath)

  /// The controller lacks a method of a capability protocol.
  case controllerLacks(method: String, of: String, controller: String)

  /// No row has the key to arrange by; includes the existing keys.
  case noKey(String, [String])

  /// Another screen covers the table, or its navigation stack is not shown.
  case offScreen(String, isShown: Bool)

  /// A row has no nested table at a path, or the nested table cannot be changed.
  case nested(NestedFault)

  /// A batch is open and must end first.
  case batchIsOpen

  /// No batch is open.
  case noBatch

  /// No edit is left to undo or redo.
  case nothingToUndo, nothingToRedo

  /// The last save has cleared the edits, because the database deleted or kept rows then.
  case clearedBySave

  /// Another program has changed the values that an edit wrote: the row, the column and the values.
  case changedElsewhere(String)

  /// No sequence of undo steps leads back to a state.
  case noPath(to: String)
}

extension WorkspaceError {
  /// Creates an error from an arrangement error.
  package init(_ error: ArrangementError) {
    switch error {
    case .cancelled: self = .cancelled
    case .noKey(let name, let names): self = .noKey(name, names)
    }
  }

  /// Creates an error from that of a table view; a cancellation remains one.
  @MainActor init(_ error: TableError, of table: TableView) {
    if case .cancelled = error {
      self = .cancelled
    } else {
      self = .table(error, table.messageEra)
    }
  }
}
