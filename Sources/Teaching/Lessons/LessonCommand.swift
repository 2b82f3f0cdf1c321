import CommandLanguage
import Platform
import Workbench
import Workspace

/// `lesson`: lists the lessons, starts one or shows the current one.
struct LessonCommand: Command {
  static let description = CommandDescription(
    heading: .init("lesson", short: "les", in: .seeing, spellings: ["tutorial"]),
    words: .either(
      .mark("report", help: "list completed steps", then: LessonReport.words),
      .mark("card", help: "show the progress as a card", then: LessonCard.words),
      .mark("new", help: "write the frame of a lesson", then: NewLesson.words),
      .mark("export", help: "write lessons as HTML pages", then: LessonExport.words),
      .of(
        .optional(.placed(.text("a lesson", "NAME", completed: .lessonWords))),
        .flag("--fast", help: "begin at the challenge")
      ) { word, isFast throws(CommandError) in
        if isFast, word.map({ keywords.contains($0.value) }) ?? true {
          throw CommandError(LessonFault.fastNeedsLesson, at: word?.offset)
        }
        return Self(word: word, isFast: isFast) as any Command
      }
    )
    .written(
      [["N|NAME", ["--fast"]]],
      ["FILE|FOLDER", ["--fast"]],
      ["list"],
      ["again|skip|stop"],
      ["report", ["FILE …"], ["--of", "NAME"], ["--names"], ["--results", "FILE"], ["--force"]],
      ["card", ["FILE.svg"], ["--name", "TEXT"], ["--force"]],
      ["new", "NAME"],
      ["export", "FOLDER", ["NAME"], ["--force"]]
    ),
    summary: "start a lesson, or show the current step",
    pattern: "A lesson has its own table. Each command checks the goals of the step.",
    example: "lesson delete-row-only",
    effects: [.changes, .readsFiles, .writesFiles],
    value: .count("the number of lessons"),
    forms: [
      HelpTopic.Term("lesson", "show the current step; without an open lesson, list all"),
      HelpTopic.Term("lesson N|NAME", "start a lesson; for a course, its first unfinished lesson"),
      HelpTopic.Term("lesson NAME --fast", "start at its challenge, which completes all its steps"),
      HelpTopic.Term("lesson FILE|FOLDER", "start your own lesson (`help lessons`)"),
      HelpTopic.Term("lesson list", "list all lessons and mark the finished ones"),
      HelpTopic.Term("lesson again", "restart the current step from its first state"),
      HelpTopic.Term("lesson skip", "complete the step for you, then continue"),
      HelpTopic.Term("lesson stop", "leave the lesson; `next` continues it later"),
      HelpTopic.Term("lesson report", "count steps, attempts, hints and time (`help classes`)"),
      HelpTopic.Term("lesson card FILE.svg", "draw your progress as a small picture"),
      HelpTopic.Term("lesson new NAME", "write NAME.lesson, a lesson to change"),
      HelpTopic.Term("lesson export FOLDER", "write one page of HTML per lesson"),
    ]
  )

  /// The words that are not the name of a lesson.
  private static let keywords = ["list", "again", "skip", "stop"]

  private let word: Placed<String>?
  private let isFast: Bool

  /// Returns the lesson for a number, a name, a course or a file.
  static func lesson(
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

  /// Returns the lessons of a number, a name, a course, a file or a folder.
  static func lessons(
    _ word: String,
    in session: Session,
    offset: Int?
  ) throws(CommandError) -> [Lesson] {
    if let course = LessonCatalog.own.courses.first(where: { $0.name == word }) {
      return course.lessons
    }
    let (shelf, index) = try lesson(word, in: session, offset: offset)
    return shelf.isOwn || shelf.index(of: word) != nil ? [shelf.lessons[index]] : shelf.lessons
  }

  var effects: Effects { word == nil || word?.value == "list" ? .reads : [.changes, .readsFiles] }

  func run(in session: Session) throws(CommandError) -> Answer {
    switch word?.value {
    case "list": return HelpText.fitting(LessonList(session).answer, in: session)
    case nil:
      guard let run = session.lesson else {
        return HelpText.fitting(LessonList(session).answer, in: session)
      }
      return session.answer(to: run)
    case "again":
      let run = try session.requireLesson()
      let step = run.isFinished ? 0 : run.step
      return session.answer(
        to: try session.begin(run.shelf, run.index, step: step, isFast: run.isFast)
      )
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
      return try session.start(shelf, index, isFast: isFast)
    }
  }

  private func skip(_ session: Session) throws(CommandError) -> Answer {
    var run = try session.requireLesson()
    guard let step = run.current else {
      throw CommandError(LessonFault.isDone)
    }
    guard !run.isFast else { throw CommandError(LessonFault.skipsFast(name: run.lesson.name)) }
    var lines: [String] = []
    if !step.solution.isEmpty {
      // Edits since then may interfere with the solution.
      run = try session.begin(run.shelf, run.index, step: run.step)
      session.performAll(step.solution)
      lines = step.solution.map {
        LessonPhrase.did.text(in: run.textLanguage, ["command": session.shown($0.text)])
      }
    }
    let coaching = session.reached(run, as: step.goals.isEmpty ? .read : .skipped)
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

  /// Begins a lesson at its first step, or at its challenge.
  ///
  /// - Parameters:
  ///   - shelf: The lessons that it belongs to.
  ///   - index: The index of the lesson, from 0.
  ///   - isFast: Whether the challenge completes the steps before it.
  /// - Returns: The opening of the lesson with its step.
  /// - Throws: An error if its table cannot be set up.
  func start(
    _ shelf: LessonCatalog,
    _ index: Int,
    isFast: Bool
  ) throws(CommandError) -> Answer {
    let step = isFast ? shelf.lessons[index].fastStep : 0
    return answer(to: try begin(shelf, index, step: step, isFast: step > 0))
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
