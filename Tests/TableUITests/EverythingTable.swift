import TableModel
import TableUI

/// A data source, delegate and prefetch data source that has every capability, with the defaults where
/// there are any.
@MainActor
class EverythingTable: TableViewDataSource, TableViewTitling, TableViewRowEditing,
  TableViewRowEditability, TableViewRowMoving, TableViewRowMovability, TableViewIndexing,
  TableViewChangeReporting, TableViewPrefetching, TableViewDelegate, TableViewSizing,
  TableViewEstimating, TableViewHeaderViews, TableViewDisplaying, TableViewHighlighting,
  TableViewSelecting, TableViewPrimaryActions, TableViewAccessories, TableViewEditingStyles,
  TableViewEditingEvents, TableViewSwipeActions, TableViewMoveTargeting, TableViewIndentation,
  TableViewCopying, TableViewContextMenus, TableViewSpringLoading, TableViewMultipleSelection,
  TableViewFocusing, TableViewDragging, TableViewDropping, ScrollDelegate, ScrollDragging,
  ScrollDecelerating, ScrollAnimationEnding, ScrollingToTop, ScrollInsetChanging
{
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(
    _ tableView: TableView,
    commit editingStyle: CellEditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: TableView,
    moveRowAt source: IndexPath,
    to destination: IndexPath
  ) {}

  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }

  func takeReportedChanges(for tableView: TableView) -> ReportedChanges? { nil }

  func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath]) {}

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double { 44 }

  func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> Double {
    44
  }

  func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) {}

  func tableView(
    _ tableView: TableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}

  func tableView(
    _ tableView: TableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }

  func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 0 }

  func tableView(_ tableView: TableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
    false
  }

  func tableView(
    _ tableView: TableView,
    canPerformAction action: MenuAction,
    forRowAt indexPath: IndexPath
  ) -> Bool { false }

  func tableView(
    _ tableView: TableView,
    performAction action: MenuAction,
    forRowAt indexPath: IndexPath
  ) {}

  func tableView(
    _ tableView: TableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: Point
  ) -> ContextMenu? { nil }

  func tableView(
    _ tableView: TableView,
    shouldSpringLoadRowAt indexPath: IndexPath,
    with context: SpringLoadedInteractionContext
  ) -> Bool { true }

  func tableView(
    _ tableView: TableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }

  func tableView(
    _ tableView: TableView,
    itemsForBeginning session: DragSession,
    at indexPath: IndexPath
  ) -> [DragItem] { [] }

  func tableView(_ tableView: TableView, performDropWith coordinator: DropCoordinator) {}

  func scrollViewDidScroll(_ tableView: TableView) {}

  func scrollViewDidEndScrollingAnimation(_ tableView: TableView) {}

  func scrollViewDidChangeAdjustedContentInset(_ tableView: TableView) {}
}

/// Stands in front of an object that has everything and lets through what it is told to.
///
/// It has every capability itself, so that a table view which looks at it and not behind it is found out.
final class CapabilityGate: EverythingTable, CapabilityForwarding {
  let behind: AnyObject
  var isOpen: (Any.Type) -> Bool

  init(_ behind: AnyObject, isOpen: @escaping (Any.Type) -> Bool) {
    self.behind = behind
    self.isOpen = isOpen
  }

  func target(for capability: Any.Type) -> AnyObject? { isOpen(capability) ? behind : nil }
}
