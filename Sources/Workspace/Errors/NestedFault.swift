package import JSON

/// The reason why a nested table cannot be shown or changed.
package enum NestedFault: Hashable, Sendable {
  /// The row has no value at the path; includes paths that exist.
  case noValue(path: String, known: [String])

  /// The value has no rows: it is a text, a number, a Boolean or null.
  case scalar(path: String?, kind: JSONValue.Kind)

  /// The value cannot be read as a table, with the reason.
  case noTable(message: String)

  /// The value is beside the rows of the document, where edits are not possible.
  case readOnly(path: String)

  /// The nested value cannot store a change, with the reason and a suggestion.
  case cannotStore(message: String, hint: String?)

  /// The row that contains the nested table was deleted.
  case noRow
}
