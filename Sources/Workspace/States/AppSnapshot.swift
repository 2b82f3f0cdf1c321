package import TableModel
import TableUI

/// The snapshot of `app snapshot`, and its diffable data source.
///
/// As in an application, the snapshot is a value until it is applied. From the first one on, a
/// diffable data source replaces the table view's own. It acts as if it had always been there.
@MainActor package final class AppSnapshot {
  /// Sections are identified by header, or by number if headers repeat; items by the ids of rows.
  package typealias Snapshot = DataSourceSnapshot<String, ItemID>

  unowned let source: OpenTable
  private var working: Snapshot?

  /// The number of changes to the working snapshot.
  private var changeCount = 0

  /// The queues that apply snapshots, and the hash values of identifiers.
  var queues = SnapshotQueues()

  /// The error that would have stopped the application; `apply` reports it, so that a script fails
  /// there.
  package private(set) var refusal: TableError?

  private var data: SnapshotDataSource?
  private var delegate: SnapshotDelegate?

  /// The previous objects of the table view.
  private var original:
    (dataSource: (any TableViewDataSource)?, delegate: (any TableViewDelegate)?) =
      (nil, nil)

  init(_ source: OpenTable) { self.source = source }

  /// Whether the diffable data source is the table view's data source.
  package var isInCharge: Bool {
    let asked = source.application?.ownDataSource ?? source.tableView.dataSource
    return data != nil && asked === data
  }

  /// Returns the item of a row in the applied snapshot, or nil if none was applied.
  func identifier(at path: IndexPath) -> ItemID? {
    isInCharge ? data?.itemIdentifier(for: path) : nil
  }

  /// Returns the title of an item in the model, or its identifier if the model does not have it.
  func title(of id: ItemID, near path: IndexPath) -> String {
    SnapshotRows(source).item(of: id, near: path)?.title ?? id.text
  }

  /// Returns the current snapshot: the changed one, else the applied one, else one of the model's
  /// rows.
  package func snapshot() throws(WorkspaceError) -> Snapshot {
    if data != nil, !isInCharge { leave() }
    if let working { return working }
    if let data { return data.snapshot() }
    do throws(TableError) {
      return try Snapshot(rowsOf: source.shown)
    } catch {
      throw WorkspaceError(error, of: source.tableView)
    }
  }

  /// Changes the snapshot; the screen changes only with ``apply(isAnimated:reloads:)``.
  ///
  /// Errors about duplicate identifiers are kept for `apply`, where users look for them.
  package func change(
    _ body: (inout Snapshot) throws(TableError) -> Void
  ) throws(WorkspaceError) -> Snapshot {
    var snapshot = try snapshot()
    do throws(TableError) {
      try body(&snapshot)
    } catch {
      guard error.code == "D1" else {
        throw WorkspaceError(error, of: source.tableView)
      }
      refusal = refusal ?? error
    }
    working = snapshot
    changeCount += 1
    return snapshot
  }

  /// Applies the snapshot.
  ///
  /// - Returns: The applied difference, and the number of rows and sections to reload.
  package func apply(
    isAnimated: Bool,
    reloads: Bool
  ) throws(WorkspaceError) -> (difference: TableDifference, reloads: Int) {
    let pending = try pending()
    do throws(TableError) {
      return try apply(pending, isAnimated: isAnimated, reloads: reloads)
    } catch {
      throw WorkspaceError(error, of: source.tableView)
    }
  }

  /// A snapshot to apply.
  struct Pending {
    fileprivate let snapshot: Snapshot
    fileprivate let changeCount: Int
  }

  /// Returns the current snapshot for an apply.
  ///
  /// - Throws: The error of an earlier change, once; other changes of the snapshot are kept.
  func pending() throws(WorkspaceError) -> Pending {
    let pending = Pending(snapshot: try snapshot(), changeCount: changeCount)
    guard let refusal else { return pending }
    self.refusal = nil
    throw WorkspaceError(refusal, of: source.tableView)
  }

  /// Applies a snapshot and lays out the table view; later changes of the snapshot are kept.
  func apply(
    _ pending: Pending,
    isAnimated: Bool,
    reloads: Bool
  ) throws(TableError) -> (difference: TableDifference, reloads: Int) {
    let snapshot = pending.snapshot
    let data = try inCharge()
    let shown = data.snapshot()
    let difference = shown.difference(to: snapshot)
    let told =
      snapshot.reloadedItemIdentifiers.count { shown.indexPath(of: $0) != nil }
      + snapshot.reloadedSectionIdentifiers.count { shown.indexOfSection($0) != nil }
    if reloads {
      data.applySnapshotUsingReloadData(snapshot)
    } else {
      try data.apply(snapshot, animatingDifferences: isAnimated)
    }
    if pending.changeCount == changeCount { working = nil }
    queues.noteHashes(of: source.shown)
    try source.tableView.layoutIfNeeded()
    return (difference, told)
  }

  /// Discards all state, because another data source is connected.
  func leave() {
    working = nil
    refusal = nil
    queues.leave()
    data = nil
    delegate = nil
    original = (nil, nil)
  }

  /// Assigns the previous objects of the table view and discards all state.
  func giveBack() {
    if isInCharge {
      source.tableView.dataSource = original.dataSource
      source.tableView.delegate = original.delegate
    }
    leave()
  }

  /// Returns the diffable data source, after connecting it if necessary.
  private func inCharge() throws(TableError) -> SnapshotDataSource {
    if let data { return data }
    let shown = try Snapshot(rowsOf: source.shown)
    let table = source.tableView
    let showsAll = table.shows(shown.rowCounts)
    original = (
      source.application?.ownDataSource ?? table.dataSource,
      source.application?.ownDelegate ?? table.delegate
    )
    let rows = SnapshotRows(source)
    let data = SnapshotDataSource(table, showing: shown, rows: rows)
    let delegate = SnapshotDelegate(behind: original.delegate, data: data, rows: rows)
    if showsAll {
      table.interpose(dataSource: data, delegate: delegate)
    } else {
      table.delegate = delegate
    }
    self.data = data
    self.delegate = delegate
    // The application's overrides apply to this data source too.
    source.application?.stepOut()
    source.application?.apply()
    return data
  }
}

extension AppSnapshot.Snapshot {
  /// Creates a snapshot of the ids of all rows.
  init(rowsOf sections: [Section]) throws(TableError) {
    self.init()
    let names = SnapshotRows.names(of: sections)
    try appendSections(names)
    for (name, section) in zip(names, sections) {
      try appendItems(section.items.map(\.id), toSection: name)
    }
  }
}
