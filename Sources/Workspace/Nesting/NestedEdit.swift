package import TableModel

/// An edit of a nested table, as part of the transaction that it causes in the table around it.
package final class NestedEdit: Sendable {
  /// The changes of the nested table, in order, batch by batch.
  package let batches: [[TableChange]]

  /// The place of the nested table, for the user.
  package let place: String

  /// The nested table, as an identifier.
  let table: ObjectIdentifier

  /// The edit of a table inside the nested one that caused it, or nil.
  package let inner: NestedEdit?

  /// Creates an edit.
  init(_ batches: [[TableChange]], of table: ObjectIdentifier, at place: String, inner: NestedEdit?)
  {
    (self.batches, self.table, self.place, self.inner) = (batches, table, place, inner)
  }

  /// The edit that the user made, in the innermost nested table.
  package var innermost: NestedEdit { inner?.innermost ?? self }

  /// The edit that undoes this one.
  var inverse: NestedEdit {
    NestedEdit(batches.inverse, of: table, at: place, inner: inner?.inverse)
  }
}
