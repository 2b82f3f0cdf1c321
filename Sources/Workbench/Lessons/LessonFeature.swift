/// Lessons: a table of its own, steps that check themselves, and what is said to each answer.
@MainActor final class LessonFeature: OutcomeHearing {
  static let commands: KeyValuePairs<String, [any Command.Type]> = [
    "experiment": [LessonCommand.self, NextCommand.self, HintCommand.self]
  ]
  static let topics: KeyValuePairs<String, [HelpTopic]> = ["scripts": [.lessons]]

  /// The lesson that a person is at, or nil.
  fileprivate var lesson: LessonRun?

  /// Whether the table of a lesson is being set up.
  fileprivate(set) var isStaging = false

  /// How far the person has come in the lessons.
  fileprivate var record = LessonRecord()

  func didFinish(_ outcome: inout Outcome, _ command: RunningCommand, in session: Session) {
    // Words that could not be read are no try, and a question about the last answer is none either.
    guard lesson != nil, !command.isExpect, !command.words.tokens.isEmpty else { return }
    session.coach(&outcome, of: command.description, command.effects)
  }
}

// What the lessons keep, as their commands reach it.
extension Session {
  /// The lesson that a person is at, or nil.
  var lesson: LessonRun? {
    get { self[LessonFeature.self]?.lesson }
    set { self[LessonFeature.self]?.lesson = newValue }
  }

  /// Whether the table of a lesson is being set up.
  var isStagingLesson: Bool {
    get { self[LessonFeature.self]?.isStaging ?? false }
    set { self[LessonFeature.self]?.isStaging = newValue }
  }

  /// How far the person has come in the lessons.
  var lessonRecord: LessonRecord {
    get { self[LessonFeature.self]?.record ?? LessonRecord() }
    set { self[LessonFeature.self]?.record = newValue }
  }
}
