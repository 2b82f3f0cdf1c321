import CommandLanguage
import TableModel
import TableUI

/// Sends edits on their way: through the controller, to the model alone, or to the table alone.
@MainActor struct EditRunner {
  private let session: Session
  private let source: OpenSource
  private let command: String

  init(_ session: Session, _ source: OpenSource, command: String = "") {
    self.session = session
    self.source = source
    self.command = command
  }

  /// Plans an edit, asks whether it is allowed, and makes it.
  ///
  /// - Parameters:
  ///   - isModelOnly: Whether no view is told, and nobody asked (`model …`).
  ///   - plan: Says what changes.
  /// - Returns: What every changing command answers.
  /// - Throws: Why nothing was changed.
  func run(
    isModelOnly: Bool = false,
    _ plan: (EditPlanner) throws(CommandError) -> [TableChange]
  ) throws(CommandError) -> Answer {
    let title = "editing \(session.shown(source.name))"
    let (planner, changes) = try session.working(title) { work throws(CommandError) in
      try source.returningSerials { () throws(CommandError) in
        let planner = EditPlanner(source, work)
        let changes = try plan(planner)
        if !isModelOnly { try EditPermission(source).check(changes, work) }
        let edit = Transaction(command: command, batches: [changes], isModelOnly: isModelOnly)
        try source.commit([edit], keepsDueLayout: true) { !work.goesOn() }
        return (planner, changes)
      }
    }
    if let place = planner.vacated { source.current = source.shown.row(nearest: place) }
    var answer = ChangeAnswer(source).answer(for: changes)
    answer.notes = planner.notes
    return answer
  }

  /// Tells the table view alone, as a batch of one or as part of the open batch.
  func tell(_ updates: TableUpdates) throws(CommandError) -> Answer {
    guard source.batch == nil else {
      source.batch?.typed.merge(updates)
      var answer = ChangeAnswer(source).answer(for: [])
      answer.lines = ["noted for the batch: \(updates)"]
      return answer
    }
    let table = source.tableView
    do throws(TableError) {
      try table.performBatchUpdates(updates)
      try table.layoutIfNeeded()
    } catch {
      throw CommandError(error, era: table.messageEra)
    }
    var answer = ChangeAnswer(source).answer(for: [])
    answer.lines = ["the table was told: \(updates)"]
    return answer
  }
}
