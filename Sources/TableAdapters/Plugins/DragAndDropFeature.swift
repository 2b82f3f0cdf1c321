public import TableModel
public import TableUI

/// A feature for dragging rows and dropping them elsewhere in the table, several at once. (RDDM:
/// `TableDragAndDroppablePlugin`.)
///
/// The end of a section and an empty section accept drops; in the original they do not. With
/// `DropScope.current`, a drop in another section is forbidden and moves no row.
public final class DragAndDropFeature: FeaturePlugin, TableViewDragging, TableViewDropping {
  /// Receives the dropped rows in order, and the new index path of the first one.
  public typealias Dropped = @MainActor ([any CellGenerator], IndexPath) -> Void

  public let name = "dragAndDroppable"
  public let capabilities: [Any.Type] = [
    (any TableViewDragging).self, (any TableViewDropping).self,
  ]

  private let scope: DropScope
  private let dropped: Dropped
  private weak var manager: DisplayManager?

  /// Creates a feature.
  ///
  /// - Parameters:
  ///   - scope: The sections that accept drops.
  ///   - dropped: Called after each drop.
  public init(by scope: DropScope, _ dropped: @escaping Dropped = { _, _ in }) {
    self.scope = scope
    self.dropped = dropped
  }

  public func setUp(in manager: DisplayManager) { self.manager = manager }

  public func tableView(
    _ tableView: TableView,
    itemsForBeginning session: DragSession,
    at indexPath: IndexPath
  ) -> [DragItem] {
    guard let generator = manager?.generator(at: indexPath),
      let item = generator as? any DraggableItem
    else { return [] }
    return [DragItem(text: item.dragText, localObject: generator)]
  }

  public func tableView(
    _ tableView: TableView,
    itemsForAddingTo session: DragSession,
    at indexPath: IndexPath,
    point: Point
  ) -> [DragItem] { self.tableView(tableView, itemsForBeginning: session, at: indexPath) }

  public func tableView(
    _ tableView: TableView,
    dropSessionDidUpdate session: DropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> DropProposal {
    guard let destinationIndexPath, isAllowed(session.items, at: destinationIndexPath) else {
      return DropProposal(operation: .forbidden)
    }
    return DropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  public func tableView(
    _ tableView: TableView,
    performDropWith coordinator: DropCoordinator
  ) throws(TableError) {
    guard let manager, let place = coordinator.destinationIndexPath else { return }
    let rows = coordinator.items.compactMap { $0.dragItem.localObject as? any CellGenerator }
    do throws(DisplayManagerError) {
      try manager.gather(rows, at: place)
    } catch {
      // Both sides of the edit belong to the manager; only the table view can reject it.
      guard case .table(let error) = error else { return }
      throw error
    }
    for (offset, item) in coordinator.items.enumerated() {
      let row = IndexPath(row: place.row + offset, section: place.section)
      coordinator.drop(item.dragItem, toRowAt: row)
    }
    dropped(rows, place)
  }

  private func isAllowed(_ items: [DragItem], at place: IndexPath) -> Bool {
    guard scope == .current else { return true }
    return items.allSatisfy { item in
      (item.localObject as? any CellGenerator).flatMap { manager?.indexPath(of: $0) }?.section
        == place.section
    }
  }
}
