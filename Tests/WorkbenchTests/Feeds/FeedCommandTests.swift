import SessionSupport
import TableModel
import TableStore
import TableUI
import TestSupport
import Testing
import Wirings

@testable import Workbench
@testable import Workspace

// L9, L16 to L25 as a person sees them: at the prompt, in every wiring.
@MainActor @Suite struct FeedCommandTests {
  nonisolated static let wirings = Wiring.all.map(\.name)

  /// Three pages of two rows by number, by link and by cursor, and answers that are none.
  nonisolated static let served = #"""
    {
      "/books": {"pages": [[{"id": 1, "title": "a"}, {"id": 2, "title": "b"}],
        [{"id": 3, "title": "c"}, {"id": 4, "title": "d"}], [{"id": 5, "title": "e"}]]},
      "/links": {"pages": [[{"id": 1}], [{"id": 2}]], "paging": "link"},
      "/again": {"pages": [[{"id": 1}, {"id": 2}], [{"id": 2}, {"id": 3}]]},
      "/mixed": {"pages": [[{"id": 1}, "x", {"id": 3}]]},
      "/sections": {"pages": [
        {"sections": [{"header": "A", "items": [{"title": "a1"}]}, {"header": "B", "items": [{"title": "b1"}]}]},
        {"sections": [{"header": "B", "items": [{"title": "b2"}]}, {"header": "C", "items": [{"title": "c1"}]}]}
      ], "paging": "link"},
      "/down": {"status": 503},
      "/pair": {"name": "Ada", "born": 1815}
    }
    """#

  private func fixture(
    _ path: String = "/books",
    wiring: String = "items",
    viewport: Size? = nil
  ) throws -> SessionFixture {
    let fixture = try SessionFixture(nil, wiring: wiring, viewport: viewport, served: Self.served)
    if !path.isEmpty { fixture.run("open http://example.org\(path)") }
    return fixture
  }

  /// The titles of all rows in one word.
  private func rows(_ fixture: SessionFixture) -> String {
    fixture.session.current?.sections.flatMap { $0.items.map { $0.title ?? "" } }.joined() ?? ""
  }

  @Test(arguments: wirings)
  func `the golden trace of paging at the prompt`(wiring: String) throws {
    let fixture = try fixture(wiring: wiring)
    let name = try #require(fixture.session.current?.door.name)
    #expect(
      fixture.run(
        "more",
        "pull",
        "more",
        "more",
        "more",
        "pull",
        "net fail next",
        "more",
        "expect network",
        "rows",
        "more",
        "rows",
        "page",
        "invariants"
      ) == """
        page 2, from the server: 2 rows appended, 4 in all
        pulled 60 pt: page 1: 2 rows; replaced the list
        page 2, from the server: 2 rows appended, 4 in all
        page 3, from the server: 1 row appended, 5 in all
        no more data: page 3 is the last; no request sent
        pulled 60 pt: page 1: 2 rows; replaced the list
        responses come from served.json; online; 1 request to fail; 6 requests so far
        error[network]: http://example.org/books?page=2: the response was lost because of `net fail next`
        0 0  a
        0 1  b
        page 2, from the server: 2 rows appended, 4 in all
        0 0  a
        0 1  b
        0 2  c
        0 3  d
        pages 1 to 2 are in the table; page 2; `more` loads the next (keys "page" and "total_pages")
        \(fixture.run("invariants"))
        """
    )
    #expect(fixture.session.current?.door.name == name)
  }

  @Test(arguments: wirings)
  func `a lost page shows its message and a tap on it asks again`(wiring: String) throws {
    let fixture = try fixture(wiring: wiring, viewport: Size(width: 160, height: 132))
    fixture.run("net latency 100", "net offline")
    #expect(fixture.run("more") == "the next page is in progress; `tick 100` or `cancel`")
    #expect(fixture.run("get loadMoreControl") == "loading")
    #expect(
      fixture.run("tick 100")
        == "the next page failed: http://example.org/books?page=2: the network is offline; "
        + "table unchanged"
    )
    #expect(fixture.run("get loadMoreControl").hasPrefix("failed: "))
    #expect(fixture.run("show").contains("tap to retry"))
    fixture.run("net online", "retry", "tick 100")
    #expect(rows(fixture) == "abcd" && fixture.run("get loadMoreControl") == "idle")
    #expect(fixture.code("retry") == "refused")
  }

  @Test(arguments: wirings)
  func `the answer that comes after a cancel changes nothing`(wiring: String) throws {
    let fixture = try fixture(wiring: wiring)
    fixture.run("net latency 100", "pull")
    #expect(fixture.run("get refreshControl") == "refreshing")
    #expect(fixture.run("cancel") == "canceled the request after 0 ms; table unchanged")
    #expect(fixture.run("get refreshControl") == "idle")
    #expect(fixture.code("cancel") == "refused")
    #expect(
      fixture.type("tick 100")
        == "the response of http://example.org/books arrived after its request was canceled; ignored"
    )
    #expect(rows(fixture) == "ab")
  }

  @Test(arguments: wirings)
  func `the answer that comes after the screen was closed is heard by nobody`(
    wiring: String
  ) throws {
    let fixture = try fixture(wiring: wiring)
    fixture.run("net latency 100", "more")
    weak let feed = fixture.session.current?.feed
    fixture.run("close")
    #expect(feed == nil && fixture.session.network.loop.count == 0)
    #expect(fixture.run("tick 100").contains("arrived after its request was canceled"))
  }

  @Test func `a refresh under way keeps others back, and takes the place of a page`() throws {
    let fixture = try fixture()
    fixture.run("net latency 100", "more")
    #expect(fixture.run("more").hasSuffix("no new request sent"))
    #expect(
      fixture.run("pull") == "pulled 60 pt: the refresh is in progress; `tick 100` or `cancel`"
    )
    #expect(fixture.run("pull").contains("already refreshing"))
    #expect(fixture.run("request").contains("kind     refresh"))
    fixture.run("tick 100")
    #expect(rows(fixture) == "ab" && fixture.run("get loadMoreControl") == "idle")
  }

  @Test func `pulls that are switched off ask nobody`() throws {
    let fixture = try fixture()
    fixture.run("set refreshControl off", "set loadMoreControl off")
    #expect(fixture.code("pull") == "refused" && fixture.code("more") == "refused")
    fixture.run("set refreshControl on", "set loadMoreControl on")
    #expect(fixture.code("pull") == "ok" && fixture.code("more") == "ok")
    #expect(fixture.session.network.transport.requestCount == 3 && rows(fixture) == "abcd")
  }

  @Test(arguments: wirings)
  func `the last row that shows asks for the next page, unless the last one got lost`(
    wiring: String
  ) throws {
    let fixture = try fixture(wiring: wiring, viewport: Size(width: 320, height: 40))
    fixture.run("set loadsAtLastRow on", "net fail next", "scroll end")
    #expect(rows(fixture) == "ab")
    fixture.run("scroll top", "scroll end", "scroll top", "scroll end")
    #expect(fixture.session.network.transport.requestCount == 2)
    fixture.run("retry")
    #expect(rows(fixture) == "abcd" && fixture.session.network.transport.requestCount == 3)
    fixture.run("scroll end", "scroll end", "scroll end")
    #expect(rows(fixture) == "abcde" && fixture.session.network.transport.requestCount == 4)
  }

  @Test(arguments: wirings)
  func `a page above the others leaves the first visible row where it is`(wiring: String) throws {
    let fixture = try fixture("", wiring: wiring, viewport: Size(width: 320, height: 66))
    fixture.run("open http://example.org/books?page=2 --paging page", "scroll by 20")
    let table = try #require(fixture.session.current?.tableView)
    let first = try #require(table.indexPathsForVisibleRows.first)
    let distance = try table.rectForRow(at: first).minY - table.contentOffset.y
    #expect(
      fixture.run("page previous") == "page 1, from the server: 2 rows prepended, 4 in all"
    )
    let moved = try #require(table.indexPathsForVisibleRows.first)
    #expect(moved == IndexPath(row: first.row + 2, section: 0))
    #expect(try table.rectForRow(at: moved).minY - table.contentOffset.y == distance)
    #expect(rows(fixture) == "abcd" && fixture.code("invariants") == "ok")
    #expect(fixture.run("page previous").hasPrefix("page 2: 2 rows; replaced the list"))
  }

  @Test(arguments: wirings)
  func `rows that come twice are left out, and sections go on under their header`(
    wiring: String
  ) throws {
    let fixture = try fixture("/again", wiring: wiring)
    #expect(
      fixture.run("more")
        == """
        page 2, from the server: 1 row appended, 3 in all; skipped 1 duplicate row
        note: skipped 1 element; `report` lists them
        """
    )
    #expect(rows(fixture) == "123")
    #expect(fixture.run("report").contains("duplicate id 2"))
    fixture.run("open http://example.org/sections", "more")
    let sections = try #require(fixture.session.current?.sections)
    #expect(sections.map { "\($0.header)\($0.items.count)" } == ["A1", "B2", "C1"])
    #expect(fixture.code("invariants") == "ok")
  }

  @Test func `an element that is no row goes by the rule of the wiring`() throws {
    for (wiring, count, action) in [
      ("items", 0, "items is dropped"), ("monolith", 2, "the row is left out"),
      ("array", 2, "the row is left out"), ("generators", 2, "the row is left out"),
      ("datamodel", 2, "the row is left out"),
    ] {
      let fixture = try fixture("/mixed", wiring: wiring)
      #expect(fixture.session.current?.rowCount == count)
      #expect(fixture.run("report").contains(action))
      #expect(fixture.run("report").hasPrefix("items[1]"))
    }
  }

  @Test(arguments: [
    ("open http://example.org/down", "network"), ("open http://example.org/none", "network"),
    ("open http://example.org/books --header X", "bad-argument"),
    ("open http://example.org/books --header 'X y: z'", "bad-argument"),
    ("open http://example.org/books --method 'G T'", "bad-argument"),
    ("open http://example.org/books --param =x", "bad-argument"),
    ("open http://example.org/books --paging page:", "bad-argument"),
    ("open http://example.org/books --paging often", "bad-argument"),
    ("apply http://example.org/books", "bad-argument"), ("net", "ok"),
    ("net often", "bad-argument"),
    ("net latency -1", "bad-argument"), ("net serve none.json", "not-found"),
    ("clock real", "ok"), ("clock later", "bad-argument"), ("page 7", "bad-argument"),
  ])
  func `what cannot be is refused and changes nothing`(line: String, code: String) throws {
    let fixture = try fixture()
    #expect(fixture.code(line) == code)
    #expect(fixture.session.sources.count == 1 && rows(fixture) == "ab")
  }

  @Test(arguments: ["more", "retry", "page previous", "page", "request"])
  func `rows from a file have no server to ask`(line: String) throws {
    let fixture = try SessionFixture()
    #expect(fixture.code(line) == "refused")
    #expect(fixture.type("pull").contains("valueChanged has no target"))
  }

  @Test func `a session without a network says so and opens nothing`() throws {
    let fixture = try SessionFixture(nil)
    #expect(
      fixture.type("open https://user:secret@example.org/a") == """
        error[network]: cannot fetch https://example.org/a: no network here
          hint: `net serve FILE` uses responses from a file
        """
    )
    #expect(fixture.session.sources.isEmpty)
  }

  @Test func `a plain object has no further pages, and nothing has changed then`() throws {
    let fixture = try fixture("")
    fixture.run("open http://example.org/pair --paging page")
    #expect(fixture.code("more") == "not-a-table")
    #expect(fixture.session.current?.rowCount == 2)
  }

  @Test func `options say how an address is asked`() throws {
    let fixture = try fixture("")
    fixture.run(
      "open http://example.org/books as b --method post --param page=2 --header 'A: b' --paging none"
    )
    let model = try #require(fixture.session.current?.feed?.model)
    #expect(model.request.method == "POST" && model.request.headers == [HTTPField("A", "b")])
    #expect(model.request.parameters == [HTTPField("page", "2")])
    #expect(fixture.session.current?.name == "b" && model.isAtLastPage)
  }

  @Test(arguments: wirings)
  func `edits stay when a page comes, and go with the rows when the list begins anew`(
    wiring: String
  ) throws {
    let fixture = try fixture(wiring: wiring)
    fixture.run("delete 0 0", "more")
    #expect(rows(fixture) == "bcd" && fixture.session.current?.isModified == true)
    fixture.run("undo")
    #expect(rows(fixture) == "abcd" && fixture.session.current?.isModified == false)
    fixture.run("delete 0 0")
    #expect(
      fixture.run("pull") == """
        pulled 60 pt: page 1: 2 rows; replaced the list
        note: the refresh discarded 1 unsaved edit
        """
    )
    #expect(rows(fixture) == "ab" && fixture.session.current?.isModified == false)
    #expect(fixture.code("undo") != "ok")
  }

  @Test(arguments: wirings)
  func `a refresh reloads the table once, an edit and a further page never`(
    wiring: String
  ) throws {
    let fixture = try fixture(wiring: wiring)
    fixture.run("trace on")
    func reloads(_ line: String) -> Int {
      fixture.type(line).split(separator: "\n").filter { $0.contains("reloadData()") }.count
    }
    #expect(reloads("pull") == 1 && reloads("more") == 0 && reloads("delete 0 0") == 0)
  }

  @Test func `a table of pages is saved whole, to a file that must be named`() throws {
    let folder = try ScratchFolder()
    let fixture = try fixture()
    fixture.run("more", "more", "update 0 2 title=C", "delete 0 0")
    #expect(fixture.code("save") == "refused")
    #expect(fixture.code("save \(folder.file("b.json"))") == "ok")
    fixture.run("open \(folder.file("b.json"))")
    #expect(rows(fixture) == "bCde")
  }

  @Test func `another wiring goes on where the last one stopped`() throws {
    let fixture = try fixture()
    fixture.run("more", "net latency 50", "more", "wiring monolith", "tick 50")
    #expect(rows(fixture) == "abcde" && fixture.run("get loadMoreControl") == "idle")
    fixture.run("net latency 0", "pull")
    #expect(rows(fixture) == "ab")
  }

  @Test func `a view over the rows stays when pages come`() throws {
    let fixture = try fixture()
    fixture.run("sort title desc", "more")
    #expect(fixture.run("rows") == "0 0  d\n0 1  c\n0 2  b\n0 3  a")
    fixture.run("pull")
    #expect(fixture.run("rows") == "0 0  b\n0 1  a" && fixture.code("invariants") == "ok")
  }

  @Test func `a page that comes in the middle of a batch waits until it is asked for again`() throws
  {
    let fixture = try fixture()
    #expect(fixture.run("net latency 10", "more", "begin", "tick 10").contains("rejected"))
    fixture.run("rollback", "net latency 0")
    #expect(rows(fixture) == "ab")
    fixture.run("retry")
    #expect(rows(fixture) == "abcd")
  }

  @Test func `the way of a page from the finger to the model and back`() throws {
    let fixture = try fixture()
    let lines = fixture.run("trace on", "more")
    let known = [
      "sendActions(for:.valueChanged)", "valueChanged(_:)", "start() GET", "didSucceed",
      "listModel(_:didLoad:)", "apply(_:) insert", "listModelDidFinish(_:)",
    ]
    var rest = lines[...]
    for name in known {
      let range = rest.firstRange(of: name)
      #expect(range != nil, "\(name)")
      rest = rest[(range?.upperBound ?? rest.endIndex)...]
    }
  }
}
