import CommandLanguage
import SessionSupport
import Testing

@testable import Workbench
@testable import Workspace

/// What becomes of changes that nobody saved when a source or the session is to end.
@MainActor @Suite struct UnsavedTests {
  private let fixture: SessionFixture

  init() throws {
    fixture = try SessionFixture()
    fixture.run("delete 0 0")
  }

  private func ask(_ answer: LineRead) -> ScriptedPerson {
    let asked = ScriptedPerson()
    asked.answers = [answer]
    fixture.session.host.person = asked.person
    fixture.session.host.asksBeforeQuitting = true
    return asked
  }

  @Test(arguments: [
    (LineRead.line("y"), true), (.line(" Yes "), true), (.line(""), false), (.line("n"), false),
    (.line("yesterday"), false), (.interrupted, false), (.endOfInput, false), (.failed("x"), false),
  ])
  func `close asks at the prompt`(answer: LineRead, closes: Bool) {
    let asked = ask(answer)
    let text = fixture.type("close")
    #expect(
      asked.questions == ["people.json has unsaved changes, discard them and close it? [y/N] "]
    )
    #expect(text == (closes ? "closed people.json" : "nothing discarded; `save` keeps the changes"))
    #expect(fixture.session.sources.isEmpty == closes)
  }

  @Test(arguments: [
    (LineRead.line("y"), true), (.line("no"), false), (.interrupted, false), (.endOfInput, true),
  ])
  func `quit asks at the prompt, and Ctrl-D twice leaves`(answer: LineRead, leaves: Bool) {
    let asked = ask(answer)
    fixture.run("new 2", "append 0 x")
    fixture.type("quit")
    #expect(
      asked.questions == [
        "people.json and new have unsaved changes, discard them and quit? [y/N] "
      ]
    )
    #expect(fixture.session.isFinished == leaves)
  }

  @Test(arguments: ["close --force", "quit --force", ":q!"])
  func `force asks nobody`(line: String) {
    let asked = ask(.line("n"))
    fixture.type(line)
    #expect(asked.questions.isEmpty)
    #expect(fixture.session.isFinished || fixture.session.sources.isEmpty)
  }

  @Test func `a script is not asked: close is refused and names the option, the end is quiet`() {
    let asked = ask(.line("y"))
    #expect(
      fixture.run("close") == """
        error[refused]: people.json has unsaved changes
          hint: `save`, or `close --force` to discard them
        """
    )
    #expect(asked.questions.isEmpty)
    fixture.session.host.asksBeforeQuitting = false
    #expect(fixture.run("expect refused", "quit") == "")
    #expect(fixture.session.isFinished)
  }

  @Test func `nothing is asked where nothing would be lost`() {
    let asked = ask(.line("n"))
    fixture.type("undo")
    fixture.type("close")
    fixture.type("quit")
    #expect(asked.questions.isEmpty && fixture.session.isFinished)
  }
}
