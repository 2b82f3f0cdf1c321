/// One task, or one text to read, in a lesson.
struct LessonStep: Sendable {
  /// The title.
  var title: String

  /// Whether the step is a challenge, which gives only its goals.
  let isChallenge: Bool

  /// The number of its first line in the file, from 1.
  let number: Int

  /// The task.
  var text = LessonText()

  /// The goals, in the syntax of `expect`; none for a step to read.
  var goals: [LessonLine] = []

  /// The hints, from vague to exact; never the solution.
  var hints: [LessonText] = []

  /// The known wrong attempts, with help for each.
  var mistakes: [Mistake] = []

  /// The commands that reach the goals.
  var solution: [LessonLine] = []

  /// The text that follows once the goals are reached.
  var lookBack = LessonText()

  /// The reason why the result matters, shown after ``lookBack``.
  var why = LessonText()

  /// A known way to miss the goal.
  struct Mistake: Sendable {
    /// The commands that make the mistake.
    let tries: [LessonLine]

    /// The conditions that hold after the mistake, in the syntax of `expect`.
    var conditions: [LessonLine] = []

    /// The help for the mistake.
    var text = LessonText()
  }
}

/// A line of a lesson's file: a command or a query.
struct LessonLine: Hashable, Sendable {
  /// The line.
  let text: String

  /// The line's number in the file, from 1.
  let number: Int
}
