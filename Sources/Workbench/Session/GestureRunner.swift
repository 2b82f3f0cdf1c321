import CommandLanguage
import TableModel
import TableUI
import Workspace

/// A helper that performs gestures on a table and reports their results.
@MainActor struct GestureRunner {
  let session: Session
  let source: OpenTable

  init(_ session: Session, _ source: OpenTable) {
    self.session = session
    self.source = source
  }

  /// Performs a gesture.
  ///
  /// - Parameter gesture: The gesture.
  /// - Returns: Its effects.
  /// - Throws: `refused` if the table is off screen, or an error of the table view or the
  ///   application.
  func run(_ gesture: Gesture) throws -> GestureResult {
    try source.perform(
      gesture,
      command: session.commands.call(for: gesture, in: source.tableView)?.text ?? ""
    )
  }

  /// Returns the data of a gesture: its events, and the usual data of an editing command.
  func value(_ result: GestureResult) -> AnswerValue {
    ChangeAnswer(source).value(for: result.changes).adding([
      "events": .list(result.events.map { .text($0.words) }),
      "selected": AnswerValue(source.tableView.indexPathsForSelectedRows),
    ])
  }

  /// Returns output about preparation, the gesture's result and its changes.
  func answer(_ result: GestureResult, _ lines: [String], notes: [String] = []) -> Answer {
    answer(result, .made(value(result)), lines, notes: notes)
  }

  /// Returns output of one line about the gesture's result, and its changes.
  func answer(_ result: GestureResult, _ text: GestureText) -> Answer {
    answer(result, [text.words])
  }

  /// Returns output of one line about the selection, and its changes.
  func answer(_ result: GestureResult, _ text: SelectionText) -> Answer {
    answer(result, [text.words])
  }

  /// Returns output with different data.
  func answer(
    _ result: GestureResult,
    _ data: Deferred<AnswerValue>,
    _ lines: [String],
    notes: [String] = []
  ) -> Answer {
    let first = result.scrolledTo.map { [GestureText.scrolled(to: $0).words] } ?? []
    let changes = result.changes.isEmpty ? [] : ChangeAnswer(source).lines(for: result.changes)
    var answer = Answer(data, .made(first + lines + changes))
    if result.hidesEdits {
      answer.note([GestureText.hiddenEdits(receiver: source.door.name).words])
    }
    answer.note(notes)
    return answer
  }

  /// Returns a row with its title, as text.
  func name(_ path: IndexPath) -> String { session.name(of: path, in: source) }

  /// The name in the trace of the object that receives `commit` and `moveRow`.
  var dataSourceName: String {
    guard let dataSource = source.tableView.dataSource else { return "nobody" }
    let participant = dataSource as? any MessageParticipant
    return participant?.messageParty.name ?? String(describing: type(of: dataSource))
  }
}
