import SessionSupport
import TableAdapters
import TableModel
import TableUI
import Testing
import Wirings

@testable import Workbench
@testable import Workspace

/// `plugins`, `manager` and `generators`: a display manager, built and used by command.
@MainActor @Suite struct AssemblyCommandTests {
  /// Two sections whose rows have weights.
  private static let weighed = """
    {"sections": [
      {"header": "A", "items": [{"title": "a", "heaviness": 1}, {"title": "c", "heaviness": 3}]},
      {"header": "B", "items": [{"title": "b", "heaviness": 7}]}
    ]}
    """

  private func fixture(_ text: String? = nil) throws -> SessionFixture {
    guard let text else { return try SessionFixture(wiring: "generators") }
    return try SessionFixture(text, wiring: "generators")
  }

  private func titles(_ fixture: SessionFixture, _ section: Int = 0) -> String {
    fixture.session.current?.sections[section].items.map { $0.title ?? "" }.joined() ?? ""
  }

  // MARK: Plugins

  @Test func `plugins list what each hears, in order, with counts`() throws {
    let fixture = try fixture()
    fixture.run("plugins add highlightable direction", "select 0 1")
    let text = fixture.run("plugins")
    #expect(text.contains("0 selectable"))
    #expect(text.contains("1 highlightable"))
    #expect(text.contains("2 direction"))
    #expect(text.contains("- edits"))
    let counts = fixture.session.current?.displayCounts ?? [:]
    #expect(counts["selectable"] == 1)
    #expect(counts["highlightable"] ?? 0 >= 2)
    fixture.run("plugins move direction to 0")
    #expect(fixture.run("plugins").contains("0 direction"))
  }

  @Test(arguments: [
    ("plugins add selectable", "the table already has the selectable plugin"),
    ("plugins add nothing", "no plugin is named nothing"),
    ("plugins add direcion", "direction"), ("plugins remove direction", "has no direction plugin"),
    ("plugins move edits to 0", "has no edits plugin"), ("plugins add", "expected a plugin"),
    ("plugins add direction direction", "already has the direction plugin"),
  ]) func `a plugin that cannot be added, removed or moved changes nothing`(
    line: String,
    words: String
  ) throws {
    let fixture = try fixture()
    let before = fixture.run("plugins")
    let answer = fixture.type(line)
    #expect(answer.hasPrefix("error["))
    #expect(answer.contains(words), "\(answer)")
    #expect(fixture.type("plugins") == before)
  }

