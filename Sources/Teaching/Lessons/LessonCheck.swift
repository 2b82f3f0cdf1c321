import CommandLanguage
import TableModel
import Workbench

/// Runs through a lesson, with right and wrong commands, and reports its errors.
///
/// No step may be done before it begins. Each mistake must miss the goals and produce its text. The
/// solution must reach the goals with its last line. No hint may contain the solution. Each message
/// that the lesson claims to show must occur.
@MainActor struct LessonCheck: CheckedFile {
  static let ending = ".lesson"
  static let noun = "lesson"
  static let triedNoun = "answer"

  /// The errors, in the order of the file.
  private(set) var faults: [CheckFault] = []

  /// The number of attempts that were run, right and wrong ones.
  private(set) var tries = 0

  /// The gaps of its translations.
  private(set) var notes: [String] = []

  private let shelf: LessonCatalog
  private let index: Int
  private let settings: SessionSettings
  private var shown: Set<String> = []

  private var lesson: Lesson { shelf.lessons[index] }

  /// Checks a lesson.
  ///
  /// - Parameters:
  ///   - shelf: The lessons that it belongs to.
  ///   - index: The index of the lesson, from 0.
  ///   - settings: The settings of the sessions for the check.
  init(_ shelf: LessonCatalog, _ index: Int, settings: SessionSettings = SessionSettings()) {
    self.shelf = shelf
    self.index = index
    self.settings = settings
    checkSteps()
    for code in lesson.shows where !shown.contains(code) {
      add(1, .didNotOccur(code: code))
    }
    faults.sort { $0.line < $1.line }
    notes = lesson.translationNotes
  }

  /// Checks a file; that of a translation is only compared with its lesson.
  init(checking path: String, settings: SessionSettings) throws(CommandError) {
    guard let original = LessonTranslation.original(of: path) else {
      self.init(try LessonCatalog(reading: path), 0, settings: settings)
      return
    }
    self.init(translation: path, of: try LessonCatalog(reading: original), settings: settings)
  }

  /// Lists the gaps of a translation, without doing its lesson.
  private init(translation: String, of shelf: LessonCatalog, settings: SessionSettings) {
    (self.shelf, index, self.settings) = (shelf, 0, settings)
    notes = lesson.translationNotes.filter { $0.hasPrefix(translation + " ") }
  }

  static func isIncluded(_ path: String, among paths: [String]) -> Bool {
    LessonTranslation.original(of: path).map(paths.contains) ?? false
  }

  static func commands(in path: String) throws(CommandError) -> [LintedText] {
    guard LessonTranslation.original(of: path) == nil else { return [] }
    return try LessonCatalog(reading: path).lessons.flatMap(\.steps).flatMap(\.commands)
  }

  private mutating func add(_ line: Int, _ text: LessonFileText) {
    faults.append(CheckFault(line, text.words))
  }

  /// Returns a session at the start of a step.
  private mutating func session(at step: Int) -> Session? {
    let session = Session(settings: settings)
    session.isConfined = true
    do throws(CommandError) {
      _ = try session.begin(shelf, index, step: step)
      return session
    } catch {
      faults.append(CheckFault(lesson.steps[step].number, error.message))
      return nil
    }
  }

  private mutating func checkSteps() {
    guard let session = session(at: 0) else { return }
    for (index, step) in lesson.steps.enumerated() {
      checkHints(of: step)
      guard !step.goals.isEmpty else {
        _ = session.run("next", at: CommandPlace(isTranscript: true)) { _ in }
        continue
      }
      if session.missing(in: step) == nil {
        add(step.number, .isDoneBeforeStart(step: index + 1))
      }
      for mistake in step.mistakes { check(mistake, of: index) }
      guard checkSolution(of: step, index, in: session) else { return }
    }
  }

  /// Checks that no hint is the solution; a sentence may contain a command of one word.
  private mutating func checkHints(of step: LessonStep) {
    let lines = step.solution.map(\.text)
    guard let first = step.solution.first, lines.contains(where: { $0.contains(" ") }) else {
      return
    }
    let languages = TextLanguage.allCases.map { lesson.translated(to: $0) }
    let steps = languages.flatMap(\.steps).filter { $0.number == step.number }
    let texts = steps.flatMap { $0.hints + $0.mistakes.map(\.text) }.map(\.plain)
    if texts.contains(where: { text in lines.allSatisfy { text.containsText($0) } }) {
      add(first.number, .hintHasSolution(lines))
    }
  }

  /// Makes a mistake and checks whether it is recognized.
  private mutating func check(_ mistake: LessonStep.Mistake, of step: Int) {
    guard let session = session(at: step), let line = mistake.tries.first else { return }
    tries += 1
    var last: CommandResult?
    for line in mistake.tries { last = run(line, in: session).last ?? last }
    guard let coaching = session[LessonFeature.self]?.coaching else {
      return add(line.number, .noReply(cause: words(of: last)))
    }
    if coaching.isReached || session.lesson?.step != step {
      add(line.number, .mistakeReachesGoals)
    } else if coaching.text != mistake.text.plain {
      add(line.number, .otherReply(coaching.text))
    }
  }

  /// Runs the solution of a step; returns false if the lesson cannot continue.
  private mutating func checkSolution(
    of step: LessonStep,
    _ index: Int,
    in session: Session
  ) -> Bool {
    tries += 1
    guard let last = step.solution.last else {
      add(step.number, .noSolution(step: index + 1))
      return false
    }
    for line in step.solution {
      let outcomes = run(line, in: session)
      let isReached = session.lesson?.step == index + 1
      if isReached, line != last {
        add(line.number, .goalsReachedEarly)
        return false
      }
      let codes = outcomes.compactMap(\.errorCode)
      for code in codes where !isReached && !lesson.shows.contains(code) {
        add(line.number, .fails(code: code, cause: words(of: outcomes.last)))
      }
    }
    guard session.lesson?.step == index + 1 else {
      let cause = session.missing(in: step).map { ": \($0.fault.message)" } ?? ""
      add(last.number, .goalsNotReached(cause: cause))
      return false
    }
    return true
  }

  /// Runs a line and records the messages that occurred.
  private mutating func run(_ line: LessonLine, in session: Session) -> [CommandResult] {
    var outcomes: [CommandResult] = []
    _ = session.run(line.text, at: CommandPlace(isTranscript: true)) { outcomes.append($0) }
    for outcome in outcomes {
      switch outcome.result {
      case .success(let answer):
        shown.formUnion(answer.warnings.compactMap(\.code))
        // A message that cannot occur here can still be read about: explain outputs its code.
        if case .text(let code)? = answer.value["code"] { shown.insert(code) }
      case .failure(let error): shown.insert(error.code)
      }
    }
    return outcomes
  }

  private func words(of outcome: CommandResult?) -> String {
    guard case .failure(let error) = outcome?.result else { return "" }
    return ": \(error.message)"
  }
}

extension LessonStep {
  /// The commands, and the goals as assertions; a mistake may fail with the code of its condition.
  fileprivate var commands: [LintedText] {
    let wrong = mistakes.flatMap { mistake in
      mistake.tries.map { line in
        LintedText(line.text, line: line.number, failingWith: mistake.conditions.map(\.firstWord))
      }
    }
    let assertions = (goals + mistakes.flatMap(\.conditions))
      .filter { $0.text != LessonGoal.traceIsOff }
    return wrong + solution.map { LintedText($0.text, line: $0.number) }
      + assertions.map { LintedText("expect " + $0.text, line: $0.number) }
  }
}

extension LessonLine {
  fileprivate var firstWord: String { String(text.prefix { $0 != " " }) }
}
