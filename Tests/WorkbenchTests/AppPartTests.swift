import SessionSupport
import TableUI
import TestSupport
import Testing

@testable import Workbench
@testable import Workspace

/// Parts of an app that a command adds, exchanges or creates.
@MainActor @Suite struct AppPartTests {
  @Test func `a header view is made for its section, and the other form is not called (seed S7)`()
    throws
  {
    let fixture = try SessionFixture()
    fixture.run("app headerView section", "trace on")
    let calls = fixture.run("layout").split(separator: "\n")
      .filter { $0.contains("SectionHeaderDelegate") }
    #expect(!calls.isEmpty)
    #expect(calls.allSatisfy { $0.contains("viewForHeaderOf:at:") })
    fixture.run("trace off")
    #expect(fixture.run("show").contains("rows"))
    // Taps still reach the controller.
    #expect(fixture.run("select 0 0").contains("ItemsController.didSelect"))
    fixture.run("app headerView off")
    #expect(!fixture.run("show").contains(" rows"))
    #expect(fixture.run("select 0 0").contains("ItemsController.didSelect"))
    fixture.run("wiring array")
    #expect(fixture.type("app headerView section").hasPrefix("error[refused]: not supported"))
  }

  @Test(arguments: [
    ("items", "same data source: ignored; 0 reloads"),
    ("array", "assigned the same data source; 1 reload"),
    ("generators", "assigned the same data source; 1 reload"),
  ]) func `the same data source again (seed S14)`(wiring: String, words: String) throws {
    let fixture = try SessionFixture(wiring: wiring)
    #expect(fixture.run("app connect again") == words)
    #expect(fixture.run("invariants") == "all invariants hold")
  }

  @Test(arguments: [
    ("monolith", 1, 0), ("array", 1, 0), ("items", 1, 0), ("generators", 0, 0),
    ("datamodel", 1, 0), ("container", 1, 0), ("fetched", 1, 0),
  ]) func `clearing leaves the sections of the wiring (seed S9)`(
    wiring: String,
    sections: Int,
    rows: Int
  ) throws {
    let fixture = try SessionFixture("[\"a\", \"b\"]", wiring: wiring)
    fixture.run("section clear all")
    #expect(fixture.session.current?.sections.count == sections)
    #expect(fixture.session.current?.rowCount == rows)
    #expect(fixture.run("invariants") == "all invariants hold")
    fixture.run("undo")
    #expect(fixture.session.current?.rowCount == 2)
    #expect(fixture.run("invariants") == "all invariants hold")
    fixture.run("filter a")
    #expect(fixture.type("section clear all").hasPrefix("error["))
    #expect(fixture.session.current?.rowCount == 2)
  }

  @Test func `a delegate that is gone hears no button (seed C21)`() throws {
    let fixture = try SessionFixture(
      #"[{"id": "tea", "cell": "promo", "title": "Tea", "buttons": ["buy"]}]"#
    )
    #expect(fixture.run("button #tea buy").contains("sent to ItemsController"))
    fixture.run("app connect local delegate")
    #expect(fixture.run("button #tea buy").hasSuffix("no receiver"))
    fixture.run("app connect")
    #expect(fixture.run("button #tea buy").contains("sent to ItemsController"))
  }

  @Test func `a subclass without its data source is named (seed P1)`() throws {
    let fixture = try SessionFixture()
    let error = "error[refused]: BareController does not override makeDataSource()"
    #expect(fixture.type("app controller").hasPrefix(error))
    #expect(fixture.type("app controller makeDataSource").hasSuffix("not loaded yet"))
  }

  @Test func `indicators flash once more`() throws {
    let fixture = try SessionFixture()
    let before = fixture.session.current?.tableView.statistics.indicatorFlashes ?? 0
    fixture.run("app flash")
    #expect(fixture.session.current?.tableView.statistics.indicatorFlashes == before + 1)
  }

