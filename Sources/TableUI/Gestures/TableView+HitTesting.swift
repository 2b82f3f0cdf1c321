public import TableModel
import TextLayout

// Hit testing: from a point of the screen to the touched element.
extension TableView {
  /// Returns the element at a point of the screen, as of the last layout.
  ///
  /// Elements drawn on top come first: the section index, floating headers, then the parts of a
  /// cell in its display list. (UIKit: `hitTest(_:with:)`.)
  ///
  /// - Parameter point: The point, from the top left corner of the viewport.
  /// - Returns: The element at the point.
  /// - Complexity: O(log n) in the rows of the table, plus the cost of drawing one cell.
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

  /// Returns a point that touches a row but none of its controls: the middle of its visible part.
  ///
  /// - Parameter indexPath: A row on the screen.
  /// - Returns: The point, from the top left corner of the viewport; nil if the row is not visible.
  public func touchPoint(ofRowAt indexPath: IndexPath) -> Point? {
    guard let cell = visibleCell(at: indexPath) else { return nil }
    let line = TextMetrics.line
    let distance = CellLayout.textStart(of: cell)
    let start = cell.isRightToLeft ? max(0, cell.frame.width - distance - 1) : distance
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

  /// Returns the section whose header or footer is at a point of the content, or nil.
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

/// The element that a finger touches at a point of the screen.
public enum HitTarget: Hashable, Sendable {
  /// A row, outside its controls.
  case row(IndexPath)

  /// The insert or delete control of edit mode.
  case editControl(IndexPath)

  /// The selection control of edit mode.
  case selectionMark(IndexPath)

  /// The reorder control of a row.
  case grip(IndexPath)

  /// The detail button of a row.
  case detailButton(IndexPath)

  /// A swipe action of the open row, by its index from the edge, starting at 0.
  case swipeButton(IndexPath, Int)

  /// A control inside a cell, by its index in ``CellInputTaking/controls``.
  case control(IndexPath, Int)

  /// The header or footer of a section.
  case sectionView(Int)

  /// A title of the section index, by its index, starting at 0.
  case indexTitle(Int)

  /// No element: below the last row, above the first one, or beside them.
  case nothing
}

extension HitTarget {
  /// The row at the point, or nil.
  public var indexPath: IndexPath? {
    switch self {
    case .row(let path), .editControl(let path), .selectionMark(let path), .grip(let path),
      .detailButton(let path), .swipeButton(let path, _), .control(let path, _):
      path
    case .sectionView, .indexTitle, .nothing: nil
    }
  }
}
