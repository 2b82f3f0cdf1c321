/// The reason why a journal, or a part of it, cannot be used for a table.
package enum JournalError: Error, Hashable, Sendable {
  /// It does not have the format of a journal.
  case unreadable

  /// It changes something other than what the table has.
  case doesNotFit(String)
}
