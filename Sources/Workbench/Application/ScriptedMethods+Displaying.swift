import TableModel
import TableUI

// What a delegate may implement about what comes to the screen and goes. All but `willDisplay` only listen.
extension ScriptedMethods: TableViewDisplaying {
  private var own: (any TableViewDisplaying)? { delegate((any TableViewDisplaying).self) }

  func tableView(
    _ tableView: TableView,
    willDisplay cell: TableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    own?.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    application.paging?.rowWillShow(indexPath, in: application)
  }

  func tableView(
    _ tableView: TableView,
    willDisplayHeaderView view: TableViewHeaderFooterView,
    forSection section: Int
  ) { own?.tableView(tableView, willDisplayHeaderView: view, forSection: section) }

  func tableView(
    _ tableView: TableView,
    willDisplayFooterView view: TableViewHeaderFooterView,
    forSection section: Int
  ) { own?.tableView(tableView, willDisplayFooterView: view, forSection: section) }

  func tableView(
    _ tableView: TableView,
    didEndDisplaying cell: TableViewCell,
    forRowAt indexPath: IndexPath
  ) { own?.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath) }

  func tableView(
    _ tableView: TableView,
    didEndDisplayingHeaderView view: TableViewHeaderFooterView,
    forSection section: Int
  ) { own?.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section) }

  func tableView(
    _ tableView: TableView,
    didEndDisplayingFooterView view: TableViewHeaderFooterView,
    forSection section: Int
  ) { own?.tableView(tableView, didEndDisplayingFooterView: view, forSection: section) }
}
