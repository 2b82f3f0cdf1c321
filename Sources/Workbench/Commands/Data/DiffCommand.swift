import CommandLanguage
import TableModel
import TableStore
import TableUI
import Workspace

/// The `diff` command: lists the changes between two states.
struct DiffCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("diff", short: "dif", in: .data),
    words: .of(.optional(.state), make: Self.init)
      .written([["FILE|NAME"]] + OpenOptions.parts + [["--strict"]]),
    summary: "list differences from a file or a snapshot, or unsaved changes",
    pattern: "Compares two models by identity. Does not touch the table view.",
    setup: ["move 0 3 to 0 0", "update #eve title=Eva"],
    example: "diff",
    effects: [.reads, .readsFiles],
    value: .count(of: "changes", "the number of changes")
  )

  private let target: StateArgument?

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let source = target == nil ? source.root : source
    let names = source.document.sectionNames
    guard let target else {
      let now = OtherState(
        name: source.name,
        sections: source.sections,
        identity: .origin,
        sectionNames: names
      )
      return try answer(
        from: source.record.saved.sections,
        named: names,
        to: now,
        same: source.isModified
          ? "no differences: the unsaved edits cancel out" : "no unsaved changes",
        in: session
      )
    }
    return try answer(
      from: source.sections,
      named: names,
      to: try target.state(for: source, in: session),
      same: "no differences",
      in: session
    )
  }

  private func answer(
    from old: [Section],
    named names: SectionNames?,
    to other: OtherState,
    same: String,
    in session: Session
  ) throws -> Answer {
    let comparison = try session.difference(from: old, named: names, to: other)
    let policy = session.current?.tableView.batchPolicy ?? .lenient
    let stages = try session.stages(of: comparison, policy)
    let words = DifferenceAnswer(comparison, stages, from: old, to: other.sections, in: session)
    if session.answerForm.isWhole {
      var answer = Answer(words.listing(same: same), session.outputStyle)
      answer.notes = words.notes
      return answer
    }
    let lines = words.sentence.map { words.list + [$0] } ?? [same]
    return Answer(words.value, lines, notes: words.notes)
  }
}
