public import TableModel
public import TableUI

/// A feature for dragging rows to other places. (RDDM: `TableMovableItemPlugin`.)
///
/// A row that must stay in its section cannot be dropped in another one. The drop target becomes
/// its original place, so that rows and table view always match.
public final class MovableFeature: FeaturePlugin, TableViewRowMoving, TableViewRowMovability,
  TableViewMoveTargeting
{
  /// Receives a dragged row with its old and new index paths.
  public typealias PositionChanged =
    @MainActor (any CellGenerator, _ from: IndexPath, _ to: IndexPath) throws(TableError) -> Void

  public let name = "movable"
  public let capabilities: [Any.Type] = [
    (any TableViewRowMoving).self, (any TableViewRowMovability).self,
    (any TableViewMoveTargeting).self,
  ]

  private let positionChanged: PositionChanged
  private weak var manager: DisplayManager?

  /// Creates a feature.
  ///
  /// - Parameter positionChanged: Called for each dragged row; if it throws, the move is reverted.
  public init(_ positionChanged: @escaping PositionChanged = { _, _, _ in }) {
    self.positionChanged = positionChanged
  }

  public func setUp(in manager: DisplayManager) { self.manager = manager }

  public func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    (manager?.generator(at: indexPath) as? any MovableItem)?.canMove ?? false
  }

  public func tableView(
    _ tableView: TableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    guard proposedDestinationIndexPath.section != sourceIndexPath.section,
      let item = manager?.generator(at: sourceIndexPath) as? any MovableItem
    else { return proposedDestinationIndexPath }
    return item.canMoveInOtherSection ? proposedDestinationIndexPath : sourceIndexPath
  }

  public func tableView(
    _ tableView: TableView,
    moveRowAt source: IndexPath,
    to destination: IndexPath
  ) throws(TableError) {
    guard let manager, let generator = manager.generator(at: source) else { return }
    manager.moveRow(from: source, to: destination)
    do throws(TableError) {
      try positionChanged(generator, source, destination)
    } catch {
      manager.moveRow(from: destination, to: source)
      throw error
    }
    for plugin in manager.plugins {
      plugin.process(TableEvent.move(from: source, to: destination), in: manager)
    }
  }
}
