import TableAdapters
import TableModel
import TableStore
import TableUI
import Testing

/// seed L16 to L19 on a screen: a subclass says where its rows come from, and nothing else.
@MainActor @Suite struct RefreshingTableControllerTests {
  private final class Books: RefreshingTableController {
    private let network: Network

    init(_ network: Network) throws(ItemControllerError) {
      self.network = network
      try super.init()
    }

    override func makeDataSource() -> ItemDataSource { ItemDataSource([Section("", "old")]) }

    override func makeListModel() -> ListModel {
      let reader = DocumentPageReader(name: "books")
      return ListModel("http://h/books", reader: reader, network: network)
    }

    override func listModelDidLoad(_ page: ListPage, kind: RowLoad) {
      for section in page.sections { for item in section.items { itemDataSource.append(item) } }
    }
  }

  private final class NoList: RefreshingTableController {
    override func makeDataSource() -> ItemDataSource { ItemDataSource() }
  }

  private let network: Network

  init() throws {
    let served = #"{"/books": {"pages": [["a", "b"], ["c"], ["d"]], "first": 0}}"#
    let transport = try ScriptedTransport(parsing: Array(served.utf8), name: "served.json")
    network = Network(transport, clock: VirtualClock())
  }

  private func titles(_ books: Books) -> String {
    books.itemDataSource.sections.flatMap(\.items).map { $0.title ?? "" }.joined(separator: " ")
  }

  @Test func `the golden trace of a list at a finger`() throws {
    let books = try Books(network)
    let table = books.itemTableView
    books.beginAppearanceTransition(true, animated: false)
    books.endAppearanceTransition()
    try table.layoutIfNeeded()
    var trace: [String] = []
    func step(_ finger: () throws -> Void) throws {
      table.resetStatistics()
      try finger()
      network.loop.settle()
      try table.layoutIfNeeded()
      let shown = table.visibleCells.compactMap(\.text).joined(separator: " ")
      let isBusy = table.refreshControl?.isRefreshing == true
      trace.append("\(shown) · \(table.statistics.reloads) · \(isBusy ? "busy" : "still")")
      #expect(shown == titles(books))
    }
    func more() { table.loadMoreControl?.pullUp() }
    try step(more)
    try step { try table.pullDown(by: 80) }
    try step(more)
    try step(more)
    try step(more)
    #expect(table.loadMoreControl?.state == .noMoreData)
    try step { try table.pullDown(by: 80) }
    #expect(table.loadMoreControl?.state == .idle)
    network.transport.failNext()
    try step(more)
    guard case .failed = table.loadMoreControl?.state else {
      Issue.record("the control says nothing of the failure")
      return
    }
    try step { table.loadMoreControl?.retry() }
    #expect(
      trace == [
        "a b · 1 · still", "a b · 1 · still", "a b c · 1 · still", "a b c d · 1 · still",
        "a b c d · 0 · still", "a b · 1 · still", "a b · 0 · still", "a b c · 1 · still",
      ]
    )
  }

  @Test func `a refresh that fails leaves the rows and says why (seed L16)`() throws {
    let books = try Books(network)
    let table = books.itemTableView
    try table.layoutIfNeeded()
    network.transport.isOffline = true
    try table.pullDown(by: 80)
    network.loop.settle()
    #expect(titles(books) == "old" && table.refreshControl?.isRefreshing == false)
    #expect(table.refreshControl?.attributedTitle != nil)
    network.transport.isOffline = false
    try table.pullDown(by: 80)
    network.loop.settle()
    #expect(titles(books) == "a b" && table.refreshControl?.attributedTitle == nil)
  }

  @Test func `a screen that is closed while a page is on its way lets everything go (seed L13)`()
    throws
  {
    weak var books: Books?
    do {
      let made = try Books(network)
      made.listModel?.refresh()
      books = made
    }
    #expect(books == nil)
    network.loop.settle()
  }

  @Test func `a subclass without a list cannot be made, and is named (seed P1)`() {
    let error = ItemControllerError.missingOverride(type: "NoList", method: "makeListModel()")
    #expect(throws: error) { try NoList() }
  }
}
