/// The identity of a row as one value, so that many rows can be compared.
package enum RowIdentifier: Hashable, Sendable {
  /// A whole number.
  case integer(Int64)

  /// Another value, or several.
  case values([DatabaseValue])

  /// A row that the database does not have, by its number among those.
  case absent(Int)

  /// Creates an identifier from the values of an identity.
  package init(_ identity: [DatabaseValue]) {
    if identity.count == 1, case .integer(let integer) = identity[0] {
      self = .integer(integer)
    } else {
      self = .values(identity)
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
