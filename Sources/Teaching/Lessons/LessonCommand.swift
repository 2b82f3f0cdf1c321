import CommandLanguage
import Platform
import Workbench
import Workspace

/// `lesson`: lists the lessons, starts one or shows the current one.
struct LessonCommand: Command {
  static let description = CommandDescription(
    heading: .init("lesson", short: "les", in: .seeing, spellings: ["tutorial"]),
    words: .of(
      .optional(.placed(.text("a lesson", "NAME", completed: .lessonWords))),
      make: Self.init
    )
    .written([["N|NAME"]], ["FILE|FOLDER"], ["list"], ["again|skip|stop"]),
    summary: "start a lesson, or show the current step",
    pattern: "A lesson has its own table. Each command checks the goals of the step.",
    example: "lesson delete-row-only",
    effects: .changes,
    value: .count("the number of lessons"),
    forms: [
      HelpTopic.Term("lesson", "show the current step; without an open lesson, list all"),
      HelpTopic.Term("lesson N|NAME", "start a lesson; for a course, its first unfinished lesson"),
      HelpTopic.Term("lesson FILE|FOLDER", "start your own lesson (`help lessons`)"),
      HelpTopic.Term("lesson list", "list all lessons and mark the finished ones"),
      HelpTopic.Term("lesson again", "restart the current step from its first state"),
      HelpTopic.Term("lesson skip", "complete the step for you, then continue"),
      HelpTopic.Term("lesson stop", "leave the lesson; `next` continues it later"),
    ]
  )

  private let word: Placed<String>?

  /// Returns the lesson for a number, a name, a course or a file.
  private static func lesson(
    _ word: String,
    in session: Session,
    offset: Int?
  ) throws(CommandError) -> (LessonCatalog, Int) {
    let own = LessonCatalog.own
    if let shelf = session.lesson?.shelf, !shelf.isOwn, Int(word) == nil,
      let index = shelf.index(of: word)
    {
      return (shelf, index)
    }
    if let index = own.index(of: word) { return (own, index) }
    if let course = own.courses.first(where: { $0.name == word }) {
      let next = course.lessons.first { !session.lessonRecord.done.contains($0.name) }
      let name = (next ?? course.lessons.first)?.name ?? ""
      if let index = own.index(of: name) { return (own, index) }
    }
    if word.hasSuffix(".lesson") || word.contains("/") || Files.isDirectory(word) {
      return (try LessonCatalog(reading: session.resolved(word)), 0)
    }
    let count = own.lessons.count
    let near = Suggestion.nearest(to: word, among: own.lessons.map(\.name))
    throw CommandError(LessonFault.noLesson(word: word, near: near, count: count), at: offset)
  }

  var effects: Effects { word == nil || word?.value == "list" ? .reads : Self.description.effects }

  func run(in session: Session) throws(CommandError) -> Answer {
    switch word?.value {
    case "list": return LessonList(session).answer
    case nil:
      guard let run = session.lesson else { return LessonList(session).answer }
      return session.answer(to: run)
    case "again":
      let run = try session.requireLesson()
      let step = run.isFinished ? 0 : run.step
      return session.answer(to: try session.begin(run.shelf, run.index, step: step))
    case "skip": return try skip(session)
    case "stop":
      let run = try session.requireLesson()
      let name = session.name(of: run)
      session.leaveLesson()
      // Only built-in lessons save their place.
      let phrase: LessonPhrase = run.shelf.isOwn ? .left : .leftOwn
      return Answer(
        ["stopped": .text(run.lesson.name)],
        phrase.text(in: run.textLanguage, ["lesson": name])
      )
    case let name?:
      let (shelf, index) = try Self.lesson(name, in: session, offset: word?.offset)
      return session.answer(to: try session.begin(shelf, index))
    }
  }

  private func skip(_ session: Session) throws(CommandError) -> Answer {
    var run = try session.requireLesson()
    guard let step = run.current else {
      throw CommandError(LessonFault.isDone)
    }
    var lines: [String] = []
    if !step.solution.isEmpty {
      // Edits since then may interfere with the solution.
      run = try session.begin(run.shelf, run.index, step: run.step)
      session.performAll(step.solution)
      lines = step.solution.map {
        LessonPhrase.did.text(in: run.textLanguage, ["command": session.shown($0.text)])
      }
    }
    let coaching = session.reached(run)
    return Answer(coaching.value, lines + coaching.lines)
  }
}

extension Session {
  /// Returns the active lesson.
  func requireLesson() throws(CommandError) -> ActiveLesson {
    guard let lesson else {
      throw CommandError(LessonFault.noneOpen)
    }
    return lesson
  }

  /// Returns the current step with all texts before it.
  func answer(to run: ActiveLesson) -> Answer {
    let step = run.current
    let value: AnswerValue = [
      "lesson": .text(run.lesson.name), "title": .text(run.lesson.title),
      "step": .int(min(run.step + 1, run.lesson.steps.count)),
      "steps": .int(run.lesson.steps.count), "finished": .bool(run.isFinished),
      "task": .optional(step?.title), "text": .optional(step?.text.plain),
      "challenge": .bool(step?.isChallenge ?? false),
    ]
    var answer = Answer(value, opening(of: run))
    // The task must stay visible next to the prompt.
    answer.isPaged = false
    return answer
  }
}

extension Grammar {
  /// A lesson, or an action for the current one.
  fileprivate static let lessonWords = Grammar.inScope { scope in
    let own = LessonCatalog.own
    let here = scope.session.lesson == nil ? [] : ["again", "skip", "stop"]
    let words = own.courses.map { ($0.name, $0.summary) } + own.lessons.map { ($0.name, $0.title) }
    return .optional(
      .choice(
        [.word("list", help: "all lessons")] + here.map { .word($0) }
          + words.map { .word($0, help: $1) } + [.file([".lesson"])]
      )
    )
  }
}
