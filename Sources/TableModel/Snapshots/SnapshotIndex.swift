/// The paths of all items of a snapshot.
///
/// A section is stored as a token that it keeps when sections are inserted or deleted. A row is
/// stored approximately, so that an edit need not update later rows. Rows are counted again after
/// enough edits.
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

  /// The greatest error of the stored rows, for each section token.
  private var drifts: [Int]

  /// The greatest distance between a stored row and the item.
  private static var limit: Int { 64 }

  /// Creates an index of all items; of equal ones, the first counts.
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

  /// Whether an item exists.
  func contains(_ item: Item) -> Bool { places[item] != nil }

  /// Returns the path of an item, or nil.
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

  /// Records inserted items of a section from a row on; later items move back.
  mutating func insert(_ range: Range<Int>, ofSection section: Int, _ items: [Item]) {
    let token = tokens[section]
    for row in range { places[items[row]] = Position(token: token, row: Int32(row)) }
    if range.upperBound < items.count { drift(section, by: range.count, items) }
  }

  /// Records a deleted item.
  mutating func remove(_ item: Item) { places[item] = nil }

  /// Records that rows of a section moved by at most a given distance.
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
  /// Records inserted empty sections, the first of them with a number.
  mutating func insertSections(_ count: Int, at number: Int) {
    for offset in 0..<count {
      tokens.insert(Int32(numbers.count), at: number + offset)
      numbers.append(0)
      drifts.append(0)
    }
    renumber()
  }

  /// Records a deleted section with its items.
  mutating func removeSection(_ number: Int, _ items: [Item]) {
    for item in items { places[item] = nil }
    tokens.remove(at: number)
    renumber()
  }

  /// Records a moved section; the target counts after its removal.
  mutating func moveSection(_ number: Int, to other: Int) {
    tokens.insert(tokens.remove(at: number), at: other)
    renumber()
  }

  private mutating func renumber() {
    for (number, token) in tokens.enumerated() { numbers[Int(token)] = number }
  }
}
