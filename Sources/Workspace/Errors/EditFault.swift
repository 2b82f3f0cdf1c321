package import JSON
package import TableModel

/// The reason why the rows do not allow an edit.
package enum EditFault: Hashable, Sendable {
  /// The data source does not allow editing the row.
  case notEditable(path: IndexPath)

  /// The rows are the tables of a database.
  case listOfTables

  /// A row has no "heaviness", by which its manager orders it.
  case noWeight(String)

  /// Another row has the weight.
  case weightTaken(Int)

  /// Rows may not leave their section.
  case staysInSection(path: IndexPath)

  /// The data source does not allow moving the row.
  case notMovable(path: IndexPath)

  /// No row can be there after the move; `limit` is the last valid row, if any.
  case noPlace(target: IndexPath, hasRoom: Bool = true, limit: Int? = nil)

  /// No section can be inserted at the index.
  case noSectionPlace(index: Int, count: Int)

  /// The sections are groups, which the model does not have.
  case groups(key: String)

  /// Rows of the section are hidden and would be deleted too.
  case hiddenRows(by: PlaceFault.Hider, count: Int, section: Int)

  /// The rows are sorted, so their values determine their position.
  case sorted(key: String)

  /// The rows are grouped, so their values determine their section.
  case grouped(key: String)

  /// Another row has the id; its path, or nil if unknown.
  case taken(key: String, id: String, holder: IndexPath?)

  /// A path cannot be set in the object of a row.
  case noWay(PathEditError)

  /// The table view counts a row that the model does not have.
  case modelLacks(path: IndexPath)
}
