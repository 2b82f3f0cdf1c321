import TableModel
import TableUI

/// Does to the table what a finger does, and keeps the edits that come of it for `undo`.
///
/// A gesture reaches the data source through the table view; what it edits there is noted as if a command
/// had edited it.
@MainActor struct GestureRunner {
  /// What came of a gesture.
  struct Result {
    var events: [TouchEvent] = []

    /// The edits of the model.
    var changes: [TableChange] = []

    /// What had to be done first.
    var lines: [String] = []
    var notes: [String] = []

    /// Whether the table has other rows than before.
    var isResized = false

    /// Why nothing came of it, or nil.
    var refusal: GestureRefusal? {
      for case .refused(_, let refusal) in events { return refusal }
      return nil
    }

    /// The row that it is about, or nil.
    var refusedPath: IndexPath? {
      for case .refused(let path, _) in events { return path }
      return nil
    }
  }

  private let session: Session
  private let source: OpenSource
  private let command: String

  init(_ session: Session, _ source: OpenSource, command: String) {
    self.session = session
    self.source = source
    self.command = command
  }

  /// Refuses gestures that edit rows while a batch is open.
  func refuseInBatch() throws(CommandError) {
    guard source.batch == nil else {
      throw CommandError("refused", "a batch is open", hint: "end or rollback first")
    }
  }

  /// Does something at a row, which comes to the screen first if it must.
  ///
  /// - Parameters:
  ///   - gesture: What the finger does, for the trace.
  ///   - path: The row, or nil where there is none.
  ///   - body: What it comes to.
  /// - Returns: What came of it.
  /// - Throws: `refused` where the table is not on the screen, and what the table view or the application
  ///   throws.
  func run(
    _ gesture: String,
    at path: IndexPath?,
    _ body: (TableView) throws(TableError) -> [TouchEvent]
  ) throws(CommandError) -> Result {
    source.comeBack()
    guard source.door.isTouchable else { throw .offScreen(source, session) }
    let table = source.tableView
    let current = source.currentInModel
    var result = Result()
    let before: [Int]
    do throws(TableError) {
      try table.layoutIfNeeded()
      if let path, try reveal(path) { result.lines.append("scrolled to \(path)") }
      before = table.rowCounts
      source.door.collector.begin()
      source.door.observer?.messageBegan(
        Message(to: Message.Party(table.name, .view), gesture, source: .ours)
      )
      defer { source.door.observer?.messageEnded(result: nil) }
      result.events = try body(table)
      try table.layoutIfNeeded()
    } catch {
      keep(source.door.collector.end(), current)
      throw CommandError(error, era: table.messageEra)
    }
    result.changes = source.door.collector.end()
    result.isResized = table.rowCounts != before
    if let path { source.current = path }
    keep(result.changes, current)
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
    ChangeAnswer(source).answer(for: result.changes).value.adding([
      "events": .list(result.events.map { .text($0.words) }),
      "selected": AnswerValue(source.tableView.indexPathsForSelectedRows),
    ])
  }

  /// An answer: what had to be done first, what came of the gesture, and what it changed.
  func answer(_ result: Result, _ lines: [String]) -> Answer {
    var answer = ChangeAnswer(source).answer(for: result.changes)
    answer.value = value(result)
    answer.lines = result.lines + lines + (result.changes.isEmpty ? [] : answer.lines)
    answer.notes = result.notes
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

  private func keep(_ changes: [TableChange], _ current: IndexPath?) {
    guard !changes.isEmpty else { return }
    let entry = EditHistory.Entry(command: command, changes: changes, current: current)
    source.record(entry)
    EditRunner(session, source).follow(changes)
  }

  /// Brings a row to the screen; false where it is there already.
  private func reveal(_ path: IndexPath) throws(TableError) -> Bool {
    let table = source.tableView
    let rect = try table.rectForRow(at: path)
    let top = table.contentOffset.y
    guard rect.minY < top || rect.maxY > top + table.size.height else { return false }
    try table.scrollToRow(at: path, at: .none, animated: true)
    try table.layoutIfNeeded()
    return table.contentOffset.y != top
  }
}
