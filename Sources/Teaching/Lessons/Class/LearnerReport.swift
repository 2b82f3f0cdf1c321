import CommandLanguage
import Workbench

/// The steps of one learner, lesson by lesson.
struct LearnerReport {
  /// One lesson with its completed steps.
  struct Entry: Hashable, Sendable {
    /// The name of the lesson.
    let lesson: String

    /// The number of its steps.
    let steps: Int

    /// The number of steps completed without seeing the solution.
    var done = 0

    /// The number of steps of which only the solution was seen.
    var skipped = 0

    /// The number of attempts, hints and seconds in all steps, also of repetitions.
    var tries = 0
    var hints = 0
    var seconds = 0

    /// Whether each step was completed without seeing its solution.
    var isComplete: Bool { done == steps }
  }

  /// The number or the name of the learner.
  let learner: String

  /// The lessons asked for, or those with a completed step, in the order of the courses;
  /// unknown ones follow in the order of their first step.
  let entries: [Entry]

  /// Creates the report of a learner.
  ///
  /// A step that was completed several times counts once, by its best outcome.
  ///
  /// - Parameters:
  ///   - learner: The number or the name.
  ///   - records: The completed steps, in order.
  ///   - asked: The lessons to report; nil for those with a completed step.
  ///   - known: The lessons in the order of their courses.
  init(_ learner: String, _ records: [StepRecord], of asked: [Lesson]?, known: [Lesson]) {
    self.learner = learner
    let recorded = Dictionary(grouping: records, by: \.lesson)
    var names = (asked ?? known).map(\.name)
    if asked == nil {
      let others = records.map(\.lesson).filter { !names.contains($0) }
      names = names.filter { recorded[$0] != nil }
      for name in others where !names.contains(name) { names.append(name) }
    }
    let counts = Dictionary(
      (asked ?? known).map { ($0.name, $0.steps.count) },
      uniquingKeysWith: { first, _ in first }
    )
    entries = names.map { name in
      Self.entry(name, steps: counts[name], recorded[name] ?? [])
    }
  }

  private static func entry(_ name: String, steps: Int?, _ records: [StepRecord]) -> Entry {
    var entry = Entry(lesson: name, steps: steps ?? records.last?.count ?? 0)
    var best: [Int: StepOutcome] = [:]
    for record in records where record.step <= entry.steps {
      best[record.step] = max(best[record.step] ?? record.outcome, record.outcome)
      entry.tries += record.tries
      entry.hints += record.hints
      entry.seconds += record.seconds
    }
    entry.skipped = best.values.count { $0 == .skipped }
    entry.done = best.count - entry.skipped
    return entry
  }

  /// The number of completed steps.
  var done: Int { entries.reduce(0) { $0 + $1.done } }

  /// The number of steps in all lessons.
  var steps: Int { entries.reduce(0) { $0 + $1.steps } }

  /// The number of hints.
  var hints: Int { entries.reduce(0) { $0 + $1.hints } }
}
