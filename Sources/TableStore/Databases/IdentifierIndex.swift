import Database

/// The places of rows in a list, by their identities.
///
/// Two moments of a table have mostly the same rows in the same order. So the index first looks at
/// the old place of a row, and after the row that it found last. It makes a dictionary only when a
/// row is at neither place.
struct IdentifierIndex: Sendable {
  private let identifiers: [RowIdentifier]

  /// The place after the row that was found last.
  private var next = 0

  private lazy var places = Dictionary(zip(identifiers, identifiers.indices)) { first, _ in first }

  init(_ identifiers: [RowIdentifier]) { self.identifiers = identifiers }

  /// Returns the place of a row.
  ///
  /// - Parameters:
  ///   - id: The identity of the row.
  ///   - guess: Its probable place, or nil.
  /// - Returns: The place, or nil if the list does not have the row.
  /// - Complexity: O(1), except O(n) for the first row that is elsewhere.
  mutating func place(of id: RowIdentifier, near guess: Int? = nil) -> Int? {
    let found: Int? =
      if let guess, holds(id, at: guess) { guess } else if holds(id, at: next) { next } else {
        places[id]
      }
    if let found { next = found + 1 }
    return found
  }

  private func holds(_ id: RowIdentifier, at place: Int) -> Bool {
    identifiers.indices.contains(place) && identifiers[place] == id
  }
}
