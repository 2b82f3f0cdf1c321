import TableModel
import TableUI

/// `diff`: lists the changes between two states.
struct DiffCommand: Command {
  static let description = CommandDescription(
    name: "diff",
    shortest: "dif",
    group: .data,
    syntax: [
      "diff [FILE|NAME] [--title KEY] [--subtitle KEY] [--image KEY] [--id KEY] [--section KEY]"
        + " [--kind KEY] [--row-height KEY] [--strict]"
    ],
    summary: "lists what differs from a file or a snapshot, or what is not saved yet",
    pattern: "Two states of M are compared by identity; no view hears of it.",
    setup: ["move 0 3 to 0 0", "update #eve title=Eva"],
    example: "diff",
    effects: [.reads, .readsFiles],
    completion: .optional(.state),
    needs: .source
  )

  private let target: StateArgument?

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    target = try StateArgument(&arguments)
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let source = try session.requireSource()
    guard let target else {
      return try answer(
        from: source.savedSections,
        to: source.sections,
        by: .origin,
        same: "nothing is unsaved",
        in: session
      )
    }
    let other = try target.state(for: source, in: session)
    return try answer(
      from: source.sections,
      to: other.sections,
      by: other.identity,
      same: "nothing is different",
      in: session
    )
  }

  private func answer(
    from old: [Section],
    to new: [Section],
    by identity: SectionsDifference.SectionIdentity,
    same: String,
    in session: Session
  ) throws(CommandError) -> Answer {
    let comparison = try session.difference(from: old, to: new, by: identity)
    let policy = session.current?.tableView.batchPolicy ?? .lenient
    let stages = comparison.stages(policy)
    let words = DifferenceAnswer(comparison, stages, from: old, to: new, in: session)
    let lines = words.sentence.map { words.list + [$0] } ?? [same]
    return Answer(words.value, lines, notes: words.notes)
  }
}
