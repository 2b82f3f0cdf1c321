import SessionSupport
import TableUI
import TestSupport
import Testing

@testable import Workbench
@testable import Workspace

/// The application's own methods between the table view and the wiring.
@MainActor @Suite struct ApplicationTests {
  private nonisolated static let wirings = ["items", "monolith"]

  private func fixture(_ wiring: String = "monolith") throws -> SessionFixture {
    try SessionFixture(wiring: wiring, viewport: Size(width: 390, height: 132))
  }

  @Test(arguments: wirings) func `a method left out is neither called nor traced`(
    wiring: String
  )
    throws
  {
    let fixture = try fixture(wiring)
    fixture.run("app implement didSelect off", "app implement didDeselect on", "trace on")
    let first = fixture.run("tap 0 0")
    #expect(first.hasPrefix("selected 0 0 \"Ada\"; didSelect is not implemented\n"))
    #expect(!first.contains("didSelect") || !first.contains("didSelectRowAt"))
    let name = wiring == "items" ? "ItemsController" : "MonolithController"
    let second = fixture.run("tap 0 1")
    #expect(second.contains("; didSelect is not implemented; \(name).didDeselect for 0 0\n"))
    #expect(second.contains("tableView(_:didDeselectRowAt:) 0 0"))
    #expect(!second.contains("didSelectRowAt"))
    fixture.run("trace off", "app implement didSelect on")
    #expect(fixture.run("tap 0 2").contains(" (\(name).didSelect)"))
  }

  @Test(arguments: wirings) func `the parties of a trace stay those of the wiring`(
    wiring: String
  )
    throws
  {
    let plain = try fixture(wiring)
    let between = try fixture(wiring)
    between.run("app implement didHighlight on", "app implement didHighlight off")
    for fixture in [plain, between] { fixture.run("trace on") }
    for line in ["reload", "layout", "tap 0 1", "scroll end", "insert after 0 0 New", "delete"] {
      #expect(between.run(line) == plain.run(line), "\(line)")
    }
  }

