public import TableModel

// Drags of several rows at once.
extension TableView {
  /// Drags rows to another position, where they follow one another.
  ///
  /// Outside edit mode, a delegate with ``TableViewDragging`` provides the items of the first row
  /// and of each further one. A delegate with ``TableViewDropping`` receives them all. Otherwise
  /// the data source moves the rows in order, all or none.
  ///
  /// - Parameters:
  ///   - sources: The rows, in their new order.
  ///   - destination: The new position of the first row, counted without the dragged rows. The end
  ///     of a section and an empty section are valid.
  /// - Returns: The touch events.
  /// - Throws: E22 for an unknown row or position, or the error of the data source; then no row has
  ///   moved.
  @discardableResult
  public func dragRows(
    at sources: [IndexPath],
    to destination: IndexPath
  ) throws(TableError) -> [TouchEvent] {
    guard let first = sources.first else { return [] }
    guard sources.count > 1 else { return try dragRow(at: first, to: destination) }
    try layoutIfNeeded()
    for source in sources where !hasRow(source) { throw .noRect(source) }
    guard canStand(at: destination, comingFrom: sources) else { throw .noRect(destination) }
    for source in sources where !allowsDrop(from: source, at: destination) {
      return [.refused(source, .otherSection)]
    }
    if find(.itemsForBeginning, \.gestures.dragging) != nil, !isInEditMode {
      let earlier = touchCancelled() + closeOpenRow()
      return earlier + (try drag(sources, to: destination))
    }
    if let refused = refusalToLift(sources) { return [refused] }
    let earlier = touchCancelled() + closeOpenRow()
    return earlier + (try carry(sources, to: destination))
  }

  /// Returns the reason why the first rejected row cannot be lifted, or nil if all can be.
  func refusalToLift(_ sources: [IndexPath]) -> TouchEvent? {
    for source in sources {
      if let refusal = refusalToLift(source) { return .refused(source, refusal) }
    }
    return nil
  }

  /// Whether the table view allows a drop of a row at a position.
  func allowsDrop(from source: IndexPath, at destination: IndexPath) -> Bool {
    dropScope == .all || source.section == destination.section
  }

  /// Whether rows can be at a position after all of them were removed.
  private func canStand(at place: IndexPath, comingFrom rows: [IndexPath]) -> Bool {
    guard Set(rows).count == rows.count, hasSection(place.section), place.row >= 0 else {
      return false
    }
    let leaving = rows.count { $0.section == place.section }
    return place.row <= state.counts[place.section] - leaving
  }

  /// Moves rows that can be lifted, with only the data source and the move target in control.
  func carry(
    _ sources: [IndexPath],
    to destination: IndexPath
  ) throws(TableError) -> [TouchEvent] {
    lift(sources[0])
    defer { putDown() }
    carry()
    hold(over: destination)
    for (offset, source) in sources.enumerated() {
      let place = IndexPath(row: destination.row + offset, section: destination.section)
      guard askTarget(of: source, at: place) == place else {
        return [.refused(source, .sentElsewhere)]
      }
    }
    return try drop(RowMove.gathering(sources, at: destination))
  }

  /// Asks for the target of a row that is dragged over a position.
  func askTarget(of source: IndexPath, at place: IndexPath) -> IndexPath {
    guard let found = find(.targetIndexPath, \.gestures.moveTargeting),
      let from = found.rows.own(source), let proposed = found.rows.own(place)
    else { return place }
    let answer = call(found, "\(from) \(proposed)") {
      $0.tableView(
        self,
        targetIndexPathForMoveFromRowAt: from,
        toProposedIndexPath: proposed
      )
    }
    return found.rows.shown(answer) ?? place
  }

  /// Asks the data source to perform each move; if one fails, the earlier moves are undone.
  private func drop(_ moves: [RowMove]) throws(TableError) -> [TouchEvent] {
    var done: [RowMove] = []
    for move in moves where move.from != move.to {
      do throws(TableError) { try tell(move) } catch {
        for move in done.reversed() { try tell(RowMove(from: move.to, to: move.from)) }
        throw error
      }
      done.append(move)
    }
    guard let first = moves.first else { return [] }
    return done.isEmpty ? [.droppedInPlace(first.from)] : done.map { .moved($0.from, $0.to) }
  }

  private func tell(_ move: RowMove) throws(TableError) {
    guard hasRow(move.from) else { throw .noRect(move.from) }
    guard canStand(at: move.to, comingFrom: move.from) else { throw .noRect(move.to) }
    let started = generation
    try tellMove(move)
    if generation == started { try followDrag(from: move.from, to: move.to) }
  }
}
