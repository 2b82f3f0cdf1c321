package import TableModel
package import TableStore
import TableUI

/// The open tables, and everything that front ends do to them.
///
/// A prompt, a full screen and a page perform ``Action``s and gestures here. Each change is a ``Transaction``, and
/// whoever keeps something about rows observes those. The workspace has no words for people.
@MainActor package final class Workspace {
  /// The open tables, in the order of opening.
  package private(set) var tables: [OpenTable] = []

  /// The table that commands are about, or nil.
  package var current: OpenTable?

  /// The transport of requests that no file answers, or nil where there is no network.
  package let transport: (any HTTPTransport)?

  /// The way of requests to servers.
  package let network: Network

  /// The command that runs.
  package let context = CommandContext()

  /// The time of requests and of what the application schedules.
  package var clock: VirtualClock { context.clock }

  /// The observer of the messages between model, view and controller, or nil.
  package var messageObserver: (any MessageObserver)? {
    didSet {
      network.messageObserver = messageObserver
      for table in tables { table.door.observer = messageObserver }
    }
  }

  /// Creates a workspace without tables.
  ///
  /// - Parameter transport: The transport of requests, or nil where there is no network.
  package init(transport: (any HTTPTransport)? = nil) {
    self.transport = transport
    network = Network(transport, clock: context.clock)
  }

  /// Adds a table and makes it current; it is not shown yet.
  package func add(_ table: OpenTable) {
    tables.append(table)
    current = table
    table.context = context
  }

  /// Closes a table and its screen; the table opened before it becomes current.
  package func close(_ table: OpenTable) {
    table.feed?.close()
    table.door.disappear()
    tables.removeAll { $0 === table }
    if current === table { current = tables.last }
  }

  /// Shows a table for the first time.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - isCancelled: Asked during the first layout.
  /// - Throws: What the table rejects at its first layout, or `cancelled`.
  package func show(
    _ table: OpenTable,
    isCancelled: @escaping @MainActor () -> Bool
  ) throws(WorkspaceError) {
    table.door.observer = messageObserver
    try table.tableView.cancellable(isCancelled) { () throws(WorkspaceError) in
      table.door.appear()
      try table.layout()
    }
  }
}
