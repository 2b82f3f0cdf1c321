package import JSON

/// An edit of a row, as a save writes it.
package struct RowEdit: Hashable, Sendable {
  /// A value of a column.
  package struct Value: Hashable, Sendable {
    /// The name of the column.
    package let column: String

    /// The value before the edit; null for a new row.
    package let old: DatabaseValue

    /// The value after the edit; null for a deleted row.
    package let new: DatabaseValue

    /// Creates a value.
    package init(_ column: String, old: DatabaseValue = .null, new: DatabaseValue = .null) {
      (self.column, self.old, self.new) = (column, old, new)
    }
  }

  /// The effect of an edit.
  package enum Kind: Hashable, Sendable {
    /// The row is deleted.
    case delete

    /// The changed values are written.
    case update

    /// The row is new.
    case insert
  }

  /// The place of the row, for messages.
  package let row: String

  /// The effect.
  package let kind: Kind

  /// The identity of the row; empty for a new row.
  package let identity: [DatabaseValue]

  /// The changed values, those of a new row, or those that a deleted row must still have.
  package let values: [Value]

  /// Creates an edit.
  package init(row: String, _ kind: Kind, identity: [DatabaseValue] = [], _ values: [Value]) {
    (self.row, self.kind, self.identity, self.values) = (row, kind, identity, values)
  }
}

/// A row as the database has it after a save.
package struct SavedRow: Hashable, Sendable {
  /// The identity.
  package let identity: [DatabaseValue]

  /// The row as an object, or nil if it does not exist any more.
  package let value: JSONValue?

  /// The reason why the row could not be read after the save, or nil.
  package var problem: DatabaseError?

  /// The other program's value that the save overwrote, or nil.
  package var overwritten: RowProblem?
}
