import CommandLanguage
import SessionSupport
import TableModel
import TableUI
import Teaching
import TestSupport
import Testing
import Wirings

@testable import Workbench
@testable import Workspace

/// What was set for a table holds whichever wiring shows it, in a copy and in a dry run.
@MainActor @Suite struct TableSettingsTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  /// Sets a property to another value than it has.
  ///
  /// - Returns: Whether there is such a value here.
  private func change(_ property: TableProperty, _ fixture: SessionFixture) throws -> Bool {
    let source = try #require(fixture.session.current)
    let before = property.get(source)
    for text in property.values + ["61", "pink"]
    where fixture.code("set \(property.name) \(text)") == "ok" {
      if property.get(source) != before { return true }
    }
    return false
  }

  /// Does something with each property changed under each wiring, and compares before and after.
  private func check(
    _ wiring: String,
    _ body: (SessionFixture, TableProperty) throws -> OpenTable
  ) throws {
    for property in TableProperty.all where !property.values.isEmpty {
      let fixture = try SessionFixture(wiring: wiring)
      let source = try #require(fixture.session.current)
      guard try change(property, fixture) else {
        #expect(property.refusal(in: source) != nil, "\(property.name) has one value only")
        continue
      }
      let before = property.get(source)
      let after = try body(fixture, property)
      #expect(property.get(after) == before, "\(property.name) under \(wiring)")
      #expect(property.origin(in: after) == "typed", "\(property.name) under \(wiring)")
      let lists = fixture.type("set").split(separator: "\n").contains { line in
        line.hasPrefix(property.name + " ") && line.hasSuffix(" typed")
      }
      #expect(lists, "\(property.name) under \(wiring)")
    }
  }

  @Test(arguments: Wiring.all.map(\.name))
  func `each property survives every other wiring`(wiring: String) throws {
    try check(wiring) { fixture, property in
      let source = try #require(fixture.session.current)
      let before = property.get(source)
      for other in Wiring.all where other.name != wiring {
        fixture.run("wiring \(other.name)")
        let now = property.get(source)
        let isUnknown = property.refusal(in: source) != nil
        #expect(now == before || isUnknown, "\(property.name) under \(other.name)")
      }
      fixture.run("wiring \(wiring)")
      return source
    }
  }

  @Test(arguments: Wiring.all.map(\.name))
  func `each property is in a copy`(wiring: String) throws {
    try check(wiring) { fixture, _ in
      try #require(fixture.session.current).copy(adding: Session().add)
    }
  }

  @Test(arguments: Wiring.all.map(\.name))
  func `each property holds in a dry run and after it`(wiring: String) throws {
    try check(wiring) { fixture, property in
      let source = try #require(fixture.session.current)
      let text = fixture.type("get \(property.name)").literal
      let other = wiring == "items" ? "generators" : "items"
      let rest = property.values.map { "set \(property.name) \($0)" }
      let script =
        ["get \(property.name)", "expect \(text)", "wiring \(other)", "wiring \(wiring)"]
        + ["get \(property.name)", "expect \(text)"] + rest
      try folder.write(script.joined(separator: "\n") + "\n", to: "s")
      let answer = fixture.type("source --dry-run \(folder.file("s"))")
      #expect(answer.contains("dry run of"), "\(property.name): \(answer)")
      return source
    }
  }

  @Test(arguments: Wiring.all.map(\.name))
  func `each property survives a grid`(wiring: String) throws {
    try check(wiring) { fixture, property in
      let source = try #require(fixture.session.current)
      let before = property.get(source)
      fixture.run("arrange grid", "show")
      #expect(property.get(source) == before, "\(property.name) under \(wiring)")
      fixture.run("wiring \(wiring)", "show", "arrange list", "show")
      return source
    }
  }

  @Test(arguments: Wiring.all.map(\.name))
  func `all properties together survive`(wiring: String) throws {
    let fixture = try SessionFixture(wiring: wiring)
    for property in TableProperty.all { _ = try change(property, fixture) }
    fixture.run("keyboard 50", "edit on")
    let before = fixture.type("set")
    for other in Wiring.all { fixture.run("wiring \(other.name)") }
    fixture.run("wiring \(wiring)")
    #expect(fixture.type("set") == before)
    let copy = try #require(fixture.session.current).copy(adding: Session().add)
    let source = try #require(fixture.session.current)
    for property in TableProperty.all {
      #expect(property.get(copy) == property.get(source), "\(property.name)")
    }
  }

  @Test(arguments: [
    ("height header 0 40", "get sectionHeaderHeight"),
    ("app estimate 50", "get estimatedRowHeight"),
    ("app inset left 7", "get contentInset"), ("keyboard 100", "get adjustedContentInset"),
    ("style grouped", "style"), ("viewport 200 300", "viewport"), ("edit on", "get isEditing"),
    ("app refresh begin", "get refreshControl"), ("app refresh title Hi", "picture /dev/null"),
    ("set allowsMultipleSelection on; table select 0 0; table select 0 2", "selection"),
    (
      "set allowsMultipleSelection on; table select 0 0; table select 0 2;"
        + " set allowsMultipleSelection off", "selection"
    ),
  ])
  func `what other commands set survives too`(line: String, question: String) throws {
    let fixture = try SessionFixture(wiring: "monolith")
    let standard = fixture.type(question)
    fixture.run(line)
    let before = fixture.type(question)
    #expect(before != standard || question.hasPrefix("picture"))
    let title = fixture.session.current?.tableView.refreshControl?.attributedTitle
    fixture.run("wiring array")
    #expect(fixture.type(question) == before)
    #expect(fixture.session.current?.tableView.refreshControl?.attributedTitle == title)
    let copy = try #require(fixture.session.current).copy(adding: Session().add)
    let source = try #require(fixture.session.current)
    for property in TableProperty.all {
      #expect(property.get(copy) == property.get(source), "\(property.name)")
    }
    #expect(copy.tableView.indexPathsForSelectedRows == source.tableView.indexPathsForSelectedRows)
    #expect(copy.tableView.size == source.tableView.size)
    #expect(copy.tableView.style == source.tableView.style)
  }

  @Test func `noise survives a wiring and is rehearsed`() throws {
    let fixture = try SessionFixture()
    fixture.run("app noise on", "wiring array")
    let source = try #require(fixture.session.current)
    #expect(source.tableView.repeatsQuestions)
    #expect(try source.copy(adding: Session().add).tableView.repeatsQuestions)
    fixture.run("app noise off", "wiring items")
    #expect(!source.tableView.repeatsQuestions)
  }

  @Test func `a copy has views of its own`() throws {
    let fixture = try SessionFixture()
    fixture.run("set tableHeaderView Hello", "layout")
    let before = fixture.type("show")
    try folder.write("viewport 100 200\nset tableHeaderView none\nlayout\n", to: "s")
    fixture.type("source --dry-run \(folder.file("s"))")
    #expect(fixture.type("show") == before)
  }
}

