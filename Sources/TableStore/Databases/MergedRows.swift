import Database
import TableModel

/// The rows after changes of other programs, with unsaved edits.
struct MergedRows {
  /// The identities of the rows of each section.
  private(set) var ids: [[RowIdentifier]] = []

  /// The rows of each section: the number of a row of the database, or the index of another one.
  private(set) var rows: [[CurrentRows.Row]] = []

  /// The rows with edits, and new ones.
  private(set) var items: [Item] = []

  /// The values that the edits began with.
  private(set) var bases: [Item.Origin: DatabaseEdits.Base] = [:]

  /// Whether a save would write something.
  private(set) var hasEdits = false

  /// Whether another program changed or deleted a row with edits since the last look.
  private(set) var hasNewConflicts = false

  /// The paths of rows with edits that another program changed or deleted.
  private(set) var changedElsewhere: [IndexPath] = []

  /// Begins the next section.
  ///
  /// - Parameter count: The probable number of its rows.
  mutating func beginSection(_ count: Int) {
    ids.append([])
    rows.append([])
    ids[ids.count - 1].reserveCapacity(count)
    rows[rows.count - 1].reserveCapacity(count)
  }

  /// Adds a row of the database.
  mutating func add(_ id: RowIdentifier, _ number: Int) { add(id, .plain(number)) }

  /// Adds a row with edits, or a new one.
  ///
  /// - Parameters:
  ///   - id: The identity.
  ///   - item: The row.
  ///   - base: The value that the edits began with; nil for a new row.
  ///   - isNew: Whether another program changed or deleted the row since the last look.
  mutating func add(
    _ id: RowIdentifier,
    _ item: Item,
    _ base: DatabaseEdits.Base? = nil,
    isNew: Bool = false
  ) {
    items.append(item)
    add(id, .edited(items.count - 1))
    hasEdits = true
    guard let base else { return }
    bases[item.origin] = base
    if isNew { hasNewConflicts = true }
    guard base.isChangedElsewhere else { return }
    changedElsewhere.append(IndexPath(row: rows[rows.count - 1].count - 1, section: rows.count - 1))
  }

  /// Leaves out a row of the database that was deleted here.
  mutating func skip(_ base: DatabaseEdits.Base?, _ origin: Item.Origin) {
    hasEdits = true
    if let base { bases[origin] = base }
  }

  private mutating func add(_ id: RowIdentifier, _ row: CurrentRows.Row) {
    ids[ids.count - 1].append(id)
    rows[rows.count - 1].append(row)
  }

  /// Returns the sections with these rows.
  ///
  /// - Parameters:
  ///   - source: The rows of the database.
  ///   - saved: The sections without edits.
  ///   - numbers: Returns the numbers of the rows of a part.
  /// - Returns: The sections.
  func sections(
    of source: DatabaseRows,
    like saved: [Section],
    _ numbers: (Int) -> Range<Int>
  ) -> [Section] {
    zip(saved, rows).map { section, rows in
      var section = section
      var list = ItemList()
      var run = 0..<0
      func flush() {
        guard !run.isEmpty else { return }
        list.insert(contentsOf: ItemList(rows: source, range: run), at: list.count)
      }
      for row in rows {
        switch row {
        case .plain(let number):
          let range = numbers(number)
          if range.lowerBound == run.upperBound {
            run = run.lowerBound..<range.upperBound
          } else {
            flush()
            run = range
          }
        case .edited(let index):
          flush()
          run = 0..<0
          list.insert(items[index], at: list.count)
        }
      }
      flush()
      section.items = list
      return section
    }
  }
}
