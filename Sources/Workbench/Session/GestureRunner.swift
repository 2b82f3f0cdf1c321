import CommandLanguage
import TableModel
import TableUI
import Workspace

/// Performs gestures on a table, and says what came of them.
@MainActor struct GestureRunner {
  let session: Session
  let source: OpenTable

  init(_ session: Session, _ source: OpenTable) {
    self.session = session
    self.source = source
  }

  /// Performs a gesture.
  ///
  /// - Parameter gesture: What the person does.
  /// - Returns: Its effects.
  /// - Throws: `refused` where the table is not on the screen, and what the table view or the application
  ///   throws.
  func run(_ gesture: Gesture) throws -> GestureResult {
    try source.perform(
      gesture,
      command: session.commands.call(for: gesture, in: source.tableView)?.text ?? ""
    )
  }

  /// What every gesture answers programs: its events, and what every changing command answers.
  func value(_ result: GestureResult) -> AnswerValue {
    ChangeAnswer(source).value(for: result.changes).adding([
      "events": .list(result.events.map { .text($0.words) }),
      "selected": AnswerValue(source.tableView.indexPathsForSelectedRows),
    ])
  }

  /// An answer: what had to be done first, what came of the gesture, and what it changed.
  func answer(_ result: GestureResult, _ lines: [String], notes: [String] = []) -> Answer {
    answer(result, .made(value(result)), lines, notes: notes)
  }

  /// An answer with other data.
  func answer(
    _ result: GestureResult,
    _ data: Deferred<AnswerValue>,
    _ lines: [String],
    notes: [String] = []
  ) -> Answer {
    let first = result.scrolledTo.map { ["scrolled to \($0)"] } ?? []
    let changes = result.changes.isEmpty ? [] : ChangeAnswer(source).lines(for: result.changes)
    var answer = Answer(data, .made(first + lines + changes))
    if result.hidesEdits {
      answer.note([
        "\(source.door.name) does not tell of its own edits (ModelChangeObserving), so undo does not"
          + " know of this one"
      ])
    }
    answer.note(notes)
    return answer
  }

  /// A row with its title, for people.
  func name(_ path: IndexPath) -> String { session.name(of: path, in: source) }

  /// Whoever hears of commit and moveRow, by the name that a trace calls it.
  var dataSourceName: String {
    guard let dataSource = source.tableView.dataSource else { return "nobody" }
    let participant = dataSource as? any MessageParticipant
    return participant?.messageParty.name ?? String(describing: type(of: dataSource))
  }
}
