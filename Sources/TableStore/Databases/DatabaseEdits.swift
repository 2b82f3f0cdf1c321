package import Database
import JSON
import Synchronization
package import TableModel

/// The rows of a database table, with the values that edits began with.
///
/// Edits change the table's sections. A save compares these with the rows as the user saw them, and
/// writes only the differences.
package final class DatabaseEdits: Sendable {
  /// The table.
  package let table: DatabaseTable

  /// The rows at the time of opening, or of the last change of another program that arrived.
  let rows: DatabaseRows

  /// The meaning of the columns.
  let bindings: ItemBindings

  /// The rows that differ from those that were opened, or that are about to.
  private let bases: Mutex<[Item.Origin: Base]>

  /// The rows of saved edits that can be undone, as the database had them when it was last read.
  private let savedRows: [Item.Origin: Base]

  /// The heights of rows, by their numbers, that only this program knows and that are saved.
  private let heights: [Int: Double]

  /// The headers of the sections that the table has, or had at an earlier look.
  let headers: Set<String>

  /// The rows as another program last left them; nil if its changes do not arrive.
  let followed: Mutex<FollowedRows?>

  /// The look that is not finished, or nil.
  let look = Mutex<MomentLook?>(nil)

  /// The comparison of its rows that is not finished, or nil.
  let comparison = Mutex<PausedComparison?>(nil)

  /// A row as the database had it when it was last read.
  struct Base: Hashable {
    /// The identity; empty if the row could not be read.
    let identity: [DatabaseValue]

    /// The row, or nil if the database does not have it.
    let value: JSONValue?

    /// Whether another program changed or deleted the row after an edit that is not saved.
    var isChangedElsewhere = false
  }

  /// The most deleted rows whose values a save compares; of more, it compares the identities.
  private static let mostCompared = 1024

  /// Creates the rows of a table.
  init(_ table: DatabaseTable, bindings: ItemBindings) {
    self.table = table
    self.bindings = bindings
    rows = DatabaseRows(table, bindings: bindings)
    bases = Mutex([:])
    savedRows = [:]
    heights = [:]
    headers = Self.headers(of: table)
    followed = Mutex(nil)
  }

  /// Creates the next generation of rows.
  ///
  /// - Parameters:
  ///   - table: The table at its moment.
  ///   - bindings: The meaning of the columns.
  ///   - bases: The values that the edits began with.
  ///   - savedRows: The rows of saved edits that can be undone.
  ///   - heights: The heights of rows, by their numbers, that only this program knows and that are
  ///     saved.
  ///   - headers: The headers of the sections that the table had before.
  ///   - followed: The rows at that moment.
  init(
    _ table: DatabaseTable,
    bindings: ItemBindings,
    bases: [Item.Origin: Base],
    savedRows: [Item.Origin: Base],
    heights: [Int: Double],
    headers: Set<String>,
    followed: FollowedRows
  ) {
    self.table = table
    self.bindings = bindings
    rows = DatabaseRows(table, bindings: bindings)
    self.bases = Mutex(bases)
    self.savedRows = savedRows
    self.heights = heights
    self.headers = headers.union(Self.headers(of: table))
    self.followed = Mutex(followed)
  }

  /// The values that edits began with, by the origins of their rows.
  var knownBases: [Item.Origin: Base] { bases.withLock(\.self) }

  /// The rows of all edits as the database had them when it was last read, by their origins.
  var rowsOfEdits: [Item.Origin: Base] {
    bases.withLock { $0.merging(savedRows) { known, _ in known } }
  }

  /// The sections of the table at the time of opening, or of the last change of another program.
  var sections: [Section] {
    guard let groups = table.groups else {
      let items = rows.count == 0 ? ItemList() : items(0..<rows.count)
      return [Section(items: items, origin: 0, object: .absent)]
    }
    var start = 0
    return groups.enumerated().map { number, group in
      // Another program may have inserted rows between the two counts.
      let end = min(start + group.count, rows.count)
      defer { start = end }
      let items = start < end ? items(start..<end) : ItemList()
      return Section(header: group.header, items: items, origin: number, object: .absent)
    }
  }

  /// Returns rows with the heights that only this program knows.
  private func items(_ range: Range<Int>) -> ItemList {
    var items = ItemList(rows: rows, range: range)
    for (number, height) in heights where range.contains(number) {
      items[number - range.lowerBound].heightByHand = height
    }
    return items
  }

  private static func headers(of table: DatabaseTable) -> Set<String> {
    Set(table.groups?.map(\.header) ?? [""])
  }

  /// Notes the values that edits begin with, for a comparison at the next save.
  package func keepBases(of changes: [TableChange]) {
    for change in changes {
      switch change {
      case .update(_, let old, _): keep(old)
      // A column may store the height.
      case .height(_, let old, let new) where old.value != new.value: keep(old)
      case .delete(let items, _): keepDeleted(items)
      case .deleteSection(let section, _): keepDeleted(section.items)
      default: break
      }
    }
  }

  private func keepDeleted(_ items: ItemList) {
    guard items.count <= Self.mostCompared else { return }
    for item in items {
      keep(item)
      guard case .loaded(let path) = item.origin, let base = knownBases[item.origin]?.value
      else { continue }
      // An undo needs the row, which the database does not have after a save.
      table.keep(base, ofRow: path.row)
    }
  }

  private func keep(_ item: Item) {
    guard case .loaded(let path) = item.origin,
      bases.withLock({ $0[item.origin] == nil }),
      let identity = try? table.identity(ofRow: path.row)
    else { return }
    bases.withLock { $0[item.origin] = Base(identity: identity, value: item.value) }
  }
}

