/// What edit mode offers at a row.
public enum CellEditingStyle: Int, Hashable, Sendable, CaseIterable {
  /// Nothing.
  case none

  /// A minus: the row can be deleted.
  case delete

  /// A plus: a row can be inserted.
  case insert
}
