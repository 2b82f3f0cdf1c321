import Database
import TableModel

/// The rows after changes of other programs, with unsaved edits.
struct MergedRows {
  /// The numbers of the rows of each section among all current ones; those of new rows are higher.
  private(set) var numbers: [[Int]] = []

  /// The rows of each section: the number of a row of the database, or the index of another one.
  private(set) var rows: [[CurrentRows.Row]] = []

  /// For each row of each section: whether its content differs from that of the current row.
  private(set) var isChanged: [[Bool]] = []

  /// The rows with edits, and new ones.
  private(set) var items: [Item] = []

  /// The numbers of these rows in the database, or nil if it does not have them.
  private var places: [Int?] = []

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
    numbers.append([])
    rows.append([])
    isChanged.append([])
    let last = rows.count - 1
    numbers[last].reserveCapacity(count)
    rows[last].reserveCapacity(count)
    isChanged[last].reserveCapacity(count)
  }

  /// Adds a row of the database.
  ///
  /// - Parameters:
  ///   - number: The number of the row among the current ones.
  ///   - place: The number of the row in the database.
  ///   - isChanged: Whether its content differs from that of the current row.
  mutating func add(_ number: Int, _ place: Int, isChanged: Bool) {
    add(number, .plain(place), isChanged)
  }

  /// Adds a row with edits, or a new one.
  ///
  /// - Parameters:
  ///   - number: The number of the row among the current ones.
  ///   - item: The row.
  ///   - place: The number of the row in the database; nil if it does not have it.
  ///   - isChanged: Whether its content differs from that of the current row.
  ///   - base: The value that the edits began with; nil for a new row.
  ///   - isNew: Whether another program changed or deleted the row since the last look.
  mutating func add(
    _ number: Int,
    _ item: Item,
    at place: Int?,
    isChanged: Bool,
    _ base: DatabaseEdits.Base? = nil,
    isNew: Bool = false
  ) {
    items.append(item)
    places.append(place)
    add(number, .edited(items.count - 1), isChanged)
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

  private mutating func add(_ number: Int, _ row: CurrentRows.Row, _ isChanged: Bool) {
    let last = rows.count - 1
    numbers[last].append(number)
    rows[last].append(row)
    self.isChanged[last].append(isChanged)
  }

  /// Returns the numbers of the rows of each section in the database.
  ///
  /// - Parameter count: The first number for rows that the database does not have.
  /// - Returns: The numbers.
  func places(ofNewRowsFrom count: Int) -> [[Int]] {
    rows.map { rows in
      rows.map { row in
        switch row {
        case .plain(let place): place
        case .edited(let index): places[index] ?? count + index
        }
      }
    }
  }

  /// Returns the sections with these rows.
  ///
  /// - Parameters:
  ///   - source: The rows of the database.
  ///   - sections: The sections, whose rows are replaced.
  ///   - numbers: Returns the numbers of the rows of a part.
  /// - Returns: The sections.
  func sections(
    of source: DatabaseRows,
    like sections: [Section],
    _ numbers: (Int) -> Range<Int>
  ) -> [Section] {
    zip(sections, rows).map { section, rows in
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
