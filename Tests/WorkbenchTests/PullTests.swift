import CommandLanguage
import SessionSupport
import TableModel
import TableUI
import Testing

@testable import Workbench
@testable import Workspace

@MainActor @Suite struct PullTests {
  @Test(arguments: ScreenLifeTests.wirings)
  func `a pull that nobody ends spins for ever, and the answer names what is missing`(
    wiring: String
  ) throws {
    let fixture = try SessionFixture(wiring: wiring)
    let name = try #require(fixture.session.current?.door.name)
    #expect(
      fixture.run("pull", "get refreshControl", "pull", "app refresh end", "get refreshControl")
        == """
        pulled 60 pt: refreshing, but valueChanged has no target
        \(name) has no refresh(); adopt Refreshing to add it; \
        `app refresh end` stops the spinner
        refreshing
        pulled 60 pt: already refreshing; no event sent
        idle; the offset is 0 pt
        idle
        """
    )
  }

  @Test func `beginning by hand sends nothing, scrolls nothing and shows nothing`() throws {
    let fixture = try SessionFixture(viewport: Size(width: 160, height: 132))
    let before = fixture.run("show")
    fixture.run("trace on")
    #expect(fixture.run("app refresh begin").hasPrefix("refreshing; valueChanged not sent"))
    #expect(fixture.run("expect no valueChanged", "offset") == "0 pt")
    fixture.run("trace off")
    #expect(fixture.run("show") == before)
    #expect(
      fixture.run("app refresh title Fetching", "scroll top", "show") == """
        the title is "Fetching"
        offset -60 pt, visible 0 0 to 0 0
            ┌────────────────────┐
            │         ↻          │
            │      Fetching      │
            │                    │
            │                    │
            │ Family             │
        0 0 │ Ada                │
            └────────────────────┘
        """
    )
  }

  @Test func `a pull is heard from the finger to the handler`() throws {
    let fixture = try SessionFixture()
    fixture.run("app refresh handler on", "trace on")
    #expect(
      fixture.run("pull").hasPrefix(
        "pulled 60 pt: sent valueChanged to ScriptedRefresh, which ended"
      )
    )
    let heard = fixture.session.trace.lastCommand.map(\.message.selector)
    let steps = [
      "drag down 60", "sendActions(for:.valueChanged)", "valueChanged(_:)", "reloadData()",
      "endRefreshing()",
    ]
    #expect(heard.filter(steps.contains) == steps)
    #expect(fixture.run("expect no valueChanged").hasPrefix("error[expect]"))
    #expect(
      fixture.run("trace off", "app refresh handler off", "pull").contains(
        "valueChanged has no target"
      )
    )
  }

  @Test func `programs read what a pull came to`() throws {
    let fixture = try SessionFixture()
    let records = fixture.records("pull 30", "pull", "app refresh end")
    let expected = [
      #""rows":5,"source":null,"outcome":"tooShort","refreshing":false,"delivered":[],"offset":0"#,
      #""outcome":"refreshed","refreshing":true,"delivered":[],"offset":-60"#,
      #""refreshing":false,"offset":0,"handler":false,"title":null"#,
    ]
    for (record, part) in zip(records, expected) { #expect(record.contains(part), "\(record)") }
  }

  @Test func `the handler stays under another wiring and another control`() throws {
    let fixture = try SessionFixture()
    fixture.run("app refresh handler on", "wiring monolith")
    #expect(fixture.run("pull").contains("ended the refresh"))
    fixture.run("set refreshControl off", "set refreshControl on", "set refreshControl on")
    #expect(
      fixture.run("pull")
        == "pulled 60 pt: sent valueChanged to ScriptedRefresh, which ended the refresh"
    )
  }

  private final class Fetching: TableViewController, TableViewDataSource, Refreshing {
    var fetches = 0

    func refresh() { fetches += 1 }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(
      _ tableView: TableView,
      cellForRowAt indexPath: IndexPath
    ) throws(TableError) -> TableViewCell {
      try tableView.dequeueReusableCell(ItemCell.self, for: indexPath)
    }
  }

  @Test func `any controller that can fetch is asked to`() throws {
    let controller = Fetching()
    let door = ControllerAdapter(controller)
    door.appear()
    #expect(try door.tableView.pullDown(by: 60) == .refreshed)
    #expect(controller.fetches == 1 && controller.refreshControl?.isRefreshing == true)
  }

  @Test func `a control that the controller brought along is left as it is`() throws {
    let controller = Fetching()
    let control = RefreshControl()
    controller.refreshControl = control
    let door = ControllerAdapter(controller)
    #expect(controller.refreshControl === control)
    try door.tableView.pullDown(by: 60)
    #expect(controller.fetches == 0)
  }

  @Test func `a controller that stands in a navigation controller already keeps it`() {
    let controller = Fetching()
    let navigation = NavigationController(rootViewController: controller)
    #expect(ControllerAdapter(controller).navigation === navigation)
  }
}
