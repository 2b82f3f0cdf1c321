/// The rows of a page that was read, and their place in the order.
///
/// Each page of a large table can have a record, so these are small.
struct PageRecord {
  /// The rows.
  let identities: PageIdentities

  /// Whether the places of the first and the last row are known.
  private(set) var isPlaced = false

  /// The values of the order of the first row and of the last one.
  ///
  /// They are empty if the identities are these values.
  private var places: [DatabaseValue] = []

  /// Creates the record of rows whose places are not known.
  init(_ identities: PageIdentities) { self.identities = identities }

  /// Notes the places of the first row and of the last one.
  ///
  /// - Parameters:
  ///   - start: The values of the order of the first row.
  ///   - end: Those of the last row.
  ///   - areIdentities: Whether the values of the order are the identity.
  mutating func place(_ start: [DatabaseValue], _ end: [DatabaseValue], _ areIdentities: Bool) {
    isPlaced = true
    places = areIdentities ? [] : start + end
  }

  /// Returns the values of the order of the first row, or nil if they are not known.
  ///
  /// - Parameter count: The number of values of the order.
  /// - Returns: The values.
  func start(_ count: Int) -> [DatabaseValue]? {
    guard isPlaced else { return nil }
    return places.isEmpty ? identities.first?.values : Array(places.prefix(count))
  }

  /// Returns the values of the order of the last row, or nil if they are not known.
  ///
  /// - Parameter count: The number of values of the order.
  /// - Returns: The values.
  func end(_ count: Int) -> [DatabaseValue]? {
    guard isPlaced else { return nil }
    return places.isEmpty ? identities.last?.values : Array(places.suffix(count))
  }
}

/// A page whose rows are known, with their places.
struct KnownPage: Sendable {
  /// The identities of the rows.
  let identities: [[DatabaseValue]]

  /// The values of the order of the first row.
  let start: [DatabaseValue]

  /// The values of the order of the last row.
  let end: [DatabaseValue]

  /// The texts of the rows, or nil if they are not in memory.
  let texts: [[UInt8]]?
}