  @Test func `a listener without its plugin is an error at once`() throws {
    let fixture = try fixture()
    fixture.run("row 0 0")
    #expect(fixture.run("plugins remove selectable").contains("row 0 0 listens for taps"))
    #expect(
      fixture.type("reload").contains("row 0 0 listens for taps: add the selectable plugin")
    )
    fixture.type("plugins add selectable")
    #expect(fixture.type("reload").hasPrefix("reloaded"))
  }

  @Test(arguments: PluginCatalog.names) func `each plugin works while a table is used`(
    name: String
  ) throws {
    let fixture = try fixture()
    if name != "selectable" { #expect(fixture.type("plugins add \(name)").contains(name)) }
    fixture.run("select 0 1", "scroll by 30", "scroll end", "insert after 0 0 x", "undo", "pull")
    #expect(fixture.run("invariants") == "all invariants hold")
    #expect(!fixture.type("plugins remove \(name)").hasPrefix("error"))
    #expect(fixture.run("invariants") == "all invariants hold")
  }

  @Test func `plugins and manager return with the wiring`() throws {
    let fixture = try fixture()
    fixture.run("plugins add direction", "plugins move direction to 0", "manager diffable")
    let before = fixture.run("plugins", "manager")
    fixture.run("wiring items")
    for command in ["plugins", "manager", "generators"] {
      let answer = fixture.type(command)
      #expect(answer.hasPrefix("error[refused]: not supported: ItemsController has no "))
      #expect(answer.contains("wiring generators"))
    }
    fixture.type("wiring generators")
    #expect(fixture.run("plugins", "manager") == before)
  }

  @Test func `listeners of a row are called in the order of first adding (seed E4)`() throws {
    let fixture = try fixture()
    #expect(
      fixture.run("generators listen 0 1 log count log")
        == "row 0 1 calls log, count, in this order, after its screen"
    )
    fixture.run("trace on")
    let calls = fixture.run("select 0 1").split(separator: "\n")
      .filter { $0.contains("didSelectEvent") }
    #expect(calls.map { $0.contains("listener log") } == [true, false])
    #expect(calls.map { $0.contains("listener count") } == [false, true])
    // The listeners stay with the row.
    fixture.run("insert before 0 0 x")
    #expect(fixture.run("select 0 2").contains("listener log"))
    #expect(!fixture.run("select 0 1").contains("listener"))
    #expect(fixture.type("generators listen 0 9 log").hasPrefix("error[no-row]"))
  }

  @Test(arguments: [
    ([], ["Nothing to list"]), (["a"], ["a", "End of list"]),
    (["a", "b"], ["List of 2", "a", "b", "End of list"]),
  ]) func `a result builder makes rows of titles (seed M18)`(
    titles: [String],
    rows: [String]
  ) throws {
    let fixture = try SessionFixture("[]", wiring: "generators")
    fixture.type("generators build \(titles.joined(separator: " "))")
    let items = fixture.session.current?.sections.first?.items.map { $0.title ?? "" }
    #expect(items == rows)
    fixture.type("undo")
    #expect(fixture.session.current?.rowCount == 0)
  }

  @Test func `a tap folds the rows nested below, by the plugin for it`() throws {
    let table = """
      {"items": [{"title": "a"}, {"title": "b", "level": 1}, {"title": "c", "level": 2},
        {"title": "d"}]}
      """
    let fixture = try SessionFixture(table, wiring: "generators")
    fixture.type("generators fold 0 0")
    #expect(fixture.type("reload").contains("listens for folding: add the foldable plugin"))
    fixture.type("plugins add foldable")
    fixture.type("select 0 0")
    #expect(fixture.session.current?.shownCount == 2)
    #expect(fixture.type("invariants") == "all invariants hold")
    fixture.type("select 0 0")
    #expect(fixture.session.current?.shownCount == 4)
    #expect(fixture.type("invariants") == "all invariants hold")
    // A row with nothing below it stays as it is.
    fixture.type("generators fold 0 3")
    fixture.type("select 0 3")
    #expect(fixture.session.current?.shownCount == 4)
  }

  // MARK: Managers

  @Test func `a manager is built with custom parts, and used through them (seed P7)`() throws {
    let fixture = try fixture()
    #expect(
      fixture.run("manager parts") == """
        dataSource  GeneratorDataSource
        delegate    GeneratorDelegate
        animator    none
        """
    )
    fixture.run("manager parts dataSource animator", "layout", "delete 0 0", "undo")
    let text = fixture.run("manager parts")
    #expect(text.contains("CountingDataSource") && text.contains("CountingAnimator    2 edits"))
    #expect(text.contains("delegate    GeneratorDelegate"))
    #expect(fixture.run("invariants") == "all invariants hold")
    fixture.run("manager parts none")
    #expect(fixture.run("manager parts").contains("animator    none"))
    fixture.run("filter a")
    #expect(fixture.type("manager parts delegate").hasPrefix("error[refused]"))
  }

  @Test(arguments: ManagerKind.allCases.filter { $0 != .gravity })
  func `edits give the same table under every manager`(kind: ManagerKind) throws {
    let lines = [
      "insert after 0 0 x", "delete 0 2", "update 0 0 title=new", "move 0 0 to 0 1",
      "section insert after 0 more", "append 1 y", "begin", "append 0 z", "end",
      "swap 0 0 with 0 1",
    ]
    let plain = try fixture()
    let other = try fixture()
    other.run("manager \(kind.rawValue)")
    for line in lines {
      plain.run(line)
      other.run(line)
      #expect(other.run("rows", "invariants") == plain.run("rows", "invariants"), "\(line)")
    }
    for _ in lines {
      plain.type("undo")
      other.type("undo")
      #expect(other.run("rows", "invariants") == plain.run("rows", "invariants"))
    }
  }

  @Test func `a manager says what it does not support`() throws {
    let fixture = try fixture()
    fixture.run("manager base")
    let answer = fixture.type("generators insert after 0 0 x")
    #expect(answer.contains("not supported: the base manager has no insert"))
    #expect(answer.contains("manager manual"))
    #expect(fixture.type("generators add x").hasPrefix("inserted"))
  }

  @Test func `the manual manager has all operations, and undo takes them back`() throws {
    let fixture = try SessionFixture("[\"a\", \"b\", \"c\", \"d\"]", wiring: "generators")
    fixture.run("generators swap 0 0 with 0 1")
    #expect(titles(fixture) == "bacd")
    fixture.run("generators swap 0 0 with 0 3")
    #expect(titles(fixture) == "dacb")
    fixture.run("generators insert before 0 0 \"x\"", "generators add \"y\"")
    #expect(titles(fixture) == "xdacby")
    fixture.run("generators add after 0 0 \"z\"", "generators remove 0 2")
    #expect(titles(fixture) == "xzacby")
    fixture.run("generators replace 0 0 \"n\"", "generators header 0 Top")
    #expect(titles(fixture) == "nzacby")
    #expect(fixture.run("invariants") == "all invariants hold")
    fixture.run("undo 8")
    #expect(titles(fixture) == "abcd")
  }

  @Test(arguments: [
    ("last start", "aDb", "[\"a\", \"b\"]"), ("first end", "aDb", "[\"a\", \"b\"]"),
    ("each end", "aDbD", "[\"a\", \"b\"]"), ("each start", "DaDb", "[\"a\", \"b\"]"),
    ("last start", "Da", "[\"a\"]"), ("last end", "abD", "[\"a\", \"b\"]"),
  ]) func `decorations stand beside their rows`(
    rule: String,
    titles: String,
    rows: String
  ) throws {
    let fixture = try SessionFixture(rows, wiring: "generators")
    fixture.run("generators decorate \(rule) 0 \"D\"")
    #expect(self.titles(fixture) == titles)
    fixture.run("undo")
    #expect(fixture.run("invariants") == "all invariants hold")
    #expect(!self.titles(fixture).contains("D"))
  }

  // MARK: Gravity

  @Test func `rows stand in the order of their weights`() throws {
    let fixture = try fixture(Self.weighed)
    fixture.run("manager gravity")
    let new = #"generators add {"title": "x", "heaviness": 5}"#
    fixture.run(new)
    #expect(titles(fixture, 1) == "xb")
    let again = fixture.type(new)
    #expect(again.contains("the weight 5 is already used"), "\(again)")
    #expect(titles(fixture, 1) == "xb")
    // After the row that weighs 1: the new one weighs 2, and the heavier one becomes heavier.
    fixture.type(#"generators add after 0 0 {"title": "y"}"#)
    #expect(titles(fixture) == "ayc")
    let weights = fixture.session.current?.sections[0].items.map { $0.heaviness ?? 0 }
    #expect(weights == [1, 2, 4])
    fixture.run("undo")
    #expect(titles(fixture) == "ac")
    #expect(fixture.session.current?.sections[0].items.map { $0.heaviness ?? 0 } == [1, 3])
  }

  @Test func `rows without weights, or in another order, are refused`() throws {
    let plain = try fixture()
    #expect(plain.type("manager gravity").contains("row 0 0 has no weight"))
    let fixture = try fixture(Self.weighed)
    fixture.run("manager gravity")
    #expect(fixture.type("swap 0 0 with 0 1").hasPrefix("error[refused]"))
    #expect(fixture.type("insert before 0 0 {\"heaviness\": 9}").hasPrefix("error[refused]"))
    #expect(fixture.type("generators add \"light\"").contains("heaviness"))
    #expect(titles(fixture) == "ac")
    #expect(fixture.type("invariants") == "all invariants hold")
  }

  // MARK: States

  @Test func `a row with its own cell is configured once, and for each change (seed C19)`() throws {
    let rows = (0..<60).map { "\"row \($0)\"" }.joined(separator: ", ")
    let fixture = try SessionFixture("[\(rows)]", wiring: "generators")
    fixture.run("generators keep 0 1", "layout")
    func configurations() -> String {
      fixture.run("generators").split(separator: "\n")
        .first { $0.hasPrefix("row 0 1 ") || $0.hasPrefix("0 1 ") }.map(String.init) ?? ""
    }
    #expect(configurations().hasSuffix("configured 1 time"))
    fixture.run("scroll end", "scroll top")
    #expect(configurations().hasSuffix("configured 1 time"))
    fixture.run("generators update 0 1 title=New", "scroll end", "scroll top")
    #expect(configurations().hasSuffix("configured 2 times"))
  }

  @Test func `a row that loads keeps its state while it is off screen`() throws {
    let rows = (0..<60).map { "\"row \($0)\"" }.joined(separator: ", ")
    let fixture = try SessionFixture("[\(rows)]", wiring: "generators")
    fixture.run("generators load 0 1")
    #expect(fixture.run("row 0 1").contains("Loading…"))
    fixture.run("scroll to 0 50", "generators fill 0 1", "scroll top")
    #expect(fixture.run("row 0 1").contains("row 1"))
    #expect(fixture.run("invariants") == "all invariants hold")
    #expect(fixture.type("generators fill 0 1").contains("row 0 1 is not loading"))
  }

  @Test func `a row with its own cell is not configured again`() throws {
    let rows = (0..<60).map { "\"row \($0)\"" }.joined(separator: ", ")
    let fixture = try SessionFixture("[\(rows)]", wiring: "generators")
    fixture.run("generators keep 0 1", "layout")
    let screen = try #require(fixture.session.current?.door.controller as? any DisplayManaging)
    let generator = try #require(
      screen.manager.generator(at: IndexPath(row: 1, section: 0)) as? KeptItemCellGenerator
    )
    fixture.run("scroll to 0 50", "scroll top")
    #expect(generator.configurationCount == 1)
    fixture.run("update 0 1 title=new")
    #expect(generator.configurationCount == 2)
    #expect(fixture.run("row 0 1").contains("new"))
    #expect(fixture.run("invariants") == "all invariants hold")
    fixture.run("generators reuse 0 1")
    #expect(fixture.run("row 0 1").contains("new"))
  }
}

extension OpenTable {
  /// The number of events of each plugin.
  fileprivate var displayCounts: [String: Int] {
    (door.controller as? any DisplayManaging)?.manager.eventCounts ?? [:]
  }
}
