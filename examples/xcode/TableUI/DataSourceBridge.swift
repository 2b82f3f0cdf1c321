public import TableModel
public import UIKit

/// A data source of ours as UIKit's: it answers what the table view asks from ours.
///
/// What ours cannot do is looked up when it is made; of that the bridge says that it does not respond, so
/// that an absent method is absent for UIKit too. It holds ours weakly, as a table view does.
public final class DataSourceBridge: NSObject, UITableViewDataSource,
  UITableViewDataSourcePrefetching
{
  private weak var source: (any TableViewDataSource)?
  private weak var prefetching: (any TableViewPrefetching)?
  private let capabilities: TableMethods
  private nonisolated let hidden: Set<String>

  /// Makes UIKit's of ours.
  ///
  /// - Parameters:
  ///   - source: Whoever answers, or nil.
  ///   - prefetching: Whoever hears which rows come soon, or nil.
  public init(
    _ source: (any TableViewDataSource)?,
    prefetching: (any TableViewPrefetching)? = nil
  ) {
    self.source = source
    self.prefetching = probe((any TableViewPrefetching).self, in: prefetching)
    let found = TableMethods()
    found.look(for: .dataSource, in: source)
    capabilities = found
    hidden = Selectors.hidden([
      (found.titling == nil, Selectors.titling),
      (found.gestures.rowEditing == nil, Selectors.rowEditing),
      (found.rowEditability == nil, Selectors.rowEditability),
      (found.gestures.rowMoving == nil, Selectors.rowMoving),
      (found.gestures.rowMovability == nil, Selectors.rowMovability),
      (found.indexing == nil, Selectors.indexing),
    ])
    super.init()
  }

  #if canImport(ObjectiveC)
  /// UIKit asks this once, when the bridge is assigned.
  public nonisolated override func responds(to selector: Selector!) -> Bool {
    !hidden.contains(NSStringFromSelector(selector)) && super.responds(to: selector)
  }
  #endif

  // MARK: Counts and cells

  public func numberOfSections(in tableView: UITableView) -> Int {
    source?.numberOfSections(in: tableView.ours) ?? 0
  }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    source?.tableView(tableView.ours, numberOfRowsInSection: section) ?? 0
  }

  /// UIKit's method cannot throw: what ours throws is told the table view, which shows an empty cell.
  public func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let table = tableView.ours
    do throws(TableError) {
      if let cell = try source?.tableView(table, cellForRowAt: indexPath) { return cell }
    } catch { table.onError(error) }
    return TableViewCell(style: .default, reuseIdentifier: nil)
  }

  // MARK: Titles and index

  public func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    capabilities.titling?.tableView(tableView.ours, titleForHeaderInSection: section)
  }

  public func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? {
    capabilities.titling?.tableView(tableView.ours, titleForFooterInSection: section)
  }

  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    capabilities.indexing?.sectionIndexTitles(for: tableView.ours)
  }

  public func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int {
    capabilities.indexing?
      .tableView(tableView.ours, sectionForSectionIndexTitle: title, at: index) ?? index
  }

  // MARK: Editing and moving

  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    capabilities.rowEditability?.tableView(tableView.ours, canEditRowAt: indexPath) ?? true
  }

  public func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    let table = tableView.ours
    do throws(TableError) {
      try capabilities.gestures.rowEditing?.tableView(
        table,
        commit: CellEditingStyle(editingStyle),
        forRowAt: indexPath
      )
    } catch { table.onError(error) }
  }

  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    capabilities.gestures.rowMovability?.tableView(tableView.ours, canMoveRowAt: indexPath) ?? true
  }

  public func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let table = tableView.ours
    do throws(TableError) {
      try capabilities.gestures.rowMoving?
        .tableView(table, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    } catch { table.onError(error) }
  }

  // MARK: Prefetching

  public func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    prefetching?.tableView(tableView.ours, prefetchRowsAt: indexPaths)
  }

  public func tableView(
    _ tableView: UITableView,
    cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) { prefetching?.tableView(tableView.ours, cancelPrefetchingForRowsAt: indexPaths) }
}
