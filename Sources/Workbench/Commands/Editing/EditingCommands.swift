import CommandLanguage
import JSON
import TableModel
import TableStore
import Workspace

/// A command for one kind of edit, performed through the controller.
@MainActor protocol EditingCommand: TableCommand {
  /// The edit that its arguments describe.
  var request: EditRequest { get }
}

extension EditingCommand {
  func run(on source: OpenTable, in session: Session) throws -> Answer {
    try edit(source, in: session)
  }

  /// Finds the rows and performs the edit.
  func edit(_ source: OpenTable, in session: Session) throws -> Answer {
    try session.perform(request, on: source, command: Self.description.name)
  }
}

/// The `insert` command: adds one or more rows before or after a row.
struct InsertCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("insert", short: "ins", in: .changing),
    words: .of(.insertion) { Self(request: $0.0, isUnnamed: $0.1) },
    summary: "insert one or more rows next to a row",
    pattern:
      "Changes the model, then updates the table view in one batch. The table view asks for "
      + "cells for the new rows.",
    example: "insert after 0 3 {\"title\": \"New\"}",
    effects: .changes
  )

  private let request: EditRequest

  /// Whether the content was omitted, so the row gets a default title.
  private let isUnnamed: Bool

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    var answer = try session.perform(request, on: source, command: "insert")
    if isUnnamed, answer.lines.count > 0 {
      answer.lines.append("name it with `update . title=\"…\"`; next time, `insert after \"…\"`")
    }
    return answer
  }
}

/// The `append` command: adds rows at the end of a section.
struct AppendCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("append", short: "app", in: .changing),
    words: .of(.either(.rowsOfFile, .typed), make: Self.init)
      .written([["S"], .many("ITEM…"), ["--raw"]], [["S"], "--from", "FILE"])
      .completed(by: .append),
    summary: "append rows to a section: typed, or from JSON, JSON Lines or CSV",
    pattern:
      "Changes the model, then updates the table view in one batch. The table view asks for "
      + "cells for the new rows.",
    example: "append 0 \"New\"",
    effects: [.changes, .readsFiles]
  )

  fileprivate enum Content {
    case typed(EditRequest)
    case file(String, section: Placed<Int?>)
  }

  private let content: Content

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    try session.perform(
      try request(session),
      on: source,
      command: Self.description.name
    )
  }

  private func request(_ session: Session) throws -> EditRequest {
    switch content {
    case .typed(let request): return request
    case .file(let path, let section):
      let document = try session.document(
        at: session.resolved(path),
        options: session.settings.open.forOtherRows
      )
      let items = try Self.items(of: document, in: session)
      return Syntax<EditRequest>.add(items, to: section, atEnd: true, isRaw: true)
    }
  }

  /// Returns the rows of a file as if the user had typed them.
  private static func items(
    of document: TableDocument,
    in session: Session
  ) throws -> [JSONValue] {
    try session.working(.readingRowsOf(name: session.shown(document.name))) {
      work throws in
      var items: [JSONValue] = []
      for item in document.sections.lazy.flatMap(\.items) {
        items.append(item.value)
        if items.count & 0xFFF == 0 { try work.check(items.count) }
      }
      return items
    }
  }
}

extension Syntax where Value == AppendCommand.Content {
  /// The syntax of typed rows.
  @MainActor fileprivate static let typed = Syntax<EditRequest>.append.map {
    AppendCommand.Content.typed($0)
  }
  .beginning { _ in true }

  /// The syntax of `--from FILE`.
  fileprivate static let rowsOfFile = Syntax<(Placed<Int?>, Token?)>.sequence(
    .sectionOfRows,
    .option("--from", "FILE")
  )
  .beginning { arguments in arguments.tokens.contains { $0.bare == "--from" } }
  .map { section, file in AppendCommand.Content.file(file?.text ?? "", section: section) }
}

