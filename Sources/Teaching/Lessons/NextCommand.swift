import CommandLanguage
import Workbench
import Workspace

/// `next`: continues with the lesson.
struct NextCommand: Command {
  static let description = CommandDescription(
    heading: .init("next", short: "nex", in: .seeing),
    words: .of(make: Self.init),
    summary: "continue with the next step, the next lesson or the last one",
    pattern: "A step with a goal ends only when you reach the goal. Without an open lesson, the "
      + "prompt asks first; a script only says what would begin.",
    example: "next",
    effects: .changes
  )

  func run(in session: Session) throws(CommandError) -> Answer {
    guard let run = session.lesson else { return try offer(session) }
    guard let step = run.current else {
      guard run.index + 1 < run.shelf.lessons.count else {
        throw CommandError(LessonFault.wasLast)
      }
      return try session.start(run.shelf, run.index + 1, isFast: run.isFast)
    }
    guard session.current?.isPractice == true else {
      throw CommandError(LessonFault.otherTable)
    }
    if let missing = session.missing(in: step) {
      throw CommandError(LessonFault.stepUndone(step: run.step, missing: missing.words))
    }
    if !step.goals.isEmpty {
      let coaching = session.reached(run, as: .solved)
      return Answer(coaching.value, coaching.lines)
    }
    session.complete(run, as: .read)
    var answer = session.answer(to: run)
    answer.lines = session.task(of: run)
    return answer
  }

  /// Offers the saved step, or the first lesson that is not done.
  ///
  /// - Returns: The step if the user agrees; else what `next` would begin.
  private func offer(_ session: Session) throws(CommandError) -> Answer {
    let own = LessonCatalog.own
    let record = session.lessonRecord
    let index: Int
    var step = 0
    if let place = record.place, let saved = own.index(of: place.name) {
      index = saved
      step = min(place.step, own.lessons[index].steps.count - 1)
    } else {
      guard let first = own.lessons.firstIndex(where: { !record.done.contains($0.name) }) else {
        throw CommandError(LessonFault.allDone)
      }
      index = first
    }
    let title = own.lessons[index].translated(to: session.language).title
    let question = (step > 0 ? LessonPhrase.beginStep : .begin).text(
      in: session.language,
      ["number": "\(index + 1)", "step": "\(step + 1)", "title": title]
    )
    if session.agrees(to: question) {
      return session.answer(to: try session.begin(own, index, step: step))
    }
    return Answer(
      ["lesson": .text(own.lessons[index].name), "step": .int(step + 1), "begun": .bool(false)],
      LessonPhrase.begins.text(
        in: session.language,
        ["number": "\(index + 1)", "title": title]
      )
    )
  }
}

extension NextCommand {
  /// Returns the step to read, which Return continues.
  func step(behind answer: Answer, in session: Session) -> LookingStep? {
    session.lessonStep
  }
}

extension LessonCommand {
  func step(behind answer: Answer, in session: Session) -> LookingStep? {
    session.lessonStep
  }
}

extension Session {
  /// The continuation of a step to read, or nil if the step has a task.
  var lessonStep: LookingStep? {
    guard let lesson, lesson.current?.goals.isEmpty != false else { return nil }
    return LookingStep(line: "next")
  }
}
