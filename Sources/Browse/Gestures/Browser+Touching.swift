import TableModel
import TableUI
import TextLayout

// Touches at a place on the screen; the item there decides their effect.
extension Browser {
  /// Touches a target.
  func touch(_ target: HitTarget) {
    switch target {
    case .row(let path), .selectionMark(let path): perform(.tap(path))
    case .editControl(let path): perform(.tapEditControl(path))
    case .detailButton(let path): perform(.tapAccessory(path))
    case .swipeButton(_, let index): tapButton(index)
    case .control(let path, let index): use(index, at: path)
    case .indexTitle(let index): perform(.tapIndexTitle(index))
    case .grip(let path): say(.dragToMove(path))
    case .sectionView, .nothing: if table.hasOpenRow { perform(.cancel) }
    }
  }

  /// Handles the release of the mouse button: a click, or a drag from where it was pressed.
  func release(at place: ScreenPlace) {
    guard let start = pressed else { return }
    pressed = nil
    guard overlay == nil else { return clickInOverlay(place) }
    click(from: start, to: place)
  }

  /// Performs a touch that starts at one place and ends at another.
  func click(from start: ScreenPlace, to place: ScreenPlace) {
    guard !isCovered else {
      if place.line == 0 { perform(.back) }
      return
    }
    guard let from = layout.point(at: start) else { return }
    control = nil
    guard place != start else { return tap(at: from) }
    drag(from, to: place, start)
  }

  /// A click gives the focus to the row, then touches it.
  private func tap(at point: Point) {
    let target = table.hitTest(point)
    if let path = target.indexPath, table.focusedIndexPath != path, !table.hasOpenRow {
      let selected = table.indexPathsForSelectedRows
      perform(.focus(path))
      // If the selection follows the focus, the click needs no further action.
      guard !isCovered, table.indexPathsForSelectedRows == selected else { return }
    }
    touch(target)
  }

  private func drag(_ from: Point, to place: ScreenPlace, _ start: ScreenPlace) {
    let columns = place.column - start.column
    let lines = place.line - start.line
    let target = table.hitTest(from)
    switch target {
    case .grip(let path): return drop(path, at: place)
    case .selectionMark(let path):
      guard let end = row(at: place) else { return }
      closeOpenRow()
      return perform(.pan(from: path, to: end))
    default: break
    }
    // A column is less than half as wide as a line is high.
    if abs(columns) > 2 * abs(lines) {
      guard let path = target.indexPath else { return }
      closeOpenRow()
      let isFull = abs(columns) > layout.table.columns * 6 / 10
      return perform(.swipe(path, from: columns < 0 ? .trailing : .leading, isFull: isFull))
    }
    let points = Double(lines) * TextMetrics.line
    let isAtTop = table.contentOffset.y <= table.contentOffsetRange.lowerBound
    let isAtEnd = table.contentOffset.y >= table.contentOffsetRange.upperBound
    if lines > 0, isAtTop, table.refreshControl != nil {
      closeOpenRow()
      perform(.pullDown(by: points))
    } else if lines < 0, isAtEnd, table.loadMoreControl != nil {
      closeOpenRow()
      perform(.pullUp)
    } else {
      scroll(by: -points)
    }
  }

  private func row(at place: ScreenPlace) -> IndexPath? {
    layout.point(at: place).flatMap { table.hitTest($0).indexPath }
  }

  /// Drops a row at another one, whose place it takes; below all rows it becomes the last one.
  private func drop(_ path: IndexPath, at place: ScreenPlace) {
    guard layout.point(at: place) != nil else {
      return say(.droppedOutside(path))
    }
    let section = max(0, table.numberOfSections - 1)
    let count = table.numberOfRows(inSection: section)
    let end = IndexPath(row: path.section == section ? count - 1 : count, section: section)
    closeOpenRow()
    perform(.drag([path], to: row(at: place) ?? end))
  }
}

extension GestureReport {
  /// Creates the report of a gesture without a host.
  init(_ outcome: GestureOutcome) {
    if let (path, reason) = outcome.refusal {
      self.init(
        lines: [BrowseText.rejected(path, reason: "\(reason)").words],
        isRefused: true,
        outcome: outcome
      )
      return
    }
    let words = outcome.events.compactMap(\.words)
    self.init(lines: [words.joined(separator: ", ")], outcome: outcome)
  }
}
