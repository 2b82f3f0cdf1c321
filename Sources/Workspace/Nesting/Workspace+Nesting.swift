package import JSON
package import TableModel
import TableStore

// Tables inside rows of other tables.
extension Workspace {
  /// Opens the list or object in a row, or beside the rows, as a table on the navigation stack.
  ///
  /// Its edits are edits of the same document.
  ///
  /// - Parameters:
  ///   - row: The row as the table shows it, or nil for a value of the document.
  ///   - path: The path of the value, or nil for the whole row.
  ///   - parent: The table around.
  /// - Returns: The nested table, now the current one.
  /// - Throws: An error if the value is not a list or an object, or if the table view rejects its rows.
  package func enter(
    _ row: IndexPath?,
    _ path: MemberPath?,
    of parent: OpenTable
  ) throws(WorkspaceError) -> OpenTable {
    let place =
      if let row {
        try NestedPlace(path, inRow: try modelPath(of: row, in: parent), of: parent)
      } else {
        try NestedPlace(path ?? MemberPath(key: ""), inDocumentOf: parent)
      }
    let document = try place.readDocument()
    parent.restore()
    let table = OpenTable(
      name: place.name,
      document: document,
      supply: DocumentSupply(document, loop: network.loop),
      wiring: parent.wiring,
      frame: parent.settings.frame,
      nested: place
    )
    table.context = context
    table.isPractice = parent.isPractice
    parent.entered = table
    current = table
    do throws(WorkspaceError) {
      try show(table, isCancelled: context.isCancelled)
    } catch {
      leave(table)
      throw error
    }
    return table
  }

  private func modelPath(
    of row: IndexPath,
    in table: OpenTable
  ) throws(WorkspaceError) -> IndexPath {
    guard let path = table.modelPath(of: row) else { throw .nested(.noRow) }
    return path
  }

  /// Closes a nested table with all tables inside it; the table around becomes current.
  package func leave(_ table: OpenTable) {
    guard let place = table.nested else { return }
    if let inner = table.entered { leave(inner) }
    table.door.leaveStack()
    place.parent.entered = nil
    if current === table { current = place.parent }
  }

  /// Closes the nested tables whose screens were popped or whose values no longer exist.
  ///
  /// - Returns: The names of the closed tables, the innermost first.
  package func leaveClosedTables() -> [String] {
    var names: [String] = []
    while let table = current, let place = table.nested,
      place.isGone || !table.door.isInStack || place.parent.nested?.isGone == true
    {
      names.append(table.name)
      leave(table)
    }
    return names
  }
}
