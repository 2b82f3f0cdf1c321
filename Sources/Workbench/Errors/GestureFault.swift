import CommandLanguage
import TableModel
import TableUI
import TextLayout
import Workspace

/// An error for a gesture without effect, with its cause and a hint.
struct GestureFault: Fault {
  /// The reason.
  let refusal: GestureRefusal

  /// The row of the gesture.
  let path: IndexPath

  var wording: Wording {
    let (message, hint) = refusal.words(path)
    return Wording("refused", message, hint: hint)
  }
}

extension CommandError {
  /// Creates an error for a gesture without effect.
  init(_ refusal: GestureRefusal, _ path: IndexPath) {
    self.init(GestureFault(refusal: refusal, path: path))
  }
}

extension GestureRefusal {
  /// Returns the reason as text, and a hint.
  fileprivate func words(_ path: IndexPath) -> (message: String, hint: String?) {
    switch self {
    case .nothingToCommit:
      (
        "cannot swipe: the data source has no commit",
        "a data source that adopts TableViewRowEditing has it; `capabilities` lists all"
      )
    case .notEditable:
      (
        "cannot swipe: the data source does not allow editing row \(path)",
        "its tableView(_:canEditRowAt:) returns false"
      )
    case .editingStyle(let style):
      (
        "cannot swipe: the delegate's editingStyle for row \(path) is \(style), not delete",
        "its tableView(_:editingStyleForRowAt:) returns it"
      )
    case .noActions(let edge):
      (
        "cannot swipe: row \(path) has no actions at its \(edge.rawValue) edge",
        "adopt TableViewSwipeActions to add buttons; an empty list disables the swipe [ours]"
      )
    case .editMode:
      ("cannot swipe in edit mode: use the delete control", "`minus \(path)`, or `edit off`")
    case .notInEditMode: ("the table is not in edit mode", "try `edit on`")
    case .noEditControl:
      ("row \(path) has no delete or insert control", "`show` draws the controls")
    case .nothingToMove:
      (
        "cannot drag: the data source has no moveRow",
        "a data source that adopts TableViewRowMoving has it; `capabilities` lists all"
      )
    case .notMovable:
      (
        "cannot drag: the data source does not allow moving row \(path)",
        "its tableView(_:canMoveRowAt:) returns false"
      )
    case .noReorderControl:
      (
        "cannot drag: the cell of row \(path) has no reorder control",
        "its showsReorderControl is false"
      )
    case .noDragItems:
      ("cannot drag: the delegate returns no drag items", "itemsForBeginning returns []")
    case .dropRefused:
      ("cannot drop: the delegate rejects it", "see its canHandle and dropSessionDidUpdate")
    case .otherSection:
      (
        "cannot drop: row \(path) cannot leave its section",
        "`set dropScope all` lets rows move to other sections"
      )
    case .sentElsewhere:
      (
        "cannot drop: the delegate sends row \(path) elsewhere, which would split the rows",
        "see its targetIndexPathForMoveFromRowAt; drag one row at a time"
      )
    case .noDetailButton(.none): ("row \(path) has no detail button", "it has no accessory")
    case .noDetailButton(let type):
      ("row \(path) has no detail button", "its accessory is .\(type)")
    case .noControl(let input, let controls):
      ("row \(path) \(input.absence(controls))", CellControl.hint(controls, path))
    case .notOffered(let value, let offered):
      (
        "row \(path) does not offer \(quoted(value.escapedForDisplay()))",
        "it offers " + offered.map { $0.escapedForDisplay() }.joined(separator: ", ")
      )
    case .noPan:
      (
        "cannot pan: the delegate does not allow selecting with a pan",
        "shouldBeginMultipleSelectionInteraction is missing or returns false"
      )
    case .noMultipleSelection:
      (
        "cannot pan: only one row can be selected",
        "try `set allowsMultipleSelectionDuringEditing on`"
      )
    }
  }
}
