import Database
import JSON
import TableModel

/// The rows of a table as the user sees them, with their identities in the database.
struct CurrentRows: Sendable {
  /// A row with an edit, or one that the database does not have.
  struct EditedRow {
    let id: RowIdentifier
    let item: Item

    /// The number of the row among those of all sections.
    let place: Int

    /// The row as the database had it, or nil for a new row.
    let base: DatabaseEdits.Base?

    /// The number of the row in its database when it was read, or nil for a new row.
    var number: Int? {
      if case .loaded(let path) = item.origin { path.row } else { nil }
    }

    /// Whether a save would write the row.
    var isEdited: Bool {
      guard let base else { return true }
      return base.value.map { !$0.utf8.elementsEqual(item.value.utf8) } ?? true
    }
  }

  /// A row: one that was read from the database and has no edit, or another one.
  enum Row {
    /// The number of a row without an edit.
    case plain(Int)

    /// The index of another row in the list of these.
    case edited(Int)
  }

  /// The sections.
  let sections: [Section]

  /// The rows of each section.
  private(set) var rows: [[Row]] = []

  /// The rows with edits, and new ones.
  private(set) var items: [EditedRow] = []

  /// The values that edits began with.
  let bases: [Item.Origin: DatabaseEdits.Base]

  /// The identities by row number; nil for rows that were never read.
  private var ids: [RowIdentifier?]

  /// The number of identities that stand for none.
  private var absentCount = 0

  init(of sections: [Section], edits: DatabaseEdits) throws(DatabaseError) {
    self.sections = sections
    bases = edits.knownBases
    ids = edits.table.knownRows
    let lost = bases.lost
    var start = 0
    for section in sections {
      var list: [Row] = []
      for piece in section.items.pieces {
        switch piece {
        case .rows(let source, let range) where source === edits.rows:
          var next = range.lowerBound
          for number in lost where range.contains(number) {
            list += (next..<number).map { .plain($0) }
            let place = start + list.count
            list.append(try add(source.item(at: number), edits.table, place))
            next = number + 1
          }
          list += (next..<range.upperBound).map { .plain($0) }
        case .rows(let source, let range):
          for number in range { list.append(addNew(source.item(at: number), start + list.count)) }
        case .items(let items):
          for item in items { list.append(try add(item, edits.table, start + list.count)) }
        }
      }
      start += list.count
      rows.append(list)
    }
  }

  /// Creates the rows of the only section by the parts of windows.
  ///
  /// It fails if a row in a gap was edited, or if rows are in another order than in the database.
  init?(
    of section: Section,
    edits: DatabaseEdits,
    in windows: WindowMoment
  ) throws(DatabaseError) {
    sections = [section]
    bases = edits.knownBases
    ids = windows.oldIdentifiers.map(Optional.some)
    let numbers = windows.before
    let lost = Set(bases.lost)
    var list: [Row] = []
    var next = 0
    /// Continues up to a part; returns false if there are rows in a gap before it.
    func skip(to part: Int) -> Bool {
      guard part >= next else { return false }
      for gap in next..<part where numbers.isGap(gap) {
        guard numbers.rows(of: gap).isEmpty else { return false }
        list.append(.plain(gap))
      }
      next = part
      return true
    }
    for piece in section.items.pieces {
      switch piece {
      case .rows(let source, let range) where source === edits.rows:
        let parts =
          numbers.part(ofRow: range.lowerBound)...numbers.part(ofRow: range.upperBound - 1)
        guard numbers.rows(of: parts.lowerBound).lowerBound == range.lowerBound,
          numbers.rows(of: parts.upperBound).upperBound == range.upperBound,
          skip(to: parts.lowerBound)
        else { return nil }
        for part in parts {
          let number = numbers.rows(of: part).lowerBound
          let isLost = !numbers.isGap(part) && lost.contains(number)
          list.append(
            try isLost ? add(source.item(at: number), edits.table, list.count) : .plain(part)
          )
        }
        next = parts.upperBound + 1
      case .rows(let source, let range):
        for number in range { list.append(addNew(source.item(at: number), list.count)) }
      case .items(let items):
        for item in items {
          if case .loaded(let path) = item.origin {
            let part = numbers.part(ofRow: path.row)
            guard !numbers.isGap(part), skip(to: part) else { return nil }
            next = part + 1
          }
          list.append(try add(item, edits.table, list.count))
        }
      }
    }
    guard skip(to: numbers.partCount) else { return nil }
    rows = [list]
  }

  private mutating func add(
    _ item: Item,
    _ table: DatabaseTable,
    _ place: Int
  ) throws(DatabaseError) -> Row {
    var base = bases[item.origin]
    if base == nil, case .loaded(let path) = item.origin,
      let identity = try table.identity(ofRow: path.row)
    {
      base = DatabaseEdits.Base(identity: identity, value: table.value(ofRow: path.row))
    }
    let identity = base?.identity ?? []
    let id = identity.isEmpty ? nextAbsent() : RowIdentifier(identity)
    items.append(EditedRow(id: id, item: item, place: place, base: base))
    return .edited(items.count - 1)
  }

  /// Adds a row that another document had.
  private mutating func addNew(_ item: Item, _ place: Int) -> Row {
    items.append(EditedRow(id: nextAbsent(), item: item, place: place, base: nil))
    return .edited(items.count - 1)
  }

  private mutating func nextAbsent() -> RowIdentifier {
    absentCount += 1
    return .absent(absentCount)
  }

  /// The identity of a row by its number, or nil if it was never read.
  func known(_ number: Int) -> RowIdentifier? { ids[number] }

  /// The identity of a row.
  func id(of row: Row) -> RowIdentifier {
    switch row {
    case .plain(let number): ids[number] ?? .absent(-1 - number)
    case .edited(let index): items[index].id
    }
  }

  /// Returns the rows with identities for those that were never read: the unknown ones of the
  /// database, in order.
  func pairingUnread(with identifiers: [RowIdentifier]) -> CurrentRows {
    guard ids.contains(nil) else { return self }
    var paired = self
    let known = Set(ids.compactMap(\.self)).union(items.map(\.id))
    var unknown = identifiers.lazy.filter { !known.contains($0) }.makeIterator()
    for number in ids.indices where ids[number] == nil {
      paired.ids[number] = unknown.next() ?? .absent(-1 - number)
    }
    return paired
  }

  /// The identities of the rows that the database had and that have an edit or are deleted here.
  var knownEdited: Set<RowIdentifier> {
    var isPlain = Array(repeating: false, count: ids.count)
    for case .plain(let number) in rows.joined() { isPlain[number] = true }
    var known = Set(ids.indices.compactMap { isPlain[$0] ? nil : ids[$0] })
    // A save has deleted these.
    for base in bases.values where base.value == nil {
      known.remove(RowIdentifier(base.identity))
    }
    known.formUnion(basesByID.keys)
    return known
  }

  /// The values that edits began with, by identity.
  var basesByID: [RowIdentifier: DatabaseEdits.Base] {
    let pairs = bases.values.lazy.filter { $0.value != nil }
      .map { (RowIdentifier($0.identity), $0) }
    return Dictionary(pairs) { first, _ in first }
  }
}

extension [Item.Origin: DatabaseEdits.Base] {
  /// The numbers of the rows that a save has deleted, ascending; an undone deletion may show them
  /// again.
  var lost: [Int] {
    compactMap { origin, base in base.value == nil ? origin.row : nil }.sorted()
  }
}
