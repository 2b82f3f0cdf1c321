import CommandLanguage
import SessionSupport
import TableAdapters
import TableModel
import TableStore
import TableUI
import Testing
import Wirings

@testable import Teaching
@testable import Workbench
@testable import Workspace

/// What the articles claim, held against what is counted here.
@MainActor @Suite struct HeadlineClaimTests {
  private func answer(_ fixture: SessionFixture, _ line: String) throws -> AnswerValue {
    var value: AnswerValue?
    _ = fixture.session.run(line, at: CommandPlace(isPrompt: true)) { outcome in
      if case .success(let answer) = outcome.result { value = answer.value }
    }
    return try #require(value)
  }

  private func step(_ wiring: String, _ name: String) throws -> (_ key: String) -> Int {
    let score = try answer(try SessionFixture(wiring: wiring), "score")
    return { key in if case .int(let count)? = score["steps"]?[name]?[key] { count } else { -1 } }
  }

  /// A source that says which cell it wants, and nothing else.
  private final class MainDataSource: ItemDataSource {
    override func cellClass(for item: Item) -> ItemCell.Type { SubtitleCell.self }
  }

  @Test func `Kt 1: a source's subclass writes one method, and the screen no table method`() throws
  {
    // The other place is the line that makes the source.
    let patch = try #require(EditExperiment.all[0].patches.first { $0.wiring == "items" })
    let source = try #require(patch.files.first { $0.name == "GaugeDataSource.swift" })
    #expect(source.parts[0].lines.count { $0.contains("func ") } == 1)
    #expect(EditExperiment.placesForCellKind("items") == 2)
    let items = try #require(SourceFacts.of("items"))
    #expect(items.controllerTableMethods.isEmpty && items.keptInController == 0)
    let document = try TableDocument(parsing: Array(SessionFixture.document.utf8), name: "x")
    let mainSource = MainDataSource(document.sections)
    let controller = ItemTableController(dataSource: mainSource)
    let table = controller.tableView
    try table.layoutIfNeeded()
    #expect(table.visibleCells.allSatisfy { $0 is SubtitleCell } && table.visibleCells.count == 5)
  }

  @Test func `Kt 2: heights are asked of the cells' class, once a row, and of the screen never`()
    throws
  {
    let score = try answer(try SessionFixture(), "score")
    #expect(score["heightsToController"] == .int(0))
    let load = try step("items", "load")
    #expect(load("heights") == 5)
    let monolith = try answer(try SessionFixture(wiring: "monolith"), "score")
    #expect(monolith["heightsToController"] != .int(0))
    let fixture = try SessionFixture()
    fixture.run("stats reset", "layout", "layout")
    #expect(try answer(fixture, "stats")["heightsComputed"] == .int(0))
  }

  @Test(arguments: [("items", 0, 1), ("array", 1, 0), ("generators", 0, 0)])
  func `Kt 3: the object is handed over without a second visit`(
    wiring: String,
    controller: Int,
    table: Int
  ) throws {
    let fixture = try SessionFixture(wiring: wiring)
    let score = try answer(fixture, "score")
    #expect(score["readsOnSelect"] == .int(controller))
    #expect(score["tableReadsOnSelect"] == .int(table))
    fixture.run("trace on", "select 0 3")
    let reads = fixture.session.trace.lastCommand.filter { $0.name == "item(at:)" }
    #expect(reads.count == controller + table)
    #expect(reads.allSatisfy { ($0.sender?.layer == .view) == (table == 1) })
  }

  @Test(arguments: ["monolith", "datamodel", "container", "fetched"])
  func `Kt 3: a screen that keeps the rows itself has no source to read`(wiring: String) throws {
    #expect(try answer(try SessionFixture(wiring: wiring), "score")["readsOnSelect"] == .null)
  }

