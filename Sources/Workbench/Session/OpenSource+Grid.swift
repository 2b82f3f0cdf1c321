import CommandLanguage
import TableModel
import TableUI

extension OpenSource {
  /// Lays a grid out, as the next turn of a run loop would.
  func layout(_ grid: GridView) throws(CommandError) {
    do { try grid.layout() } catch { throw CommandError(error, era: tableView.messageEra) }
  }
}
