public import TableModel

/// The places of rows by id, kept up to date while the rows are edited.
///
/// Ids are read once, when the index is made; after that a row is found in O(log n) however the rows around it
/// have moved.
public struct RowIDIndex: Sendable {
  private var rows = RowOrderIndex()
  private var rowCount = 0
  private var sectionCount = 0

  /// The row of each id; where several have it, one of them.
  private var numbers: [ItemID: UInt32] = [:]

  /// The other rows of the ids that several rows have.
  private var repeats: [ItemID: [UInt32]] = [:]

  /// Reads the ids of all rows.
  ///
  /// - Parameters:
  ///   - sections: The rows.
  ///   - isCancelled: Asked every few thousand rows; true ends the work, and there is no index.
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

  /// The place of the first row of an id in reading order, or nil.
  ///
  /// - Complexity: O(log n), for each row that has the id.
  public func path(of id: ItemID) -> IndexPath? {
    guard let number = numbers[id] else { return nil }
    guard let others = repeats[id] else { return rows.path(of: Int(number)) }
    return ([number] + others).compactMap { rows.path(of: Int($0)) }.min()
  }

  /// Applies an edit of the rows.
  ///
  /// - Parameter change: The edit, counted in the state that the ones before it left.
  /// - Returns: Whether it fitted the rows as they are known; if not, the index is of no more use.
  /// - Complexity: O(log n) for each row that the edit names, and the sections.
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
