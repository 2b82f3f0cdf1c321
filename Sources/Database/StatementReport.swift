/// A statement that has read rows.
package struct StatementReport: Hashable, Sendable {
  /// The statement, with a question mark for each value.
  package let sql: String

  /// The number of rows that it returned.
  package let rows: Int

  /// The time that it took, in nanoseconds.
  package let nanoseconds: UInt64
}
