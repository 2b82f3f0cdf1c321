public import TableModel

/// One thing that a touch brought about.
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
}