// Comparing rows with the database.
extension DatabaseEdits {
  /// An edit to save, with its row.
  struct Pending {
    let edit: RowEdit
    let origin: Item.Origin
    let path: IndexPath?

    /// The row to write, or nil for a deletion.
    var value: JSONValue?
  }

  /// The edits to save, and the rows that only lack values that the database chose.
  struct Difference {
    var edits: [Pending] = []
    var completed: [(path: IndexPath, value: JSONValue)] = []
  }

  /// Returns the edits that lead from the database to other sections.
  ///
  /// - Parameter sections: The current sections.
  /// - Returns: The edits; none for unchanged rows.
  /// - Throws: An error with all rows that the table cannot store.
  func pendingEdits(_ sections: [Section]) throws(DatabaseError) -> Difference {
    if let reason = table.readOnlyReason {
      throw .readOnly(table: table.query.table.title, reason: reason)
    }
    let known = knownBases
    var walk = Walk(known: known, table: table)
    for (number, section) in sections.enumerated() {
      var row = 0
      for piece in section.items.pieces {
        switch piece {
        case .rows(let source, let range):
          let path = IndexPath(row: row, section: number)
          row += range.count
          if source === rows {
            try walk.add(range, at: path)
          } else {
            for (offset, index) in range.enumerated() {
              let path = IndexPath(row: path.row + offset, section: number)
              try walk.insert(source.item(at: index), at: path)
            }
          }
        case .items(let items):
          for item in items {
            try walk.add(item, at: IndexPath(row: row, section: number))
            row += 1
          }
        }
      }
    }
    try walk.finish(rowCount: rows.count)
    guard walk.problems.isEmpty else { throw .rejected(walk.problems) }
    return Difference(edits: walk.pending, completed: walk.completed)
  }

  /// Fixes the rows of all pages before a save that changes which rows there are, or their order.
  ///
  /// Rows that were never read would otherwise have other numbers after the save.
  ///
  /// - Complexity: O(n) in the rows, once.
  func fixRows(before pending: [Pending]) throws(DatabaseError) {
    let keys = Set(table.query.keys.map(\.column))
    let movesRows = pending.contains { pending in
      pending.edit.kind != .update || pending.edit.values.contains { keys.contains($0.column) }
    }
    guard movesRows, table.rowCount <= Self.mostFollowed, table.knownRows.contains(nil),
      try !table.hasChanged(since: nil)
    else { return }
    table.fix(try table.moment(isExact: false).moment)
  }

  /// Notes the rows that a save has written.
  func note(_ saved: [SavedRow], of pending: [Pending]) {
    // The rows of an unfinished look are older.
    endLook()
    bases.withLock { bases in
      for (row, edit) in zip(saved, pending) {
        // A new row may already have the identity of a deleted one.
        let isDeleted = edit.edit.kind == .delete && !row.isKept
        let value = isDeleted ? nil : row.problem == nil ? row.value : edit.value
        bases[edit.origin] = Base(identity: row.identity, value: value)
      }
    }
  }

  /// Collects the edits in the order of the rows.
  private struct Walk {
    let known: [Item.Origin: Base]
    let table: DatabaseTable
    var pending: [Pending] = []
    var problems: [RowProblem] = []
    var completed: [(path: IndexPath, value: JSONValue)] = []

    /// The number of the next row at the time of opening.
    private var next = 0
    private var kept: Set<Item.Origin> = []

    init(known: [Item.Origin: Base], table: DatabaseTable) {
      (self.known, self.table) = (known, table)
    }

