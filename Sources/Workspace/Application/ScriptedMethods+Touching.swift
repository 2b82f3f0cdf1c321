import TableModel
import TableUI

// Delegate methods about touches.
extension ScriptedMethods: TableViewHighlighting {
  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    flag(.shouldHighlight) ?? true
  }

  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {
    tableView.tellBehind(\.gestures.highlighting, at: indexPath) {
      $0.tableView(tableView, didHighlightRowAt: $1)
    }
  }

  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {
    tableView.tellBehind(\.gestures.highlighting, at: indexPath) {
      $0.tableView(tableView, didUnhighlightRowAt: $1)
    }
  }
}

extension ScriptedMethods: TableViewSelecting {
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    path(.willSelect, or: indexPath)
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    application.checkmarks?.rowWasSelected(indexPath, in: application.source)
    tableView.tellBehind(\.gestures.selecting, at: indexPath) {
      $0.tableView(tableView, didSelectRowAt: $1)
    }
  }

  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    path(.willDeselect, or: indexPath)
  }

  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
    tableView.tellBehind(\.gestures.selecting, at: indexPath) {
      $0.tableView(tableView, didDeselectRowAt: $1)
    }
  }
}

extension ScriptedMethods: TableViewPrimaryActions, TableViewAccessories {
  func tableView(
    _ tableView: TableView,
    canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { flag(.canPerformPrimaryAction) ?? true }

  func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    tableView.tellBehind(\.gestures.primaryActions, at: indexPath) {
      $0.tableView(tableView, performPrimaryActionForRowAt: $1)
    }
  }

  func tableView(
    _ tableView: TableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}
}

extension ScriptedMethods: TableViewSpringLoading, TableViewMultipleSelection {
  func tableView(
    _ tableView: TableView,
    shouldSpringLoadRowAt indexPath: IndexPath,
    with context: SpringLoadedInteractionContext
  ) -> Bool { flag(.shouldSpringLoad) ?? true }

  func tableView(
    _ tableView: TableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { flag(.shouldBeginMultipleSelection) ?? true }

  func tableView(
    _ tableView: TableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    tableView.tellBehind(\.gestures.multipleSelection, at: indexPath) {
      $0.tableView(tableView, didBeginMultipleSelectionInteractionAt: $1)
    }
  }

  func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView) {
    tableView.tellBehind(\.gestures.multipleSelection) { selection, _ in
      selection.tableViewDidEndMultipleSelectionInteraction(tableView)
    }
  }
}
