import CommandLanguage
import Foundation
import SessionSupport
import TableModel
import TableStore
import TableUI
import Testing

@testable import Workbench
@testable import Workspace

/// The life of the screen behind the prompt: appear, disappear, stack, back.
@MainActor @Suite struct ScreenLifeTests {
  nonisolated static let wirings = ["items", "monolith"]

  @Test(arguments: wirings)
  func `a source that is opened has appeared once, and was asked for its counts once`(
    wiring: String
  ) throws {
    let source = try #require(try SessionFixture(wiring: wiring).session.current)
    #expect(source.door.controller.appearanceState == .appeared)
    #expect(source.tableView.statistics.reloads == 1)
    #expect(source.tableView.statistics.countQuestions == 3)
    #expect(source.tableView.statistics.indicatorFlashes == 1)
  }

  @Test func `the selection goes when the screen comes back`() throws {
    let fixture = try SessionFixture(wiring: "monolith")
    #expect(
      fixture.run("select 0 2", "disappear", "selection", "appear", "selection") == """
        selected 0 2 "Cy" (MonolithController.didSelect)
        people.json is off screen
        0 2  Cy
        people.json is on screen; MonolithController cleared the selection of 0 2
        no selected rows
        """
    )
  }

  @Test func `multiple selection outlives it`() throws {
    let fixture = try SessionFixture(wiring: "monolith")
    fixture.run("set allowsMultipleSelection on", "select 0 2", "select 0 0", "disappear", "appear")
    #expect(fixture.run("selection") == "0 0  Ada\n0 2  Cy")
  }

  @Test func `the trace shows the life of a screen with its evidence`() throws {
    let fixture = try SessionFixture(wiring: "monolith")
    fixture.run("select 0 2", "disappear", "trace on")
    _ = fixture.session.run("appear", at: CommandPlace()) { _ in }
    let lines = fixture.session.trace.lastCommand.map { line in
      "\(line.sender?.name ?? "person") > \(line.message.receiver.name) "
        + "\(line.message.selector) \(line.message.source)"
    }
    #expect(
      lines.filter { !$0.contains("TableViewCell") && !$0.contains("ItemCell") } == [
        "person > NavigationController beginAppearanceTransition(_:animated:) true documented",
        "NavigationController > NavigationController viewWillAppear(_:) false documented",
        "NavigationController > MonolithController viewWillAppear(_:) false observed",
        "MonolithController > TableView deselectRow(at:animated:) 0 2 documented",
        "NavigationController > NavigationController viewIsAppearing(_:) false documented",
        "NavigationController > MonolithController viewIsAppearing(_:) false documented",
        "person > NavigationController endAppearanceTransition() documented",
        "NavigationController > NavigationController viewDidAppear(_:) false documented",
        "NavigationController > MonolithController viewDidAppear(_:) false observed",
        // The table came into the window again.
        "person > TableView layoutIfNeeded() documented",
      ]
    )
  }

  @Test(arguments: [
    ("appear", "people.json is already on the screen"),
    ("back", "cannot go back: people.json is the root screen"),
    ("disappear; disappear", "people.json is not on the screen"),
    ("disappear; back", "people.json is not on the screen"),
    ("disappear; pull", "people.json is not on the screen"),
    ("app push Details; pull", "people.json is not on the screen"),
    ("begin; pull", "a batch is open"),
    (
      "set refreshControl off; pull",
      "pull to refresh is not enabled: the table view has no refreshControl"
    ),
    ("set refreshControl off; app refresh begin", "the table view has no refreshControl"),
  ])
  func `what makes no sense now is refused`(line: String, message: String) throws {
    let answer = try SessionFixture().run(line)
    #expect(answer.contains("error[refused]: " + message), "\(answer)")
  }

  @Test(arguments: ["pull 0", "pull -5", "pull 1e9"])
  func `a pull has a length`(line: String) throws {
    #expect(try SessionFixture().code(line) == "range")
  }

  @Test func `a pushed screen lies on top until back`() throws {
    let fixture = try SessionFixture()
    #expect(
      fixture.run("stack", "app push \"About Ada\"", "stack", "back", "stack") == """
        > people.json  ItemsController
        pushed About Ada; 2 screens
          people.json  ItemsController  disappeared
        > About Ada    ViewController
        back to people.json; closed About Ada
        > people.json  ItemsController
        """
    )
  }

  @Test func `a table whose screen is gone is in no window, whatever the application says`() throws
  {
    let fixture = try SessionFixture()
    let table = try #require(fixture.session.current?.tableView)
    fixture.run("disappear", "app noise on")
    #expect(!table.isInWindow)
    fixture.run("app window off", "appear")
    #expect(table.isInWindow)
    fixture.run("app noise off")
    #expect(table.isInWindow)
  }

  @Test(arguments: [
    "disappear; layout; reload; layout; appear", "app push D; layout; delete 0 0; back",
  ])
  func `a screen that is gone for a while uses no warning up that comes once`(line: String) throws {
    let fixture = try SessionFixture()
    #expect(!fixture.run(line).contains("W1"))
    #expect(fixture.run("app window off; layout; expect W1").contains("warning[W1]"))
    #expect(!fixture.run("app window on; app window off; layout; expect no W1").contains("W1]"))
  }

  /// Commands of a person's that touch no table: they read, or move screens.
  private static let free = ["selection", "stack", "back", "appear", "disappear", "index"]

  @Test(arguments: [("app push Details", "back"), ("disappear", "appear")])
  func `what is not on the screen cannot be touched`(line: String, hint: String) throws {
    let gestures = CommandList.all.types.map { $0.description }
      .filter { $0.group == .acting && !Self.free.contains($0.name) }
    #expect(gestures.count >= 16)
    for example in gestures.map(\.example) + ["index F", "tap 0 0", "refresh", "scroll to 0 1"] {
      for start in [[], gestures.first { $0.example == example }?.setup ?? []] {
        let fixture = try SessionFixture()
        for setup in start { fixture.type(setup) }
        fixture.type(line)
        let rows = fixture.type("rows")
        #expect(
          fixture.type(example) == """
            error[refused]: people.json is not on the screen
              hint: try `\(hint)`
            """,
          "\(example)"
        )
        #expect(fixture.type("rows") == rows)
      }
    }
  }

  @Test(arguments: [
    (
      "app push Details", "index", "no index: the data source does not implement sectionIndexTitles"
    ),
    ("disappear", "selection", "no selected rows"),
    ("disappear", "layout", "laid out; 5 rows visible"),
  ])
  func `what only reads, or is code's, is answered`(
    line: String,
    next: String,
    answer: String
  ) throws {
    let fixture = try SessionFixture()
    fixture.type(line)
    #expect(fixture.type(next) == answer)
  }

  @Test func `programs read the titles`() throws {
    let fixture = try SessionFixture()
    let records = fixture.records("app push Details", "stack", "back", "disappear", "appear")
    let answers = records.compactMap { record in
      record.range(of: "\"answer\":").map { String(record[$0.upperBound...].dropLast()) }
    }
    #expect(
      answers == [
        #"{"titles":["people.json","Details"],"appeared":true}"#,
        #"{"titles":["people.json","Details"],"appeared":true}"#,
        #"{"titles":["people.json"],"appeared":true}"#,
        #"{"titles":["people.json"],"appeared":false}"#,
        #"{"titles":["people.json"],"appeared":true}"#,
      ]
    )
  }

  @Test(arguments: [true, false])
  func `another wiring takes over the screen as it is`(isShown: Bool) throws {
    let fixture = try SessionFixture()
    let old = try #require(fixture.session.current?.door.controller)
    if !isShown { fixture.run("disappear") }
    fixture.run("wiring monolith")
    let door = try #require(fixture.session.current?.door)
    #expect(old.appearanceState == .disappeared)
    #expect(door.isShown == isShown && door.titles == ["people.json"])
  }
}
