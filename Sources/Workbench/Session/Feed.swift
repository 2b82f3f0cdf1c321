import CommandLanguage
import Platform
import TableAdapters
import TableModel
import TableStore

/// Where the rows of a source come from when that is a server.
@MainActor final class Feed {
  /// The address without credentials.
  let address: String

  /// What brings pages into the table.
  let loader: ListLoader

  /// What came of loads since somebody asked.
  private var events: [ListLoaderEvent] = []

  /// How many edits the last refresh has thrown away.
  private(set) var lostEdits = 0

  private var notedProblems = 0
  private weak var source: OpenSource?

  /// Makes a feed that has fetched nothing yet.
  init(_ model: ListModel, address: String) {
    self.address = RedactedURL(address).description
    loader = ListLoader(model)
    loader.onEvent = { [unowned self] event in events.append(event) }
  }

  /// The list.
  var model: ListModel { loader.model }

  /// How the list goes on, in words.
  var pagingWords: String {
    let page = model.currentPage.map { "page \($0)" } ?? "no page"
    if model.isAtLastPage { return page + ", the last one" }
    return page + "; more fetches the next (\(model.pagingWords))"
  }

  /// Serves a source from now on.
  func serve(_ source: OpenSource) throws(CommandError) {
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
  func attach(to door: ControllerDoor) {
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
  func takeEvents() -> [ListLoaderEvent] {
    defer { events = [] }
    return events
  }

  /// How many elements were left out since this was asked last.
  func takeNewProblems() -> Int {
    let count = loader.problems.count
    defer { notedProblems = count }
    // A list that begins anew counts anew.
    return count < notedProblems ? count : count - notedProblems
  }

  private func follow(_ changes: [TableChange], _ kind: ListModel.Kind) {
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
