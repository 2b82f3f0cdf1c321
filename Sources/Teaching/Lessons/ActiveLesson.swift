import Workbench
import Workspace

/// A lesson that a person is at.
@MainActor final class ActiveLesson {
  /// The lessons that it stands among.
  let shelf: LessonCatalog

  /// Which of them it is, from 0.
  let index: Int

  /// The step at hand, from 0; the number of steps where all are done.
  private(set) var step = 0

  /// How many hints of the step were shown.
  private(set) var hintCount = 0

  /// The number of the mistake that was spoken of last, or nil.
  private var mistake: Int?

  /// How the session was before.
  let before: Before

  /// The language of the texts.
  private let language: @MainActor () -> TextLanguage

  /// The lesson, in the current language.
  var lesson: Lesson { shelf.lessons[index].translated(to: language()) }

  /// The step at hand, or nil where all are done.
  var current: LessonStep? { isFinished ? nil : lesson.steps[step] }

  /// Whether all steps are done.
  var isFinished: Bool { step >= lesson.steps.count }

  /// What a lesson changes in a session beside its table.
  struct Before {
    /// The source that was on the prompt.
    weak var source: OpenTable?

    /// Whether the trace was on.
    let traces: Bool

    /// Whether time passed by itself.
    let followsRealTime: Bool
  }

  /// Begins a lesson.
  ///
  /// - Parameters:
  ///   - shelf: The lessons that it stands among.
  ///   - index: Which of them it is, from 0.
  ///   - step: The first step to do, from 0.
  ///   - before: How the session was before.
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

  /// The step is done.
  func advance() {
    step += 1
    hintCount = 0
    mistake = nil
  }

  /// Notes that a mistake of the step was made, by its number; false where it was the last time too.
  func notes(mistake number: Int) -> Bool {
    defer { mistake = number }
    return mistake != number
  }

  /// No mistake is to be seen any more.
  func forgetMistake() { mistake = nil }

  /// Whether the step has hints that were not asked for yet.
  var hasHint: Bool { hintCount < current?.hints.count ?? 0 }

  /// The next hint of the step, the last one again where there are no more; nil where it has none.
  func takeHint() -> (number: Int, of: Int, text: LessonText)? {
    guard let hints = current?.hints, !hints.isEmpty else { return nil }
    hintCount = min(hintCount + 1, hints.count)
    return (hintCount, hints.count, hints[hintCount - 1])
  }
}
