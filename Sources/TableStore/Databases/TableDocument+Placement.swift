import Database
package import TableModel

// Edits of databases, which set the places of rows.
extension TableDocument {
  /// Returns changes with those that they need: a database sets the places of its rows.
  ///
  /// A row whose values of the order change moves to its new place. A moved row gets the number of its
  /// place in the column of positions.
  ///
  /// - Parameters:
  ///   - changes: The changes, each relative to the state before it.
  ///   - sections: The rows before the changes.
  ///   - position: The column that stores the places of rows; nil for the one of the opening.
  /// - Returns: The changes; the same ones if the rows are not those of a database.
  /// - Throws: An error if a row is moved and no column stores positions, or if the database cannot
  ///   compare rows.
  package func completing(
    _ changes: [TableChange],
    of sections: [Section],
    position: String? = nil
  ) throws(StoreError) -> [TableChange] {
    guard let database else {
      guard position == nil else {
        throw .refused("\(name) is not a database", hint: "leave out `--position`")
      }
      return changes
    }
    if position == nil, changes.contains(where: \.isMove) { try checkMoving() }
    try checkDeleting(changes)
    do throws(DatabaseError) {
      let column = try database.table.position(named: position)
      var placement = RowPlacement(database, rows: sections, positions: column)
      for (index, change) in changes.enumerated() {
        try placement.add(change, following: changes.runOfMoves(after: index))
      }
      if placement.changes.contains(where: \.takesRows) {
        placement.dropEmptied(sections.headersOfRows)
      }
      return placement.changes
    } catch {
      throw .database(error, name: name)
    }
  }

  /// Returns changes with those that delete the sections which they leave empty.
  ///
  /// - Parameters:
  ///   - changes: The changes, each relative to the state before it.
  ///   - sections: The rows before the changes.
  /// - Returns: The changes; the same ones if the rows are not those of a database.
  package func droppingSections(
    emptiedBy changes: [TableChange],
    of sections: [Section]
  ) -> [TableChange] {
    guard let database, changes.contains(where: \.takesRows) else { return changes }
    var placement = RowPlacement(database, rows: sections, positions: nil)
    for change in changes { placement.perform(change) }
    placement.dropEmptied(sections.headersOfRows)
    return placement.changes
  }

  /// Returns the changes that rows need which were moved or deleted already, as by a finger.
  ///
  /// - Parameters:
  ///   - changes: The changes of rows, each relative to the state before it.
  ///   - sections: The rows after the changes.
  /// - Returns: The changes: the numbers of places, and sections without rows.
  /// - Throws: An error if the database has no number for a place.
  package func completion(
    after changes: [TableChange],
    of sections: [Section]
  ) throws(StoreError) -> [TableChange] {
    guard let database else { return [] }
    var moved: [IndexPath] = []
    for change in changes {
      moved = moved.compactMap(change.destination)
      if case .move(_, let to) = change { moved.append(to) }
    }
    var placement = RowPlacement(database, rows: sections, positions: database.table.position)
    do throws(DatabaseError) { try placement.add(movedRowsAt: moved) } catch {
      throw .database(error, name: name)
    }
    // The changes may have deleted the last sections themselves.
    let left = changes.compactMap(\.takenSection).filter(sections.indices.contains)
    placement.dropEmptied(Set(left.map { sections[$0].header }))
    return placement.changes
  }

  /// Checks that changes delete no more rows than are kept in memory.
  private func checkDeleting(_ changes: [TableChange]) throws(StoreError) {
    let count = changes.reduce(0) { $0 + $1.deletedCount }
    guard count > DatabaseEdits.mostDeleted else { return }
    let most = DatabaseEdits.mostDeleted.grouped
    throw .refused(
      "\(count.grouped) rows of a database cannot be deleted at once, at most \(most)",
      hint: "delete them in several steps, or with a DELETE statement"
    )
  }

  /// Checks that rows can be moved by hand.
  ///
  /// - Throws: An error if the rows are those of a database that stores no positions.
  package func checkMoving() throws(StoreError) {
    guard let table = database?.table, table.position == nil else { return }
    let order = table.query.order
    throw .refused(
      "\(name) sorts its rows by \(order)",
      hint: "to move rows, name a column for their places: `open FILE --position COLUMN`"
    )
  }
}

extension [Section] {
  /// The headers of the sections that have rows.
  fileprivate var headersOfRows: Set<String> {
    Set(lazy.filter { !$0.items.isEmpty }.map(\.header))
  }
}

extension TableChange {
  fileprivate var isMove: Bool { if case .move = self { true } else { false } }

  /// The number of rows that the change deletes.
  fileprivate var deletedCount: Int {
    switch self {
    case .delete(let items, _): items.count
    case .deleteSection(let section, _): section.items.count
    default: 0
    }
  }

  /// Whether rows leave their section.
  fileprivate var takesRows: Bool { takenSection != nil }

  /// The section that rows leave, or nil.
  fileprivate var takenSection: Int? {
    switch self {
    case .delete(_, let path), .move(let path, _): path.section
    default: nil
    }
  }
}

extension [TableChange] {
  /// Returns the number of rows that the next changes move to the places right after that of a move.
  fileprivate func runOfMoves(after index: Int) -> Int {
    guard case .move(let from, var to) = self[index] else { return 0 }
    var count = 0
    for change in self[(index + 1)...] {
      guard case .move(let next, let place) = change else { break }
      // Rows that move down always start at the first path, and end at the same one.
      let isDown = next == from && place == to
      let follows = place == IndexPath(row: to.row + 1, section: to.section)
      guard isDown || follows else { break }
      to = place
      count += 1
    }
    return count
  }
}
