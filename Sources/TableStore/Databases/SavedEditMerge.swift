import Database
import JSON
import TableModel

/// Finds the rows of saved edits among those of a later moment, so that the edits can be undone.
///
/// It goes back from the rows of the database, the last edit first. Edits of unknown rows, and those
/// whose values another program changed, end it: earlier edits cannot be undone then. The database
/// decides the order of its rows and sections, so an edit that only moved them is left out. Heights
/// that only this program knows cannot be in conflict.
struct SavedEditMerge {
  /// The reason why an edit cannot be undone.
  private enum Obstacle: Error {
    case conflict(RowProblem)
    case unknownRows
  }

  /// A height of a row that only this program knows.
  struct Height {
    let id: RowIdentifier

    /// The number of the row when it was read, or nil for a new row.
    let number: Int?

    let points: Double
  }

  /// A row before the edits that are undone so far.
  private struct Row {
    var item: Item

    /// The place of the row when it came: that in the database, or the one where it was inserted.
    let place: SavedEditPlaces.Place

    /// The row that the user last saw in the database, and the one that is there now.
    ///
    /// It is nil if the database does not have the row, or if only its height was edited.
    let database: (known: JSONValue, now: JSONValue)?
  }

  /// The most rows of edits of a table of which only the rows in memory are compared.
  ///
  /// The pages of these rows are read at each look, and deleted ones are looked up.
  private static let mostWindowed = 256

  /// The edits, without older ones that are too many.
  private let edits: ArraySlice<SavedEdit>
  private let known: [Item.Origin: DatabaseEdits.Base]
  private let bindings: ItemBindings

  /// The column whose values are the sections, or nil without sections.
  private let sectionColumn: String?

  /// The identities of rows of which only the height was edited.
  private var identities: [Item.Origin: [DatabaseValue]] = [:]

  /// The rows of the moment, and their places in its list.
  private var moment: RowMerge?
  private var index = IdentifierIndex([])

  /// The paths of rows on the way back.
  private var places = SavedEditPlaces([], headers: nil)
  private var rows: [Item.Origin: Row] = [:]

  /// The heights of the rows last saved that only this program knows.
  private(set) var heights: [Height] = []

  /// The rows of the edits in the database now, by their new origins.
  private(set) var bases: [Item.Origin: DatabaseEdits.Base] = [:]

  /// Begins with the edits of a table.
  ///
  /// - Parameters:
  ///   - history: The edits.
  ///   - table: The table.
  ///   - isWindowed: Whether only the rows in memory are compared.
  /// - Throws: An error if the identity of a row cannot be read.
  init(
    _ history: SavedHistory,
    of table: DatabaseEdits,
    isWindowed: Bool = false
  ) throws(DatabaseError) {
    edits = isWindowed ? Self.last(of: history.edits) : history.edits[...]
    (known, bindings) = (table.rowsOfEdits, table.bindings)
    sectionColumn = table.table.groups == nil ? nil : table.table.query.keys[0].column
    for edit in edits {
      for origin in edit.changes.flatMap(\.originsOfHeights) { try note(origin, of: table.table) }
    }
    for height in history.heights {
      try note(height.origin, of: table.table)
      guard let identity = identity(of: height.origin) else { continue }
      let id = RowIdentifier(identity)
      heights.append(Height(id: id, number: height.origin.row, points: height.points))
    }
  }

  /// Returns the last edits, with few rows in all.
  private static func last(of edits: [SavedEdit]) -> ArraySlice<SavedEdit> {
    var count = 0
    let last = edits.reversed().prefix { edit in
      count += edit.changes.reduce(0) { $0 + $1.rowCount }
      return count <= mostWindowed
    }
    return edits.suffix(last.count)
  }

  /// The numbers of the pages with the rows of the edits.
  var pages: Set<Int> {
    Set(editedRows.lazy.compactMap(\.number).map(DatabaseTable.page(ofRow:)))
  }

  /// Notes the identity of a row of which only the height may have been edited.
  private mutating func note(
    _ origin: Item.Origin,
    of table: DatabaseTable
  ) throws(DatabaseError) {
    guard known[origin] == nil, let row = origin.row else { return }
    identities[origin] = try table.identity(ofRow: row)
  }

  private func identity(of origin: Item.Origin) -> [DatabaseValue]? {
    guard let identity = known[origin]?.identity ?? identities[origin], !identity.isEmpty else {
      return nil
    }
    return identity
  }

