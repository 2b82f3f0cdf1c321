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

    /// Whether the row must still have the old value.
    var isGuarded = true

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
  package private(set) var identity: [DatabaseValue]

  /// The changed values, those of a new row, or those that a deleted row must still have.
  package private(set) var values: [Value]

  /// Whether the database had a new row before; then the row gets its old key.
  package var isRestored = false

  /// The columns of a deleted row whose values may be more than what the table shows of them.
  package var unshown: [String] = []

  /// Whether no other program had changed the row when the save began.
  ///
  /// Effects of the save itself may change them afterwards, so they are not compared again.
  private(set) var isVerified = false

  /// Whether a new row keeps its own key in a column for which the server always chooses the key.
  var overridesKey = false

  /// Creates an edit.
  package init(row: String, _ kind: Kind, identity: [DatabaseValue] = [], _ values: [Value]) {
    (self.row, self.kind, self.identity, self.values) = (row, kind, identity, values)
  }

  /// Returns the edit with current values as the old ones, if the table shows them alike.
  ///
  /// A text shows less than some values have: invalid UTF-8, or spaces around a JSON value. Binary
  /// data is shown by its size only, so it may be other data.
  ///
  /// - Parameter now: The current values of the edit's columns.
  /// - Returns: The edit, or nil if a value is shown differently.
  func ifShown(_ now: [DatabaseValue]) -> RowEdit? {
    let isShown = zip(values, now).allSatisfy { value, now in
      if case .blob = now { return false }
      return value.old.json == now.json
    }
    guard kind != .insert, isShown else { return nil }
    let seen = zip(values, now).map { Value($0.column, old: $1, new: $0.new) }
    return RowEdit(row: row, kind, identity: identity, seen)
  }

  /// Whether an old value has a replacement character, which the table shows for bytes that are not
  /// UTF-8.
  var hasReplacedBytes: Bool {
    kind != .insert
      && values.contains { value in
        guard case .text(let text) = value.old else { return false }
        return DatabaseValue.hasReplacement(text)
      }
  }

  /// Returns the edit of a row that has the old values when the save begins.
  func verified() -> RowEdit {
    var edit = leaving(values.map(\.column))
    edit.isVerified = true
    return edit
  }

  /// Returns the edit with other values, which a function makes of each value and its column.
  func mapping(
    identity names: [String],
    _ value: (_ column: String, _ value: DatabaseValue) -> DatabaseValue
  ) -> RowEdit {
    var edit = self
    edit.identity = zip(names, identity).map { value($0, $1) }
    edit.values = values.map { old in
      var new = Value(
        old.column,
        old: value(old.column, old.old),
        new: value(old.column, old.new)
      )
      new.isGuarded = old.isGuarded
      return new
    }
    return edit
  }

  /// Returns the edit of a row that has given up the values of some columns.
  func leaving(_ columns: [String]) -> RowEdit {
    var edit = self
    for index in edit.values.indices where columns.contains(edit.values[index].column) {
      edit.values[index].isGuarded = false
    }
    return edit
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

  /// Whether the save kept the values of another program and dropped the edit.
  package var isKept = false

  /// Whether the save changed the row.
  package var isWritten = false

  /// The values of a deleted row that are more than what the table shows of them, by column: an
  /// `undo` writes them again.
  package var unshown: [String: DatabaseValue] = [:]

  /// Whether the row exists, but does not fulfill the condition of the table's rows.
  package var isOutside = false

  /// Whether the save wrote the row, and the database deleted it at once, for example by a trigger.
  package var isGone: Bool { isWritten && value == nil && problem == nil }
}
