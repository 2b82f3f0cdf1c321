package import TableAdapters
package import TableModel
package import TableUI

/// A part of a display manager that can be exchanged when the manager is built.
package enum ManagerPart: String, CaseIterable, Sendable {
  /// The data source of the table view.
  case dataSource

  /// The delegate of the table view.
  case delegate

  /// The object that applies edits to the table view.
  case animator
}

/// A data source of a display manager that counts the cells it supplies.
package final class CountingDataSource: GeneratorDataSource {
  /// The number of cells.
  package private(set) var count = 0

  package override func tableView(
    _ tableView: TableView,
    cellForRowAt indexPath: IndexPath
  ) throws(TableError) -> TableViewCell {
    count += 1
    return try super.tableView(tableView, cellForRowAt: indexPath)
  }
}

/// A delegate of a display manager that counts the events it sends to the plugins.
package final class CountingDelegate: GeneratorDelegate {
  /// The number of events.
  package private(set) var count = 0

  package override func send(_ event: TableEvent) {
    count += 1
    super.send(event)
  }
}

/// An animator that counts the edits it applies; each is one batch.
@MainActor package final class CountingAnimator: TableAnimator {
  /// The number of edits.
  package private(set) var count = 0

  /// Creates an animator that has applied no edit yet.
  package init() {}

  package func perform(
    _ updates: TableUpdates,
    in tableView: TableView
  ) throws(TableError) {
    count += 1
    try tableView.performBatchUpdates(updates)
  }
}

extension OpenTable {
  /// Rebuilds the display manager of a screen with some counting parts; the others are standard.
  ///
  /// - Returns: False if the table view's objects are replaced now, by a filter or by the
  ///   application's code.
  package func rebuildManager(_ parts: Set<ManagerPart>, of screen: any DisplayManaging) -> Bool {
    let manager = screen.manager
    guard arranged == nil, tableView.dataSource === manager.dataSource,
      tableView.delegate === manager.delegate
    else { return false }
    screen.manager = manager.rebuilt(
      screen.managerKind,
      dataSource: parts.contains(.dataSource) ? CountingDataSource() : nil,
      delegate: parts.contains(.delegate) ? CountingDelegate() : nil,
      animator: parts.contains(.animator) ? CountingAnimator() : nil
    )
    return true
  }
}
