public import TableModel

/// What a point of the screen belongs to: what a finger that comes down there touches.
public enum HitTarget: Hashable, Sendable {
  /// A row, where it has nothing of its own to be touched.
  case row(IndexPath)

  /// The minus or plus of edit mode.
  case editControl(IndexPath)

  /// The round mark of edit mode.
  case selectionMark(IndexPath)

  /// The grip by which a row is dragged.
  case grip(IndexPath)

  /// The detail button of a row.
  case detailButton(IndexPath)

  /// A button of the open row, by its number from 0 at the edge.
  case swipeButton(IndexPath, Int)

  /// A control inside a cell, by its number in ``CellInputTaking/controls``.
  case control(IndexPath, Int)

  /// The header or footer of a section.
  case sectionView(Int)

  /// A title of the section index, by its number from 0.
  case indexTitle(Int)

  /// No row: below the last one, above the first one, or beside them.
  case nothing
}

extension HitTarget {
  /// The row that the point belongs to, or nil.
  public var indexPath: IndexPath? {
    switch self {
    case .row(let path), .editControl(let path), .selectionMark(let path), .grip(let path),
      .detailButton(let path), .swipeButton(let path, _), .control(let path, _):
      path
    case .sectionView, .indexTitle, .nothing: nil
    }
  }
}
