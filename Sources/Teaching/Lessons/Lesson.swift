import Workbench
import Workspace

/// A lesson at the prompt: texts, a table, and goals that the session checks.
///
/// A lesson is data in a file that ``LessonReader`` reads; the built-in lessons are files too.
struct Lesson: Sendable {
  /// The name after `lesson`.
  let name: String

  /// The file of the lesson; paths in it are relative to its folder.
  let file: String

  /// A short statement of the lesson's topic.
  var title: String

  /// The codes of the messages that it shows.
  let shows: [String]

  /// The source of its claims, in the terms that `explain` uses for evidence.
  let source: String

  /// The text before the first step.
  var text: LessonText

  /// The initial table as JSON, or nil if a line of ``setup`` opens one.
  let table: String?

  /// The commands that prepare the table for the first step.
  let setup: [String]

  /// The steps, in order; at least one.
  var steps: [LessonStep]

  /// Its texts in other languages.
  var translations: [TextLanguage: LessonTranslation] = [:]

  /// The index of the step that the fast track begins with, from 0: the last challenge, or the last
  /// step with a goal.
  var fastStep: Int {
    steps.lastIndex(where: \.isChallenge) ?? steps.lastIndex { !$0.goals.isEmpty } ?? 0
  }
}
