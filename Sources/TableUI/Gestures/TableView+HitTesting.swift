public import TableModel
import TextLayout

// From a point of the screen to what a finger touches there.
extension TableView {
  /// What lies at a point of the screen, as of the last layout.
  ///
  /// What is drawn above counts first: the section index, headers that float, then the parts of a cell as its
  /// display list places them. (UIKit: `hitTest(_:with:)`.)
  ///
  /// - Parameter point: The point, from the top left corner of the viewport.
  /// - Returns: What lies there.
  /// - Complexity: O(log n) in the rows of the table, and what drawing one cell costs.
  public func hitTest(_ point: Point) -> HitTarget {
    guard point.x >= 0, point.x < size.width, point.y >= 0, point.y < size.height else {
      return .nothing
    }
    if let index = sectionIndexTitle(at: point) { return .indexTitle(index) }
    let place = Point(x: point.x, y: point.y + contentOffset.y)
    if let section = sectionView(at: place) { return .sectionView(section) }
    guard let path = indexPathForRow(at: place) else { return .nothing }
    guard let cell = visibleCell(at: path) else { return .row(path) }
    return part(of: cell, at: path, place)
  }

  /// A point of the screen at which a row is touched and none of its controls: the middle of what is seen of it.
  ///
  /// - Parameter indexPath: A row on the screen.
  /// - Returns: The point, from the top left corner of the viewport; nil for a row that is not seen.
  public func touchPoint(ofRowAt indexPath: IndexPath) -> Point? {
    guard let cell = visibleCell(at: indexPath) else { return nil }
    let line = TextMetrics.line
    let start = CellLayout.textStart(of: cell)
    var y = max(cell.frame.minY - contentOffset.y, 0)
    let end = min(cell.frame.maxY - contentOffset.y, size.height)
    while y < end {
      let point = Point(x: cell.frame.minX + start, y: y + min(line, end - y) / 2)
      if hitTest(point) == .row(indexPath) { return point }
      y += line
    }
    return nil
  }

  private func sectionIndexTitle(at point: Point) -> Int? {
    let items = sectionIndexDisplayList
    guard let line = items.firstIndex(where: { $0.frame.contains(point) }) else { return nil }
    return line * sectionIndexTitles.count / items.count
  }

  /// The section whose header or footer lies at a place of the content.
  private func sectionView(at place: Point) -> Int? {
    visibleSections.first { section in
      [headerView(forSection: section), footerView(forSection: section)].contains { view in
        view?.frame.contains(place) == true
      }
    }
  }

  private func part(of cell: TableViewCell, at path: IndexPath, _ place: Point) -> HitTarget {
    let point = Point(x: place.x - cell.frame.minX, y: place.y - cell.frame.minY)
    var button = 0
    for item in cell.displayList {
      let isHit = item.frame.contains(point)
      switch item.content {
      case .text(_, style: .button, _), .text(_, style: .destructiveButton, _):
        guard button < cell.swipeButtons.count else { continue }
        if isHit { return .swipeButton(path, button) }
        button += 1
      case .glyph(.delete) where isHit, .glyph(.insert) where isHit: return .editControl(path)
      case .glyph(.mark) where isHit, .glyph(.selectedMark) where isHit:
        return .selectionMark(path)
      case .glyph(.reorder) where isHit: return .grip(path)
      case .glyph(.detailButton) where isHit: return .detailButton(path)
      default: continue
      }
    }
    guard let cell = cell as? ItemCell,
      let control = cell.controlFrames.firstIndex(where: { $0.contains(point) })
    else { return .row(path) }
    return .control(path, control)
  }
}

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
