import CommandLanguage
import SessionSupport
import TableModel
import Testing
import Wirings

@testable import Workbench
@testable import Workspace

/// Seed N1: the messages that the patterns are about.
@MainActor @Suite struct PatternTraceTests {
  private func names(_ fixture: SessionFixture) -> Set<String> {
    Set(fixture.session.trace.lines.map { "\($0.message.receiver.name) \($0.name)" })
  }

  @Test(arguments: [
    ("monolith", []),
    (
      "array",
      [
        "closure identifier identifier(_:)", "closure configure configure(_:_:)",
        "ItemCell configure(with:)", "ItemCell rowHeight(for:in:)",
      ]
    ),
    (
      "items",
      [
        "ItemDataSource cellClass(for:)", "ItemCell configure(with:)",
        "ItemCell rowHeight(for:in:)",
      ]
    ),
    (
      "generators",
      [
        "ItemCellGenerator generate(in:at:)", "ItemCellGenerator register(in:)",
        "ItemCell configure(with:)", "ItemCell rowHeight(for:in:)",
      ]
    ),
    ("datamodel", ["ItemCell configure(with:)", "ItemCell rowHeight(for:in:)"]),
    ("container", ["ItemCell configure(with:)", "ItemCell rowHeight(for:in:)"]),
    ("fetched", ["ItemCell configure(with:)", "ItemCell rowHeight(for:in:)"]),
  ]) func `every hop of a pattern is shown`(wiring: String, expected: [String]) throws {
    let fixture = try SessionFixture()
    fixture.run("trace all", "wiring \(wiring)", "insert after 0 0 New", "reload", "layout")
    let found = names(fixture)
    for name in expected { #expect(found.contains(name), "\(name) in \(found.sorted())") }
    // Without a pattern, the controller does it all and sends no message about it.
    #expect(fixture.session.trace.lines.contains(where: \.message.isPattern) == !expected.isEmpty)
  }

  @Test(arguments: Wiring.all.map(\.name))
  func `trace on numbers and shows the same as without patterns`(wiring: String) throws {
    let quiet = try SessionFixture(wiring: wiring)
    let loud = try SessionFixture(wiring: wiring)
    quiet.run("trace on")
    loud.run("trace all")
    for line in ["reload", "layout", "select 0 3", "insert after 0 3 New", "undo"] {
      quiet.run(line)
      loud.run(line)
    }
    #expect(quiet.session.trace.lines.allSatisfy { !$0.message.isPattern })
    let rest = loud.session.trace.lines.filter { !$0.message.isPattern }
    #expect(rest.map(\.message.selector) == quiet.session.trace.lines.map(\.message.selector))
    #expect((rest.count < loud.session.trace.lines.count) == (wiring != "monolith"))
    #expect(PatternMessages.observer == nil)
  }

  @Test func `trace only pattern prints the messages of the pattern and records all`() throws {
    let fixture = try SessionFixture(wiring: "generators")
    #expect(fixture.type("trace only pattern") == "trace only pattern")
    let text = fixture.type("select 0 3")
    #expect(text.contains("SelectablePlugin  process(_:in:) select 0 3"), "\(text)")
    #expect(!text.contains("willSelectRowAt"), "\(text)")
    #expect(fixture.type("expect sent willSelectRowAt") == "")
  }

  @Test func `what trace on does not record is refused with what to do`() throws {
    let fixture = try SessionFixture()
    fixture.run("trace on", "reload", "layout")
    for word in ["sent cellClass", "no cellClass", "sent configure(with:) to ItemCell"] {
      let text = fixture.type("expect \(word)")
      #expect(text.hasPrefix("error[refused]: `trace on` does not record"), "\(text)")
      #expect(text.contains("hint: try `trace all` before the command"))
    }
    for line in ["trace all", "reload", "layout"] { fixture.type(line) }
    #expect(fixture.type("expect sent cellClass to ItemDataSource, configure to ItemCell") == "")
    #expect(fixture.type("expect no cellClas").contains("error["))
  }

  @Test func `the messages of patterns are known to the libraries`() {
    for selector in KnownMessages.patternSelectors {
      #expect(KnownMessages.isTraced(selector), "\(selector)")
    }
  }

  @Test func `a measurement under trace all sends nothing to the trace`() throws {
    let fixture = try SessionFixture()
    fixture.run("trace all")
    fixture.type("score")
    #expect(fixture.session.trace.lines == [])
  }

  @Test func `files and lines stand only where they are asked for`() throws {
    let fixture = try SessionFixture()
    fixture.run("trace on")
    #expect(!fixture.type("select 0 3").contains(".swift:"))
    fixture.run("trace lines on")
    #expect(fixture.type("select 0 3").contains(" Wirings/ItemsController.swift:"))
    fixture.session.host.answersAreWhole = true
    #expect(!fixture.type("select 0 3").contains(".swift:"))
    fixture.session.host.answersAreWhole = false
    fixture.run("trace lines off")
    #expect(!fixture.type("trace show").contains(".swift:"))
  }
}
