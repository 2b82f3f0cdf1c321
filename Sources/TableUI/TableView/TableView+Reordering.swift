public import TableModel

// A drag of a row: the table view moves the cell itself and makes only the necessary calls.
extension TableView {
  /// Drags a row to another position, moves its cell and notifies the data source.
  ///
  /// In edit mode the user drags the reorder control; otherwise a long press lifts the row. A
  /// delegate with ``TableViewMoveTargeting`` is asked at every position on the way and may
  /// redirect the row. No cell is requested again, so a model that does not follow shows only
  /// later. A drop at the row's own position is not a move.
  ///
  /// - Parameters:
  ///   - source: The row.
  ///   - destination: The new position; the end of another section is valid.
  /// - Returns: The touch events.
  /// - Throws: E22 for an unknown row or position, or the error of the data source; then no row has
  ///   moved.
  @discardableResult
  public func dragRow(
    at source: IndexPath,
    to destination: IndexPath
  ) throws(TableError) -> [TouchEvent] {
    try layoutIfNeeded()
    guard hasRow(source) else { throw .noRect(source) }
    guard canStand(at: destination, comingFrom: source) else { throw .noRect(destination) }
    if find(.itemsForBeginning, \.gestures.dragging) != nil, !isInEditMode {
      guard allowsDrop(from: source, at: destination) else {
        return [.refused(source, .otherSection)]
      }
      let earlier = touchCancelled() + closeOpenRow()
      return earlier + (try drag([source], to: destination))
    }
    if let refusal = refusalToLift(source) { return [.refused(source, refusal)] }
    let earlier = touchCancelled() + closeOpenRow()
    lift(source)
    defer { putDown() }
    carry()
    let target = try hover(from: source, to: destination)
    guard allowsDrop(from: source, at: target) else {
      return earlier + [.refused(source, .otherSection)]
    }
    return earlier + (try drop(source, at: target))
  }

  /// Whether a row can be at a position after it left another one.
  func canStand(at place: IndexPath, comingFrom source: IndexPath) -> Bool {
    guard hasSection(place.section), place.row >= 0 else { return false }
    let room = place.section == source.section ? 0 : 1
    return place.row < state.counts[place.section] + room
  }

  /// Returns the reason why a row cannot be lifted, or nil if it can.
  ///
  /// In edit mode the data source was asked when the cell was shown.
  func refusalToLift(_ path: IndexPath) -> GestureRefusal? {
    guard canMoveRows else { return .nothingToMove }
    guard isInEditMode, let cell = visibleCell(at: path) else {
      return askCanMove(path) ? nil : .notMovable
    }
    guard cell.isMovable else { return .notMovable }
    return cell.showsReorderControl ? nil : .noReorderControl
  }

  /// Whether the data source moves rows; without that no reorder control shows.
  var canMoveRows: Bool { find(.moveRow, \.gestures.rowMoving) != nil }

  /// Moves a lifted row over all positions to another one.
  ///
  /// - Returns: The drop position: the delegate's last result.
  private func hover(
    from source: IndexPath,
    to destination: IndexPath
  ) throws(TableError) -> IndexPath {
    guard find(.targetIndexPath, \.gestures.moveTargeting) != nil else {
      hold(over: destination)
      return destination
    }
    var place = source
    var target = destination
    let started = generation
    while place != destination, generation == started,
      let next = nextPlace(place, towards: destination, from: source)
    {
      place = next
      hold(over: place)
      target = askTarget(of: source, at: place)
    }
    return target
  }

  /// Returns the next position on the way of a lifted row, as its index path would be there.
  func nextPlace(
    _ place: IndexPath,
    towards destination: IndexPath,
    from source: IndexPath
  ) -> IndexPath? {
    var next = place
    if destination > place {
      next.row += 1
      while hasSection(next.section), !canStand(at: next, comingFrom: source) {
        next = IndexPath(row: 0, section: next.section + 1)
      }
    } else {
      next.row -= 1
      while next.row < 0, next.section > 0 {
        next.section -= 1
        guard hasSection(next.section) else { return nil }
        next.row = state.counts[next.section] - (next.section == source.section ? 1 : 0)
      }
    }
    return hasSection(next.section) && next.row >= 0 ? next : nil
  }

  /// Drops a lifted row and notifies the data source.
  func drop(_ source: IndexPath, at target: IndexPath) throws(TableError) -> [TouchEvent] {
    guard hasRow(source) else { throw .noRect(source) }
    guard canStand(at: target, comingFrom: source) else { throw .noRect(target) }
    guard source != target else { return [.droppedInPlace(source)] }
    try scrollUnderFinger(to: target)
    guard hasRow(source), canStand(at: target, comingFrom: source) else { throw .noRect(target) }
    guard canMoveRows else { return [.refused(source, .nothingToMove)] }
    let started = generation
    try tellMove(RowMove(from: source, to: target))
    // If the data source reloads or performs a batch during the move, no further update is needed.
    if generation == started {
      try followDrag(from: source, to: target)
      try scrollUnderFinger(to: target)
    }
    return [.moved(source, target)]
  }

  /// Asks the data source to move a row.
  func tellMove(_ move: RowMove) throws(TableError) {
    guard let found = find(.moveRow, \.gestures.rowMoving), let from = found.rows.own(move.from),
      let to = found.rows.own(move.to)
    else { return }
    try call(found, "\(from) \(to)", as: AnswerText.none) { (target) throws(TableError) in
      try target.tableView(self, moveRowAt: from, to: to)
    }
  }

  /// Scrolls the content while a row is dragged at the edge; the row stays with the finger.
  private func scrollUnderFinger(to target: IndexPath) throws(TableError) {
    guard hasSection(target.section), state.counts[target.section] > 0 else { return }
    let row = min(target.row, state.counts[target.section] - 1)
    scroll(to: IndexPath(row: row, section: target.section), .none)
    try layoutIfNeeded()
  }

  /// Moves a row that the data source has already moved, with its cell and its height.
  func followDrag(from source: IndexPath, to destination: IndexPath) throws(TableError) {
    var updates = TableUpdates()
    updates.movedRows = [RowMove(from: source, to: destination)]
    let before = state.counts
    var after = before
    after[source.section] -= 1
    after[destination.section] += 1
    let map = try updates.validated(before: before, after: after, tableView: errorName)
    _ = takeReport()
    generation += 1
    state.counts = after
    let (heights, marks) = geometry.section(at: source.section)
      .part(source.row..<source.row + 1)
    positions.perform(.removeRows(source.row..<source.row + 1, inSection: source.section))
    positions.perform(.insertRows(heights, marks, at: destination))
    state.needsLayout = true
    _ = applyToState(BatchChange(updates: updates, report: nil), map)
    try layout(retired: [])
  }
}
