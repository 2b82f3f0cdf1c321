import CommandLanguage
import Platform
import Workbench
import Workspace

/// The lesson feature: its own table, steps that check themselves, and feedback on each command.
@MainActor final class LessonFeature: OutcomeObserving, TableObserving, PromptObserving {
  static let commands: KeyValuePairs<String, [any Command.Type]> = [
    "experiment": [LessonCommand.self, NextCommand.self, HintCommand.self]
  ]
  static let topics: KeyValuePairs<String, [HelpTopic]> = ["scripts": [.lessons, .classes]]
  static let checks: [any CheckedFile.Type] = [LessonCheck.self]

  /// The lesson in progress, or nil.
  fileprivate var lesson: ActiveLesson?

  /// Whether the table of a lesson is being set up.
  fileprivate(set) var isStaging = false

  /// The progress in the built-in lessons.
  var record = LessonProgress()

  /// Returns the time of a clock that never goes back, in nanoseconds.
  var now: @MainActor () -> UInt64 = { Clock.monotonicNanoseconds }

  /// The feedback on the last command, or nil.
  private(set) var coaching: LessonFeedback?

  func didReachPrompt(in session: Session, keepsHistory: Bool) {
    if keepsHistory { record = LessonProgress(LessonProgress.fileOfPerson()) }
  }

  func didOpen(_ source: OpenTable, in session: Session) {
    // The table closes with the lesson.
    if isStaging { source.isPractice = true }
  }

  func didFinish(_ outcome: inout CommandResult, _ command: RunningCommand, in session: Session) {
    coaching = nil
    // Unreadable input does not count as an attempt, and neither does a query of the last
    // output.
    guard lesson != nil, !command.isExpect, !command.words.tokens.isEmpty else { return }
    coaching = session.coach(&outcome, of: command.description, command.effects)
  }
}

// The state of lessons, for their commands.
extension Session {
  /// The lesson in progress, or nil.
  var lesson: ActiveLesson? {
    get { self[LessonFeature.self]?.lesson }
    set { self[LessonFeature.self]?.lesson = newValue }
  }

  /// Whether the table of a lesson is being set up.
  var isStagingLesson: Bool {
    get { self[LessonFeature.self]?.isStaging ?? false }
    set { self[LessonFeature.self]?.isStaging = newValue }
  }

  /// The time by which steps are measured, in nanoseconds.
  var lessonTime: UInt64 { self[LessonFeature.self]?.now() ?? 0 }

  /// The progress in the built-in lessons.
  var lessonRecord: LessonProgress {
    get { self[LessonFeature.self]?.record ?? LessonProgress() }
    set { self[LessonFeature.self]?.record = newValue }
  }
}
