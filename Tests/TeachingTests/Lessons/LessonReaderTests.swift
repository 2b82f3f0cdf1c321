import CommandLanguage
import Testing

@testable import Teaching
@testable import Workbench
@testable import Workspace

/// A lesson's file is read whole, or the place is named where it is wrong.
@MainActor @Suite struct LessonReaderTests {
  nonisolated private static let small = """
    # What teachers write for themselves.
    lesson: A small lesson
    shows: E1, E2
    source: ours
    text:
      Two lines of one
      paragraph.

      | kept   as it is
      Another.
    setup: new 3
      viewport 390 200

    step: Read
    text: Only words.

    challenge: Do
    goal: rows 0 = 2
    goal: selection = 0
    hint: First.
    hint: Second.
    wrong: delete 0 0; delete 0 0
    when: rows 0 = 1
    say: One too many.
    right: delete 0 1
    seen: Done.

    """

  @Test func `all parts are read`() throws {
    let lesson = try LessonReader.read(Self.small, file: "folder/small.lesson")
    #expect(lesson.name == "small" && lesson.title == "A small lesson")
    #expect(lesson.shows == ["E1", "E2"] && lesson.source == "ours" && lesson.table == nil)
    #expect(lesson.setup == ["new 3", "viewport 390 200"])
    #expect(
      lesson.text.parts == [
        .sentences("Two lines of one paragraph."), .line("kept   as it is"), .sentences("Another."),
      ]
    )
    #expect(lesson.steps.map(\.title) == ["Read", "Do"])
    #expect(lesson.steps.map(\.isChallenge) == [false, true])
    let step = lesson.steps[1]
    #expect(step.goals.map(\.text) == ["rows 0 = 2", "selection = 0"])
    #expect(step.goals.map(\.number) == [18, 19])
    #expect(step.hints.map(\.plain) == ["First.", "Second."])
    #expect(step.mistakes.map(\.text.plain) == ["One too many."])
    #expect(step.solution.map(\.text) == ["delete 0 1"] && step.lookBack.plain == "Done.")
  }

  @Test func `what goes on over lines is one text`() throws {
    let text = Self.small.replacing("source: ours", with: "source:\n  observed,\n   or ours\n")
    let lesson = try LessonReader.read(text, file: "small.lesson")
    #expect(lesson.source == "observed, or ours")
  }

  nonisolated private static let broken:
    [(change: String, to: String, error: String, place: String)] =
      [
        ("lesson: A", "lessen: A", "unexpected \"lessen:\"", "small.lesson:2:1"),
        ("shows: E1", "shows E1", "a line starts with a keyword and a colon", "small.lesson:3:6"),
        (
          "source: ours", "shows: E3", "duplicate shows:", "small.lesson:4:1"
        ),
        ("goal: selection = 0", "goal: selection =", "expected a value", "small.lesson:19:18"),
        (
          "goal: selection = 0", "goal: select 0 0 = 1",
          "a goal is a read-only check; this command is not",
          "small.lesson:19:7"
        ),
        (
          "goal: selection = 0", "goal: seletion = 0", "unknown command \"seletion\"",
          "small.lesson:19:7"
        ),
        (
          "goal: selection = 0", "goal: rows at most many", "expected a number, found \"many\"",
          "small.lesson:19:20"
        ),
        (
          "goal: selection = 0", "goal: typed seletion", "unknown command \"seletion\"",
          "small.lesson:19:13"
        ),
        ("say: One too many.", "", "a wrong: needs a when: and a say:", "small.lesson:22:1"),
        (
          "wrong: delete 0 0; delete 0 0", "", "when: belongs after a wrong:", "small.lesson:23:1"
        ),
        ("hint: First.\nhint: Second.", "", "a goal: needs a hint:", "small.lesson:18:1"),
        ("challenge: Do", "chalenge: Do", "unexpected \"chalenge:\"", "small.lesson:17:1"),
        (
          "lesson: A small lesson", "lesson: A\nname: two words",
          "a name has at most 24 letters, digits and -, and is not a number", "small.lesson:3:1"
        ),
      ]

  @Test(arguments: broken.indices) func `what is wrong is told with its place`(index: Int) {
    let (change, new, message, place) = Self.broken[index]
    let text = Self.small.replacing(change, with: new)
    #expect(text != Self.small)
    do throws(CommandError) {
      _ = try LessonReader.read(text, file: "small.lesson")
      Issue.record("it was read")
    } catch {
      #expect(error.code == "bad-lesson" && error.message.hasPrefix(message), "\(error.message)")
      #expect(error.details.first == place, "\(error.details)")
      #expect(error.details.last?.contains("^") == true)
    }
  }

  @Test(arguments: ["", "\n\n", "# nothing\n", "lesson: A\n", "  blank first\n", "\u{1B}[2J: x\n"])
  func `what is no lesson is refused`(text: String) {
    #expect(throws: CommandError.self) { try LessonReader.read(text, file: "x.lesson") }
  }
}
