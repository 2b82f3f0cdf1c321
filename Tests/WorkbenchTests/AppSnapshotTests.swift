import SessionSupport
import TableUI
import Testing

@testable import Workbench
@testable import Workspace

/// `app snapshot`: a diffable data source over the rows of a model.
@MainActor @Suite struct AppSnapshotTests {
  @Test(arguments: ["items", "monolith"])
  func `an identifier that comes twice is told by apply`(wiring: String) throws {
    let fixture = try SessionFixture(wiring: wiring)
    #expect(
      fixture.run("app snapshot append a b a")
        == "an app would crash here: duplicate identifier; `app snapshot apply` shows the error"
    )
    #expect(fixture.code("app snapshot apply") == "D1")
    fixture.run("app snapshot append a b a; app snapshot apply; expect D1", isPrompt: true)
    #expect(fixture.run("expect D1", isPrompt: true).isEmpty)
    #expect(fixture.code("app snapshot apply") == "ok")
    #expect(fixture.run("visible").hasPrefix("5 rows"))
  }

  @Test(arguments: ["items", "monolith", "array", "fetched"])
  func `the main queue must not apply while a background queue does`(wiring: String) throws {
    let fixture = try SessionFixture(wiring: wiring)
    fixture.run("app snapshot delete ada")
    #expect(
      fixture.run("app snapshot apply --background")
        == "queued in the background: 1 snapshot outstanding; `tick 16` applies it"
    )
    fixture.run("app snapshot delete bob")
    let counts = fixture.session.current?.tableView.rowCounts
    #expect(fixture.code("app snapshot apply") == "D8")
    fixture.run("app snapshot apply; expect D8", isPrompt: true)
    #expect(fixture.session.current?.tableView.rowCounts == counts)
    #expect(
      fixture.run("tick 16").contains("background queue: applied 1 delete, 0 inserts, 0 moves")
    )
    #expect(fixture.run("app snapshot show").contains("not applied") == false)
    #expect(fixture.code("app snapshot apply") == "ok")
    #expect(fixture.run("app snapshot show").contains("bob") == false)
    #expect(fixture.session.current?.tableView.checkInvariants() == [])
  }

  @Test func `two queues, one after the other, cause a warning`() throws {
    let fixture = try SessionFixture()
    fixture.run("app snapshot delete ada", "app snapshot apply", "app snapshot delete bob")
    let record = try #require(fixture.records("app snapshot apply --background").last)
    #expect(record.contains(#""warnings":[{"code":"D8","text":"applying updates in a non-thread"#))
    #expect(fixture.run("tick 16").contains("1 delete"))
    let again = try #require(fixture.records("app snapshot apply --background").last)
    #expect(!again.contains("warnings"), "\(again)")
  }

  @Test func `a background snapshot of a replaced data source is dropped`() throws {
    let fixture = try SessionFixture()
    let rows = fixture.run("rows")
    fixture.run("app snapshot delete ada", "app snapshot apply --background", "wiring monolith")
    #expect(!fixture.run("tick 16").contains("background queue"))
    #expect(fixture.run("rows") == rows)
    #expect(fixture.run("invariants") == "all invariants hold")
  }

  @Test func `hash values by all members are an error after a row has changed`() throws {
    let fixture = try SessionFixture()
    fixture.run("app snapshot apply", "app snapshot hash wrong")
    #expect(fixture.code("app snapshot apply") == "ok")
    fixture.run("model update #ada title=New")
    #expect(fixture.code("app snapshot apply") == "D9")
    #expect(fixture.code("app snapshot apply --background") == "D9")
    fixture.type("app snapshot hash right")
    #expect(fixture.code("app snapshot apply") == "ok")
  }

  @Test(arguments: ["items", "monolith"])
  func `an equal identifier shows no change until it is reconfigured`(wiring: String) throws {
    let fixture = try SessionFixture(wiring: wiring)
    fixture.run("model update #ada title=New", "app snapshot apply")
    #expect(fixture.run("cell 0 0").contains("Ada"))
    fixture.run("app snapshot reconfigure ada", "app snapshot apply")
    #expect(fixture.run("cell 0 0").contains("New"))
    #expect(fixture.run("invariants") == "all invariants hold")
  }

  @Test func `the snapshot is changed beside the table and then applied`() throws {
    let fixture = try SessionFixture()
    fixture.run(
      "app snapshot append x to Family",
      "app snapshot move eve before bob",
      "app snapshot section insert New before Work",
      "app snapshot insert y z after x",
      "app snapshot delete cy",
      "app snapshot append q",
      "app snapshot reload ada"
    )
    #expect(
      fixture.run("app snapshot show") == """
        Family: ada eve bob dot x y z
        New: 
        Work: q
        to reload: ada
        not applied yet: the table has its own data source
        """
    )
    #expect(fixture.run("visible").hasPrefix("5 rows"))
    let record = try #require(fixture.records("app snapshot apply").last)
    let fields = #""sections":3,"items":8,"deletes":1,"inserts":5,"moves":1,"reloads":1"#
    #expect(record.contains(fields), "\(record)")
    #expect(
      fixture.run("app snapshot show") == "Family: ada eve bob dot x y z\nNew: \nWork: q"
    )
    #expect(fixture.run("app cell 0 1").hasPrefix("ItemCell \"Eve\","))
    #expect(fixture.run("app cell 0 4").hasPrefix("ItemCell \"x\","))
    #expect(fixture.run("rect 0 3").contains("44"))
  }

  @Test(arguments: [
    ("reload zz", "D3"), ("reconfigure zz", "D4"), ("delete ada zz", "D4"),
    ("move ada before zz", "D4"), ("insert x after zz", "D4"), ("append x to Nowhere", "D5"),
    ("section reload Nowhere", "D5"), ("section move Family after Nowhere", "D5"),
    ("insert x ada before ada", "D7"),
    ("section items Work x x", "D2"), ("append", "bad-argument"), ("fly", "bad-argument"),
    ("insert x", "bad-argument"),
  ])
  func `what is unknown is refused and leaves the snapshot alone`(
    words: String,
    code: String
  ) throws {
    let fixture = try SessionFixture()
    let before = fixture.run("app snapshot show")
    #expect(fixture.code("app snapshot \(words)") == code)
    #expect(fixture.run("app snapshot show", isPrompt: true) == before)
  }

  @Test func `items need a section`() throws {
    let fixture = try SessionFixture()
    fixture.run("app snapshot delete all")
    #expect(fixture.code("app snapshot append x") == "D6")
    fixture.run(
      "app snapshot section append S",
      "app snapshot append x",
      "app snapshot apply --reload",
      isPrompt: true
    )
    #expect(fixture.run("app cell 0 0") == "ItemCell \"x\", no separator")
  }

  @Test func `rows told by hand fail the check of counts, and a wiring gets its table back`() throws
  {
    let fixture = try SessionFixture()
    fixture.run("app snapshot apply")
    #expect(fixture.code("table delete 0 0") == "E1")
    #expect(fixture.code("delete 0 0") == "refused")
    fixture.run("wiring monolith", isPrompt: true)
    #expect(fixture.code("delete 0 0") == "ok")
    #expect(fixture.run("app snapshot show").hasPrefix("Family: bob cy dot\n"))
  }

  @Test func `what the application implements counts in front of it, and connect takes it away`()
    throws
  {
    let fixture = try SessionFixture()
    fixture.run("app implement canEdit on", "model update #ada title=New", "app snapshot apply")
    #expect(fixture.run("cell 0 0").contains("Ada"))
    fixture.run("app connect", "layout")
    #expect(fixture.run("cell 0 0").contains("New"))
    #expect(
      fixture.run("app snapshot show").hasSuffix(
        "not applied yet: the table has its own data source"
      )
    )
    #expect(fixture.run("delete 0 0; invariants").hasSuffix("all invariants hold"))
  }

  @Test func `the trace shows the difference as ours`() throws {
    let fixture = try SessionFixture()
    fixture.run("app snapshot apply", "app snapshot delete bob", "app snapshot move dot before ada")
    let lines = fixture.run("trace on; app snapshot apply").split(separator: "\n")
    let line = try #require(lines.first { $0.contains("diff: ") })
    #expect(line.contains("diff: 1 delete, 0 inserts, 1 move, 0 reloads  [ours]"))
  }

  @Test func `a refused apply keeps what else was done to the snapshot`() throws {
    let fixture = try SessionFixture()
    fixture.type("app snapshot delete bob; app snapshot append x y x")
    let before = fixture.type("app snapshot show")
    #expect(fixture.code("app snapshot apply") == "D1")
    #expect(fixture.type("app snapshot show") == before)
    #expect(!before.contains("bob"))
    #expect(fixture.code("app snapshot apply") == "ok")
    // An open batch is another reason.
    fixture.type("app snapshot delete dot; begin")
    let later = fixture.type("app snapshot show")
    #expect(fixture.code("app snapshot apply") == "refused")
    #expect(fixture.type("app snapshot show") == later)
  }
}
