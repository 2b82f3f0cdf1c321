import Workbench
import Workspace

/// The lesson in progress.
@MainActor final class ActiveLesson {
  /// The lessons that it belongs to.
  let shelf: LessonCatalog

  /// The index of the lesson, from 0.
  let index: Int

  /// The index of the current step, from 0; the number of steps once all are done.
  private(set) var step = 0

  /// The number of hints shown for the step.
  private(set) var hintCount = 0

  /// The number of attempts at the step.
  private(set) var tries = 0

  /// Whether the lesson began at its challenge, which then proves the steps before it.
  let isFast: Bool

  /// The time at which the step began, in nanoseconds.
  private var start: UInt64

  /// The number of the last reported mistake, or nil.
  private var mistake: Int?

  /// The state of the session before the lesson.
  let before: Before

  /// The language of the texts.
  private let language: @MainActor () -> TextLanguage

  /// The lesson, in the current language.
  var lesson: Lesson { shelf.lessons[index].translated(to: language()) }

  /// The language of the texts around the lesson: that of the lesson, so that both agree.
  var textLanguage: TextLanguage {
    shelf.lessons[index].translations[language()] == nil ? .english : language()
  }

  /// The current step, or nil once all are done.
  var current: LessonStep? { isFinished ? nil : lesson.steps[step] }

  /// Whether all steps are done.
  var isFinished: Bool { step >= lesson.steps.count }

  /// The session state that a lesson changes, besides its table.
  struct Before {
    /// The table that was current.
    weak var source: OpenTable?

    /// Whether the trace was on.
    let traces: Bool

    /// Whether time followed the clock.
    let followsRealTime: Bool
  }

  /// Creates a lesson in progress.
  ///
  /// - Parameters:
  ///   - shelf: The lessons that it belongs to.
  ///   - index: The index of the lesson, from 0.
  ///   - step: The index of the first step to do, from 0.
  ///   - isFast: Whether the first step proves those before it.
  ///   - start: The time, in nanoseconds.
  ///   - before: The state of the session before the lesson.
  ///   - language: Returns the language of the texts.
  init(
    _ shelf: LessonCatalog,
    _ index: Int,
    step: Int,
    isFast: Bool,
    start: UInt64,
    before: Before,
    language: @escaping @MainActor () -> TextLanguage
  ) {
    self.shelf = shelf
    self.index = index
    self.step = step
    (self.isFast, self.start) = (isFast, start)
    self.before = before
    self.language = language
  }

  /// Continues with the next step.
  ///
  /// - Parameters:
  ///   - outcome: The way in which the step was completed.
  ///   - now: The time, in nanoseconds.
  /// - Returns: The records of the step, and of earlier ones that it proves.
  func advance(_ outcome: StepOutcome, at now: UInt64) -> [StepRecord] {
    let count = lesson.steps.count
    func record(_ step: Int, _ outcome: StepOutcome) -> StepRecord {
      StepRecord(lesson: lesson.name, step: step + 1, count: count, outcome: outcome)
    }
    let proves = isFast && outcome == .solved && step == lesson.fastStep
    var records = proves ? (0..<step).map { record($0, .proved) } : []
    var done = record(step, outcome)
    (done.tries, done.hints) = (tries, hintCount)
    done.seconds = Int((max(now, start) - start) / 1_000_000_000)
    records.append(done)
    step += 1
    (tries, hintCount, start, mistake) = (0, 0, now, nil)
    return records
  }

  /// Counts an attempt at the step.
  func noteTry() { tries += 1 }

  /// Records a mistake of the step by its number; returns false if it repeats the last one.
  func notes(mistake number: Int) -> Bool {
    defer { mistake = number }
    return mistake != number
  }

  /// Forgets the last mistake.
  func forgetMistake() { mistake = nil }

  /// Whether the step has hints that were not shown yet.
  var hasHint: Bool { hintCount < current?.hints.count ?? 0 }

  /// Returns the next hint of the step, or the last one again; nil if the step has none.
  func takeHint() -> (number: Int, of: Int, text: LessonText)? {
    guard let hints = current?.hints, !hints.isEmpty else { return nil }
    hintCount = min(hintCount + 1, hints.count)
    return (hintCount, hints.count, hints[hintCount - 1])
  }
}
