import CommandLanguage
import Workbench
import Workspace

/// Lessons: a table of its own, steps that check themselves, and what is said to each answer.
@MainActor final class LessonFeature: OutcomeObserving, TableObserving, PromptObserving {
  static let commands: KeyValuePairs<String, [any Command.Type]> = [
    "experiment": [LessonCommand.self, NextCommand.self, HintCommand.self]
  ]
  static let topics: KeyValuePairs<String, [HelpTopic]> = ["scripts": [.lessons]]
  static let checks: [any CheckedFile.Type] = [LessonCheck.self]

  /// The lesson that a person is at, or nil.
  fileprivate var lesson: ActiveLesson?

  /// Whether the table of a lesson is being set up.
  fileprivate(set) var isStaging = false

  /// How far the person has come in the lessons.
  fileprivate var record = LessonProgress()

  /// What was said to the last command, or nil.
  private(set) var coaching: LessonFeedback?

  func didReachPrompt(in session: Session, keepsHistory: Bool) {
    if keepsHistory { record = LessonProgress(LessonProgress.fileOfPerson()) }
  }

  func didOpen(_ source: OpenTable, in session: Session) {
    // It goes with the lesson.
    if isStaging { source.isPractice = true }
  }

  func didFinish(_ outcome: inout CommandResult, _ command: RunningCommand, in session: Session) {
    coaching = nil
    // Words that could not be read are no try, and a question about the last answer is none either.
    guard lesson != nil, !command.isExpect, !command.words.tokens.isEmpty else { return }
    coaching = session.coach(&outcome, of: command.description, command.effects)
  }
}

// What the lessons keep, as their commands reach it.
extension Session {
  /// The lesson that a person is at, or nil.
  var lesson: ActiveLesson? {
    get { self[LessonFeature.self]?.lesson }
    set { self[LessonFeature.self]?.lesson = newValue }
  }

  /// Whether the table of a lesson is being set up.
  var isStagingLesson: Bool {
    get { self[LessonFeature.self]?.isStaging ?? false }
    set { self[LessonFeature.self]?.isStaging = newValue }
  }

  /// How far the person has come in the lessons.
  var lessonRecord: LessonProgress {
    get { self[LessonFeature.self]?.record ?? LessonProgress() }
    set { self[LessonFeature.self]?.record = newValue }
  }
}
