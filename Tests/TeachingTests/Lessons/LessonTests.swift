import CommandLanguage
import Platform
import SessionSupport
import TestSupport
import Testing

@testable import Teaching
@testable import Workbench
@testable import Workspace

/// How a lesson goes at the prompt and in a script.
@MainActor @Suite struct LessonTests {
  private let fixture: SessionFixture

  init() throws { fixture = try SessionFixture() }

  /// What a transcript has for a line.
  @discardableResult
  private func type(_ line: String) -> String {
    var text = ""
    _ = fixture.session.run(line, at: CommandPlace(isPrompt: true)) { outcome in
      text += fixture.session.transcriptText(of: outcome)
    }
    return text
  }

  @Test(arguments: [(true, "selection does not contain"), (false, "but the trace was off")])
  func `a missed tap is blamed on the trace only while it is off`(isOn: Bool, reply: String) {
    type("lesson everything-in-one")
    type("next")
    type("lesson skip")
    if isOn { type("trace on") }
    let answer = type("select 0 2")
    #expect(answer.contains(reply), "\(answer)")
  }

  @Test func `a step goes on when its goal is reached, and not before`() {
    #expect(type("lesson delete-row-only").contains("step 1 of 2: Update only the table view\n"))
    #expect(fixture.session.current?.name.hasPrefix("lesson-") == true)
    // A look around and a slip of the keys are no answers.
    for line in ["rows", "row 0 9", "stats", "nonsense", "trace on", "help rows"] {
      let text = type(line)
      #expect(!text.contains("not yet") && !text.contains("✓"), "\(text)")
    }
    let wrong = type("delete 0 3")
    #expect(wrong.contains("\nnot yet: That was a complete edit. "))
    #expect(!type("undo").contains("not yet"))
    let error = type("next")
    #expect(error.hasPrefix("error[refused]: step 1 is not done: "), "\(error)")
    let right = type("table delete 0 3")
    #expect(right.contains("error[E1]: ") && right.contains("\n✓ The table view deleted one"))
    #expect(right.contains("\nstep 2 of 2: Update the model and the table view\n"))
    #expect(type("delete 0 3").contains("\n✓ The model and the table view both"))
    #expect(type("hint") == "the lesson is done; `next` continues\n")
  }

