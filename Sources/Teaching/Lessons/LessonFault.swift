import CommandLanguage
import TextLayout
import Workbench
import Workspace

/// The errors of lessons, with their texts.
enum LessonFault: Fault {
  case noLesson(word: String, near: String?, count: Int)
  case isDone
  case noneOpen
  case noGoal
  case goalChanges
  case unreadable(message: String, hint: String?, details: [String])
  case twice(name: String)
  case noneIn(path: String)
  case translation(path: String, original: String)
  case wasLast
  case otherTable
  case stepUndone(step: Int, missing: String)
  case allDone
  case inLesson
  case setUp(name: String, problem: String, hint: String?, details: [String])
  case noTable
  case sendsAnswer(text: String)

  var wording: Wording {
    switch self {
    case .noLesson(let word, let near, let count):
      Wording(
        "not-found",
        "there is no lesson \(quoted(word))",
        hint: near.map { "lesson \($0)" } ?? "lessons are numbered 1…\(count): lesson list"
      )
    case .isDone:
      Wording("refused", "the lesson is done", hint: "next")
    case .noneOpen:
      Wording("refused", "no lesson is open", hint: "lesson 1, or lesson list")
    case .noGoal:
      Wording("bad-argument", "there is no goal here")
    case .goalChanges:
      Wording("bad-argument", "a goal only looks, and this does more")
    case .unreadable(let message, let hint, let details):
      Wording(
        "bad-lesson",
        message,
        hint: hint ?? "help lessons tells how one is written",
        details: details
      )
    case .twice(let name):
      Wording("bad-lesson", "two lessons are named \(quoted(name))")
    case .noneIn(let path):
      Wording("not-found", "there is no *.lesson in \(path)")
    case .translation(let path, let original):
      Wording(
        "bad-argument",
        "\(path) is a translation of \(original)",
        hint: "lesson \(original); `set language` chooses the language"
      )
    case .wasLast:
      Wording("refused", "that was the last lesson", hint: "lesson list")
    case .otherTable:
      Wording(
        "refused",
        "another table is at the prompt than that of the lesson",
        hint: "lesson again"
      )
    case .stepUndone(let step, let missing):
      Wording(
        "refused",
        "step \(step + 1) is not done: \(missing)",
        hint: "hint, lesson again, or lesson skip"
      )
    case .allDone:
      Wording("refused", "all lessons are done", hint: "lesson list")
    case .inLesson:
      Wording("refused", "a lesson cannot begin another one")
    case .setUp(let name, let problem, let hint, let details):
      Wording(
        "bad-lesson",
        "the table of \(name) could not be set up: \(problem)",
        hint: hint,
        details: details
      )
    case .noTable:
      Wording("no-source", "none was opened", hint: "table: or setup: new 5")
    case .sendsAnswer(let text):
      Wording("refused", "a lesson sends no answer to a file or a program: \(text)")
    }
  }
}
