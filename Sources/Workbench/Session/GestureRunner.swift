import TableModel
import TableUI

/// Does to the table what a finger does, and keeps the edits that come of it for `undo`.
///
/// A gesture reaches the data source through the table view; what it edits there is noted as if a command
/// had edited it.
@MainActor struct GestureRunner {
  /// What came of a gesture.
  struct Result {
    var outcome = GestureOutcome()

    /// The edits of the model.
    var changes: [TableChange] = []

    /// What had to be done first.
    var lines: [String] = []
    var notes: [String] = []

    var events: [TouchEvent] { outcome.events }

    /// Whether the table has other rows than before.
    var isResized: Bool { outcome.isResized }

    /// Why nothing came of it, or nil.
    var refusal: GestureRefusal? { outcome.refusal?.reason }

    /// The row that it is about, or nil.
    var refusedPath: IndexPath? { outcome.refusal?.path }
  }

  private let session: Session
  private let source: OpenSource

  init(_ session: Session, _ source: OpenSource) {
    self.session = session
    self.source = source
  }

  /// Makes a gesture by the table's own hand, or lets the front end make it that speaks of it now.
  ///
  /// - Parameter gesture: What the person does.
  /// - Returns: What came of it.
  /// - Throws: `refused` where the table is not on the screen, and what the table view or the application
  ///   throws.
  func run(_ gesture: Gesture) throws(CommandError) -> Result {
    let hand = source.door.hand
    let table = source.tableView
    return try run(
      gesture.command(in: table),
      at: hand.indexPath(of: gesture)
    ) { () throws(TableError) in
      try session.make(gesture, by: hand)
    }
  }

  /// Does something to the table as a person would, and keeps the edits that come of it.
  ///
  /// - Parameters:
  ///   - command: The command in full, for `changes` and `undo`; asked for where there is something to keep.
  ///   - path: The row that is spoken of afterwards, or nil.
  ///   - make: Does it.
  /// - Returns: What came of it.
  /// - Throws: `refused` where the table is not on the screen, and what the table view or the application
  ///   throws.
  func run(
    _ command: @autoclosure () -> String,
    at path: IndexPath?,
    _ make: () throws(TableError) -> GestureOutcome
  ) throws(CommandError) -> Result {
    source.comeBack()
    guard source.door.isTouchable else { throw .offScreen(source, session) }
    var result = Result()
    source.door.collector.begin()
    do throws(TableError) {
      result.outcome = try make()
    } catch {
      keep(source.door.collector.end(), of: command())
      throw CommandError(error, era: source.tableView.messageEra)
    }
    result.changes = source.door.collector.end()
    if result.outcome.scrollsFirst, let path { result.lines.append("scrolled to \(path)") }
    if let path, !result.outcome.isRefused { source.current = path }
    keep(result.changes, of: command())
    if result.isResized, result.changes.isEmpty, !source.door.tellsChanges {
      result.notes.append(
        "\(source.door.name) does not tell of its own edits (ModelChangeObserving), so undo does not"
          + " know of this one"
      )
    }
    return result
  }

  /// What every gesture answers programs: its events, and what every changing command answers.
  func value(_ result: Result) -> AnswerValue {
    ChangeAnswer(source).value(for: result.changes).adding([
      "events": .list(result.events.map { .text($0.words) }),
      "selected": AnswerValue(source.tableView.indexPathsForSelectedRows),
    ])
  }

  /// An answer: what had to be done first, what came of the gesture, and what it changed.
  func answer(_ result: Result, _ lines: [String]) -> Answer {
    answer(result, .made(value(result)), lines)
  }

  /// An answer with other data.
  func answer(_ result: Result, _ data: Deferred<AnswerValue>, _ lines: [String]) -> Answer {
    let changes = result.changes.isEmpty ? [] : ChangeAnswer(source).lines(for: result.changes)
    var answer = Answer(data, .made(result.lines + lines + changes))
    answer.note(result.notes)
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

  private func keep(_ changes: [TableChange], of command: @autoclosure () -> String) {
    guard !changes.isEmpty else { return }
    source.note(Transaction(command: command(), batches: [changes]))
  }
}