  @Test func `hints come one after the other, and only to who asks`() {
    _ = type("lesson delete-row-only")
    let wrong = type("table reload 0 0")
    #expect(
      wrong.hasSuffix(
        "not yet: the expected output is missing; `hint` helps, `lesson again` restarts\nthe step\n"
      ),
      "\(wrong)"
    )
    #expect(type("hint").hasPrefix("hint 1 of 2: "))
    let last = type("hint")
    #expect(last.hasPrefix("hint 2 of 2: "))
    #expect(last.hasSuffix("(`lesson skip` completes the step for you)\n"))
  }

  nonisolated private static let small = """
    lesson: T
    setup: new 3
    step: S
    goal: answer = 42
    goal: rows 0 = 2
    hint: h
    wrong: delete 0 0; delete 0 0
    when: ok
    when: rows 0 = 1
    say: One too many.
    right: delete 0 0
      echo 42
    """

  @Test func `a mistake is told to the command that makes it, and no answer is given away`() throws
  {
    let folder = try ScratchFolder()
    let path = try folder.write(Self.small, to: "t.lesson")
    _ = type("lesson \(path); model delete 0 0; model delete 0 0")
    // What a mistake leaves behind may be there for another reason.
    for line in ["rows", "trace on", "help echo", "set rowHeight 50"] {
      #expect(!type(line).contains("One too many"), "\(line)")
    }
    _ = type("lesson again")
    #expect(type("delete 0 0; delete 0 0").contains("not yet: One too many."))
    #expect(type("next").contains("the expected output is missing"))
    #expect(!type("next").contains("42"))
    _ = type("lesson again; delete 0 0")
    #expect(!type("echo 142").contains("✓") && !type("help echo").contains("✓"))
    #expect(type("echo 42").contains("✓"))
  }

  @Test func `again puts the start of the step back, skip does it, stop brings the old table back`()
  {
    _ = type("trace on")
    _ = type("lesson delete-row-only")
    #expect(type("table delete 0 3").contains("✓"))
    _ = type("delete 0 0; delete 0 0; delete 0 0")
    #expect(type("lesson again").contains("step 2 of 2: Update the model and the table view\n"))
    #expect(fixture.session.current?.rowCount == 6)
    let skipped = type("lesson skip")
    #expect(skipped.hasPrefix("did: delete 0 3\n✓ "), "\(skipped)")
    #expect(fixture.session.current?.rowCount == 5)
    #expect(fixture.session.sources.count == 2)
    #expect(type("lesson stop").hasSuffix("; `next` continues it\n"))
    #expect(fixture.session.current?.name == "people.json")
    #expect(fixture.session.sources.count == 1 && fixture.session.trace.isOn)
  }

  @Test func `the table of a lesson is nobody's to save`() {
    _ = type("lesson delete-row-only; delete 0 0; delete 0 0")
    #expect(fixture.session.unsavedSources.isEmpty)
    #expect(fixture.session.prompt.hasSuffix(" 0.0> "), "\(fixture.session.prompt)")
    #expect(!fixture.session.prompt.contains("*"))
  }

  @Test func `what is checked is not heard by the trace and moves no row`() {
    _ = type("lesson delete-row-only; trace on; row 0 4; delete 0 3")
    #expect(fixture.session.lesson?.step == 0)
    #expect(!type("trace show").contains("rows"))
    #expect(type("row .").hasPrefix("0 3  blue"))
  }

  @Test func `in a script the failure that a step is about ends nothing, another one does`() throws
  {
    let right = try SessionFixture(nil)
    let text = right.run("lesson delete-row-only", "table delete 0 3", "delete 0 3", "next")
    #expect(!right.session.hasFailed, "\(text)")
    let wrong = try SessionFixture(nil)
    wrong.run("lesson delete-row-only; table delete 0 9")
    wrong.session.settleAtEnd()
    #expect(wrong.session.hasFailed)
  }

  @Test func `programs get the words of the lesson beside the answer`() throws {
    let records = fixture.records("lesson delete-row-only", "delete 0 3", "table delete 0 0")
    #expect(records[0].contains(#""lesson":"delete-row-only","title":"#))
    #expect(records[1].contains(#""lesson":{"lesson":"delete-row-only","step":1,"steps":2,"#))
    #expect(records[1].contains(#""reached":false,"finished":false,"text":"That was"#))
  }

  @Test func `what was done is kept from session to session`() throws {
    let folder = try ScratchFolder()
    let file = HistoryFile(path: folder.path + "/lessons")
    fixture.session.lessonRecord = LessonProgress(file)
    _ = type("lesson delete-row-only; table delete 0 3")
    let next = try SessionFixture(nil)
    next.session.lessonRecord = LessonProgress(file)
    #expect(
      next.type("next")
        == "no lesson is open; `lesson \(1 + (LessonCatalog.own.index(of: "delete-row-only") ?? 0))` begins "
        + "\"Delete a row from the model and the table view\""
    )
    next.session.host.person = PromptInteraction { _ in
      .line("y")
    } show: { _ in
    }
    #expect(next.type("next").contains("step 2 of 2: Update the model and the table view\n"))
    #expect(next.session.current?.rowCount == 6)
    _ = next.type("delete 0 3")
    let last = LessonProgress(file)
    #expect(last.done == ["delete-row-only"] && last.place == nil)
    let list = try SessionFixture(nil)
    list.session.lessonRecord = last
    #expect(list.type("lesson").contains("✓"))
  }

  @Test func `a warning that must not come is missed without a word on the trace`() {
    _ = type("lesson dequeue-twice; lesson skip; lesson skip")
    let text = type("layout")
    #expect(text.contains("warning[N2]: "), "\(text)")
    #expect(text.contains("not yet: the expected output is missing"), "\(text)")
  }

  nonisolated private static let refused = [
    ("hint", "refused"), ("lesson again", "refused"), ("lesson skip", "refused"),
    ("lesson stop", "refused"), ("lesson 99", "not-found"), ("lesson 0", "not-found"),
    ("lesson delet-row-only", "not-found"), ("lesson no/such.lesson", "not-found"),
    ("lesson 1 2", "bad-argument"), ("next on", "bad-argument"),
  ]

  @Test(arguments: refused.indices) func `what makes no sense is refused`(index: Int) {
    let (line, code) = Self.refused[index]
    #expect(type(line).hasPrefix("error[\(code)]: "))
    #expect(fixture.session.lesson == nil && fixture.session.current?.name == "people.json")
  }

  @Test func `a teacher's folder is one course, and a broken file harms nothing`() throws {
    let folder = try ScratchFolder()
    let lesson = "lesson: T\nsetup: new 3\nstep: S\ngoal: rows 0 = 2\nhint: h\nright: delete 0 0\n"
    let path = try folder.write(lesson, to: "1-first.lesson")
    _ = try folder.write(lesson, to: "2-second.lesson")
    #expect(type("lesson \(folder.path)").hasPrefix("lesson 1-first: T\n"))
    #expect(type("delete 0 1").contains("✓ Correct.\n"))
    #expect(type("next").hasPrefix("lesson 2-second: T\n"))
    #expect(type("lesson 1-first").hasPrefix("lesson 1-first: T\n"))
    _ = try folder.write("lesson: T\nstep: S\ngaol: rows\n", to: "3-third.lesson")
    let error = type("lesson \(folder.path)/3-third.lesson")
    #expect(error.contains("error[bad-lesson]: unexpected \"gaol:\""))
    #expect(error.contains("/3-third.lesson:3:1\n"))
    #expect(fixture.session.lesson?.lesson.name == "1-first")
    #expect(type("lesson \(path)").contains("1-first"))
    #expect(type("lesson stop") == "left lesson 1-first\n")
  }

  @Test func `a table that cannot be set up leaves no lesson`() throws {
    let folder = try ScratchFolder()
    let path = try folder.write("lesson: T\ntable: [1,\nstep: S\n", to: "t.lesson")
    let written = folder.path + "/written"
    let sending = "lesson: T\nsetup: new 3; rows > \(written)\nstep: S\n"
    let refusal = type("lesson \(try folder.write(sending, to: "s.lesson"))")
    #expect(refusal.contains("cannot send output") && !Files.exists(written))
    let error = type("lesson \(path)")
    #expect(error.hasPrefix("error[bad-lesson]: cannot set up the table of t: "), "\(error)")
    #expect(fixture.session.lesson == nil && fixture.session.sources.count == 1)
  }

  @Test func `heard instead of seen, it has no marks and no empty lines`() {
    fixture.session.settings.isAccessible = true
    let text = type("lesson delete-row-only; table delete 0 3")
    #expect(
      !text.contains("✓") && !text.contains("\n\n") && text.contains("\ndone. The table view")
    )
  }
}