extension Grammar {
  /// The grammar of a section and its new rows, typed or from a file.
  fileprivate static let append = Grammar.options(
    [
      WordOption(name: "--raw", help: "keep keys and values unchanged"),
      WordOption(name: "--from", help: "read the rows from a file", value: .dataFile),
    ],
    .sequence([.optionalSection, .items])
  )
}

/// The `prepend` command: adds rows at the start of a section.
struct PrependCommand: EditingCommand {
  static let description = CommandDescription(
    heading: .init("prepend", short: "pre", in: .changing),
    words: .of(.prepend, make: Self.init),
    summary: "insert rows at the start of a section",
    pattern:
      "Changes the model, then updates the table view in one batch. The table view asks for "
      + "cells for the new rows.",
    example: "prepend 0 \"New\"",
    effects: .changes
  )

  let request: EditRequest
}

/// The `delete` command: deletes rows or ranges; `undo` restores them.
struct DeleteCommand: EditingCommand {
  static let description = CommandDescription(
    heading: .init("delete", short: "del", in: .changing),
    words: .of(.delete, make: Self.init),
    summary: "delete rows or ranges; undo restores them",
    pattern: "Changes the model, then updates the table view in one batch.",
    example: "delete 0 3",
    effects: .changes
  )

  let request: EditRequest

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    var answer = try edit(source, in: session)
    // A batch is undone as a whole, after its end.
    guard !source.isInBatch else { return answer }
    // The line about the arranged view comes last.
    let linesBelow = source.arrangement.isEmpty ? 1 : 2
    answer.changeLines { lines in
      let last = lines.count - linesBelow
      if last >= 0 { lines[last] += "; `undo` restores it" }
    }
    return answer
  }
}

/// The `replace` command: replaces the object of a row.
struct ReplaceCommand: EditingCommand {
  static let description = CommandDescription(
    heading: .init("replace", short: "repl", in: .changing),
    words: .of(.replace, make: Self.init),
    summary: "replace a row's object",
    pattern:
      "Changes the model, then updates the table view in one batch. The table view asks for "
      + "a cell for the new row.",
    example: "replace 0 3 \"New\"",
    effects: .changes
  )

  let request: EditRequest
}

/// The `update` command: change fields of a row.
struct UpdateCommand: EditingCommand {
  static let description = CommandDescription(
    heading: .init("update", short: "upd", in: .changing),
    words: .of(.update, make: Self.init),
    summary: "change fields of a row",
    pattern: "Changes the model, then updates the table view in one batch.",
    example: "update 0 3 title=\"New\"",
    effects: .changes
  )

  let request: EditRequest
}

/// The `move` command: moves rows or ranges.
struct MoveCommand: EditingCommand {
  static let description = CommandDescription(
    heading: .init("move", short: "mov", in: .changing),
    words: .of(.move, make: Self.init),
    summary: "move rows or a range to another position",
    pattern: "Changes the model, then updates the table view in one batch.",
    example: "move 0 3 to 0 0",
    effects: .changes
  )

  let request: EditRequest
}

/// The `swap` command: exchanges two rows.
struct SwapCommand: EditingCommand {
  static let description = CommandDescription(
    heading: .init("swap", short: "swa", in: .changing),
    words: .of(.swap, make: Self.init),
    summary: "swap two rows",
    pattern: "Changes the model, then updates the table view in one batch.",
    example: "swap 0 0 with 0 3",
    effects: .changes
  )

  let request: EditRequest
}

/// The `section` command: adds, deletes, empties, moves and renames sections.
struct SectionCommand: EditingCommand {
  static let description = CommandDescription(
    heading: .init("section", short: "section", in: .changing),
    words: .of(.sectionEdit, make: Self.init),
    summary: "insert, delete, clear, move or name sections",
    pattern: "Changes the model, then updates the table view in one batch.",
    example: "section insert after 0 \"New\"",
    effects: .changes
  )

  let request: EditRequest
}
