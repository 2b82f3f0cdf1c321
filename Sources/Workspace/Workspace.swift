package import TableModel
package import TableStore
import TableUI

/// The open tables, and all operations of front ends on them.
///
/// A prompt, a full screen and a page perform ``Action``s and gestures here. Each change is a
/// ``Transaction``, which all objects that depend on the rows observe. The workspace has no texts
/// for users.
@MainActor package final class Workspace {
  /// The open tables, in the order of opening.
  package private(set) var tables: [OpenTable] = []

  /// The current table, or nil.
  package var current: OpenTable?

  /// The transport for requests to servers, except scripted ones, or nil without a network.
  package let transport: (any HTTPTransport)?

  /// The access to servers.
  package let network: Network

  /// The running command.
  package let context = CommandContext()

  /// The clock for requests and for the application's scheduled work.
  package var clock: VirtualClock { context.clock }

  /// The observer of the messages between model, view and controller, or nil.
  package var messageObserver: (any MessageObserver)? {
    didSet {
      network.messageObserver = messageObserver
      for table in tables { table.observe(messageObserver) }
    }
  }

  /// Creates a workspace without tables.
  ///
  /// - Parameter transport: The transport for requests, or nil without a network.
  package init(transport: (any HTTPTransport)? = nil) {
    self.transport = transport
    network = Network(transport, clock: context.clock)
  }

  /// Adds a table and makes it current, without showing it yet.
  package func add(_ table: OpenTable) {
    tables.append(table)
    current = table
    table.context = context
  }

  /// Closes a table and its screen; the table opened before it becomes current.
  package func close(_ table: OpenTable) {
    let isCurrent = current?.root === table
    if let entered = table.entered { leave(entered) }
    table.feed?.close()
    table.door.disappear()
    tables.removeAll { $0 === table }
    if isCurrent { current = tables.last?.front }
  }

  /// Shows a table for the first time.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - isCancelled: Called during the first layout; return true to cancel.
  /// - Throws: The error with which the table rejects its first layout, or `cancelled`.
  package func show(
    _ table: OpenTable,
    isCancelled: @escaping @MainActor () -> Bool
  ) throws(WorkspaceError) {
    table.observe(messageObserver)
    try table.tableView.cancellable(isCancelled) { () throws(WorkspaceError) in
      table.door.appear()
      try table.layout()
    }
  }
}
