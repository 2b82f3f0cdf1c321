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
  case traceIsOn
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
  case skipsFast(name: String)
  case fastNeedsLesson

  var wording: Wording {
    switch self {
    case .noLesson(let word, let near, let count):
      Wording(
        "not-found",
        "no lesson is named \(quoted(word))",
        hint: near.map { "try `lesson \($0)`" }
          ?? "their numbers are 1 to \(count); try `lesson list`"
      )
    case .isDone:
      Wording("refused", "the lesson is done", hint: "`next` continues")
    case .noneOpen:
      Wording("refused", "no lesson is open", hint: "try `lesson 1` or `lesson list`")
    case .noGoal:
      Wording("bad-argument", "the goal is empty")
    case .traceIsOn:
      Wording("expect", "the trace is on")
    case .goalChanges:
      Wording("bad-argument", "a goal is a read-only check; this command is not")
    case .unreadable(let message, let hint, let details):
      Wording(
        "bad-lesson",
        message,
        hint: hint ?? "`help lessons` explains the format",
        details: details
      )
    case .twice(let name):
      Wording("bad-lesson", "two lessons are named \(quoted(name))")
    case .noneIn(let path):
      Wording("not-found", "\(path) has no *.lesson file")
    case .translation(let path, let original):
      Wording(
        "bad-argument",
        "\(path) is a translation of \(original)",
        hint: "try `lesson \(original)`; `set language` chooses the language"
      )
    case .wasLast:
      Wording("refused", "that was the last lesson", hint: "`lesson list` lists all")
    case .otherTable:
      Wording(
        "refused",
        "the current table is not the lesson's",
        hint: "`lesson again` restores its table"
      )
    case .stepUndone(let step, let missing):
      Wording(
        "refused",
        "step \(step + 1) is not done: \(missing)",
        hint: "try `hint`, `lesson again` or `lesson skip`"
      )
    case .allDone:
      Wording("refused", "all lessons are done", hint: "`lesson list` lists them")
    case .inLesson:
      Wording("refused", "a lesson cannot start another one")
    case .setUp(let name, let problem, let hint, let details):
      Wording(
        "bad-lesson",
        "cannot set up the table of \(name): \(problem)",
        hint: hint,
        details: details
      )
    case .noTable:
      Wording("no-source", "no table was opened", hint: "add `table:` or `setup: new 5`")
    case .sendsAnswer(let text):
      Wording("refused", "a lesson cannot send output to a file or program: \(text)")
    case .skipsFast(let name):
      Wording(
        "refused",
        "the fast track has no step to skip",
        hint: "try `lesson \(name)` for all steps, or `lesson stop`"
      )
    case .fastNeedsLesson:
      Wording("bad-argument", "`--fast` requires a lesson", hint: "try `lesson 1 --fast`")
    }
  }
}
