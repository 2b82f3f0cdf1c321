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
