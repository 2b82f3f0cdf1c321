import Database
import JSON
package import TableModel

/// An edit that was saved, as changes of the rows that the database has now.
package struct SavedEdit: Sendable {
  /// The number of the edit among those that were saved.
  package let number: Int

  /// The changes, in order.
  package let changes: [TableChange]

  /// The value of another program that undoing the edit would overwrite, such as `0 3 #12: name was
  /// "A", is "B", yours "C"`, or nil.
  package let conflict: String?
}

/// Finds the rows of saved edits among those of a later moment, so that the edits can be undone.
///
/// It goes back from the rows of the database, the last edit first. Some edits end it: those that
/// change more than rows, those of unknown rows, and those whose values another program changed.
/// Earlier edits cannot be undone then.
struct SavedEditMerge {
  /// The reason why an edit cannot be undone.
  private enum Obstacle: Error {
    case conflict(RowProblem)
    case unknownRows
  }

  /// A row before the edits that are undone so far.
  private struct Row {
    var item: Item

    /// The number of the row when it came: that of the database, or the one where it was inserted.
    let number: Int

    /// The number of steps before that.
    let stepCount: Int

    /// The row that the user last saw in the database, and the one that is there now.
    ///
    /// It is nil if the database does not have the row.
    let database: (known: JSONValue, now: JSONValue)?
  }

  /// An insertion or a deletion of a row on the way back.
  private enum Step {
    case insertion(at: Int)
    case deletion(at: Int)
  }

  private let edits: [[TableChange]]
  private let known: [Item.Origin: DatabaseEdits.Base]
  private let bindings: ItemBindings
  private var places = IdentifierIndex([])
  private var values: [Int: JSONValue] = [:]
  private var count = 0

  private var rows: [Item.Origin: Row] = [:]
  private var steps: [Step] = []

  /// The rows of the edits in the database now, by their new origins.
  private(set) var bases: [Item.Origin: DatabaseEdits.Base] = [:]

  /// - Parameters:
  ///   - edits: The changes of each edit, the oldest first.
  ///   - known: The rows of the edits that the user last saw in the database.
  ///   - bindings: The meaning of the columns.
  init(
    _ edits: [[TableChange]],
    known: [Item.Origin: DatabaseEdits.Base],
    bindings: ItemBindings
  ) {
    (self.edits, self.known, self.bindings) = (edits, known, bindings)
  }

  /// Returns the numbers of the edits' rows at a moment.
  func numbers(in places: inout IdentifierIndex) -> [Int] {
    let origins = Set(edits.joined().flatMap(\.origins))
    return origins.compactMap { origin in
      guard let base = known[origin] else { return nil }
      return places.place(of: RowIdentifier(base.identity), near: origin.row)
    }
  }

  /// Returns the edits as changes of the rows of a moment, the oldest first.
  ///
  /// - Parameters:
  ///   - places: The places of the rows at the moment.
  ///   - count: The number of rows.
  ///   - values: The values of the edits' rows, by their numbers.
  ///   - nextNumber: Returns an unused number for a row that the database no longer has.
  /// - Returns: The last edits that can be undone; the first of them may have a conflict.
  mutating func merged(
    at places: IdentifierIndex,
    count: Int,
    _ values: [Int: JSONValue],
    _ nextNumber: () -> Int
  ) -> [SavedEdit] {
    (self.places, self.count, self.values) = (places, count, values)
    var merged: [SavedEdit] = []
    for (number, changes) in edits.enumerated().reversed() {
      var found: [TableChange] = []
      do throws(Obstacle) {
        for change in changes.reversed() { found += try undo(change, nextNumber) }
      } catch {
        if case .conflict(let problem) = error {
          let text = "\(problem.row): \(problem.words)"
          merged.append(SavedEdit(number: number, changes: changes, conflict: text))
        }
        break
      }
      merged.append(SavedEdit(number: number, changes: found.reversed(), conflict: nil))
    }
    return merged.reversed()
  }

