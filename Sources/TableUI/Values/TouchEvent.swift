public import TableModel

/// An effect of a touch.
public enum TouchEvent: Hashable, Sendable {
  /// The delegate rejected the highlight; the touch is over.
  case highlightRefused(IndexPath)

  /// The row is highlighted.
  case highlighted(IndexPath)

  /// The row is no longer highlighted.
  case unhighlighted(IndexPath)

  /// The delegate rejected the selection.
  case selectionRefused(IndexPath)

  /// The row is selected.
  case selected(IndexPath)

  /// The delegate rejected a deselection.
  case deselectionRefused(IndexPath)

  /// The row is no longer selected.
  case deselected(IndexPath)

  /// The delegate performed the row's primary action.
  case primaryAction(IndexPath)

  /// The detail button was tapped; `isHeard` is false without a delegate method.
  case accessoryTapped(IndexPath, isHeard: Bool)

  /// The row shows its swipe buttons.
  case opened(IndexPath)

  /// The row hides its swipe buttons; nil if the row was deleted.
  case closed(IndexPath?)

  /// A deletion or insertion was confirmed; `isHeard` is false without `commit`.
  case committed(CellEditingStyle, IndexPath, isHeard: Bool)

  /// A swipe action was tapped.
  case actionPerformed(String, IndexPath)

  /// The table entered edit mode.
  case editModeBegan

  /// The row was dragged to another position.
  case moved(IndexPath, IndexPath)

  /// The row was dropped at its own position.
  case droppedInPlace(IndexPath)

  /// Input was entered in the row's cell; `isHeard` is false without a closure or a delegate.
  case entered(IndexPath, CellInput, isHeard: Bool)

  /// The input was rejected; the cell shows why.
  case rejected(IndexPath, String)

  /// The gesture was rejected.
  case refused(IndexPath, GestureRefusal)
}

/// The reason why a gesture was rejected.
public enum GestureRefusal: Hashable, Sendable {
  /// The data source has no `commit`, and the delegate no swipe actions for this edge.
  case nothingToCommit

  /// The data source forbids editing the row.
  case notEditable

  /// The delegate returned an editing style other than delete.
  case editingStyle(CellEditingStyle)

  /// The delegate provides no actions for this edge.
  case noActions(SwipeEdge)

  /// Rows cannot be swiped in edit mode; use the delete control.
  case editMode

  /// The table is not in edit mode.
  case notInEditMode

  /// The row has no control in edit mode.
  case noEditControl

  /// The data source has no `moveRow`.
  case nothingToMove

  /// The data source forbids moving the row.
  case notMovable

  /// The cell has no reorder control: `showsReorderControl` is false.
  case noReorderControl

  /// The delegate returned no items for the drag.
  case noDragItems

  /// The delegate cannot handle the drag or forbids the drop.
  case dropRefused

  /// Rows may be dropped only in their own section: ``TableView/dropScope``.
  case otherSection

  /// The delegate redirected one of several rows, which would separate them.
  case sentElsewhere

  /// The row has no detail button.
  case noDetailButton(CellAccessoryType)

  /// The delegate does not support panning over rows or forbids it here.
  case noPan

  /// `allowsMultipleSelectionDuringEditing` is off.
  case noMultipleSelection

  /// The cell has no control for the input; the second value lists its controls.
  case noControl(CellInput, [CellControl])

  /// The choice does not offer the value; the second value lists the offered ones.
  case notOffered(String, [String])
}
