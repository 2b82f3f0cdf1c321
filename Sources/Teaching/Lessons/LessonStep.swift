/// One thing to do, or to read, in a lesson.
struct LessonStep: Sendable {
  /// What it is about.
  var title: String

  /// Whether it is left to the student how it is done: the goals are all that is said.
  let isChallenge: Bool

  /// The number of its first line in the file, from 1.
  let number: Int

  /// What is to be done.
  var text = LessonText()

  /// What must hold when it is done, in the words behind `expect`; none for a step that is only read.
  var goals: [LessonLine] = []

  /// Help, from vague to exact; never the solution.
  var hints: [LessonText] = []

  /// Answers that miss the goal, and what helps there.
  var mistakes: [Mistake] = []

  /// Commands that reach the goals.
  var solution: [LessonLine] = []

  /// What is said when the goals are reached.
  var lookBack = LessonText()

  /// An answer that misses the goal in a known way.
  struct Mistake: Sendable {
    /// Commands that make it.
    let tries: [LessonLine]

    /// What holds once it is made, in the words behind `expect`.
    var conditions: [LessonLine] = []

    /// What helps there.
    var text = LessonText()
  }
}

/// A line of a lesson's file that is run or asked.
struct LessonLine: Hashable, Sendable {
  /// The line.
  let text: String

  /// Its number in the file, from 1.
  let number: Int
}
