import CommandLanguage
import Workbench

/// `hint`: shows a hint for the current step.
struct HintCommand: Command {
  static let description = CommandDescription(
    heading: .init("hint", short: "hin", in: .seeing),
    words: .of(make: Self.init),
    summary: "get a hint for the current step; repeat it for more",
    pattern: "Read-only.",
    setup: ["lesson delete-row-only"],
    example: "hint",
    effects: .reads,
    value: .lines("the text of the hint")
  )

  func run(in session: Session) throws(CommandError) -> Answer {
    let run = try session.requireLesson()
    if run.isFast, !run.isFinished {
      return Answer(
        ["hint": .null],
        LessonPhrase.fastHint.text(
          in: run.textLanguage,
          ["name": session.shown(run.lesson.name)]
        )
      )
    }
    guard let hint = run.takeHint() else {
      return Answer(
        ["hint": .null],
        (run.isFinished ? LessonPhrase.isDone : .onlyText).text(in: run.textLanguage)
      )
    }
    let start = LessonPhrase.hint.text(
      in: run.textLanguage,
      ["number": "\(hint.number)", "count": "\(hint.of)", "text": ""]
    )
    var lines = hint.text.lines(behind: start, for: session)
    if hint.number == hint.of {
      lines.append(LessonPhrase.skipHelps.text(in: run.textLanguage))
    }
    return Answer(
      ["hint": .text(hint.text.plain), "number": .int(hint.number), "of": .int(hint.of)],
      lines
    )
  }
}