  /// The rows of the edits, and those with heights: their identities, and their numbers when they
  /// were read, or nil for new rows.
  var editedRows: [(identity: [DatabaseValue], number: Int?)] {
    let origins = Set(edits.lazy.flatMap(\.changes).flatMap(\.origins))
    return origins.compactMap { origin in
      identity(of: origin).map { ($0, origin.row) }
    } + heights.map { ($0.id.values, $0.number) }
  }

  /// Returns the numbers of these rows at a moment.
  func numbers(in places: inout IdentifierIndex) -> [Int] {
    editedRows.compactMap { places.place(of: RowIdentifier($0.identity), near: $0.number) }
  }

  /// Returns the edits as changes of the rows of a moment, the oldest first.
  ///
  /// - Parameters:
  ///   - rows: The rows of the moment.
  ///   - nextNumber: Returns an unused number for a row that the database no longer has.
  /// - Returns: The last edits that can be undone; the first of them may have a conflict.
  mutating func merged(with rows: RowMerge, _ nextNumber: () -> Int) -> [SavedEdit] {
    (moment, index) = (rows, rows.places)
    places = SavedEditPlaces(rows.rowCounts, headers: rows.moment.groups?.map(\.header))
    var merged: [SavedEdit] = []
    for edit in edits.reversed() {
      // Its rows are those of an earlier moment.
      if edit.conflict != nil {
        merged.append(edit)
        break
      }
      var found: [TableChange] = []
      do throws(Obstacle) {
        for change in edit.changes.reversed() { found += try undo(change, nextNumber) }
      } catch {
        if case .conflict(let problem) = error {
          merged.append(edit.with(edit.changes, conflict: problem.line))
        }
        break
      }
      guard !found.isEmpty else { continue }
      merged.append(edit.with(found.reversed(), conflict: nil))
    }
    return merged.reversed()
  }

  /// Goes back before a change; returns it as changes of the rows now, the last first.
  private mutating func undo(
    _ change: TableChange,
    _ nextNumber: () -> Int
  ) throws(Obstacle) -> [TableChange] {
    switch change {
    case .update(_, let old, let new), .height(_, let old, let new):
      return try undoUpdate(old, new).map { [$0] } ?? []
    case .insert(let items, _): return try undoInsertion(items)
    case .delete(let items, let path): return try undoDeletion(items, at: path, nextNumber)
    case .insertSection(let section, _): return try undoInsertion(section.items)
    case .deleteSection(let section, let index):
      let path = IndexPath(row: 0, section: index)
      return try undoDeletion(section.items, at: path, nextNumber)
    case .move, .moveSection, .header, .footer, .members: return []
    }
  }

  // MARK: Updates

  /// Goes back before an update; returns nil if only the height of a row was changed that another
  /// program deleted.
  private mutating func undoUpdate(_ old: Item, _ new: Item) throws(Obstacle) -> TableChange? {
    let names =
      old.value.names(ofMembersOtherThanIn: new.value)
      + new.value.members.map(\.key).filter { old.value[$0] == nil }
    guard var row = try row(of: new, needsValue: !names.isEmpty) else { return nil }
    try check(names, row) { old.value[$0]?.compact.text ?? "null" }
    let after = row.item
    let path = places.path(of: row.place)
    if old.heightByHand != new.heightByHand { row.item.heightByHand = old.heightByHand }
    defer { rows[new.origin] = row }
    guard !names.isEmpty else { return .height(at: path, from: row.item, to: after) }
    row.item.value = after.value.replacing(Set(names), from: old.value)
    return .update(at: path, from: row.item, to: after)
  }

  // MARK: Insertions and deletions

  private mutating func undoInsertion(_ items: ItemList) throws(Obstacle) -> [TableChange] {
    var found: [TableChange] = []
    for item in items.reversed() {
      guard let row = try row(of: item, needsValue: true) else { throw .unknownRows }
      try check(row.database?.known.members.map(\.key) ?? [], row) { _ in "deleted" }
      let path = places.path(of: row.place)
      rows[item.origin] = nil
      places.remove(at: path)
      found.append(.insert(ItemList([row.item]), at: path))
    }
    return found
  }

  private mutating func undoDeletion(
    _ items: ItemList,
    at path: IndexPath,
    _ nextNumber: () -> Int
  ) throws(Obstacle) -> [TableChange] {
    var found: [TableChange] = []
    for (offset, item) in items.enumerated() {
      let path = IndexPath(row: path.row + offset, section: path.section)
      found += try undoDeletion(item, at: path, nextNumber)
    }
    return found
  }

