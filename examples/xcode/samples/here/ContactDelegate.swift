import TableModel
import TableUI

/// A delegate as one writes it here: each capability is declared, or its methods would not count.
final class ContactDelegate: TableViewDelegate, TableViewSizing, TableViewSelecting,
  TableViewSwipeActions, TableViewAccessories, TableViewContextMenus, TableViewDisplaying,
  TableViewHeaderViews, ScrollDelegate
{
  private(set) var chosen: IndexPath?
  private var pinned: Set<IndexPath> = []

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    pinned.contains(indexPath) ? 66 : TableView.automaticDimension
  }

  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath.row == 0 ? nil : indexPath
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    chosen = indexPath
    tableView.deselectRow(at: indexPath, animated: true)
  }

  func tableView(
    _ tableView: TableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { tableView.cellForRow(at: indexPath)?.detailText = "!" }

  func tableView(
    _ tableView: TableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    let pin = ContextualAction(style: .normal, title: "Pin") {
      [weak self, weak tableView] _, _, completion throws(TableError) in
      self?.pinned.insert(indexPath)
      try tableView?.reloadRows(at: [indexPath], with: .fade)
      completion(true)
    }
    let configuration = SwipeActionsConfiguration(actions: [pin])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  func tableView(
    _ tableView: TableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: Point
  ) -> ContextMenu? {
    ContextMenu(actions: [.init(title: "Unpin") { self.pinned.remove(indexPath) }])
  }

  func tableView(
    _ tableView: TableView,
    willDisplay cell: TableViewCell,
    forRowAt indexPath: IndexPath
  ) { cell.indentationLevel = pinned.contains(indexPath) ? 1 : 0 }

  func tableView(
    _ tableView: TableView,
    viewForHeaderInSection section: Int
  ) -> TableViewHeaderFooterView? {
    let view = TableViewHeaderFooterView(reuseIdentifier: nil)
    view.text = "Section \(section)"
    return view
  }

  func scrollViewDidScroll(_ tableView: TableView) {
    tableView.allowsSelection = tableView.contentOffset.y < 1000
  }
}
