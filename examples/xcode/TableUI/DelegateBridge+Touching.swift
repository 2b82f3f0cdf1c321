public import TableModel
public import UIKit

// What a finger brings about.
extension DelegateBridge {
  public func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    found.gestures.accessories?.tableView(
      tableView.ours,
      accessoryButtonTappedForRowWith: indexPath
    )
  }

  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  {
    found.gestures.highlighting?.tableView(tableView.ours, shouldHighlightRowAt: indexPath) ?? true
  }

  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    found.gestures.highlighting?.tableView(tableView.ours, didHighlightRowAt: indexPath)
  }

  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    found.gestures.highlighting?.tableView(tableView.ours, didUnhighlightRowAt: indexPath)
  }

  public func tableView(
    _ tableView: UITableView,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    found.gestures.selecting?.tableView(tableView.ours, willSelectRowAt: indexPath) ?? indexPath
  }

  public func tableView(
    _ tableView: UITableView,
    willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    found.gestures.selecting?.tableView(tableView.ours, willDeselectRowAt: indexPath) ?? indexPath
  }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    found.gestures.selecting?.tableView(tableView.ours, didSelectRowAt: indexPath)
  }

  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    found.gestures.selecting?.tableView(tableView.ours, didDeselectRowAt: indexPath)
  }

  public func tableView(
    _ tableView: UITableView,
    canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    found.gestures.primaryActions?.tableView(
      tableView.ours,
      canPerformPrimaryActionForRowAt: indexPath
    )
      ?? true
  }

  public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
  {
    found.gestures.primaryActions?.tableView(
      tableView.ours,
      performPrimaryActionForRowAt: indexPath
    )
  }
}
