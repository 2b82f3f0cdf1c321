import TableModel

/// `snapshot`: remembers the state of the table under a name.
struct SnapshotCommand: Command {
  static let description = CommandDescription(
    name: "snapshot",
    shortest: "sn",
    group: .changing,
    syntax: ["snapshot [NAME]"],
    summary: "remembers the state under a name, for apply and diff; alone it lists the names",
    pattern: "M hands out a value that shares all rows with it; nothing is copied.",
    example: "snapshot before",
    effects: .changes,
    completion: .optional(.newName),
    needs: .source
  )

  private let name: String?

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    name = arguments.isEmpty ? nil : try arguments.takeText("a name")
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    guard let name else { return list(session) }
    guard !name.isEmpty else {
      throw CommandError("bad-argument", "a name cannot be empty", hint: "snapshot before")
    }
    let source = try session.requireSource()
    let state = NamedState(name: name, of: source)
    session.states.removeAll { $0.name == name }
    session.states.append(state)
    let shown = session.shown(name)
    return Answer(
      value(of: state),
      "\(shown) is \(words(of: state)); apply \(shown) comes back to it"
    )
  }

  private func list(_ session: Session) -> Answer {
    let states = session.states
    let lines = states.map { "\(session.shown($0.name))  \(words(of: $0))" }
    return Answer(
      .list(states.map(value)),
      lines.isEmpty ? ["no state is remembered: snapshot NAME"] : lines
    )
  }

  private func value(of state: NamedState) -> AnswerValue {
    [
      "name": .text(state.name), "sections": .int(state.sections.count),
      "rows": .int(state.rowCount),
    ]
  }

  private func words(of state: NamedState) -> String {
    "\(Words.count(state.rowCount, "row")) in \(Words.count(state.sections.count, "section"))"
  }
}
