import CommandLanguage
import TableModel
import Workspace

/// The `snapshot` command: saves the table's state under a name.
struct SnapshotCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("snapshot", short: "sn", in: .changing),
    words: .of(.optional(.text("a name", "NAME", completed: .newName))) { name -> any Command in
      if let name { Self(name: name) } else { List() }
    },
    summary: "save the rows under a name for apply and diff; default: list names",
    pattern: "The snapshot shares its rows with the model and copies none.",
    example: "snapshot before",
    effects: .changes,
    value: .count("the number of snapshots")
  )

  private let name: String

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    guard !name.isEmpty else {
      throw CommandError(StateFault.emptyName)
    }
    let state = NamedState(name: name, of: source)
    session.names.states.removeAll { $0.name == name }
    session.names.states.append(state)
    let shown = session.shown(name)
    return Answer(
      state.value,
      StateText.saved(name: shown, rows: state.rowCount, sections: state.sections.count)
    )
  }

  /// The `snapshot` command without arguments: lists the saved states.
  private struct List: Command {
    static let description = SnapshotCommand.description
    let effects = Effects.reads
    let needs: CommandNeeds = []

    func run(in session: Session) -> Answer {
      let states = session.names.states
      let lines = states.map { "\(session.shown($0.name))  \($0.words)" }
      return Answer(
        .list(states.map(\.value)),
        lines.isEmpty ? ["no snapshots; try `snapshot NAME`"] : lines
      )
    }
  }
}

extension NamedState {
  fileprivate var value: AnswerValue {
    [
      "name": .text(name), "sections": .int(sections.count),
      "rows": .int(rowCount),
    ]
  }

  fileprivate var words: String {
    StateText.size(rows: rowCount, sections: sections.count).words
  }
}

/// The `apply` command: changes the table to another state by applying the differences.
struct ApplyCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("apply", short: "appl", in: .changing),
    words: .of(.firstWord, .state) { Self(command: "apply \($0)", target: $1) },
    summary: "change the table to another state with the fewest moves",
    pattern:
      "Computes the difference, changes the model, then updates the table view in one batch. "
      + "Under batchPolicy uikit it uses as many batches as that policy needs.",
    setup: ["snapshot before", "move 0 3 to 0 0", "delete 1 0"],
    example: "apply before",
    effects: [.changes, .readsFiles],
    needs: [.source, .noBatch]
  )

  private let command: String
  private let target: StateArgument

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let other = try target.state(for: source, in: session)
    return try StateRunner(session, source).apply(other, command: command)
  }
}

extension Syntax where Value == String {
  /// The first word, which names the applied state in the history.
  fileprivate static let firstWord = context { arguments in arguments.next?.text ?? "" }
}