  @Test func `a scripted method stands in the trace as the application's`() throws {
    let fixture = try fixture()
    fixture.run("app implement shouldHighlight false", "trace on")
    #expect(
      fixture.run("tap 0 0").contains(
        "→ MonolithController+app  tableView(_:shouldHighlightRowAt:) 0 0 = false"
      )
    )
  }

  @Test(arguments: wirings) func `every method can be put in and left out on any table`(
    wiring: String
  ) throws {
    for method in OptionalMethod.allCases {
      let fixture = try fixture(wiring)
      for choice in ["on", "off", "on", "off"] {
        let answer = fixture.run("app implement \(method.name) \(choice)")
        let isThere = fixture.session.current?.tableView.implements(method)
        #expect(isThere == (choice == "on"), "\(answer)")
        #expect(fixture.code("reload") == "ok" && fixture.code("layout") == "ok")
        #expect(fixture.code("tap 0 1") == "ok" && fixture.code("invariants") == "ok")
      }
    }
  }

  @Test(arguments: [
    ("app implement shouldHighlight false", "tap 0 1", "selection"),
    ("app implement willSelect nil", "tap 0 1", "selection"),
  ])
  func `a refusal leaves nothing selected`(
    implement: String,
    tap: String,
    question: String
  )
    throws
  {
    let fixture = try fixture()
    fixture.run(implement, tap)
    #expect(fixture.run(question) == "no selected rows")
  }

  @Test func `a method answers what it was told to`() throws {
    let fixture = try fixture()
    fixture.run("app implement willSelect 0 2", "tap 0 0")
    #expect(fixture.run("selection").hasPrefix("0 2"))
    fixture.run("app implement heightForRow 60")
    #expect(fixture.run("expect height 0 0 = 60") == "")
    fixture.run("app implement heightForRow off", "set rowHeight 30")
    #expect(fixture.run("expect height 0 0 = 30") == "")
    fixture.run("app implement titleForHeader \"Kin\"")
    #expect(fixture.run("show").contains("Kin"))
    fixture.run("app implement titleForHeader off")
    #expect(!fixture.run("show").contains("Kin") && !fixture.run("show").contains("Family"))
    fixture.run("app implement viewForHeader on")
    #expect(fixture.run("show").contains("Family (view)"))
    #expect(fixture.code("app implement heightForRow -1") == "ok")
    #expect(fixture.code("layout") == "E25")
  }

  @Test(arguments: [
    ("app implement comit on", "not-found"), ("app implement didSelect 3", "bad-argument"),
    ("app implement canEdit maybe", "bad-argument"), ("app implement commit", "bad-argument"),
    ("app implement heightForRow nil", "bad-argument"),
    ("app implement willSelect 0", "bad-argument"),
    ("app implement didSelectRowAt off", "ok"),
    ("app implement tableView(_:commit:forRowAt:) on", "ok"),
    ("app implement viewForHeaderInSection nil", "ok"), ("app implement titleForHeader nil", "ok"),
  ])
  func `a method is known by its names, and its answer has to fit`(
    line: String,
    code: String
  )
    throws
  {
    #expect(try fixture().code(line) == code)
  }

  @Test func `a wrong name leads to the nearest`() throws {
    #expect(
      try fixture().run("app implement didSelct on").hasSuffix("hint: did you mean `didSelect`?")
    )
  }

  @Test(arguments: wirings) func `nothing is asked again for a method`(wiring: String) throws {
    let fixture = try fixture(wiring)
    fixture.run("table select 0 1", "stats reset", "app implement commit on")
    #expect(fixture.run("selection").hasPrefix("0 1"))
    #expect(fixture.run("stats").contains("countQuestions   0"))
  }

  @Test(arguments: wirings) func `another wiring gets the application's methods too`(
    wiring: String
  ) throws {
    let fixture = try fixture(wiring)
    fixture.run("app implement canEdit on", "app implement didSelect off", "app noise on")
    fixture.run("app register Cell Basic", "wiring \(wiring == "items" ? "monolith" : "items")")
    let table = try #require(fixture.session.current?.tableView)
    #expect(table.implements(.canEdit) && !table.implements(.didSelect) && table.repeatsQuestions)
    #expect(fixture.run("app dequeue Cell 0 0").hasPrefix("TableViewCell, new"))
    fixture.run("app connect", "layout")
    #expect(!table.implements(.canEdit) && table.implements(.didSelect))
  }

  @Test(arguments: wirings) func `connecting asks for a reload and drops the selection`(
    wiring: String
  ) throws {
    let fixture = try fixture(wiring)
    fixture.run("app implement commit on", "table select 0 1", "app connect", "layout")
    #expect(fixture.run("selection") == "no selected rows")
    #expect(fixture.code("invariants") == "ok")
  }

  @Test(arguments: wirings) func `a data source that nobody holds leaves an empty table`(
    wiring: String
  ) throws {
    let fixture = try fixture(wiring)
    fixture.run("app connect local", "layout")
    #expect(fixture.run("visible") == "no rows are visible")
    #expect(fixture.run("sections").contains("Family"))
    fixture.run("app connect", "layout")
    #expect(fixture.run("visible") == "2 rows: 0 0 to 0 1")
  }

  @Test(arguments: wirings) func `a data source that cellForRow lost comes back with connect`(
    wiring: String
  ) throws {
    let fixture = try fixture(wiring)
    fixture.run("app cellForRow forgets", "reload")
    #expect(fixture.code("layout") == "E20")
    fixture.run("app connect", "layout", isPrompt: true)
    #expect(fixture.run("visible") == "2 rows: 0 0 to 0 1")
    #expect(fixture.run("scroll by 44; invariants").hasSuffix("all invariants hold"))
  }
}

