/// Why a gesture brought nothing about.
public enum GestureRefusal: Hashable, Sendable {
  /// The data source has no `commit`, and the delegate no swipe actions for this edge.
  case nothingToCommit

  /// The data source says that the row cannot be edited.
  case notEditable

  /// The delegate offers something else than a deletion.
  case editingStyle(CellEditingStyle)

  /// The delegate brings no buttons for this edge.
  case noActions(SwipeEdge)

  /// Rows are not swiped in edit mode; the minus stands for it.
  case editMode

  /// The table is not in edit mode.
  case notInEditMode

  /// Edit mode offers nothing at the row.
  case noEditControl

  /// The data source has no `moveRow`.
  case nothingToMove

  /// The data source says that the row cannot be moved.
  case notMovable

  /// The cell does not show its grip: `showsReorderControl` is false.
  case noReorderControl

  /// The delegate gives the drag nothing to take along.
  case noDragItems

  /// The delegate does not care for what is dragged, or forbids the drop.
  case dropRefused

  /// Rows may be dropped in their own section only: ``TableView/dropScope``.
  case otherSection

  /// The delegate sends one of several rows elsewhere, so that they would not stay together.
  case sentElsewhere

  /// The row has no detail button.
  case noDetailButton(CellAccessoryType)

  /// The delegate has no pan over rows, or says no to this one.
  case noPan

  /// `allowsMultipleSelectionDuringEditing` is off.
  case noMultipleSelection

  /// The cell has no control for what was entered; those that it has.
  case noControl(CellInput, [CellControl])

  /// The choice does not have the value; those that it has.
  case notOffered(String, [String])
}
