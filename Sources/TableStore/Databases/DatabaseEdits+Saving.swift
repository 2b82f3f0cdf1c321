import Database
import JSON
import Synchronization
import TableModel

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
    var walk = Walk(self, single: sections.numbersOfSingleRows)
    for (number, section) in sections.enumerated() {
      walk.begin(section)
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
  /// - Parameters:
  ///   - pending: The edits.
  ///   - hasSideEffects: Whether the save may also change other rows.
  /// - Throws: An error if the rows cannot be read.
  /// - Complexity: O(n) in the rows, once.
  func fixRows(before pending: [Pending], hasSideEffects: Bool) throws(DatabaseError) {
    let movesRows =
      hasSideEffects || pending.contains { $0.edit.kind != .update || changesPlace($0) }
    guard movesRows, table.rowCount <= Self.mostFollowed, table.knownRows.contains(nil),
      try !table.hasChanged(since: nil)
    else { return }
    table.fix(try table.moment(isExact: false).moment)
  }

  /// Whether a saved row may have another place than before the edit.
  func mayMove(_ pending: Pending, to row: SavedRow) -> Bool {
    if changesPlace(pending) { return true }
    guard pending.edit.kind != .insert, let old = pending.value, let new = row.value else {
      return false
    }
    return RowOrder(self).differs(old, new)
  }

  /// Whether an edit changes a value of the order.
  private func changesPlace(_ pending: Pending) -> Bool {
    let columns = table.query.keys.compactMap(table.query.table.column(of:)).map(\.name)
    return pending.edit.values.contains { columns.contains($0.column) }
  }

  /// Notes the rows that a save has written.
  func note(_ saved: [SavedRow], of pending: [Pending]) {
    // The rows of an unfinished look are older.
    endLook()
    bases.withLock { bases in
      for (row, edit) in zip(saved, pending) {
        // A new row may already have the identity of a deleted one.
        let isAbsent = edit.edit.kind == .delete && !row.isKept || row.isOutside
        let value = isAbsent ? nil : row.problem == nil ? row.value : edit.value
        let isMoved = bases[edit.origin]?.isMoved == true || mayMove(edit, to: row)
        bases[edit.origin] = Base(
          identity: row.identity,
          value: value,
          isMoved: isMoved,
          unshown: row.unshown
        )
      }
    }
  }

  /// Collects the edits in the order of the rows.
  ///
  /// A row may be at another place than at the time of opening only if its values of the order were
  /// edited.
  private struct Walk {
    private let known: [Item.Origin: Base]
    private let table: DatabaseTable
    private let order: RowOrder

    /// The numbers of the rows that are not part of a range.
    private let single: Set<Int>
    private(set) var pending: [Pending] = []
    private(set) var problems: [RowProblem] = []
    private(set) var completed: [(path: IndexPath, value: JSONValue)] = []

    /// The number of the next row at the time of opening.
    private var next = 0
    private var kept: Set<Item.Origin> = []

    /// The header of the current section.
    private var header = ""

    init(_ edits: DatabaseEdits, single: Set<Int>) {
      (known, table, order) = (edits.knownBases, edits.table, RowOrder(edits))
      self.single = single
    }

    /// Begins the next section.
    mutating func begin(_ section: Section) { header = section.header }

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
      let base: Base
      if let known = known[item.origin] {
        base = known
      } else {
        guard isAtHome(place.row) else { return addMoved(path) }
        base = try unedited(place.row)
      }
      if !base.isMoved, base.value.map({ order.differs($0, item.value) }) != true {
        try skip(to: place.row, at: path)
        next = max(next, place.row + 1)
      }
      try compare(item, base, at: path)
    }

    /// Whether the current section had a row at the time of opening.
    private func isAtHome(_ row: Int) -> Bool {
      guard let groups = table.groups else { return true }
      var end = 0
      let group = groups.first { group in
        end += group.count
        return row < end
      }
      return group.map { $0.header == header } ?? true
    }

    private func unedited(_ row: Int) throws(DatabaseError) -> Base {
      Base(identity: try table.identity(ofRow: row) ?? [], value: table.value(ofRow: row))
    }

    private mutating func addMoved(_ path: IndexPath?) {
      problems.append(RowProblem(row: path.map { "\($0)" } ?? "", reason: .moved))
    }

    /// Adds an inserted row.
    mutating func insert(_ item: Item, at path: IndexPath) throws(DatabaseError) {
      try insert(item, at: path, restoring: nil)
    }

    /// Adds an inserted row, or one that the database had before.
    private mutating func insert(
      _ item: Item,
      at path: IndexPath,
      restoring base: Base?
    ) throws(DatabaseError) {
      let values = RowComparison(table.query)
        .values(of: item.value, from: nil, restoring: base.map(\.unshown))
      add(.insert, [], values, item, at: path, isRestored: base != nil)
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
      guard row >= next else { return addMoved(path) }
      for number in next..<row where !single.contains(number) {
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
      var edit = RowEdit(row: label, .delete, identity: base.identity, values)
      edit.unshown = RowComparison(table.query).unshownColumns(of: base.value)
      pending.append(Pending(edit: edit, origin: origin, path: nil))
    }

    private mutating func compare(
      _ item: Item,
      _ base: Base,
      at path: IndexPath
    ) throws(DatabaseError) {
      guard let old = base.value else { return try insert(item, at: path, restoring: base) }
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

extension [Section] {
  /// The numbers of the rows that are not part of a range.
  fileprivate var numbersOfSingleRows: Set<Int> {
    var numbers: Set<Int> = []
    for section in self {
      for case .items(let items) in section.items.pieces {
        numbers.formUnion(items.lazy.compactMap(\.origin.row))
      }
    }
    return numbers
  }
}
