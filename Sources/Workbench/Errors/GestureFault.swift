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
        "no swipe: the data source has no commit",
        "a data source that adopts TableViewRowEditing has; capabilities lists what there is"
      )
    case .notEditable:
      (
        "no swipe: the data source does not let row \(path) be edited",
        "its tableView(_:canEditRowAt:) answers false"
      )
    case .editingStyle(let style):
      (
        "no swipe: the delegate's editingStyle for row \(path) is \(style), not delete",
        "its tableView(_:editingStyleForRowAt:) answers so"
      )
    case .noActions(let edge):
      (
        "no swipe: nothing is behind the \(edge.rawValue) edge of row \(path)",
        "a delegate that adopts TableViewSwipeActions brings buttons; an empty list of them is no swipe [ours]"
      )
    case .editMode:
      ("in edit mode rows are not swiped: the minus does it", "minus \(path), or edit off")
    case .notInEditMode: ("the table is not in edit mode", "edit on")
    case .noEditControl:
      ("edit mode offers neither minus nor plus at row \(path)", "show draws what it offers")
    case .nothingToMove:
      (
        "no drag: the data source has no moveRow",
        "a data source that adopts TableViewRowMoving has; capabilities lists what there is"
      )
    case .notMovable:
      (
        "no drag: the data source does not let row \(path) be moved",
        "its tableView(_:canMoveRowAt:) answers false"
      )
    case .noReorderControl:
      ("no drag: the cell of row \(path) shows no grip", "its showsReorderControl is false")
    case .noDragItems:
      ("no drag: the delegate gives it nothing to take along", "itemsForBeginning answers []")
    case .dropRefused:
      ("no drop: the delegate does not take it", "canHandle or dropSessionDidUpdate says so")
    case .otherSection:
      (
        "no drop: row \(path) may not leave its section",
        "set dropScope all lets rows go to other sections"
      )
    case .sentElsewhere:
      (
        "no drop: the delegate sends row \(path) elsewhere, and not all would stay together",
        "its targetIndexPathForMoveFromRowAt answers so; drag one row at a time to see where they go"
      )
    case .noDetailButton(.none): ("row \(path) has no detail button", "it has no accessory")
    case .noDetailButton(let type):
      ("row \(path) has no detail button", "its accessory is .\(type), which is none")
    case .noControl(let input, let controls):
      ("row \(path) \(input.absence(controls))", CellControl.hint(controls, path))
    case .notOffered(let value, let offered):
      (
        "row \(path) does not offer \(quoted(value.escapedForDisplay()))",
        "it offers " + offered.map { $0.escapedForDisplay() }.joined(separator: ", ")
      )
    case .noPan:
      (
        "no pan: the delegate lets no finger draw over rows",
        "shouldBeginMultipleSelectionInteraction is missing or says no"
      )
    case .noMultipleSelection:
      ("no pan: only one row can be selected", "set allowsMultipleSelectionDuringEditing on")
    }
  }
}
