import TableAdapters
import TableModel
import TableUI
import Testing

/// An item table view passes on whatever its delegate can do, and invents nothing.
@MainActor @Suite struct ItemForwardingTests {
  private final class Deaf: ItemDelegate {}

  /// Lets one capability of a delegate through.
  private final class Gate: ItemDelegate, CapabilityForwarding {
    let behind: AnyObject
    let name: String

    init(_ behind: AnyObject, _ name: String) {
      self.behind = behind
      self.name = name
    }

    func target(for capability: Any.Type) -> AnyObject? { "\(capability)" == name ? behind : nil }
  }

  nonisolated private static let names = [
    "TableViewSizing", "TableViewEstimating", "TableViewHeaderViews", "TableViewDisplaying",
    "TableViewHighlighting", "TableViewSelecting", "TableViewPrimaryActions",
    "TableViewAccessories", "TableViewEditingStyles", "TableViewEditingEvents",
    "TableViewSwipeActions", "TableViewMoveTargeting", "TableViewIndentation", "TableViewCopying",
    "TableViewContextMenus", "TableViewSpringLoading", "TableViewMultipleSelection",
    "TableViewFocusing", "TableViewDragging", "TableViewDropping", "ScrollDelegate",
    "ScrollDragging", "ScrollDecelerating", "ScrollAnimationEnding", "ScrollingToTop",
    "ScrollInsetChanging",
  ]

  private func present(_ delegate: any ItemDelegate) -> [String] {
    let view = ItemTableView(size: Size(width: 320, height: 330))
    view.itemDelegate = delegate
    return view.capabilities.filter { $0.role == .delegate && $0.isPresent }.map(\.name)
  }

  @Test func `a delegate that can do nothing gives heights alone`() {
    #expect(present(Deaf()) == ["TableViewSizing"])
  }

  @Test(arguments: names)
  func `each capability of the delegate is the table view's, and no other`(name: String) {
    let wanted = name == "TableViewSizing" ? [name] : ["TableViewSizing", name]
    #expect(present(Gate(EverythingScreen(), name)) == wanted)
  }

  @Test func `the table of names is that of the engine`() {
    let view = TableView(size: Size(width: 1, height: 1))
    #expect(view.capabilities.filter { $0.role == .delegate }.map(\.name) == Self.names)
    #expect(present(EverythingScreen()) == Self.names)
  }

  @Test func `what is forwarded reaches the delegate itself`() throws {
    let screen = EverythingScreen()
    let table = try ItemTable(screen)
    #expect(screen.log.contains("height 0 0") && screen.log.contains("will display 0 0"))
    screen.log = []
    try table.view.tap(at: IndexPath(row: 1, section: 0))
    #expect(screen.log.contains("did highlight 0 1") && screen.log.contains("did select 0 1"))
  }
}

/// An item delegate that has every capability of a table view's delegate, and no form with objects.
@MainActor
private final class EverythingScreen: ItemDelegate, TableViewSizing,
  TableViewEstimating, TableViewHeaderViews, TableViewDisplaying, TableViewHighlighting,
  TableViewSelecting, TableViewPrimaryActions, TableViewAccessories, TableViewEditingStyles,
  TableViewEditingEvents, TableViewSwipeActions, TableViewMoveTargeting, TableViewIndentation,
  TableViewCopying, TableViewContextMenus, TableViewSpringLoading, TableViewMultipleSelection,
  TableViewFocusing, TableViewDragging, TableViewDropping, ScrollDelegate, ScrollDragging,
  ScrollDecelerating, ScrollAnimationEnding, ScrollingToTop, ScrollInsetChanging
{
  var log: [String] = []

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    log.append("height \(indexPath)")
    return 50
  }

  func tableView(
    _ tableView: TableView,
    willDisplay cell: TableViewCell,
    forRowAt indexPath: IndexPath
  ) { log.append("will display \(indexPath)") }

  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {
    log.append("did highlight \(indexPath)")
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    log.append("did select \(indexPath)")
  }

  func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> Double {
    50
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
