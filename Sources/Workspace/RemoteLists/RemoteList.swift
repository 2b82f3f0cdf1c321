import Platform
package import TableAdapters
import TableModel
package import TableStore

/// Where the rows of a source come from when that is a server.
@MainActor package final class RemoteList {
  /// The address without credentials.
  package let address: String

  /// What brings pages into the table.
  package let loader: ListLoader

  /// What came of loads since somebody asked.
  private var events: [ListLoaderEvent] = []

  /// How many edits the last refresh has thrown away.
  package private(set) var lostEdits = 0

  private var notedProblems = 0
  private weak var source: OpenTable?

  /// Makes a feed that has fetched nothing yet.
  package init(_ model: ListModel, address: String) {
    self.address = RedactedURL(address).description
    loader = ListLoader(model)
    loader.onEvent = { [unowned self] event in events.append(event) }
  }

  /// The list as a supply of rows: what loads, failed and can be canceled.
  package var supply: any RowSupply { model }

  /// The list, for its pages.
  package var model: ListModel { loader.model }

  /// Serves a source from now on.
  package func serve(_ source: OpenTable) throws(WorkspaceError) {
    self.source = source
    source.feed = self
    loader.onChanges = { [unowned self] changes, kind in follow(changes, kind) }
    loader.refusal = { [weak source] in
      source?.batch == nil ? nil : .changeDoesNotFit("a page in the middle of a batch")
    }
    loader.attach(to: try source.door.listScreen(for: "listLoader"))
    source.door.listenToPulls()
  }

  /// Serves another controller of the same source.
  func attach(to door: ControllerAdapter) {
    guard let screen = try? door.listScreen(for: "listLoader") else { return loader.detach() }
    loader.attach(to: screen)
    door.listenToPulls()
  }

  /// Lets go: what is under way is ended, and nobody hears of it.
  func close() {
    loader.onEvent = nil
    loader.detach()
    model.cancel(.released)
  }

  /// What came of loads since this was asked last.
  package func takeEvents() -> [ListLoaderEvent] {
    defer { events = [] }
    return events
  }

  /// How many elements were left out since this was asked last.
  package func takeNewProblems() -> Int {
    let count = loader.problems.count
    defer { notedProblems = count }
    // A list that begins anew counts anew.
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
