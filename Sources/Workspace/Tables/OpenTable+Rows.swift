package import TableModel
package import TableUI

// The rows, and their layout.
extension OpenTable {
  /// Returns the item of a shown row, or nil if the row does not exist.
  package func item(at path: IndexPath) -> Item? {
    guard let path = modelPath(of: path) else { return nil }
    return modelItem(at: path)
  }

  /// Returns the item of a row of the model, or nil if the row does not exist.
  package func modelItem(at path: IndexPath) -> Item? {
    let sections = sections
    guard sections.indices.contains(path.section),
      (0..<sections[path.section].items.count).contains(path.row)
    else { return nil }
    return sections[path.section].items[path.row]
  }

  /// The row to try commands on: the fourth one of the first section with rows, or its last one.
  ///
  /// It is nil if no row is shown.
  package var exampleRow: IndexPath? {
    let sections = shown
    guard let section = sections.firstIndex(where: { !$0.items.isEmpty }) else { return nil }
    return IndexPath(row: min(3, sections[section].items.count - 1), section: section)
  }

  /// The number of rows in all sections of the model.
  ///
  /// - Complexity: O(s) in the sections once, then constant after edits.
  package var rowCount: Int {
    if let count = record.rowCount { return count }
    let count = sections.rowCount
    record.rowCount = count
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
