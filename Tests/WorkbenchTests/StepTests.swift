import CommandLanguage
import SessionSupport
import TestSupport
import Testing

@testable import Workbench
@testable import Workspace

/// Scripts that a person goes through line by line.
@MainActor @Suite struct StepTests {
  private let folder: ScratchFolder
  private let fixture: SessionFixture
  private let person: ScriptedPerson

  init() throws {
    folder = try ScratchFolder()
    fixture = try SessionFixture()
    person = ScriptedPerson()
    fixture.session.host.person = person.person
    try folder.write(
      "# a comment\n\nappend 0 {\n\"title\": \"x\"}\ndelete 0 0; row 0 1\nappend 0 z\n",
      to: "s.tabletop"
    )
  }

  @Test func `each line is shown, and Return runs it`() {
    person.answers = [.line(""), .line("what?"), .line(" "), .line("")]
    let answer = fixture.type("source --step \(folder.file("s.tabletop"))")
    #expect(
      person.shown == [
        "3  append 0 {", "4  \"title\": \"x\"}", "5  delete 0 0; row 0 1", "6  append 0 z",
      ]
    )
    #expect(Set(person.questions) == ["Return runs it, `all` runs the rest, Ctrl-C stops: "])
    #expect(person.questions.count == 4)
    #expect(answer.contains("inserted 1 row \"x\"") && answer.contains("inserted 1 row \"z\""))
  }

  @Test func `all runs the further lines without a question`() {
    person.answers = [.line(""), .line(" all ")]
    let answer = fixture.type("source --step \(folder.file("s.tabletop"))")
    #expect(person.shown.last == "5  delete 0 0; row 0 1")
    #expect(person.questions.count == 2)
    #expect(answer.contains("inserted 1 row \"z\""))
    #expect(fixture.session.execution.steppedLine == nil)
  }

  @Test(arguments: [LineRead.interrupted, .endOfInput, .failed("x")])
  func `Ctrl-C stops, and undo takes back what was done`(stop: LineRead) {
    let before = fixture.run("rows")
    person.answers = [.line(""), .line(""), stop]
    let answer = fixture.type("source --step \(folder.file("s.tabletop"))")
    #expect(
      answer.hasSuffix("stopped before line 6, after 3 commands; `undo` reverts their edits")
    )
    fixture.type("undo")
    #expect(fixture.run("rows") == before)
  }

  @Test func `it stops before the first line too, and at a failure`() throws {
    person.answers = [.interrupted]
    let answer = fixture.type("source --step \(folder.file("s.tabletop"))")
    #expect(answer == "stopped before line 3, after 0 commands")
    try folder.write("delete 0 99\nrows\n", to: "s.tabletop")
    person.answers = [.line("")]
    #expect(fixture.type("source --step \(folder.file("s.tabletop"))").contains("error[script]"))
    #expect(fixture.type("changes") == "no edits yet")
  }

  @Test func `only a person goes step by step`() {
    let answer = fixture.run("source --step \(folder.file("s.tabletop"))")
    #expect(answer.hasPrefix("error[refused]: scripts run step by step only at the prompt"))
    #expect(person.questions.isEmpty)
  }
}
