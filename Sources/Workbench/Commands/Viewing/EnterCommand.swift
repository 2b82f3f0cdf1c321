import CommandLanguage
import JSON
import TableModel
import TableStore
import Workspace

/// The `enter` command: opens the list or object in a row as a table.
struct EnterCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("enter", short: "ent", in: .looking),
    words: .of(
      .row,
      .optional(.placed(.text("a path", "PATH", completed: .nestedPath))),
      make: Self.init
    )
    .written([[.row], ["PATH"]]),
    summary: "open the list or object in a row as a table",
    pattern:
      "Pushes a new controller on the navigation stack, as an app drills down. `back` returns. "
      + "Edits are edits of the row around: one undo history, one save.",
    setup: ["insert at 0 0 {\"title\": \"Rex\", \"toys\": [\"ball\", \"bone\"]}"],
    example: "enter 0 0 toys",
    effects: .changes,
    needs: [.screen, .noBatch],
    forms: [
      HelpTopic.Term("enter", "opens the current row"),
      HelpTopic.Term("enter S R", "opens that row"),
      HelpTopic.Term("enter S R PATH", "opens the value at a path in the row"),
      HelpTopic.Term("enter PATH", "looks in the current row, then in the document"),
    ]
  )

  private let address: Arguments.Located
  private let path: Placed<String>?

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    if source.document.catalog != nil {
      let row = try RowResolver(source).row(address)
      let table = try session.openListedTable(row, of: source)
      return Answer(table.openedValue, session.openingLines(table), notes: table.openingNotes)
    }
    let row = try row(in: source)
    let member = path.map { MemberPath(orKey: $0.value) }
    let table: OpenTable
    do {
      table = try session.workspace.enter(row, member, of: source)
    } catch {
      guard case .nested = error, let path else { throw error }
      throw session.wording(of: error).blaming(path.offset)
    }
    return Answer(table.openedValue, session.openingLines(table), notes: table.openingNotes)
  }

  /// Returns the row to look in, or nil for the document.
  private func row(in source: OpenTable) throws -> IndexPath? {
    guard let path, !address.isExplicit else { return try RowResolver(source).row(address) }
    let member = MemberPath(orKey: path.value)
    if let current = source.current, let item = source.item(at: current) {
      let isThere = item.value[member] != nil
      if isThere || source.document.root?[member] == nil { return current }
    }
    return nil
  }
}

extension Grammar {
  /// The grammar of the path of a list or object in the named row.
  fileprivate static let nestedPath = Grammar.slot(
    WordSlot(name: "a path", samples: ["tags"]) { scope, _ in
      guard let item = (scope.row ?? scope.current).flatMap({ scope.item(at: $0) }) else {
        return SlotCompletions()
      }
      return SlotCompletions(
        RowKey.paths(of: item, limit: 100).compactMap { path, value in
          guard let value, value.kind == .array || value.kind == .object else { return nil }
          return OfferedWord(path, help: CompletionScope.short(value.compact.text), isText: true)
        }
      )
    } follow: { _, token in
      // A number names a section or a row.
      Int(token.text) == nil ? [WordSlot.Follow()] : []
    }
  )
}
