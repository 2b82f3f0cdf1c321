public import TableModel

/// One thing that a finger brought about.
public enum TouchEvent: Hashable, Sendable {
  /// The delegate said no to the highlight; the touch is over.
  case highlightRefused(IndexPath)

  /// The row lights up.
  case highlighted(IndexPath)

  /// The light goes out.
  case unhighlighted(IndexPath)

  /// The delegate said no to the selection.
  case selectionRefused(IndexPath)

  /// The row is selected.
  case selected(IndexPath)

  /// The delegate said no to giving up a selection.
  case deselectionRefused(IndexPath)

  /// The row is no longer selected.
  case deselected(IndexPath)

  /// The delegate did the row's primary action.
  case primaryAction(IndexPath)

  /// The detail button was tapped; nobody may have heard of it.
  case accessoryTapped(IndexPath, isHeard: Bool)

  /// The row shows its buttons.
  case opened(IndexPath)

  /// The row hides its buttons again; nil if it is gone.
  case closed(IndexPath?)

  /// The deletion or insertion was confirmed; without `commit` nobody carried it out.
  case committed(CellEditingStyle, IndexPath, isHeard: Bool)

  /// A button behind the row was tapped.
  case actionPerformed(String, IndexPath)

  /// The table went into edit mode.
  case editModeBegan

  /// The row was dragged to another place.
  case moved(IndexPath, IndexPath)

  /// The row was dropped where it was.
  case droppedInPlace(IndexPath)

  /// Something was entered in the row's cell; nobody may have heard of it.
  case entered(IndexPath, CellInput, isHeard: Bool)

  /// What was entered was not taken; the cell says why.
  case rejected(IndexPath, String)

  /// The gesture brought nothing about.
  case refused(IndexPath, GestureRefusal)
}

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
