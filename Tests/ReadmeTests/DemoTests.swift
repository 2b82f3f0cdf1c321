import JSON
import TableAdapters
import TableModel
import TableStore
import TableUI
import Testing

@testable import demos

/// The screens of the demos do what they are there to show.
@MainActor @Suite struct DemoTests {
  private func appear(_ screen: ViewController) {
    screen.beginAppearanceTransition(true, animated: false)
    screen.endAppearanceTransition()
  }

  @Test func `fourteen rows of its own, 60 points high, then books page by page`() throws {
    let network = BookServer.makeNetwork()
    let screen = try MainController(network)
    let table = screen.itemTableView
    try table.layoutIfNeeded()
    #expect(table.numberOfRows(inSection: 0) == 14)
    #expect(try table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 60)
    var counts: [Int] = []
    try table.pullDown(by: 80)
    for _ in 0..<4 {
      network.loop.settle()
      try table.layoutIfNeeded()
      counts.append(table.numberOfRows(inSection: 0))
      table.loadMoreControl?.pullUp()
    }
    #expect(counts == [2, 3, 4, 4] && table.loadMoreControl?.state == .noMoreData)
    #expect(
      table.visibleCells.compactMap(\.text) == ["Iliad", "Aeneid", "Decameron", "Don Quixote"]
    )
  }

  @Test func `by hand and by a list model the same comes out`() throws {
    func titles(
      _ make: (Network) throws -> any ViewController & TableViewHosting
    ) throws -> [String] {
      let network = BookServer.makeNetwork()
      let screen = try make(network)
      let table = screen.tableView
      try table.pullDown(by: 80)
      network.loop.settle()
      network.transport.failNext()
      for _ in 0..<4 {
        table.loadMoreControl?.pullUp()
        network.loop.settle()
      }
      try table.layoutIfNeeded()
      return table.visibleCells.compactMap(\.text) + [
        "\(String(describing: table.loadMoreControl?.state))"
      ]
    }
    #expect(try titles { try HandMadeController($0) } == titles { try MainController($0) })
  }

  @Test func `an article needs five texts, empty or not, and minds nothing else (seed L11)`() throws
  {
    let keys = ["avatarImageURL", "authorName", "date", "title", "previewText"]
    func article(
      without: String = "",
      text: JSONValue = .string("x"),
      extra: JSONValue? = nil
    )
      -> ArticleItem?
    {
      var members = keys.filter { $0 != without }.map { ($0, text) }
      if let extra { members.append(("likes", extra)) }
      return ArticleItem(.object(members))
    }
    #expect(article() != nil && article(text: .string("")) != nil)
    #expect(article(extra: .number(7)) != nil && article(extra: .null) != nil)
    for key in keys { #expect(article(without: key) == nil) }
    #expect(article(text: .number(1)) == nil && article(text: .null) == nil)
    #expect(
      ArticleItem(nil) == nil && ArticleItem(.null) == nil && ArticleItem(.string("a")) == nil
    )
  }

  @Test
  func `articles are asked for at each appearance, and a failure leaves them (seed L12, L15)`()
    throws
  {
    let article =
      #"{"avatarImageURL": "", "authorName": "a", "date": "d", "title": "t", "#
      + #""previewText": "p"}"#
    let served = "{\"/list\": [\(article), {\"title\": \"t\"}, \(article)]}"
    let transport = try ScriptedTransport(parsing: Array(served.utf8), name: "served.json")
    let network = Network(transport, clock: VirtualClock())
    let screen = ArticlesController(network)
    for offline in [false, false, true] {
      network.transport.isOffline = offline
      appear(screen)
      network.loop.settle()
      screen.beginAppearanceTransition(false, animated: false)
      screen.endAppearanceTransition()
    }
    #expect(screen.model.requests == 3)
    #expect(screen.articles.count == 2 && screen.message != nil)
    #expect(screen.model.problems.map(\.path) == ["rows[1]"])
    #expect(screen.tableView.numberOfRows(inSection: 0) == 2)
  }

  @Test func `a rating of 97 lights no star and one of 100 all five (seed C12)`() {
    let photos = PhotoAlbum.photos
    #expect(photos.map(\.litStars) == [0, 3, 5, 4])
    #expect(photos.map(\.authorFullName).last == "Tomas Okafor")
    #expect(photos.allSatisfy { $0.identifier != 0 && $0.user.numberOfPhotosTaken >= 1 })
  }

  @Test func `a tapped photo is pushed with itself in hand (seed E12)`() throws {
    let screen = PhotosController(PhotoAlbum.photos)
    let navigation = NavigationController(rootViewController: screen)
    appear(navigation)
    try screen.tableView.tap(at: IndexPath(row: 1, section: 0))
    let next = try #require(navigation.topViewController as? PhotoController)
    #expect(next.photo.identifier == 3 && next.title == "The last ferry")
  }

  @Test func `two rows of other kinds stand above the products, by their numbers (seed C9)`() throws
  {
    let screen = ProductsController(["Kettle", "Teapot"])
    let table = screen.tableView
    try table.layoutIfNeeded()
    #expect(
      table.visibleCells.map { "\(type(of: $0)) \($0.text ?? "")" } == [
        "SubtitleCell Spring sale", "ItemCell Advertisement: tea by post", "KeyValueCell Kettle",
        "KeyValueCell Teapot",
      ]
    )
  }

  @Test func `rows come behind the tax number when it is typed, and no other row is filled again`()
    throws
  {
    let screen = FormController()
    let table = screen.tableView
    try table.layoutIfNeeded()
    let path = IndexPath(row: 0, section: 0)
    func titles() -> [String] { table.visibleCells.compactMap(\.text) }
    #expect(titles() == ["Tax number", "Payment"])
    try table.enter(.text("12345"), at: path)
    #expect(titles() == ["Tax number", "Payment"])
    table.resetStatistics()
    try table.enter(.text("1234567890"), at: path)
    try table.layoutIfNeeded()
    #expect(titles() == ["Tax number", "Name", "Address", "Register", "Payment"])
    #expect(table.statistics.cellsCreated + table.statistics.cellsReused == 3)
    #expect(table.statistics.reloads == 0 && table.statistics.batches == 1)
    try table.enter(.text("123"), at: path)
    try table.layoutIfNeeded()
    #expect(titles() == ["Tax number", "Payment"])
    #expect(table.checkInvariants() == [] && screen.title == nil)
  }

  @Test func `every demo draws`() throws {
    let demos = Demos()
    for demo in demos.all { #expect(try demo.draw().count > 5, "\(demo.title)") }
  }
}
