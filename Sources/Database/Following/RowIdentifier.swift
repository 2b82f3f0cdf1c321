/// The identity of a row as one value, so that many rows can be compared.
package enum RowIdentifier: Hashable, Sendable {
  /// A whole number.
  case integer(Int64)

  /// Another value, or several.
  case values([DatabaseValue])

  /// A row that the database does not have, by its number among those.
  case absent(Int)

  /// The identifier in the place of a row that cannot be read: no row has it.
  static let unreadable = RowIdentifier.values([.null])

  /// Creates an identifier from the values of an identity.
  package init(_ identity: [DatabaseValue]) {
    if identity.count == 1, case .integer(let integer) = identity[0] {
      self = .integer(integer)
    } else {
      self = .values(identity)
    }
  }

  /// Creates the identifier of a statement's current row, whose values from a column on are the
  /// identity.
  init(_ row: any Statement, from first: Int = 0, count: Int) {
    if count == 1, case .integer(let integer) = row.value(first) {
      self = .integer(integer)
    } else {
      self = .values((first..<first + count).map(row.value))
    }
  }

  /// Hashes only the value, since few identifiers of different kinds meet.
  package func hash(into hasher: inout Hasher) {
    switch self {
    case .integer(let integer): hasher.combine(integer)
    case .values(let values): hasher.combine(values)
    case .absent(let number): hasher.combine(number)
    }
  }

  /// The values of the identity; empty for a row that the database does not have.
  package var values: [DatabaseValue] {
    switch self {
    case .integer(let integer): [.integer(integer)]
    case .values(let values): values
    case .absent: []
    }
  }
}
