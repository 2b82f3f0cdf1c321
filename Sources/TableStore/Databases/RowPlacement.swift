import Database
import JSON
import TableModel

/// Completes edits of a database table, so that each row is at the place that its values give it.
///
/// A row whose values of the order were edited moves to where the database would have it. A row that
/// was moved gets the number of its place, if a column stores that.
struct RowPlacement {
  private let order: RowOrder
  private let columns: RowComparison
  private let positions: RowPositions?

  /// The rows after the changes so far.
  private var sections: [Section]

  /// The changes so far.
  private(set) var changes: [TableChange] = []

  /// Begins with the rows before the changes.
  ///
  /// - Parameters:
  ///   - edits: The table.
  ///   - sections: The rows.
  ///   - column: The column that stores the places of rows, or nil.
  init(_ edits: DatabaseEdits, rows sections: [Section], positions column: CatalogColumn?) {
    order = RowOrder(edits)
    columns = RowComparison(edits.table.query)
    positions = column.map { RowPositions($0, edits.table.query.dialect) }
    self.sections = sections
  }

  /// Adds a change, and those that it needs.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - following: The number of rows that the next changes move to the places right after it.
  /// - Throws: An error if the database cannot compare rows, or has no number for a place.
  mutating func add(_ change: TableChange, following: Int = 0) throws(DatabaseError) {
    switch change {
    case .update(let path, let old, let new):
      guard perform(change), order.differs(old.value, new.value) else { return }
      // A value that the column cannot store has no place; the save names it.
      guard case .success = columns.values(of: new.value, from: old.value) else { return }
      for move in try order.moves(ofRowAt: path, in: sections) { perform(move) }
    case .move(_, let to):
      guard perform(change), let positions else { return }
      adopt(sectionOfRowAt: to)
      let rows = to.row..<to.row + 1
      try number(rows, ofSection: to.section, by: positions, following: following)
    case .insert(let items, let path):
      let items = adopted(items, inSection: path.section)
      guard let positions, !items.isEmpty,
        items.allSatisfy({ positions.number(of: $0.value) == nil })
      else {
        perform(.insert(items, at: path))
        return
      }
      try insert(items, at: path, by: positions)
    default: perform(change)
    }
  }

  /// Deletes sections that have become empty: a section of a database is the rows that have its value.
  ///
  /// This is the end: further changes would have other paths.
  ///
  /// - Parameter headers: The headers of the sections that had rows.
  mutating func dropEmptied(_ headers: Set<String>) {
    guard order.groupsRows, !headers.isEmpty else { return }
    for (number, section) in sections.enumerated().reversed()
    where section.items.isEmpty && headers.contains(section.header) {
      perform(.deleteSection(section, at: number))
    }
  }

  /// Adds the changes that rows need which were moved already.
  ///
  /// - Parameter paths: The paths of the rows now.
  /// - Throws: An error if the database has no number for a place.
  mutating func add(movedRowsAt paths: [IndexPath]) throws(DatabaseError) {
    guard let positions else { return }
    var rest = paths.sorted()[...]
    while let first = rest.popFirst() {
      adopt(sectionOfRowAt: first)
      var rows = first.row..<first.row + 1
      while let next = rest.first, next == IndexPath(row: rows.upperBound, section: first.section) {
        rest.removeFirst()
        adopt(sectionOfRowAt: next)
        rows = rows.lowerBound..<next.row + 1
      }
      try number(rows, ofSection: first.section, by: positions)
    }
  }

  /// Takes the values that another program wrote to a row.
  ///
  /// - Parameter conflict: The conflict, with the path of the row before all changes.
  /// - Throws: An error if the database cannot compare rows.
  mutating func take(_ conflict: RowConflict) throws(DatabaseError) {
    guard let start = conflict.edit.path else {
      guard let theirs = conflict.theirs else { return }
      // The row was deleted here, and comes back.
      let item = Item(theirs, origin: conflict.edit.origin, bindings: order.bindings)
      for change in try order.insertion(of: item, in: sections) { perform(change) }
      return
    }
    let path = changes.reduce(Optional(start)) { $0.flatMap($1.destination) }
    guard let path else { return }
    let old = sections[path.section].items[path.row]
    guard let theirs = conflict.theirs else {
      perform(.delete([old], at: path))
      return
    }
    var new = old
    new.value = old.value.replacing(conflict.names, from: theirs)
    if new != old { try add(.update(at: path, from: old, to: new)) }
  }

