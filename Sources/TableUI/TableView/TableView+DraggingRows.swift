public import TableModel

// Several rows dragged elsewhere at once.
extension TableView {
  /// Drags rows to another place, where they stand one below the other.
  ///
  /// Outside of edit mode a delegate with ``TableViewDragging`` says what the first row takes along and what each
  /// further one adds, and one with ``TableViewDropping`` gets it all. Else the data source moves the rows, one
  /// after the other: all of them or none.
  ///
  /// - Parameters:
  ///   - sources: The rows, in the order in which they shall stand.
  ///   - destination: Where the first shall stand, counted when all were taken out; the end of a section and an
  ///     empty section are places too.
  /// - Returns: What came of it.
  /// - Throws: E22 for an unknown row or place, or what the data source throws; then nothing has moved.
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
    if find(.itemsForBeginning, \.dragging) != nil, !isInEditMode {
      let earlier = touchCancelled() + closeOpenRow()
      return earlier + (try drag(sources, to: destination))
    }
    if let refused = refusalToLift(sources) { return [refused] }
    let earlier = touchCancelled() + closeOpenRow()
    return earlier + (try carry(sources, to: destination))
  }

  /// Says of the first row that cannot be lifted why not, or nil if all can.
  func refusalToLift(_ sources: [IndexPath]) -> TouchEvent? {
    for source in sources {
      if let refusal = refusalToLift(source) { return .refused(source, refusal) }
    }
    return nil
  }

  /// Whether a row may be dropped where it is held, as far as the table view has a say.
  func allowsDrop(from source: IndexPath, at destination: IndexPath) -> Bool {
    dropScope == .all || source.section == destination.section
  }

  /// Whether rows can stand at a place after all of them left theirs.
  private func canStand(at place: IndexPath, comingFrom rows: [IndexPath]) -> Bool {
    guard Set(rows).count == rows.count, hasSection(place.section), place.row >= 0 else {
      return false
    }
    let leaving = rows.count { $0.section == place.section }
    return place.row <= state.counts[place.section] - leaving
  }

  /// Moves rows by hand that can be lifted, where nobody has a say but the data source and whoever names targets.
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

  /// Asks where a row drops that hovers over a place.
  func askTarget(of source: IndexPath, at place: IndexPath) -> IndexPath {
    guard let found = find(.targetIndexPath, \.moveTargeting),
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

  /// Tells the data source of each move; where it refuses one, those before it are taken back.
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
