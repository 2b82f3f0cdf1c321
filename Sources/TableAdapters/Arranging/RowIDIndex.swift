public import TableModel

/// The index paths of rows by id, kept up to date as the rows are edited.
///
/// The ids are read once, when the index is created. After that, finding a row takes O(log n), even
/// after other rows have moved.
public struct RowIDIndex: Sendable {
  private var rows = RowOrderIndex()
  private var rowCount = 0
  private var sectionCount = 0

  /// The row of each id; if several rows have it, one of them.
  private var numbers: [ItemID: UInt32] = [:]

  /// The further rows of ids that several rows have.
  private var repeats: [ItemID: [UInt32]] = [:]

  /// Creates an index by reading the ids of all rows.
  ///
  /// - Parameters:
  ///   - sections: The rows.
  ///   - isCancelled: Called every few thousand rows; true cancels the work and returns nil.
  /// - Complexity: O(n).
  public init?(_ sections: [Section], isCancelled: () -> Bool = { false }) {
    numbers.reserveCapacity(sections.reduce(0) { $0 + $1.items.count })
    for (place, section) in sections.enumerated() {
      var numbers: [UInt32] = []
      for (row, item) in section.items.enumerated() {
        if row & 0xFFF == 0, isCancelled() { return nil }
        numbers.append(UInt32(add(item)))
      }
      insert(numbers, at: place)
    }
  }

  /// Returns the index path of the first row with an id, or nil.
  ///
  /// - Complexity: O(log n), for each row with the id.
  public func path(of id: ItemID) -> IndexPath? {
    guard let number = numbers[id] else { return nil }
    guard let others = repeats[id] else { return rows.path(of: Int(number)) }
    return ([number] + others).compactMap { rows.path(of: Int($0)) }.min()
  }

  /// Applies an edit of the rows.
  ///
  /// - Parameter change: The edit, counted in the state after the previous ones.
  /// - Returns: Whether the edit matched the recorded rows; if not, the index is no longer valid.
  /// - Complexity: O(log n) for each row that the edit names, plus the sections.
  public mutating func applyChange(_ change: TableChange) -> Bool {
    guard rows.holds(change) else { return false }
    switch change {
    case .insert(let items, let path):
      for (offset, item) in items.enumerated() {
        let place = IndexPath(row: path.row + offset, section: path.section)
        rows.insert(add(item), at: place)
      }
    case .delete(let items, let path):
      for item in items { drop(item.id, UInt32(rows.remove(at: path))) }
    case .move(let from, let to): rows.insert(rows.remove(at: from), at: to)
    case .update(let path, let old, let new), .height(let path, let old, let new):
      guard old.id != new.id else { break }
      let number = UInt32(rows.number(at: path))
      drop(old.id, number)
      note(new.id, number)
    case .insertSection(let section, let place):
      insert(section.items.map { UInt32(add($0)) }, at: place)
    case .deleteSection(let section, let place):
      for (item, number) in zip(section.items, rows.numbers(inSection: place)) {
        drop(item.id, number)
      }
      rows.removeSection(at: place)
    case .moveSection(let from, let to): rows.moveSection(from: from, to: to)
    case .header, .footer, .members: break
    }
    return true
  }

  private mutating func insert(_ numbers: [UInt32], at place: Int) {
    rows.insertSection(sectionCount, rows: numbers, at: place)
    sectionCount += 1
  }

  private mutating func add(_ item: Item) -> Int {
    note(item.id, UInt32(rowCount))
    rowCount += 1
    return rowCount - 1
  }

  private mutating func note(_ id: ItemID, _ number: UInt32) {
    guard numbers[id] != nil else {
      numbers[id] = number
      return
    }
    repeats[id, default: []].append(number)
  }

  private mutating func drop(_ id: ItemID, _ number: UInt32) {
    if var others = repeats[id] {
      if numbers[id] == number {
        numbers[id] = others.popLast()
      } else {
        others.removeAll { $0 == number }
      }
      repeats[id] = others.isEmpty ? nil : others
    } else if numbers[id] == number {
      numbers[id] = nil
    }
  }
}
