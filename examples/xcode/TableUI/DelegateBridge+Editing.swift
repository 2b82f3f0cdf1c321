public import TableModel
public import UIKit

// What edit mode and swipes ask.
extension DelegateBridge {
  public func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    found.gestures.editingStyles?.tableView(tableView.ours, editingStyleForRowAt: indexPath)
      .forUIKit
      ?? .delete
  }

  public func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    found.gestures.editingStyles?.tableView(
      tableView.ours,
      titleForDeleteConfirmationButtonForRowAt: indexPath
    )
  }

  public func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    found.gestures.swipeActions?.tableView(
      tableView.ours,
      leadingSwipeActionsConfigurationForRowAt: indexPath
    )?.forUIKit(tableView.ours)
  }

  public func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    found.gestures.swipeActions?.tableView(
      tableView.ours,
      trailingSwipeActionsConfigurationForRowAt: indexPath
    )?.forUIKit(tableView.ours)
  }

  public func tableView(
    _ tableView: UITableView,
    shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    found.gestures.editingStyles?.tableView(
      tableView.ours,
      shouldIndentWhileEditingRowAt: indexPath
    ) ?? true
  }

  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    found.gestures.editingEvents?.tableView(tableView.ours, willBeginEditingRowAt: indexPath)
  }

  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    found.gestures.editingEvents?.tableView(tableView.ours, didEndEditingRowAt: indexPath)
  }

  public func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    found.gestures.moveTargeting?.tableView(
      tableView.ours,
      targetIndexPathForMoveFromRowAt: sourceIndexPath,
      toProposedIndexPath: proposedDestinationIndexPath
    ) ?? proposedDestinationIndexPath
  }
}
