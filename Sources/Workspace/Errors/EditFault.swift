package import JSON
package import TableModel

/// Why the rows do not allow an edit.
package enum EditFault: Hashable, Sendable {
  /// The data source does not let the row be edited.
  case notEditable(path: IndexPath)

  /// Rows may not leave their section.
  case staysInSection(path: IndexPath)

  /// The data source does not let the row be moved.
  case notMovable(path: IndexPath)

  /// No row can be there after the move; the last place for the moved rows, where there is one.
  case noPlace(target: IndexPath, hasRoom: Bool = true, limit: Int? = nil)

  /// No section can be inserted at the number.
  case noSectionPlace(index: Int, count: Int)

  /// The sections are groups, which the model does not have.
  case groups(key: String)

  /// Rows of the section are hidden and would be deleted too.
  case hiddenRows(by: PlaceFault.Hider, count: Int, section: Int)

  /// The values of the rows say where they are, since they are sorted.
  case sorted(key: String)

  /// The values of the rows say in which section they are, since they are grouped.
  case grouped(key: String)

  /// Another row has the id; its place, where it is known.
  case taken(key: String, id: String, holder: IndexPath?)

  /// A path cannot be set in the object of a row.
  case noWay(PathEditError)

  /// The table view counts a row that the model does not have.
  case modelLacks(path: IndexPath)
}
