import TableModel
import TextLayout

// Rows whose height follows their cell while they are on the screen.
extension TableView {
  /// The changes in a cell after which its row is sized again.
  ///
  /// Rows with a height from the delegate or ``rowHeight`` keep it. The default is enabled: on the
  /// cell's request. (UIKit, iOS 16)
  public var selfSizingInvalidation: SelfSizingInvalidation {
    get { configuration.selfSizingInvalidation }
    set { configuration.selfSizingInvalidation = newValue }
  }

  /// Marks the visible rows whose cells changed since the last layout, to size them again.
  func noteInvalidatedSizes() {
    guard estimatesRows, !state.needsReload, !state.hasStaleCells else { return }
    for (path, cell) in state.cells.entries {
      guard let change = cell.sizeChange else { continue }
      cell.sizeChange = nil
      guard change.counts(for: selfSizingInvalidation) else { continue }
      state.dueRows.insert(path)
      state.needsLayout = true
    }
  }

  /// The number of passes after which a layout that does not settle ends. [observed:
  /// airbnb/epoxy-ios#88]
  private static var passLimit: Int { 100 }

  /// Repeats the layout while the application's `viewDidLayoutSubviews` requests other heights.
  ///
  /// - Parameters:
  ///   - didLayoutSubviews: The application's part, which says whether it changed a height.
  ///   - saved: The moment before the layout, which an error restores.
  /// - Throws: N6 if the heights still change after the last pass, or the error of a layout.
  func settleHeights(
    _ didLayoutSubviews: () -> Bool,
    from saved: Savepoint
  ) throws(TableError) {
    var heights: [Double] = []
    for _ in 1..<Self.passLimit where didLayoutSubviews() {
      if let path = state.cells.places.first, heights.count < 3 {
        heights.append(geometry.rowHeight(at: path))
      }
      setNeedsHeights()
      try layOut()
    }
    guard didLayoutSubviews() else { return }
    let path = state.cells.places.first
    restore(saved)
    throw .unsettledLayout(path, heights: heights, tableView: errorName)
  }

  /// Follows the table view into a window or out of it.
  ///
  /// Back in a window, unmeasured heights are estimated from scratch, so the offset may show other
  /// rows. [observed: rdar 19988438]
  func windowDidChange(from wasInWindow: Bool) {
    guard isInWindow != wasInWindow else { return }
    setNeedsLayout()
    guard isInWindow, estimatesRows, hasBeenLaidOut else { return }
    state.forgetsHeights = true
    setNeedsHeights()
  }

  /// The rows on the screen with their upper edges, in points.
  ///
  /// The list is empty unless one of them keeps its position in a batch.
  var readerRows: [(path: IndexPath, y: Double)] {
    guard keepsReader, state.isLoaded, !state.hasStaleCells else { return [] }
    return state.cells.places.filter(hasRow).map { (path: $0, y: geometry.rowBand($0).y) }
  }

  /// Moves the offset so that a visible row keeps its position after a batch.
  ///
  /// The table view itself keeps the offset, so rows inserted above push the visible rows down.
  ///
  /// - Parameters:
  ///   - rows: The rows before the batch (``readerRows``).
  ///   - offset: The offset before the batch, in points.
  ///   - map: The map from old to new positions.
  func followReader(
    _ rows: [(path: IndexPath, y: Double)],
    from offset: Double,
    _ map: TableUpdatesMap
  ) {
    for (old, y) in rows {
      guard let path = map.newPath(of: old), hasRow(path) else { continue }
      let distance = geometry.rowBand(path).y - y
      guard distance != 0 else { return }
      let range = offsetRange
      state.offset.y = min(max(offset + distance, range.lowerBound), range.upperBound)
      received("contentOffset \(state.offset.y.pointsText)", .ours)
      answered()
      return
    }
  }
}