    /// Follows unchanged rows.
    mutating func add(_ range: Range<Int>, at path: IndexPath) throws(DatabaseError) {
      try skip(to: range.lowerBound, at: path)
      next = max(next, range.upperBound)
      for (origin, base) in known {
        guard case .loaded(let place) = origin, range.contains(place.row) else { continue }
        kept.insert(origin)
        let path = IndexPath(row: path.row + place.row - range.lowerBound, section: path.section)
        let item = Item(table.value(ofRow: place.row), origin: origin, bindings: .native)
        try compare(item, base, at: path)
      }
    }

    /// Follows an edited row.
    mutating func add(_ item: Item, at path: IndexPath) throws(DatabaseError) {
      kept.insert(item.origin)
      guard case .loaded(let place) = item.origin else {
        guard let base = known[item.origin] else { return try insert(item, at: path) }
        return try compare(item, base, at: path)
      }
      try skip(to: place.row, at: path)
      next = max(next, place.row + 1)
      if let base = known[item.origin] { return try compare(item, base, at: path) }
      let identity = try table.identity(ofRow: place.row) ?? []
      let base = Base(identity: identity, value: table.value(ofRow: place.row))
      try compare(item, base, at: path)
    }

    /// Adds an inserted row.
    mutating func insert(_ item: Item, at path: IndexPath) throws(DatabaseError) {
      try insert(item, at: path, isRestored: false)
    }

    /// Adds an inserted row, or one that the database had before.
    private mutating func insert(
      _ item: Item,
      at path: IndexPath,
      isRestored: Bool
    ) throws(DatabaseError) {
      let values = RowComparison(table.query)
        .values(of: item.value, from: nil, leavesOutComputed: isRestored)
      add(.insert, [], values, item, at: path, isRestored: isRestored)
    }

    /// Deletes the rows at the end and those of earlier saves that are no longer present.
    mutating func finish(rowCount: Int) throws(DatabaseError) {
      try skip(to: rowCount, at: nil)
      for (origin, base) in known where !kept.contains(origin) {
        if case .made = origin { delete(origin, base) }
      }
    }

    /// Deletes the rows from the next one up to a row.
    private mutating func skip(to row: Int, at path: IndexPath?) throws(DatabaseError) {
      guard row >= next else {
        problems.append(RowProblem(row: path.map { "\($0)" } ?? "", reason: .moved))
        return
      }
      for number in next..<row {
        let origin = Item.Origin.loaded(IndexPath(row: number, section: 0))
        if let base = known[origin] {
          delete(origin, base)
        } else {
          delete(origin, Base(identity: try table.identity(ofRow: number) ?? [], value: nil), true)
        }
      }
      next = row
    }

    private mutating func delete(_ origin: Item.Origin, _ base: Base, _ isUnread: Bool = false) {
      guard base.value != nil || isUnread, !base.identity.isEmpty else { return }
      let values = RowComparison(table.query).oldValues(of: base.value)
      let label = "#" + base.identity.map(\.header).joined(separator: " ")
      let edit = RowEdit(row: label, .delete, identity: base.identity, values)
      pending.append(Pending(edit: edit, origin: origin, path: nil))
    }

    private mutating func compare(
      _ item: Item,
      _ base: Base,
      at path: IndexPath
    ) throws(DatabaseError) {
      guard let old = base.value else { return try insert(item, at: path, isRestored: true) }
      if old.utf8.elementsEqual(item.value.utf8) { return }
      // A redone insertion lacks the values that the database chose, such as its id.
      let isMade = if case .made = item.origin { true } else { false }
      let values = RowComparison(table.query)
        .values(of: item.value, from: old, keepsMissing: isMade)
      if isMade, case .success(let values) = values, values.isEmpty {
        completed.append((path, old))
      }
      add(.update, base.identity, values, item, at: path)
    }

    private mutating func add(
      _ kind: RowEdit.Kind,
      _ identity: [DatabaseValue],
      _ values: Result<[RowEdit.Value], RowComparison.Failure>,
      _ item: Item,
      at path: IndexPath,
      isRestored: Bool = false
    ) {
      let id = item.boundID ?? identity.map(\.header).joined(separator: " ")
      let label = id.isEmpty ? "\(path)" : "\(path) #\(id)"
      switch values {
      case .failure(let failure):
        problems += failure.reasons.map { RowProblem(row: label, reason: $0) }
      case .success(let values):
        if kind == .update, values.isEmpty { return }
        var edit = RowEdit(row: label, kind, identity: identity, values)
        edit.isRestored = isRestored
        pending.append(Pending(edit: edit, origin: item.origin, path: path, value: item.value))
      }
    }
  }
}
