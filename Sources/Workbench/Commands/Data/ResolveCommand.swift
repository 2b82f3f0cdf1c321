import CommandLanguage
import TableModel
import TableStore
import Workspace

/// The `resolve` command: settles conflicts between unsaved edits and what other programs wrote to a
/// database.
struct ResolveCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("resolve", short: "resolve", in: .data),
    words: .of(.orNothing(.side), make: Self.init).written([], ["mine"], ["theirs"]),
    summary: "settle conflicts of unsaved edits with other programs",
    pattern:
      "The model compares the edited rows with those of the database. `theirs` is an edit, which "
      + "`undo` takes back; a save then compares the rows with what the other programs wrote.",
    setup: ["new 3"],
    example: "resolve",
    effects: .changes,
    value: .count("the number of values in conflict"),
    needs: [.source, .noBatch],
    forms: [
      HelpTopic.Term("resolve", "list the conflicts"),
      HelpTopic.Term("resolve mine", "keep your values; the next `save` writes them"),
      HelpTopic.Term("resolve theirs", "take the other program's values, and keep other edits"),
    ]
  )

  fileprivate enum Side: String, Sendable {
    case mine
    case theirs
  }

  /// The values that win, or nil to list the conflicts.
  private let side: Side?

  var effects: Effects { side == nil ? .reads : .changes }

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let source = source.root
    let conflicts: [RowConflict]
    var changes: [TableChange] = []
    do throws(StoreError) {
      conflicts = try source.document.conflicts(in: source.sections)
      if side == .theirs {
        changes = try source.document.changes(taking: conflicts, in: source.sections)
      }
    } catch {
      throw CommandError(error, width: 76, style: session.settings.escapeStyle)
    }
    let lines = conflicts.flatMap(\.lines)
    var answer = Answer(.list(lines.map { .text($0) }), lines.map(session.shown))
    guard !conflicts.isEmpty else {
      answer.lines = [FileText.noConflicts.words]
      return answer
    }
    guard let side else { return answer }
    try source.commit([Transaction(command: "resolve theirs", batches: [changes], focus: .follows)])
    let settled = side == .mine ? conflicts.filter { !$0.isTaken } : conflicts
    source.document.note(settled: settled)
    let (count, rest) = (settled.count, conflicts.count - settled.count)
    let texts: [FileText?] =
      switch side {
      case .mine:
        [count > 0 ? .keptMine(rows: count) : nil, rest > 0 ? .cannotKeep(rows: rest) : nil]
      case .theirs: [.tookTheirs(rows: count)]
      }
    answer.lines += texts.compactMap { $0?.words }
    return answer
  }
}

extension Syntax where Value == ResolveCommand.Side {
  /// The syntax of the values that win.
  fileprivate static let side = Syntax.either(
    .mark("mine", is: .mine),
    .mark("theirs", is: .theirs)
  )
  .beginning { !$0.isEmpty }
}
