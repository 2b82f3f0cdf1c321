import TableModel
import TableUI

// What a delegate may implement about touches. Where the wiring has the method too, it is told as well.
extension ScriptedMethods: TableViewHighlighting {
  private var highlighting: (any TableViewHighlighting)? {
    delegate((any TableViewHighlighting).self)
  }

  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    if plays(.shouldHighlight) { return flag(.shouldHighlight) ?? true }
    return highlighting?.tableView(tableView, shouldHighlightRowAt: indexPath) ?? true
  }

  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {
    highlighting?.tableView(tableView, didHighlightRowAt: indexPath)
  }

  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {
    highlighting?.tableView(tableView, didUnhighlightRowAt: indexPath)
  }
}

extension ScriptedMethods: TableViewSelecting {
  private var selecting: (any TableViewSelecting)? { delegate((any TableViewSelecting).self) }

  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    if plays(.willSelect) { return path(.willSelect, or: indexPath) }
    guard let selecting else { return indexPath }
    return selecting.tableView(tableView, willSelectRowAt: indexPath)
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    application.checkmarks?.rowWasSelected(indexPath, in: application.source)
    selecting?.tableView(tableView, didSelectRowAt: indexPath)
  }

  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    if plays(.willDeselect) { return path(.willDeselect, or: indexPath) }
    guard let selecting else { return indexPath }
    return selecting.tableView(tableView, willDeselectRowAt: indexPath)
  }

  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
    selecting?.tableView(tableView, didDeselectRowAt: indexPath)
  }
}

extension ScriptedMethods: TableViewPrimaryActions, TableViewAccessories {
  private var primaryActions: (any TableViewPrimaryActions)? {
    delegate((any TableViewPrimaryActions).self)
  }

  func tableView(
    _ tableView: TableView,
    canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    if plays(.canPerformPrimaryAction) { return flag(.canPerformPrimaryAction) ?? true }
    return primaryActions?.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath) ?? true
  }

  func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    primaryActions?.tableView(tableView, performPrimaryActionForRowAt: indexPath)
  }

  func tableView(
    _ tableView: TableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}
}

extension ScriptedMethods: TableViewSpringLoading, TableViewMultipleSelection {
  private var multipleSelection: (any TableViewMultipleSelection)? {
    delegate((any TableViewMultipleSelection).self)
  }

  func tableView(
    _ tableView: TableView,
    shouldSpringLoadRowAt indexPath: IndexPath,
    with context: SpringLoadedInteractionContext
  ) -> Bool { flag(.shouldSpringLoad) ?? true }

  func tableView(
    _ tableView: TableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    if plays(.shouldBeginMultipleSelection) { return flag(.shouldBeginMultipleSelection) ?? true }
    return multipleSelection?
      .tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath) ?? false
  }

  func tableView(
    _ tableView: TableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    multipleSelection?.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
  }

  func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView) {
    multipleSelection?.tableViewDidEndMultipleSelectionInteraction(tableView)
  }
}
