package import TableModel
package import TableUI

// The rows, and their layout.
extension OpenTable {
  /// The object behind a row as the table shows it, or nil where there is no such row.
  package func item(at path: IndexPath) -> Item? {
    guard let path = modelPath(of: path) else { return nil }
    return modelItem(at: path)
  }

  /// The object of a row of the model, or nil where there is no such row.
  package func modelItem(at path: IndexPath) -> Item? {
    let sections = sections
    guard sections.indices.contains(path.section),
      (0..<sections[path.section].items.count).contains(path.row)
    else { return nil }
    return sections[path.section].items[path.row]
  }

  /// How many rows all sections of the model hold.
  ///
  /// - Complexity: O(s) in the sections; a loop, since a closure asks for each of them whose thread it is on.
  package var rowCount: Int {
    let sections = sections
    var count = 0
    for index in sections.indices { count += sections[index].items.count }
    return count
  }

  /// Lays the table out, as the next turn of a run loop would.
  package func layout() throws(WorkspaceError) {
    do { try tableView.layoutIfNeeded() } catch {
      throw WorkspaceError(error, of: tableView)
    }
  }

  /// Lays a grid out, as the next turn of a run loop would.
  package func layout(_ grid: GridView) throws(WorkspaceError) {
    do { try grid.layout() } catch { throw WorkspaceError(error, of: tableView) }
  }
}
