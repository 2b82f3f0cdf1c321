/// The cases in which a command needs all rows of a table, which a database may not have counted yet.
package enum RowNeed: Hashable, Sendable {
  /// It may need any row.
  case always

  /// It needs only the rows on the screen, except with arguments.
  case withArguments

  /// It needs at most the rows on the screen.
  case never
}
