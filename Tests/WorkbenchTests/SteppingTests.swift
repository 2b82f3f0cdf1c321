import CommandLanguage
import SessionSupport
import TableUI
import Testing

@testable import Workbench
@testable import Workspace

/// Return on an empty line of the prompt.
@MainActor @Suite struct SteppingTests {
  private final class Typed: CommandHistory {
    let entries = (1...9).map { "rows \($0)" }

    func clear() -> String? { nil }
  }

  /// Presses Return and gives the lines that were run, with the first line of each answer.
  private func press(_ fixture: SessionFixture, times: Int = 1) -> [String] {
    var seen: [String] = []
    for _ in 0..<times {
      fixture.session.lookOn(at: CommandPlace(isPrompt: true)) { outcome in
        let text = TextFormat()
        let all = text.output(for: outcome) + text.errors(for: outcome)
        seen.append("\(outcome.command): \(all.prefix { $0 != "\n" })")
      }
    }
    return seen
  }

  @Test func `row goes on with the row after it, and ends with the table`() throws {
    let fixture = try SessionFixture()
    fixture.type("row 0 2")
    #expect(
      press(fixture, times: 4) == [
        "row +1: 0 3  Dot", "row +1: 1 0  Eve",
        "row +1: error[no-row]: 1 0 +1 is outside the table",
      ]
    )
  }

  @Test func `rows goes on with the next page`() throws {
    let fixture = try SessionFixture()
    fixture.type("rows --limit 2")
    #expect(
      press(fixture, times: 3) == [
        "rows --from 2 --limit 2: 0 2  Cy", "rows --from 4 --limit 2: 1 0  Eve",
        "rows --from 5 --limit 2: no rows from 5; 5 in all",
      ]
    )
    fixture.type("rows 0 --from 3")
    #expect(press(fixture) == ["rows 0 --from 4: no rows from 4; 4 in all"])
  }

  @Test func `find shows one row after the other, then nothing`() throws {
    let fixture = try SessionFixture()
    fixture.type("find /^(Ada|Cy|Eve)$/")
    #expect(
      press(fixture, times: 5) == [
        "row 0 0: 0 0  Ada · first", "row 0 2: 0 2  Cy", "row 1 0: 1 0  Eve",
      ]
    )
    fixture.type("find zork")
    #expect(press(fixture) == [])
  }

  @Test func `scroll by scrolls as far again, history goes back as far again`() throws {
    let fixture = try SessionFixture(viewport: Size(width: 320, height: 50))
    fixture.type("scroll by 10")
    #expect(press(fixture).first?.hasPrefix("scroll by 10: offset 20 pt") == true)
    fixture.type("scroll top")
    #expect(press(fixture) == [])
    fixture.session.host.history = Typed()
    fixture.type("history 4")
    #expect(
      press(fixture, times: 3) == [
        "history 4 --before 6: … 1 before: history 4 --before 2", "history 4 --before 2: 1  rows 1",
      ]
    )
  }

  @Test(arguments: [
    "delete 0 0", "select 0 0", "sections", "zork", "row 0 9", "echo row", "height 0 0 50",
  ])
  func `behind any other command Return does nothing`(command: String) throws {
    let fixture = try SessionFixture()
    fixture.type("row 0 0")
    fixture.type(command)
    #expect(press(fixture) == [])
  }

  @Test func `the form of the answer stays, and what was recorded can be replayed`() throws {
    let fixture = try SessionFixture()
    fixture.type("row 0 0 --format jsonl")
    #expect(press(fixture) == ["row +1 --format jsonl: 0 1  Bob"])
  }

  @Test func `scripts know nothing of it`() throws {
    let fixture = try SessionFixture()
    fixture.run("row 0 0")
    #expect(press(fixture) == [])
    #expect(fixture.run("") == "")
  }

  @Test(arguments: [
    "history --before", "history --before 0", "history x --before 3", "history clear --before 2",
  ])
  func `history refuses what makes no sense`(line: String) throws {
    #expect(try SessionFixture().code(line) == "bad-argument")
  }
}
