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
