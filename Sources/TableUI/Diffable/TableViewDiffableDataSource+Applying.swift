public import TableModel

extension TableViewDiffableDataSource {
  /// Applies a snapshot and updates the table view with the differences.
  ///
  /// The differences form one batch. Under the batch policy `.uikit` they form as many as UIKit
  /// needs to accept them. Reconfigured rows come last. Without animation, iOS 13 and 14 reload
  /// everything (``TableView/messageEra``). [observed: Jesse Squires 2021]
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - isAnimated: Whether inserted and deleted rows use ``defaultRowAnimation``; recorded only.
  ///     The default is true.
  ///   - completion: A closure that runs at the end.
  /// - Complexity: O(n).
  /// - Throws: An error of the table view or the cell provider; the table view then shows its old
  ///   rows.
  public func apply(
    _ snapshot: Snapshot,
    animatingDifferences isAnimated: Bool = true,
    completion: (@MainActor () -> Void)? = nil
  ) throws(TableError) {
    guard let tableView else { return }
    tableView.sends(to: self, "apply(_:animatingDifferences:completion:)")
    defer { tableView.answered() }
    for warning in snapshot.warnings { tableView.warn(warning) }
    if !isAnimated, tableView.messageEra.reloadsWithoutAnimation {
      current = snapshot.unmarked
      tableView.reloadData()
      completion?()
      return
    }
    let old = current
    do throws(TableError) {
      try tell(tableView, of: snapshot, isAnimated ? defaultRowAnimation : .none)
    } catch {
      current = old
      throw error
    }
    completion?()
  }

  /// Applies a snapshot by reloading everything, without computing differences.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - completion: A closure that runs at the end.
  public func applySnapshotUsingReloadData(
    _ snapshot: Snapshot,
    completion: (@MainActor () -> Void)? = nil
  ) {
    guard let tableView else { return }
    tableView.sends(to: self, "applySnapshotUsingReloadData(_:completion:)")
    defer { tableView.answered() }
    current = snapshot.unmarked
    tableView.reloadData()
    completion?()
  }

  /// Performs the batches of a difference in order.
  private func tell(
    _ tableView: TableView,
    of snapshot: Snapshot,
    _ animation: RowAnimation
  ) throws(TableError) {
    // The old counts are those of the old snapshot, even if the table was never shown.
    try tableView.loadIfNeeded()
    let old = current
    let target = snapshot.unmarked
    let difference = old.difference(to: target)
    let marks = SnapshotMarks(snapshot, old)
    report(difference, marks, to: tableView)
    var stages = difference.stages(
      tableView.batchPolicy,
      reloading: marks.reloadedRows,
      reloadedSections: marks.reloadedSections
    )
    var last = TableUpdates()
    last.reconfiguredRows = marks.reconfiguredRows
    if stages.count == 1 {
      let stage = stages.removeFirst()
      last.merge(stage.updates)
      current = target
      return try tableView.performBatchUpdates(last, with: animation)
    }
    do throws(TableError) {
      for stage in stages {
        current = old.snapshot(after: stage, to: target)
        try tableView.performBatchUpdates(stage.updates, with: animation)
      }
      current = target
      last.reconfiguredRows = marks.reconfiguredItems.compactMap(target.indexPath)
      if !last.isEmpty { try tableView.performBatchUpdates(last, with: animation) }
    } catch {
      current = old
      // Reloading the old rows undoes the earlier batches.
      if !stages.isEmpty { tableView.reloadData() }
      throw error
    }
  }

  private func report(
    _ difference: TableDifference,
    _ marks: SnapshotMarks<SectionIdentifier, ItemIdentifier>,
    to tableView: TableView
  ) {
    func count(_ number: Int, _ noun: String) -> String {
      "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
    let reloads = marks.reloadedRows.count + marks.reloadedSections.count
    let words = [
      count(difference.deleteCount, "delete"), count(difference.insertCount, "insert"),
      count(difference.moveCount, "move"), count(reloads, "reload"),
    ]
    tableView.sends(to: self, "diff: " + words.joined(separator: ", "), .ours)
    tableView.answered()
  }
}

/// The reloads that a snapshot requests, by their positions in the old snapshot.
private struct SnapshotMarks<SectionIdentifier, ItemIdentifier>
where
  SectionIdentifier: Hashable & Sendable,
  ItemIdentifier: Hashable & Sendable
{
  var reloadedRows: [IndexPath] = []
  var reconfiguredRows: [IndexPath] = []
  var reloadedSections: [Int] = []
  var reconfiguredItems: [ItemIdentifier] = []

  /// Creates the marks; inserted rows and sections need no reload.
  init(
    _ snapshot: DataSourceSnapshot<SectionIdentifier, ItemIdentifier>,
    _ old: DataSourceSnapshot<SectionIdentifier, ItemIdentifier>
  ) {
    reloadedSections = snapshot.reloadedSectionIdentifiers.compactMap(old.indexOfSection)
    let rebuilt = Set(reloadedSections)
    reloadedRows = snapshot.reloadedItemIdentifiers.compactMap(old.indexPath)
      .filter { !rebuilt.contains($0.section) }
    let reloaded = Set(reloadedRows)
    reconfiguredItems = snapshot.reconfiguredItemIdentifiers.filter { item in
      guard let path = old.indexPath(of: item) else { return false }
      return !reloaded.contains(path) && !rebuilt.contains(path.section)
    }
    reconfiguredRows = reconfiguredItems.compactMap(old.indexPath)
  }
}
