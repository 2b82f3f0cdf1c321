package import TableModel
import TableUI

/// The snapshot that `app snapshot` works on, and the diffable data source behind it.
///
/// As in an application the snapshot is a value beside the table until it is applied. With the first one that
/// is, a diffable data source takes the table over, as if it had been there from the start.
@MainActor package final class AppSnapshot {
  /// Sections by header where that tells them apart, else by number; items by the ids of rows.
  package typealias Snapshot = DataSourceSnapshot<String, ItemID>

  private unowned let source: OpenTable
  private var working: Snapshot?

  /// What the application would have stopped for; `apply` tells it, so that a script sees where it ends.
  package private(set) var refusal: TableError?

  private var data: SnapshotDataSource?
  private var delegate: SnapshotDelegate?

  /// What the table view had before.
  private var original:
    (dataSource: (any TableViewDataSource)?, delegate: (any TableViewDelegate)?) =
      (nil, nil)

  init(_ source: OpenTable) { self.source = source }

  /// Whether the table asks the diffable data source.
  package var isInCharge: Bool {
    let asked = source.application?.ownDataSource ?? source.tableView.dataSource
    return data != nil && asked === data
  }

  /// The snapshot as it is now: as changed last, else as applied, else with the rows of the model.
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

  /// Changes the snapshot; nothing is on the screen before ``apply(isAnimated:reloads:)``.
  ///
  /// Identifiers that are not unique are kept for `apply`: that is where a person looks for what went wrong.
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
    return snapshot
  }

  /// Applies the snapshot.
  ///
  /// - Returns: The difference that was told, and how many rows and sections were to be reloaded.
  package func apply(
    isAnimated: Bool,
    reloads: Bool
  ) throws(WorkspaceError) -> (difference: TableDifference, reloads: Int) {
    let snapshot = try snapshot()
    let table = source.tableView
    do throws(TableError) {
      if let refusal {
        // Told once; what else was done to the snapshot is kept.
        self.refusal = nil
        throw refusal
      }
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
      working = nil
      try table.layoutIfNeeded()
      return (difference, told)
    } catch {
      throw WorkspaceError(error, of: table)
    }
  }

  /// Forgets all, since somebody else is the data source again.
  func leave() {
    working = nil
    refusal = nil
    data = nil
    delegate = nil
    original = (nil, nil)
  }

  /// Assigns what the table view had before, and forgets all.
  func giveBack() {
    if isInCharge {
      source.tableView.dataSource = original.dataSource
      source.tableView.delegate = original.delegate
    }
    leave()
  }

  /// The diffable data source, which takes the table over where it has not.
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
    // What the application implements counts in front of this data source too.
    source.application?.stepOut()
    source.application?.apply()
    return data
  }
}

extension AppSnapshot.Snapshot {
  /// The ids of all rows.
  init(rowsOf sections: [Section]) throws(TableError) {
    self.init()
    let names = SnapshotRows.names(of: sections)
    try appendSections(names)
    for (name, section) in zip(names, sections) {
      try appendItems(section.items.map(\.id), toSection: name)
    }
  }
}
