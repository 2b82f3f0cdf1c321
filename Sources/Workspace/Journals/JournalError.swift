/// Why a journal, or a part of it, is of no use for a table.
package enum JournalError: Error, Hashable, Sendable {
  /// It is not written as journals are.
  case unreadable

  /// What it changes is not what stands there.
  case doesNotFit(String)
}
