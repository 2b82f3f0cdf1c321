import Workbench
import Workspace

/// Something that is learned at the prompt: texts, a table, and goals that the session checks.
///
/// A lesson is data, written in a file that ``LessonReader`` reads; those of the program are files too.
struct Lesson: Sendable {
  /// The name behind `lesson`.
  let name: String

  /// The file that it was read from; paths in it begin at its folder.
  let file: String

  /// A short statement of the lesson's topic.
  var title: String

  /// The codes of the messages that it shows.
  let shows: [String]

  /// Where what it claims is known from, in the words of evidence of `explain`.
  let source: String

  /// What is said before the first step.
  var text: LessonText

  /// The table that it starts with, as JSON, or nil where a line of ``setup`` opens one.
  let table: String?

  /// Commands that bring the table into its state for the first step.
  let setup: [String]

  /// What is done, in order; at least one step.
  var steps: [LessonStep]

  /// Its texts in other languages.
  var translations: [TextLanguage: LessonTranslation] = [:]
}