  @Test func `a store reads its file once, and tries a broken one again (seeds L27, L28)`() throws {
    let folder = try ScratchFolder()
    let file = try folder.write(
      #"[{"title": "a", "day": 1}, {"title": "c", "day": 3}, 7, {"title": "b", "day": 2}]"#,
      to: "days.json"
    )
    let broken = try folder.write("[1,,2]", to: "broken.json")
    let fixture = try SessionFixture()
    #expect(fixture.type("app store").hasPrefix("error[refused]"))
    fixture.type("app store \"\(file)\" by day")
    #expect(
      fixture.run("app store") == """
        3  c
        2  b
        1  a
        3 objects, the greatest "day" first: 1 call, 1 read of the file
        """
    )
    #expect(fixture.run("app store").hasSuffix("2 calls, 1 read of the file"))
    fixture.type("app store \"\(broken)\" by day")
    let answer = fixture.type("app store")
    #expect(answer.hasPrefix("error[bad-json]") && answer.contains("broken.json:1:4"))
    fixture.type("app store no-such-file.json by day")
    #expect(fixture.type("app store").hasPrefix("error[not-found]"))
  }

  @Test func `a row has its text for screen readers without a plugin`() throws {
    let fixture = try SessionFixture(
      #"[{"title": "a", "accessibilityLabel": "Letter A", "accessibilityTraits": "header"}, "b"]"#,
      wiring: "array"
    )
    let line = "accessibility: Letter A, header, button"
    #expect(fixture.run("row 0 0").hasSuffix(line))
    #expect(fixture.run("cell 0 0").hasSuffix(line))
    fixture.run("select 0 0")
    #expect(fixture.run("row 0 0").hasSuffix(line + ", selected"))
    #expect(!fixture.run("row 0 1", "cell 0 1").contains("accessibility"))
  }

  @Test func `random edits keep the invariants, and a mistake is found (seed N19)`() throws {
    let fixture = try SessionFixture()
    let before = fixture.run("rows")
    for seed in 0..<4 {
      #expect(fixture.run("invariants fuzz \(seed) 40").hasPrefix("all invariants hold"))
    }
    let found = fixture.run("invariants fuzz 7 200 --model").split(separator: "\n")
    #expect(found.count == 3, "\(found)")
    #expect(found.last?.hasPrefix("  model delete ") == true)
    #expect(fixture.run("invariants fuzz 7 200 --model") == found.joined(separator: "\n"))
    #expect(fixture.run("rows") == before)
    #expect(fixture.type("invariants fuzz 7 0").hasPrefix("error[bad-argument]"))
  }
}

/// Requests and pages that a command sends or forgets.
@MainActor @Suite struct RequestPartTests {
  private static let served = """
    {"/a": {"pages": [[{"title": "a"}], [{"title": "b"}]]}, "/b": {"pages": [[{"title": "c"}]]}}
    """

  @Test func `a batch, a chain and a shape have one outcome each (seed L29)`() throws {
    let fixture = try SessionFixture(served: Self.served)
    let batch = fixture.run("request batch http://host/a http://host/no http://host/b")
    #expect(batch.hasSuffix("the batch failed: request 1 failed, 1 canceled, 0 not sent"))
    let chain = fixture.run("request chain http://host/a http://host/no http://host/b")
    #expect(chain.hasSuffix("the chain failed: request 1 failed, 0 canceled, 1 not sent"))
    let whole = fixture.run("request chain http://host/a http://host/b")
    #expect(whole.hasSuffix("the chain succeeded: 2 responses"))
    #expect(fixture.run("request group") == whole)
    let shape = fixture.run(#"request batch http://host/a --shape '[{"title": 1}]'"#)
    #expect(shape.contains("the response: expected an array, found an object"))
  }

  @Test(arguments: ["request batch", "request batch http://host/a --shape {", "request group"])
  func `a group that cannot be sent is an error`(line: String) throws {
    #expect(try SessionFixture(served: Self.served).type(line).hasPrefix("error["))
  }

  @Test func `a group uses saved responses (seed L29)`() throws {
    let fixture = try SessionFixture(served: Self.served)
    let folder = try ScratchFolder()
    let line = "request batch http://host/a --cache \(folder.file("c"))"
    func note(_ line: String) -> String {
      fixture.run(line).split(separator: "\n").first.map(String.init) ?? ""
    }
    #expect(note(line).hasSuffix("succeeded  no response is saved"))
    #expect(note(line).hasSuffix("succeeded  from the cache"))
    #expect(note("\(line) --user Ada").hasSuffix("the response was saved for other data"))
    #expect(note("\(line) --fresh").hasSuffix("succeeded"))
    fixture.run("tick 31000")
    #expect(
      note("\(line) --seconds 30").hasSuffix("the saved response is 31 s old; the limit is 30 s")
    )
    #expect(note("\(line) --version 2").hasSuffix("the saved response has version 0"))
    #expect(fixture.run("net").contains("5 requests so far"))
    #expect(fixture.type("\(line) --seconds -1").hasPrefix("error[bad-argument]"))
  }

  @Test func `a group waits for the virtual clock`() throws {
    let fixture = try SessionFixture(served: Self.served)
    fixture.run("net latency 50")
    #expect(fixture.run("request batch http://host/a").hasSuffix("`tick` continues it"))
    fixture.run("tick 50")
    #expect(fixture.run("request group").hasSuffix("the batch succeeded: 1 response"))
  }

  @Test func `a list that knows no page requests the first one (seeds L7, L19)`() throws {
    let fixture = try SessionFixture(nil, served: Self.served)
    fixture.run("open http://host/a")
    #expect(fixture.run("request").contains("on a background thread; delivered on the main"))
    #expect(fixture.run("page forget").hasPrefix("forgot all pages"))
    #expect(fixture.run("page").contains("no page"))
    #expect(fixture.run("more").contains("replaced the list"))
    #expect(fixture.run("page").hasPrefix("page 1 is in the table"))
    fixture.run("net latency 10", "more")
    #expect(fixture.type("page forget").hasPrefix("error[refused]: a request is running"))
  }
}