  private mutating func undoDeletion(
    _ item: Item,
    at path: IndexPath,
    _ nextNumber: () -> Int
  ) throws(Obstacle) -> [TableChange] {
    if let key = takenKey(of: item.origin) {
      throw .conflict(RowProblem(row: "#\(key)", reason: .keyTaken))
    }
    guard !item.value.members.isEmpty, wasDeleted(item.origin) else { throw .unknownRows }
    var found: [TableChange] = []
    let header = header(of: item)
    if let header, !places.hasSection(header) {
      let index = places.insertSection(header, near: path.section)
      let section = Section(header: header, object: .absent)
      found.append(.deleteSection(section, at: index))
    }
    let restored = Item(
      item.value,
      key: item.key,
      origin: .made(nextNumber()),
      bindings: bindings,
      heightByHand: item.heightByHand
    )
    bases[restored.origin] = known[item.origin]
    let place = places.insert(at: path.row, ofSection: header)
    rows[item.origin] = Row(item: restored, place: place, database: nil)
    found.append(.delete(ItemList([restored]), at: places.path(of: place)))
    return found
  }

  /// Returns whether the database does not have a row: the user deleted it, before or after a save.
  private mutating func wasDeleted(_ origin: Item.Origin) -> Bool {
    // A row that was never saved has no other identity.
    guard let base = known[origin] else { return origin.row == nil }
    return base.value == nil && index.place(of: RowIdentifier(base.identity)) == nil
  }

  /// Returns the key of a row that a save deleted, if another program inserted a row with it; otherwise
  /// nil.
  private mutating func takenKey(of origin: Item.Origin) -> String? {
    guard let base = known[origin], base.value == nil, !base.identity.isEmpty,
      index.place(of: RowIdentifier(base.identity)) != nil
    else { return nil }
    return base.identity.map(\.header).joined(separator: " ")
  }

  /// The header of the section that has a row, or nil without sections.
  private func header(of item: Item) -> String? {
    sectionColumn.map { item.value[$0].flatMap(DatabaseValue.init)?.header ?? "" }
  }

  // MARK: Rows

  /// Returns a row, which is looked up in the database at first.
  ///
  /// - Parameters:
  ///   - item: The row as the edit left it.
  ///   - needsValue: Whether values of the row were edited, and not only its height.
  /// - Returns: The row, or nil if its value is not needed and another program deleted it.
  /// - Throws: The reason why the edit cannot be undone.
  private mutating func row(of item: Item, needsValue: Bool) throws(Obstacle) -> Row? {
    if let row = rows[item.origin] { return row }
    let old = known[item.origin]?.value
    guard let moment, let identity = identity(of: item.origin), !needsValue || old != nil else {
      throw .unknownRows
    }
    let id = RowIdentifier(identity)
    guard let number = index.place(of: id, near: item.origin.row) else {
      guard needsValue else { return nil }
      let label = "#" + identity.map(\.header).joined(separator: " ")
      throw .conflict(RowProblem(row: label, reason: .deleted))
    }
    guard let now = moment.values[number] else { throw .unknownRows }
    let origin = moment.origin(ofRow: number)
    bases[origin] = DatabaseEdits.Base(identity: identity, value: now)
    let row = Row(
      item: Item(now, origin: origin, bindings: bindings, heightByHand: moment.heights[number]),
      place: places.place(ofRow: moment.rows(of: number).lowerBound),
      database: old.map { ($0, now) }
    )
    rows[item.origin] = row
    return row
  }

  /// Checks that no other program changed some members of a row.
  private func check(
    _ names: [String],
    _ row: Row,
    mine: (String) -> String
  ) throws(Obstacle) {
    guard let (old, now) = row.database else { return }
    let changed = Set(old.names(ofMembersOtherThanIn: now))
    guard let name = names.first(where: changed.contains) else { return }
    let path = places.path(of: row.place)
    throw .conflict(
      RowProblem(
        row: row.item.boundID.map { "\(path) #\($0)" } ?? "\(path)",
        reason: .conflict(
          column: name,
          base: old[name]?.compact.text ?? "null",
          theirs: now[name]?.compact.text ?? "null",
          mine: mine(name)
        )
      )
    )
  }
}
