public import TableModel
public import TableUI

/// A diffable data source that takes UIKit's snapshots.
open class UITableViewDiffableDataSource<Section, Item>: TableViewDiffableDataSource<Section, Item>
where Section: Hashable & Sendable, Item: Hashable & Sendable {
  /// Shows what changed.
  public func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>,
    animatingDifferences: Bool = true,
    completion: (@MainActor () -> Void)? = nil
  ) {
    do throws(TableError) {
      try apply(
        snapshot.ours,
        animatingDifferences: animatingDifferences,
        completion: completion
      )
    } catch { fatalError("\(error)") }
  }

  /// Shows it all anew.
  public func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>,
    completion: (@MainActor () -> Void)? = nil
  ) { applySnapshotUsingReloadData(snapshot.ours, completion: completion) }

  /// What is shown.
  public func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> {
    let ours: DataSourceSnapshot<Section, Item> = snapshot()
    return NSDiffableDataSourceSnapshot(ours)
  }
}