// What wirings set by themselves.
extension TableSettingsTests {
  /// A controller that sets properties of its table view when its view is loaded and when it appears.
  private final class Opinionated: TableViewController, TableViewDataSource, SectionsProviding {
    let sections: [Section]

    init(_ sections: [Section], _ style: TableViewStyle) {
      self.sections = sections
      super.init(style: style)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.rowHeight = 60
      tableView.separatorColor = "pink"
      tableView.style = .grouped
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      tableView.sectionFooterHeight = 33
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].items.count
    }

    func numberOfSections(in tableView: TableView) -> Int { sections.count }

    func tableView(
      _ tableView: TableView,
      cellForRowAt indexPath: IndexPath
    ) throws(TableError) -> TableViewCell {
      let cell = try tableView.dequeueReusableCell(ItemCell.self, for: indexPath)
      cell.configure(with: sections[indexPath.section].items[indexPath.row])
      return cell
    }
  }

  /// What the wiring sets of the table view, as a person asks for it.
  private func answers(after lines: String...) throws -> String {
    let fixture = try SessionFixture(wiring: "array")
    fixture.session.settings.add(
      Wiring(name: "opinionated", summary: "", origin: "") { sections, style, _ in
        Opinionated(sections, style)
      }
    )
    for line in lines { fixture.type(line) }
    return ["get rowHeight", "get separatorColor", "get sectionFooterHeight", "style"]
      .map { fixture.type($0) }.joined(separator: ", ")
  }

  @Test func `what a wiring sets by itself stays with it`() throws {
    let own = "60 pt, pink, 33 pt, grouped"
    let standard = "auto, nil, auto, plain"
    #expect(try answers(after: "wiring opinionated") == own)
    #expect(try answers(after: "wiring opinionated", "wiring array") == standard)
    #expect(
      try answers(after: "wiring opinionated", "wiring array", "wiring opinionated") == own
    )
    #expect(try answers(after: "wiring items", "wiring array") == standard)
  }

  @Test func `what was typed counts more than what a wiring sets`() throws {
    let typed = [
      "set rowHeight 88", "set separatorColor red", "set sectionFooterHeight 9", "style plain",
    ].joined(separator: "; ")
    let answer = "88 pt, red, 9 pt, plain"
    #expect(try answers(after: typed, "wiring opinionated") == answer)
    #expect(try answers(after: "wiring opinionated", typed, "wiring array") == answer)
    #expect(try answers(after: typed, "wiring opinionated", "wiring items") == answer)
  }

  @Test func `what was typed like the wiring's own value survives too`() throws {
    #expect(
      try answers(after: "wiring opinionated", "set rowHeight 60", "wiring array")
        == "60 pt, nil, auto, plain"
    )
  }
}
