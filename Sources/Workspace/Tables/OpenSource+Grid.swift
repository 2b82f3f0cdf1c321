import TableModel
package import TableUI

extension OpenSource {
  /// Lays a grid out, as the next turn of a run loop would.
  package func layout(_ grid: GridView) throws(WorkspaceError) {
    do { try grid.layout() } catch { throw WorkspaceError(error, of: tableView) }
  }
}