  @Test func `Kt 4 and 5: the controller shrinks, the total grows, and pays from six screens on`()
    throws
  {
    #expect(StageTable.breakEven == 6)
    #expect(StageTable.lines(screens: 6) == (byHand: 1007, wrapped: 1001))
    #expect(StageTable.lines(screens: 5).wrapped > StageTable.lines(screens: 5).byHand)
    let text = try SessionFixture().run("experiment thinning")
    let lines = text.split(separator: "\n")
    #expect(lines.count == 13 && lines[0].hasPrefix("recorded from the history of KtTableView"))
    #expect(lines[7].hasSuffix("55        6             0       677"))
    #expect(
      lines[12]
        == "shorter from 6 screens on: 1,001 lines against 1,007 by hand; with 5 screens, 974 against 952"
    )
  }

  @Test(
    arguments: [
      ("monolith", 10, 10, nil, nil), ("array", 1, 1, nil, nil), ("items", 0, 0, nil, nil),
      ("generators", 0, 0, nil, nil), ("datamodel", 4, 2, nil, nil), ("container", 0, 0, 4, 3),
    ] as [(String, Int, Int, Int?, Int?)]
  )
  func `OBJ 1, RD 1, DRH: so many table methods stay in the screen, so many the article keeps`(
    wiring: String,
    own: Int,
    kept: Int,
    child: Int?,
    keptInChild: Int?
  ) throws {
    let facts = try #require(SourceFacts.of(wiring))
    let article = try #require(ArticleFacts.of(wiring))
    #expect(facts.controllerTableMethods.count == own && facts.keptInController == kept)
    #expect(facts.childTableMethods?.count == child && facts.keptInChild == keptInChild)
    guard let keeps = article.kept else { return }
    // What is there and is not the article's is named with its reason, and nothing else is.
    let names = (facts.controllerTableMethods + (facts.childTableMethods ?? [])).map(\.name)
    let extra = names.filter { !keeps.contains($0) && !article.keptInChild.contains($0) }
    #expect(Set(extra) == Set(article.additions.map(\.method)), "\(wiring)")
  }

  @Test func `OBJ 2: other labels in a cell are an edit of the monolith alone (seed C7)`() throws {
    let experiment = try #require(EditExperiment.all.first { $0.name == "redesign-cell" })
    for wiring in Wiring.all {
      let places = experiment.places(wiring.name)
      let isMonolith = wiring.name == "monolith"
      #expect(!places.isEmpty, "\(wiring.name)")
      #expect(places.contains { $0.path.hasPrefix("Wirings/") } == isMonolith, "\(wiring.name)")
    }
  }

  @Test func `OBJ 3: a child tells its parent once, and the parent tells it nothing`() throws {
    let score = try answer(try SessionFixture(wiring: "container"), "score")
    #expect(score["childToParent"] == .int(1) && score["parentToChild"] == .int(0))
    let fixture = try SessionFixture(wiring: "container")
    fixture.run("trace on", "select 0 0")
    let stats = try answer(fixture, "stats")
    #expect(stats["childToParent"] == .int(1) && stats["parentToChild"] == .int(0))
  }

  @Test func `RD 1: a tap is one event, and one plugin reacts to it`() throws {
    let fixture = try SessionFixture(wiring: "generators")
    fixture.run("trace on", "select 0 3")
    let stats = try answer(fixture, "stats")
    #expect(stats["pluginsReacting"] == .int(1) && stats["pluginReactions"] == .int(1))
    let line = fixture.session.trace.lines.first { $0.name == "process(_:in:)" }
    #expect(line?.message.selector == "process(_:in:) select 0 3")
    #expect(line?.message.receiver.name == "SelectablePlugin")
  }

  @Test(arguments: Wiring.all.map(\.name))
  func `RD 2: rows that come in after another are filled, and no other row is`(
    wiring: String
  ) throws {
    let fixture = try SessionFixture(wiring: wiring)
    fixture.run("trace on", "insert after 0 0 \"tax office\" \"tax class\"")
    let asked = fixture.session.trace.lastCommand.filter { $0.name == "tableView(_:cellForRowAt:)" }
    #expect(asked.map(\.message.selector).map { $0.suffix(3) } == ["0 1", "0 2"])
  }

  @Test func `DRH: a load of N rows is one question, one answer, one reload and N cells`() throws {
    let fixture = try SessionFixture("[1, 2, 3, 4, 5, 6, 7]", wiring: "datamodel")
    fixture.run("trace on", "disappear", "trace clear", "appear", "layout")
    let lines = fixture.session.trace.lines
    func count(_ layers: String, _ name: String) -> Int {
      lines.count { $0.layers == layers && $0.name == name }
    }
    #expect(lines.count { $0.layers == "C→M" } == 1 && lines.count { $0.layers == "M→C" } == 1)
    #expect(count("C→V", "reloadData()") == 1)
    #expect(count("C→V", "dequeueReusableCell(withIdentifier:for:)") == 7)
    #expect(count("V→C", "tableView(_:numberOfRowsInSection:)") == 1)
    #expect(count("V→C", "tableView(_:cellForRowAt:)") == 7)
    let load = try step("datamodel", "load")
    #expect(load("C→M") == 1 && load("M→C") == 1)
  }

  @Test(arguments: Wiring.all.map(\.name))
  func `HQL: from list to grid the rows and the controller stay (seed S15)`(wiring: String) throws {
    let fixture = try SessionFixture(wiring: wiring)
    let before = (fixture.run("rows"), fixture.session.current?.door.name)
    fixture.run("arrange grid")
    #expect((fixture.run("rows"), fixture.session.current?.door.name) == before)
  }
}
