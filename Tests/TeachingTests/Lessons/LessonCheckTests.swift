import Testing

@testable import Teaching
@testable import Workbench
@testable import Workspace

/// What keeps lessons honest: each is done right and wrong.
@MainActor @Suite struct LessonCheckTests {
  nonisolated private static let lesson = """
    lesson: L
    shows: E1
    setup: new 3
    step: One
    goal: E1
    hint: Leave the model alone.
    wrong: delete 0 0
    when: rows 0 = 2
    say: That was both halves.
    right: table delete 0 0
    step: Two
    goal: rows 0 = 2
    hint: Both.
    right: delete 0 0
    """

  private func faults(_ text: String) throws -> [String] {
    let lesson = try LessonReader.read(text, file: "l.lesson")
    return LessonCheck(LessonCatalog(lesson), 0).faults.map { "\($0.line): \($0.message)" }
  }

  @Test func `a good lesson has no faults`() throws {
    #expect(try faults(Self.lesson) == [])
  }

  @Test func `what can only be read about is shown by explain`() throws {
    let text = Self.lesson.replacing("shows: E1", with: "shows: E1 E17")
    #expect(try faults(text) == ["1: shows: lists E17, which did not occur"])
    let read = text + "\n  explain Invalid table view update."
    let goal = read.replacing("goal: rows 0 = 2", with: "goal: \"iOS 5\"")
    #expect(try faults(goal) == [])
  }

  nonisolated private static let spoiled: [(change: String, to: String, fault: String)] = [
    ("goal: E1", "goal: rows 0 = 3", "4: step 1 is done before it starts"),
    ("right: table delete 0 0", "right: rows 0", "10: the solution does not reach the goals"),
    ("right: table delete 0 0", "", "4: step 1 has no right: to check"),
    (
      "right: table delete 0 0", "right: table delete 0 0\n  rows",
      "10: the goals are reached before the last line of right:"
    ),
    ("hint: Both.", "hint: Type delete 0 0.", "14: a hint contains the solution \"delete 0 0\""),
    ("wrong: delete 0 0", "wrong: rows 0", "7: this mistake gets no reply"),
    ("wrong: delete 0 0", "wrong: table delete 0 1", "7: this mistake reaches the goals"),
    ("when: rows 0 = 2", "when: rows 0 = 9", "7: this mistake gets another reply"),
    ("shows: E1", "shows: E1 E9", "1: shows: lists E9, which did not occur"),
    ("setup: new 3", "setup: new three", "4: cannot set up the table of l"),
    ("right: delete 0 0", "right: delete 0 9\n  delete 0 0", "14: this fails with no-row"),
  ]

  @Test(arguments: spoiled.indices) func `each fault is found`(index: Int) throws {
    let (change, new, fault) = Self.spoiled[index]
    let text = Self.lesson.replacing(change, with: new)
    #expect(text != Self.lesson)
    let found = try faults(text)
    #expect(found.contains { $0.hasPrefix(fault) }, "\(found)")
  }
}
