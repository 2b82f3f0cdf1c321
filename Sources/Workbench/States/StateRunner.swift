import TableModel
import TableUI

/// Moves a source to another state, through its controller.
@MainActor struct StateRunner {
  private let session: Session
  private let source: OpenSource

  init(_ session: Session, _ source: OpenSource) {
    self.session = session
    self.source = source
  }

  /// Makes what is different; all or nothing, and one step of `undo`.
  func apply(_ other: OtherState, command: String) throws(CommandError) -> Answer {
    guard source.batch == nil else {
      throw CommandError("refused", "a batch is open", hint: "end or rollback first")
    }
    let old = source.sections
    let comparison = try session.difference(from: old, to: other.sections, by: other.identity)
    let stages = comparison.stages(source.tableView.batchPolicy)
    let words = DifferenceAnswer(comparison, stages, from: old, to: other.sections, in: session)
    try make(stages, command: command)
    var answer = Answer(words.value.adding(ChangeAnswer(source).state), [])
    answer.lines = [
      words.sentence.map { "now as \(session.shown(other.name)): \($0)" }
        ?? "nothing to change: it is as \(session.shown(other.name)) already"
    ]
    answer.lines += ChangeAnswer(source).viewLines
    answer.notes = words.notes
    return answer
  }

  private func make(_ stages: [[TableChange]], command: String) throws(CommandError) {
    guard !stages.isEmpty else { return }
    let entry = EditHistory.Entry(command: command, batches: stages, current: source.currentInModel)
    try source.perform(stages)
    source.record(entry)
    for change in stages.joined() {
      source.currentInModel = source.currentInModel.flatMap(change.destination)
      source.follow(change)
    }
  }
}

extension OpenSource {
  /// Sends batches of changes through the controller, one after the other; all or none.
  func perform(_ batches: [[TableChange]]) throws(CommandError) {
    var done: [[TableChange]] = []
    do throws(CommandError) {
      try tableView.interruptible(isInterrupted) { () throws(CommandError) in
        for changes in batches {
          try door.perform(changes)
          done.append(changes)
        }
        try layout()
      }
    } catch {
      for changes in done.reversed() { try door.perform(changes.reversed().map(\.inverse)) }
      throw error
    }
  }
}
