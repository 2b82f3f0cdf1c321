/// How far a cell is dragged.
public enum CellDragState: String, Hashable, Sendable, CaseIterable {
  /// It is not.
  case none

  /// It is being lifted.
  case lifting

  /// It hangs on the finger.
  case dragging
}
