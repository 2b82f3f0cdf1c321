import Platform
package import TableAdapters
import TableModel
package import TableStore

/// The connection of a table to a list on a server.
@MainActor package final class RemoteList {
  /// The URL without credentials.
  package let address: String

  /// The loader that inserts pages into the table.
  package let loader: ListLoader

  /// The results of loads since the last call of `takeEvents()`.
  private var events: [ListLoaderEvent] = []

  /// The number of edits that the last refresh discarded.
  package private(set) var lostEdits = 0

  private var notedProblems = 0
  private weak var source: OpenTable?

  /// Creates a list that has loaded nothing yet.
  package init(_ model: ListModel, address: String) {
    self.address = RedactedURL(address).description
    loader = ListLoader(model)
    loader.onEvent = { [unowned self] event in events.append(event) }
  }

  /// The list as a supply of rows, with its loading state, error and cancellation.
  package var supply: any RowSupply { model }

  /// The list, for its pages.
  package var model: ListModel { loader.model }

  /// Connects the list to a table.
  package func serve(_ source: OpenTable) throws(WorkspaceError) {
    self.source = source
    source.feed = self
    loader.onChanges = { [unowned self] changes, kind in follow(changes, kind) }
    loader.refusal = { [weak source] in
      source?.batch == nil ? nil : .changeDoesNotFit("a page during a batch")
    }
    loader.attach(to: try source.door.listScreen(for: "listLoader"))
    source.door.listenToPulls()
  }

  /// Connects the list to another controller of the same table.
  func attach(to door: ControllerAdapter) {
    guard let screen = try? door.listScreen(for: "listLoader") else { return loader.detach() }
    loader.attach(to: screen)
    door.listenToPulls()
  }

  /// Disconnects: cancels the current request without a notification.
  func close() {
    loader.onEvent = nil
    loader.detach()
    model.cancel(.released)
  }

  /// Returns the results of loads since the last call.
  package func takeEvents() -> [ListLoaderEvent] {
    defer { events = [] }
    return events
  }

  /// Returns the number of skipped elements since the last call.
  package func takeNewProblems() -> Int {
    let count = loader.problems.count
    defer { notedProblems = count }
    // A list that starts from scratch counts from 0 again.
    return count < notedProblems ? count : count - notedProblems
  }

  private func follow(_ changes: [TableChange], _ kind: RowLoad) {
    guard let source else { return }
    var document: TableDocument?
    if kind == .refresh {
      notedProblems = 0
      lostEdits = source.isModified ? source.history.done.count : 0
      document = model.firstPage?.document ?? source.document
    }
    source.note(Transaction(kind: .arrived(document), batches: [changes], focus: .follows))
  }
}
