import Platform
import TestSupport
import Testing

@testable import Workbench

/// How a lesson goes at the prompt and in a script.
@MainActor @Suite struct LessonTests {
  private let fixture: SessionFixture

  init() throws { fixture = try SessionFixture() }

  /// What a transcript has for a line.
  private func type(_ line: String) -> String {
    var text = ""
    _ = fixture.session.run(line, at: Session.Place(isPrompt: true)) { outcome in
      text += fixture.session.transcriptText(of: outcome)
    }
    return text
  }

  @Test func `a step goes on when its goal is reached, and not before`() {
    #expect(type("lesson delete-row-only").contains("step 1 of 2: Tell the view alone\n"))
    #expect(fixture.session.current?.name.hasPrefix("lesson-") == true)
    // A look around and a slip of the keys are no answers.
    for line in ["rows", "row 0 9", "stats", "nonsense", "trace on", "help rows"] {
      let text = type(line)
      #expect(!text.contains("not yet") && !text.contains("✓"), "\(text)")
    }
    let wrong = type("delete 0 3")
    #expect(wrong.contains("\nnot yet: That was the whole edit: "))
    #expect(!type("undo").contains("not yet"))
    let error = type("next")
    #expect(error.hasPrefix("error[refused] step 1 is not done: "), "\(error)")
    let right = type("table delete 0 3")
    #expect(right.contains("error[E1] ") && right.contains("\n✓ The table view took one row"))
    #expect(right.contains("\nstep 2 of 2: Both halves\n"))
    #expect(type("delete 0 3").contains("\n✓ Five rows in the model"))
    #expect(type("hint") == "the lesson is done: next\n")
  }

  @Test func `hints come one after the other, and a wrong answer brings the next`() {
    _ = type("lesson delete-row-only")
    #expect(type("hint").hasPrefix("hint 1 of 2: "))
    #expect(type("table reload 0 0").contains("not yet: The command has four words"))
    let last = type("hint")
    #expect(last.hasPrefix("hint 2 of 2: "))
    #expect(last.hasSuffix("(lesson skip does the step for you)\n"))
  }

  @Test func `in the middle of an answer no hint comes, and a look brings no mistake twice`() {
    _ = type("lesson told-once")
    // The first two lines of three, whatever the blanks.
    for _ in 0..<2 { #expect(!type("model  delete 0 0").contains("not yet")) }
    #expect(type("table delete 0 0").contains("\n✓ Six before, one deleted"))
    #expect(type("explain").contains("✓"))
    for line in ["begin", "table delete 0 0", "table delete 0 0"] {
      #expect(!type(line).contains("not yet"), "\(line)")
    }
    #expect(type("end").contains("\nnot yet: In the array row 0 went twice"))
    _ = type("lesson delete-row-only; table delete 0 3")
    #expect(type("model delete 0 3").contains("\nnot yet: Now the model has five rows"))
    #expect(!type("rows; show; sections").contains("not yet"))
    #expect(type("model update 0 0 title=x").contains("\nnot yet: Now the model has five rows"))
    _ = type("undo 2")
    // In a batch the other half may still come.
    #expect(!type("begin; model delete 0 3; rows; rollback").contains("not yet"))
    #expect(type("model delete 0 3").contains("\nnot yet: Now the model has five rows"))
  }

  @Test func `a look that fails is no answer`() {
    _ = type("lesson array-only; model delete 0 1; scroll end")
    #expect(fixture.session.lesson?.step == 2)
    let text = type("show")
    #expect(text.hasPrefix("error[range]") && !text.contains("not yet"), "\(text)")
  }

  @Test func `who leaves is told nothing more`() {
    _ = type("lesson delete-row-only")
    #expect(type("delete 0 0").contains("not yet: That was the whole edit"))
    #expect(!type("quit").contains("not yet"))
  }

  @Test func `again puts the start of the step back, skip does it, stop brings the old table back`()
  {
    _ = type("trace on")
    _ = type("lesson delete-row-only")
    #expect(type("table delete 0 3").contains("✓"))
    _ = type("delete 0 0; delete 0 0; delete 0 0")
    #expect(type("lesson again").contains("step 2 of 2: Both halves\n"))
    #expect(fixture.session.current?.rowCount == 6)
    let skipped = type("lesson skip")
    #expect(skipped.hasPrefix("did: delete 0 3\n✓ "), "\(skipped)")
    #expect(fixture.session.current?.rowCount == 5)
    #expect(fixture.session.sources.count == 2)
    #expect(type("lesson stop").hasSuffix("is left; next goes on with it\n"))
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
    fixture.session.lessonRecord = LessonRecord(file)
    _ = type("lesson delete-row-only; table delete 0 3")
    let next = try SessionFixture(nil)
    next.session.lessonRecord = LessonRecord(file)
    #expect(next.type("next").contains("step 2 of 2: Both halves\n"))
    #expect(next.session.current?.rowCount == 6)
    _ = next.type("delete 0 3")
    let last = LessonRecord(file)
    #expect(last.done == ["delete-row-only"] && last.place == nil)
    let list = try SessionFixture(nil)
    list.session.lessonRecord = last
    #expect(list.type("lesson").contains("✓"))
  }

  nonisolated private static let refused = [
    ("hint", "refused"), ("lesson again", "refused"), ("lesson skip", "refused"),
    ("lesson stop", "refused"), ("lesson 99", "not-found"), ("lesson 0", "not-found"),
    ("lesson delet-row-only", "not-found"), ("lesson no/such.lesson", "not-found"),
    ("lesson 1 2", "bad-argument"), ("next on", "bad-argument"),
  ]

  @Test(arguments: refused.indices) func `what makes no sense is refused`(index: Int) {
    let (line, code) = Self.refused[index]
    #expect(type(line).hasPrefix("error[\(code)] "))
    #expect(fixture.session.lesson == nil && fixture.session.current?.name == "people.json")
  }

  @Test func `a teacher's folder is one course, and a broken file harms nothing`() throws {
    let folder = try ScratchFolder()
    let lesson = "lesson: T\nsetup: new 3\nstep: S\ngoal: rows 0 = 2\nhint: h\nright: delete 0 0\n"
    let path = try folder.write(lesson, to: "1-first.lesson")
    _ = try folder.write(lesson, to: "2-second.lesson")
    #expect(type("lesson \(folder.path)").hasPrefix("lesson 1-first: T\n"))
    #expect(type("delete 0 1").contains("✓ That is it.\n"))
    #expect(type("next").hasPrefix("lesson 2-second: T\n"))
    #expect(type("lesson 1-first").hasPrefix("lesson 1-first: T\n"))
    _ = try folder.write("lesson: T\nstep: S\ngaol: rows\n", to: "3-third.lesson")
    let error = type("lesson \(folder.path)/3-third.lesson")
    #expect(error.contains("error[bad-lesson] there is no \"gaol:\" here"))
    #expect(error.contains("/3-third.lesson:3:1\n"))
    #expect(fixture.session.lesson?.lesson.name == "1-first")
    #expect(type("lesson \(path)").contains("1-first"))
  }

  @Test func `a table that cannot be set up leaves no lesson`() throws {
    let folder = try ScratchFolder()
    let path = try folder.write("lesson: T\ntable: [1,\nstep: S\n", to: "t.lesson")
    let error = type("lesson \(path)")
    #expect(error.hasPrefix("error[bad-lesson] the table of t could not be set up: "), "\(error)")
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