extension ApplicationTests {
  @Test(arguments: [
    "nan", "1e300", "-1", "-1e-300", "99 99", "nil", "9223372036854775807", "-9223372036854775808",
    "\"\"", "true", "insert",
  ])
  func `no answer of a method stops the program`(value: String) throws {
    // Each value meets every second method, half of them the others; a thorough run makes all meet.
    let step = rounds(2, thorough: 1)
    let methods = OptionalMethod.allCases
    for number in methods.indices where number % step == value.utf8.count % step {
      let method = methods[number]
      let fixture = try fixture("monolith")
      // Most values fit few methods; those that do are lived with.
      for line in [
        "app implement \(method.name) \(value)", "reload", "layout", "tap 0 0", "tap 0 1",
        "scroll end",
        "insert after 0 0 New", "edit on", "swipe 0 1", "confirm", "drag 0 0 to 0 2", "index A",
        "menu 0 0", "accessory 0 0", "show --all", "app implement \(method.name) off", "layout",
      ] {
        fixture.run(line, isPrompt: true)
      }
      #expect(fixture.code("app connect") == "ok" && fixture.code("layout") == "ok")
      #expect(fixture.code("invariants") == "ok", "\(method.name) \(value)")
    }
  }
}

/// The application's habits that lessons show.
@MainActor @Suite struct ApplicationHabitTests {
  @Test func `header views wait under their identifier, in another wiring too`() throws {
    let fixture = try SessionFixture(viewport: Size(width: 390, height: 132))
    fixture.run("app register header Head Plain", "app implement viewForHeader on", "layout")
    fixture.run("wiring monolith", "layout")
    let table = try #require(fixture.session.current?.tableView)
    #expect(table.headerView(forSection: 0)?.reuseIdentifier == "Head")
    #expect(fixture.run("app register header Head none") == "unregistered Head")
    #expect(fixture.code("app register header Head Fancy") == "bad-argument")
    #expect(
      fixture.run("app register header Basic", isPrompt: true)
        == "registered TableViewCell for header"
    )
  }

  @Test(arguments: [("cell", true), ("model", false)])
  func `a check mark that the cell keeps turns up elsewhere`(place: String, isWrong: Bool) throws {
    let fixture = try SessionFixture(nil, viewport: Size(width: 390, height: 200))
    fixture.run("new 50", "app checkmark \(place)", "tap 0 2", "repeat 14 scroll by 44")
    #expect(fixture.run("show").contains("✓") == isWrong)
    fixture.run("scroll top")
    let third = fixture.run("cell 0 2")
    #expect(isWrong || third.contains("✓"))
    fixture.run("app checkmark off", "reload", "layout")
    #expect(!fixture.run("show").contains("✓"))
  }

  @Test(arguments: ["items", "monolith"])
  func `what a scripted method edits in a gesture is undone in one step`(wiring: String) throws {
    let fixture = try SessionFixture(wiring: wiring)
    fixture.run("app implement commit off", "app onMove swap", "swipe 0 1", isPrompt: true)
    #expect(fixture.session.current?.history.done.isEmpty == true)
    fixture.run("drag 0 0 to 0 2", isPrompt: true)
    #expect(fixture.session.current?.history.done.count == 1)
    #expect(fixture.run("item 0 0", isPrompt: true).contains("Cy"))
    fixture.run("undo", isPrompt: true)
    #expect(fixture.run("item 0 0", isPrompt: true).contains("Ada"))
    // The table moved one row where the model swapped two: only a reload brings them together.
    #expect(fixture.code("invariants") == "invariants")
    fixture.run("reload; layout", isPrompt: true)
    fixture.run("app implement trailingSwipeActions on", "swipe 0 1", "action 1", isPrompt: true)
    #expect(fixture.session.current?.history.done.count == 1)
    #expect(fixture.run("undo", isPrompt: true).contains("undid"))
    #expect(fixture.code("invariants") == "ok" && fixture.code("expect rows 0 = 4") == "ok")
  }

  @Test func `the section index is asked for alone`() throws {
    let fixture = try SessionFixture()
    fixture.run("app implement sectionIndexTitles on")
    #expect(fixture.run("app index reload") == "F W")
    fixture.run("app implement sectionIndexTitles nil")
    #expect(fixture.run("app index reload") == "no index")
  }

  @Test func `warnings of a window come once`() throws {
    let fixture = try SessionFixture()
    #expect(fixture.run("app window off", "layout").contains("warning[W1]"))
    #expect(!fixture.run("reload", "layout").contains("W1"))
    #expect(fixture.run("app window on") == "the table view is in a window")
  }
}
