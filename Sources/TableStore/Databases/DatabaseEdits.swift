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
  let bases: Mutex<[Item.Origin: Base]>

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

    /// Whether a saved edit changed its place since the rows got their numbers.
    var isMoved = false

    /// The values of a deleted row that are more than what the table showed of them, by column.
    var unshown: [String: DatabaseValue] = [:]
  }

  /// The most rows that can be deleted at once, because each is kept for the save and for `undo`.
  static let mostDeleted = 100_000

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

  /// Returns the identity of a row as the database last had it, or nil for a new row.
  func identity(of item: Item) throws(DatabaseError) -> [DatabaseValue]? {
    if let base = bases.withLock({ $0[item.origin] }) {
      return base.value == nil || base.identity.isEmpty ? nil : base.identity
    }
    return try item.origin.row.flatMap { row throws(DatabaseError) in
      try table.identity(ofRow: row)
    }
  }

  private func keepDeleted(_ items: ItemList) {
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
