import CommandLanguage
import TableModel
import TableStore
import TableUI
import Workspace

/// A helper that changes a table to another state through its controller.
@MainActor struct StateRunner {
  private let session: Session
  private let source: OpenTable

  init(_ session: Session, _ source: OpenTable) {
    self.session = session
    self.source = source
  }

  /// Applies the differences, all or none, as one step of `undo`.
  func apply(_ other: OtherState, command: String) throws -> Answer {
    let old = source.sections
    let comparison = try session.difference(
      from: old,
      named: source.document.sectionNames,
      to: other
    )
    var stages = try session.stages(of: comparison, source.tableView.batchPolicy)
    // A save finds the rows of a database by their origins.
    if source.document.isDatabase, other.identity == .id { stages = source.adopting(stages) }
    let words = DifferenceAnswer(comparison, stages, from: old, to: other.sections, in: session)
    try source.commit([Transaction(command: command, batches: stages, focus: .follows)])
    source.noteRestored()
    var answer = Answer(words.value.adding(ChangeAnswer(source).state), [])
    answer.lines = [
      words.sentence.map { StateText.now(as: session.shown(other.name), changes: $0).words }
        ?? StateText.same(as: session.shown(other.name)).words
    ]
    answer.lines += ChangeAnswer(source).viewLines
    answer.notes = words.notes
    return answer
  }
}
