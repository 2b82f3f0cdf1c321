/// The places of all items of a snapshot.
///
/// A section is known by a token that it keeps when sections come and go, a row by about where it was, so
/// that an edit need not touch what is after it. Rows are counted again when enough edits were made.
struct SnapshotIndex<Item: Hashable & Sendable>: Sendable {
  private struct Position {
    var token: Int32
    var row: Int32
  }

  private var places: [Item: Position] = [:]

  /// The token of each section, in order.
  private var tokens: [Int32]

  /// The number of the section of each token, or -1.
  private var numbers: [Int]

  /// By how much the rows noted for the section of a token may be wrong.
  private var drifts: [Int]

  /// The greatest distance between a noted row and the item.
  private static var limit: Int { 64 }

  /// Notes all items; of equal ones the first.
  init(_ rows: [[Item]]) {
    tokens = rows.indices.map { Int32($0) }
    numbers = Array(rows.indices)
    drifts = Array(repeating: 0, count: rows.count)
    places.reserveCapacity(rows.reduce(0) { $0 + $1.count })
    for (section, items) in rows.enumerated() {
      for (row, item) in items.enumerated() where places[item] == nil {
        places[item] = Position(token: Int32(section), row: Int32(row))
      }
    }
  }

  /// Whether there is such an item.
  func contains(_ item: Item) -> Bool { places[item] != nil }

  /// The place of an item, or nil.
  func path(of item: Item, in rows: [[Item]]) -> IndexPath? {
    guard let place = places[item] else { return nil }
    let section = numbers[Int(place.token)]
    let items = rows[section]
    let hint = Int(place.row)
    for distance in 0...drifts[Int(place.token)] {
      if items.indices.contains(hint - distance), items[hint - distance] == item {
        return IndexPath(row: hint - distance, section: section)
      }
      if items.indices.contains(hint + distance), items[hint + distance] == item {
        return IndexPath(row: hint + distance, section: section)
      }
    }
    return nil
  }

  /// Notes that items are in a section from a row on, and that those after them went back.
  mutating func insert(_ range: Range<Int>, ofSection section: Int, _ items: [Item]) {
    let token = tokens[section]
    for row in range { places[items[row]] = Position(token: token, row: Int32(row)) }
    if range.upperBound < items.count { drift(section, by: range.count, items) }
  }

  /// Notes that an item is gone.
  mutating func remove(_ item: Item) { places[item] = nil }

  /// Notes that rows of a section went forward or back by so much at most.
  mutating func drift(_ section: Int, by count: Int, _ items: [Item]) {
    let token = Int(tokens[section])
    drifts[token] += count
    guard drifts[token] > Self.limit else { return }
    for (row, item) in items.enumerated() {
      places[item] = Position(token: Int32(token), row: Int32(row))
    }
    drifts[token] = 0
  }
}

extension SnapshotIndex {
  /// Notes that empty sections came, the first of them with a number.
  mutating func insertSections(_ count: Int, at number: Int) {
    for offset in 0..<count {
      tokens.insert(Int32(numbers.count), at: number + offset)
      numbers.append(0)
      drifts.append(0)
    }
    renumber()
  }

  /// Notes that a section went with its items.
  mutating func removeSection(_ number: Int, _ items: [Item]) {
    for item in items { places[item] = nil }
    tokens.remove(at: number)
    renumber()
  }

  /// Notes that a section went elsewhere, counted after it was taken out.
  mutating func moveSection(_ number: Int, to other: Int) {
    tokens.insert(tokens.remove(at: number), at: other)
    renumber()
  }

  private mutating func renumber() {
    for (number, token) in tokens.enumerated() { numbers[Int(token)] = number }
  }
}
