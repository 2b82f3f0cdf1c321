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
  ///   - before: The state of the session before the lesson.
  ///   - language: Returns the language of the texts.
  init(
    _ shelf: LessonCatalog,
    _ index: Int,
    step: Int,
    before: Before,
    language: @escaping @MainActor () -> TextLanguage
  ) {
    self.shelf = shelf
    self.index = index
    self.step = step
    self.before = before
    self.language = language
  }

  /// Continues with the next step.
  func advance() {
    step += 1
    hintCount = 0
    mistake = nil
  }

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
