package import TableModel

/// An edit that was saved, as changes of the rows that the database has now.
package struct SavedEdit: Sendable {
  /// The number of the edit among those that were saved.
  package let number: Int

  /// The changes, in order.
  package let changes: [TableChange]

  /// The value of another program that undoing the edit would overwrite, such as `0 3 #12: name was
  /// "A", is "B", yours "C"`, or nil.
  package let conflict: String?
}
