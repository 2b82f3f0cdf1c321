import TableModel
import TableUI

// Delegate methods about views that appear and disappear. Except `willDisplay`, they have no
// effect.
extension ScriptedMethods: TableViewDisplaying {
  func tableView(
    _ tableView: TableView,
    willDisplay cell: TableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    tableView.tellBehind(\.displaying, at: indexPath) {
      $0.tableView(tableView, willDisplay: cell, forRowAt: $1)
    }
    application.paging?.rowWillShow(indexPath, in: application)
    application.remember(cell.frame.height, at: indexPath)
  }

  func tableView(
    _ tableView: TableView,
    willDisplayHeaderView view: TableViewHeaderFooterView,
    forSection section: Int
  ) {
    tableView.tellBehind(\.displaying, at: section) {
      $0.tableView(tableView, willDisplayHeaderView: view, forSection: $1)
    }
  }

  func tableView(
    _ tableView: TableView,
    willDisplayFooterView view: TableViewHeaderFooterView,
    forSection section: Int
  ) {
    tableView.tellBehind(\.displaying, at: section) {
      $0.tableView(tableView, willDisplayFooterView: view, forSection: $1)
    }
  }

  func tableView(
    _ tableView: TableView,
    didEndDisplaying cell: TableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    tableView.tellBehind(\.displaying, at: indexPath) {
      $0.tableView(tableView, didEndDisplaying: cell, forRowAt: $1)
    }
  }

  func tableView(
    _ tableView: TableView,
    didEndDisplayingHeaderView view: TableViewHeaderFooterView,
    forSection section: Int
  ) {
    tableView.tellBehind(\.displaying, at: section) {
      $0.tableView(tableView, didEndDisplayingHeaderView: view, forSection: $1)
    }
  }

  func tableView(
    _ tableView: TableView,
    didEndDisplayingFooterView view: TableViewHeaderFooterView,
    forSection section: Int
  ) {
    tableView.tellBehind(\.displaying, at: section) {
      $0.tableView(tableView, didEndDisplayingFooterView: view, forSection: $1)
    }
  }
}
