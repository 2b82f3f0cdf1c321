import CommandLanguage
import SessionSupport
import Testing

@testable import Workbench
@testable import Workspace

@MainActor @Suite struct HistoryCommandTests {
  private final class Typed: CommandHistory {
    var entries: [String]
    var problem: String?

    init(_ entries: [String]) { self.entries = entries }

    func clear() -> String? {
      if problem == nil { entries = [] }
      return problem
    }
  }

  private func fixture(_ entries: [String]) throws -> SessionFixture {
    let fixture = try SessionFixture()
    fixture.session.host.history = Typed(entries)
    return fixture
  }

  @Test func `lists the last ones with their numbers`() throws {
    let fixture = try fixture((1...25).map { "rows \($0)" })
    #expect(fixture.run("history 2") == "… 23 before: history 25\n24  rows 24\n25  rows 25")
    #expect(fixture.run("history 99").hasPrefix(" 1  rows 1\n 2  rows 2\n"))
    #expect(fixture.run("history").split(separator: "\n").count == 21)
    #expect(fixture.run("his 1", isPrompt: true).hasSuffix("25  rows 25"))
  }

  @Test func `finds those that hold a text`() throws {
    let fixture = try fixture(["rows 0", "select 0 1", "append {\n}", "rows \u{1B}[31m"])
    #expect(fixture.run("history rows") == "1  rows 0\n4  rows ␛[31m")
    #expect(fixture.run("history append") == "3  append {␊}")
    #expect(fixture.run("history \"0 1\"") == "2  select 0 1")
    #expect(fixture.run("history 0 1") == "2  select 0 1")
    #expect(fixture.run("history zork") == "no commands")
  }

  @Test func `forgets on demand, and says where that fails`() throws {
    let fixture = try fixture(["rows 0"])
    #expect(fixture.run("history clear") == "history cleared")
    #expect(fixture.run("history") == "no commands")
    let typed = Typed(["rows 0"])
    typed.problem = "/x is a FIFO"
    fixture.session.host.history = typed
    #expect(fixture.run("history clear").hasPrefix("error[io]: /x is a FIFO"))
  }

  @Test(arguments: ["history 0", "history -3"])
  func `refuses numbers below 1`(line: String) throws {
    #expect(try fixture([]).code(line) == "bad-argument")
  }

  @Test func `is data too`() throws {
    let records = try fixture(["rows 0", "a\nb"]).records("history 1")
    #expect(records[0].contains(#""answer":[{"n":2,"command":"a\nb"}]"#), "\(records)")
  }

  @Test func `away from the prompt there is none`() throws {
    #expect(try SessionFixture().run("history") == "only the prompt keeps a history")
  }

  @Test func `a script has what changed something, and where it was looked from`() throws {
    let fixture = try fixture([])
    for line in [
      "sections", "row 0 1; rows 0", "sel 0 2", "delete 0 99", "row 0 1",
      "ins after {\n\"title\":\"N\"}",
      "history --script", "let x y", " let secret z", "help row", "undo",
    ] {
      fixture.type(line)
    }
    #expect(
      fixture.type("history --script") == """
        row 0 1
        select 0 2
        row 0 1
        insert after {
        "title":"N"}
        let x y
        undo
        """
    )
    // It does no change.
    let again = try SessionFixture()
    for line in fixture.session[TranscriptFeature.self]?.scriptLog.commands ?? [] {
      #expect(!again.run(line).contains("error["))
    }
    #expect(again.run("rows") == fixture.run("rows"))
  }

  @Test func `commands of scripts and of other places are no part of the script`() throws {
    let fixture = try fixture([])
    fixture.run("delete 0 0")
    #expect(fixture.run("history --script") == "")
    #expect(fixture.records("history --script")[0].contains(#""answer":[]"#))
  }
}
