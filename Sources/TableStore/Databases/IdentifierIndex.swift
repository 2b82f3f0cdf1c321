import Database

/// The places of rows in a list, by their identities.
///
/// Two moments of a table have mostly the same rows in the same order. So the index first looks at
/// the old place of a row, and shortly after the row that it found last. Only then it sorts the whole
/// numbers. Other identities need a dictionary, which takes several times as long.
struct IdentifierIndex: Sendable {
  /// The number of places after the last row at which the next one may be.
  private static let mostSkipped = 16

  private let identifiers: [RowIdentifier]

  /// The place after the row that was found last.
  private var next = 0

  /// The identities that are whole numbers, in order.
  private lazy var numbers = identifiers.sortedNumbers

  /// The places of the other identities.
  private lazy var places = identifiers.placesOfOthers

  init(_ identifiers: [RowIdentifier]) { self.identifiers = identifiers }

  /// Returns the place of a row.
  ///
  /// - Parameters:
  ///   - id: The identity of the row.
  ///   - guess: Its probable place, or nil.
  /// - Returns: The place, or nil if the list does not have the row.
  /// - Complexity: O(1), except for a row that is elsewhere: O(log n), and O(n log n) for the first one.
  mutating func place(of id: RowIdentifier, near guess: Int? = nil) -> Int? {
    let found: Int? =
      if let guess, holds(id, at: guess) { guess } else if holds(id, at: next) { next } else {
        search(id)
      }
    if let found { next = found + 1 }
    return found
  }

  private mutating func search(_ id: RowIdentifier) -> Int? {
    // Another program has deleted a few rows.
    for place in next + 1..<next + Self.mostSkipped where holds(id, at: place) { return place }
    if case .integer(let number) = id { return numbers.place(of: number) }
    return places[id]
  }

  private func holds(_ id: RowIdentifier, at place: Int) -> Bool {
    identifiers.indices.contains(place) && identifiers[place] == id
  }
}

/// A whole number that identifies a row, and the place of the row.
private struct NumberedPlace {
  let number: Int64
  let place: Int
}

extension [RowIdentifier] {
  /// The whole numbers in order; of equal ones, the first comes first.
  fileprivate var sortedNumbers: [NumberedPlace] {
    var numbers: [NumberedPlace] = []
    numbers.reserveCapacity(count)
    for (place, id) in enumerated() {
      if case .integer(let number) = id {
        numbers.append(NumberedPlace(number: number, place: place))
      }
    }
    // Numbers that ascend already take little time.
    numbers.sort { ($0.number, $0.place) < ($1.number, $1.place) }
    return numbers
  }

  /// The places of the identities that are not whole numbers; of equal ones, the first.
  fileprivate var placesOfOthers: [RowIdentifier: Int] {
    var places: [RowIdentifier: Int] = [:]
    if case .values? = last { places.reserveCapacity(count) }
    for place in indices.reversed() {
      if case .integer = self[place] { continue }
      places[self[place]] = place
    }
    return places
  }
}

extension [NumberedPlace] {
  /// Returns the place of a number, or nil.
  fileprivate func place(of wanted: Int64) -> Int? {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if self[middle].number < wanted { low = middle + 1 } else { high = middle }
    }
    return low < endIndex && self[low].number == wanted ? self[low].place : nil
  }
}
