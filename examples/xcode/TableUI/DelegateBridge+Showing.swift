public import TableModel
public import UIKit

// What is asked and told of what shows.
extension DelegateBridge {
  public func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    guard let cell = cell as? TableViewCell else { return }
    found.displaying?.tableView(tableView.ours, willDisplay: cell, forRowAt: indexPath)
  }

  public func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  ) {
    guard let view = view as? TableViewHeaderFooterView else { return }
    found.displaying?.tableView(tableView.ours, willDisplayHeaderView: view, forSection: section)
  }

  public func tableView(
    _ tableView: UITableView,
    willDisplayFooterView view: UIView,
    forSection section: Int
  ) {
    guard let view = view as? TableViewHeaderFooterView else { return }
    found.displaying?.tableView(tableView.ours, willDisplayFooterView: view, forSection: section)
  }

  public func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    guard let cell = cell as? TableViewCell else { return }
    found.displaying?.tableView(tableView.ours, didEndDisplaying: cell, forRowAt: indexPath)
  }

  public func tableView(
    _ tableView: UITableView,
    didEndDisplayingHeaderView view: UIView,
    forSection section: Int
  ) {
    guard let view = view as? TableViewHeaderFooterView else { return }
    found.displaying?.tableView(
      tableView.ours,
      didEndDisplayingHeaderView: view,
      forSection: section
    )
  }

  public func tableView(
    _ tableView: UITableView,
    didEndDisplayingFooterView view: UIView,
    forSection section: Int
  ) {
    guard let view = view as? TableViewHeaderFooterView else { return }
    found.displaying?.tableView(
      tableView.ours,
      didEndDisplayingFooterView: view,
      forSection: section
    )
  }

  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    CGFloat(
      found.sizing?.tableView(tableView.ours, heightForRowAt: indexPath)
        ?? TableView.automaticDimension
    )
  }

  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  {
    CGFloat(
      found.sizing?.tableView(tableView.ours, heightForHeaderInSection: section)
        ?? TableView.automaticDimension
    )
  }

  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  {
    CGFloat(
      found.sizing?.tableView(tableView.ours, heightForFooterInSection: section)
        ?? TableView.automaticDimension
    )
  }

  public func tableView(
    _ tableView: UITableView,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    CGFloat(
      found.estimating?.tableView(tableView.ours, estimatedHeightForRowAt: indexPath)
        ?? TableView.automaticDimension
    )
  }

  public func tableView(
    _ tableView: UITableView,
    estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    CGFloat(
      found.estimating?.tableView(tableView.ours, estimatedHeightForHeaderInSection: section)
        ?? TableView.automaticDimension
    )
  }

  public func tableView(
    _ tableView: UITableView,
    estimatedHeightForFooterInSection section: Int
  ) -> CGFloat {
    CGFloat(
      found.estimating?.tableView(tableView.ours, estimatedHeightForFooterInSection: section)
        ?? TableView.automaticDimension
    )
  }

  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    found.headerViews?.tableView(tableView.ours, viewForHeaderInSection: section)
  }

  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    found.headerViews?.tableView(tableView.ours, viewForFooterInSection: section)
  }

  public func tableView(
    _ tableView: UITableView,
    indentationLevelForRowAt indexPath: IndexPath
  ) -> Int {
    found.indentation?.tableView(tableView.ours, indentationLevelForRowAt: indexPath) ?? 0
  }
}