  /// Moves a row to the place that its values give it.
  ///
  /// - Parameter path: The path of the row before all changes.
  /// - Throws: An error if the database cannot compare rows.
  mutating func place(rowAt path: IndexPath) throws(DatabaseError) {
    let path = changes.reduce(Optional(path)) { $0.flatMap($1.destination) }
    guard let path else { return }
    for move in try order.moves(ofRowAt: path, in: sections) { perform(move) }
  }

  /// Adds a change; returns whether the rows allow it.
  ///
  /// Another one is refused when it is made.
  @discardableResult
  mutating func perform(_ change: TableChange) -> Bool {
    changes.append(change)
    do throws(TableError) { try change.apply(to: &sections) } catch { return false }
    return true
  }

  /// Lets a moved row belong to the section in which it is now.
  private mutating func adopt(sectionOfRowAt path: IndexPath) {
    let section = sections[path.section]
    let row = section.items[path.row]
    // A section may have rows whose texts differ in case.
    guard let header = order.header(of: row.value),
      header.lowercased() != section.header.lowercased()
    else { return }
    update(path, to: order.value(row.value, in: section, at: path.row))
  }

  /// Returns new rows with the value of the section in which they are, unless they have one.
  private func adopted(_ items: ItemList, inSection number: Int) -> ItemList {
    guard items.contains(where: { order.lacksSection($0.value) }),
      sections.indices.contains(number), !sections[number].header.isEmpty
    else { return items }
    let section = sections[number]
    return ItemList(
      items.map { item in
        guard order.lacksSection(item.value) else { return item }
        var item = item
        item.value = order.value(item.value, in: section)
        return item
      }
    )
  }

  private mutating func number(
    _ rows: Range<Int>,
    ofSection section: Int,
    by positions: RowPositions,
    following: Int = 0
  ) throws(DatabaseError) {
    let items = sections[section].items
    let numbers = try positions.numbers(forRowsAt: rows, in: items, following: following)
    for (row, number) in numbers {
      let path = IndexPath(row: row, section: section)
      update(path, to: positions.value(items[row].value, number))
    }
  }

  private mutating func update(_ path: IndexPath, to value: JSONValue) {
    let old = sections[path.section].items[path.row]
    var new = old
    new.value = value
    guard new != old else { return }
    if case .update(path, let first, old)? = changes.last {
      // Two values of a row are one edit.
      changes[changes.count - 1] = .update(at: path, from: first, to: new)
      sections[path.section].items[path.row] = new
    } else {
      perform(.update(at: path, from: old, to: new))
    }
  }

  /// Inserts rows that have no number; they begin with one.
  private mutating func insert(
    _ items: ItemList,
    at path: IndexPath,
    by positions: RowPositions
  ) throws(DatabaseError) {
    let rows = path.row..<path.row + items.count
    guard sections.indices.contains(path.section),
      rows.lowerBound <= sections[path.section].items.count
    else {
      perform(.insert(items, at: path))
      return
    }
    var after = sections[path.section].items
    after.insert(contentsOf: items, at: path.row)
    let numbers = try positions.numbers(forRowsAt: rows, in: after)
    var numbered = Array(items)
    for (row, number) in numbers where rows.contains(row) {
      numbered[row - rows.lowerBound].value = positions.value(after[row].value, number)
    }
    perform(.insert(ItemList(numbered), at: path))
    for (row, number) in numbers where !rows.contains(row) {
      let path = IndexPath(row: row, section: path.section)
      update(path, to: positions.value(after[row].value, number))
    }
  }
}