  /// Goes back before a change; returns it as changes of the rows now, the last first.
  private mutating func undo(
    _ change: TableChange,
    _ nextNumber: () -> Int
  ) throws(Obstacle) -> [TableChange] {
    var found: [TableChange] = []
    switch change {
    case .update(_, let old, let new): found.append(try undoUpdate(old, new))
    case .insert(let items, _):
      for item in items.reversed() { found.append(try undoInsertion(item)) }
    case .delete(let items, let path):
      for (offset, item) in items.enumerated() {
        found.append(try undoDeletion(item, at: path.row + offset, nextNumber))
      }
    default: throw .unknownRows
    }
    return found
  }

  private mutating func undoUpdate(_ old: Item, _ new: Item) throws(Obstacle) -> TableChange {
    var row = try row(of: new)
    let names =
      old.value.names(ofMembersOtherThanIn: new.value)
      + new.value.members.map(\.key).filter { old.value[$0] == nil }
    try check(names, row) { old.value[$0]?.compact.text ?? "null" }
    let after = row.item
    row.item.value = after.value.replacing(Set(names), from: old.value)
    rows[new.origin] = row
    return .update(at: path(of: row), from: row.item, to: after)
  }

  private mutating func undoInsertion(_ item: Item) throws(Obstacle) -> TableChange {
    let row = try row(of: item)
    try check(row.database?.known.members.map(\.key) ?? [], row) { _ in "deleted" }
    let path = path(of: row)
    rows[item.origin] = nil
    steps.append(.deletion(at: path.row))
    count -= 1
    return .insert(ItemList([row.item]), at: path)
  }

  private mutating func undoDeletion(
    _ item: Item,
    at number: Int,
    _ nextNumber: () -> Int
  ) throws(Obstacle) -> TableChange {
    guard let base = known[item.origin], base.value == nil, !item.value.members.isEmpty,
      places.place(of: RowIdentifier(base.identity)) == nil
    else { throw .unknownRows }
    let item = Item(
      item.value,
      key: item.key,
      origin: .made(nextNumber()),
      bindings: bindings,
      heightByHand: item.heightByHand
    )
    bases[item.origin] = base
    let row = Row(item: item, number: min(number, count), stepCount: steps.count + 1, database: nil)
    steps.append(.insertion(at: row.number))
    count += 1
    rows[item.origin] = row
    return .delete(ItemList([item]), at: IndexPath(row: row.number, section: 0))
  }

  /// Returns a row, which is looked up in the database at first.
  private mutating func row(of item: Item) throws(Obstacle) -> Row {
    if let row = rows[item.origin] { return row }
    guard let base = known[item.origin], let old = base.value, !base.identity.isEmpty else {
      throw .unknownRows
    }
    let id = RowIdentifier(base.identity)
    guard let number = places.place(of: id, near: item.origin.row) else {
      let label = "#" + base.identity.map(\.header).joined(separator: " ")
      throw .conflict(RowProblem(row: label, reason: .deleted))
    }
    guard let now = values[number] else { throw .unknownRows }
    let origin = Item.Origin.loaded(IndexPath(row: number, section: 0))
    bases[origin] = DatabaseEdits.Base(identity: base.identity, value: now)
    let row = Row(
      item: Item(now, origin: origin, bindings: bindings),
      number: number,
      stepCount: 0,
      database: (old, now)
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
    let path = path(of: row)
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

  /// The path of a row after the steps so far.
  private func path(of row: Row) -> IndexPath {
    let number = steps.dropFirst(row.stepCount).reduce(row.number) { number, step in
      switch step {
      case .insertion(let place): place <= number ? number + 1 : number
      case .deletion(let place): place < number ? number - 1 : number
      }
    }
    return IndexPath(row: number, section: 0)
  }
}

extension TableChange {
  /// The origins of the rows that the change inserts, deletes or updates.
  fileprivate var origins: [Item.Origin] {
    switch self {
    case .update(_, _, let new): [new.origin]
    case .insert(let items, _), .delete(let items, _): items.map(\.origin)
    default: []
    }
  }
}

extension Item.Origin {
  /// The number of the row when it was read, or nil for a new row.
  fileprivate var row: Int? {
    if case .loaded(let path) = self { path.row } else { nil }
  }
}
