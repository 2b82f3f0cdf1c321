/// The state of a table's rows at one moment.
package struct TableVersion: Hashable, Sendable {
  /// The value that changes with the database; nil if the database cannot tell.
  let change: DatabaseValue?

  /// The values that change with the rows; nil if only reading all rows can tell.
  let contents: [DatabaseValue]?

  /// Whether the rows have certainly not changed since that moment.
  func isCurrent(
    _ query: TableQuery,
    _ connection: any Connection
  ) throws(DatabaseError) -> Bool {
    if let change, try connection.changeMark(query) == change { return true }
    guard let contents else { return false }
    return try connection.contentMark(query) == contents
  }
}
