public import TableModel
public import TableUI

// Each method turns one delegate call of the table view into one event.
extension GeneratorDelegate: TableViewSelecting {
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    send(.select(indexPath))
  }

  public func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
    send(.deselect(indexPath))
  }
}

extension GeneratorDelegate: TableViewHighlighting {
  public func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {
    send(.highlight(indexPath))
  }

  public func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {
    send(.unhighlight(indexPath))
  }
}

extension GeneratorDelegate: TableViewDisplaying {
  public func tableView(
    _ tableView: TableView,
    willDisplay cell: TableViewCell,
    forRowAt indexPath: IndexPath
  ) { send(.willDisplayCell(cell, indexPath)) }

  public func tableView(
    _ tableView: TableView,
    willDisplayHeaderView view: TableViewHeaderFooterView,
    forSection section: Int
  ) { send(.willDisplayHeader(view, section)) }

  public func tableView(
    _ tableView: TableView,
    willDisplayFooterView view: TableViewHeaderFooterView,
    forSection section: Int
  ) { send(.willDisplayFooter(view, section)) }

  public func tableView(
    _ tableView: TableView,
    didEndDisplaying cell: TableViewCell,
    forRowAt indexPath: IndexPath
  ) { send(.didEndDisplayingCell(cell, indexPath)) }

  public func tableView(
    _ tableView: TableView,
    didEndDisplayingHeaderView view: TableViewHeaderFooterView,
    forSection section: Int
  ) { send(.didEndDisplayingHeader(view, section)) }

  public func tableView(
    _ tableView: TableView,
    didEndDisplayingFooterView view: TableViewHeaderFooterView,
    forSection section: Int
  ) { send(.didEndDisplayingFooter(view, section)) }
}

extension GeneratorDelegate: TableViewAccessories {
  public func tableView(
    _ tableView: TableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { send(.accessory(indexPath)) }
}

extension GeneratorDelegate: TableViewEditingEvents {
  public func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) {
    send(.beginEditing(indexPath))
  }

  public func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {
    send(.endEditing(indexPath))
  }
}

extension GeneratorDelegate: TableViewMultipleSelection {
  /// Returns whether a finger can select rows by dragging over them: true if multiple selection is
  /// allowed.
  public func tableView(
    _ tableView: TableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { tableView.allowsMultipleSelectionDuringEditing }

  public func tableView(
    _ tableView: TableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { send(.beginMultipleSelection(indexPath)) }

  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView) {
    send(.endMultipleSelection)
  }
}

extension GeneratorDelegate: TableViewPrefetching {
  public func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath]) {
    guard let manager else { return }
    for plugin in manager.plugins {
      manager.count("prefetch", for: plugin)
      plugin.process(PrefetchEvent.prefetch(indexPaths), in: manager)
    }
  }

  public func tableView(
    _ tableView: TableView,
    cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {
    guard let manager else { return }
    for plugin in manager.plugins {
      manager.count("prefetch", for: plugin)
      plugin.process(PrefetchEvent.cancel(indexPaths), in: manager)
    }
  }
}
