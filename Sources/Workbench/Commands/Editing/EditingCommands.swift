import CommandLanguage
import JSON
import TableModel
import TableStore
import Workspace

/// A command that is an edit under its own name, sent through the controller.
@MainActor protocol EditingCommand: TableCommand {
  /// The edit that its words ask for.
  var request: EditRequest { get }
}

extension EditingCommand {
  func run(on source: OpenTable, in session: Session) throws -> Answer {
    try edit(source, in: session)
  }

  /// Finds the rows and makes the edit.
  func edit(_ source: OpenTable, in session: Session) throws -> Answer {
    try session.perform(request, on: source, command: Self.description.name)
  }
}

/// `insert`: adds one or several rows beside a row.
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

  /// Whether no content was typed, so that the row gets a title of ours.
  private let isUnnamed: Bool

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    var answer = try session.perform(request, on: source, command: "insert")
    if isUnnamed, answer.lines.count > 0 {
      answer.lines.append("name it: update . title=\"…\", or insert after \"…\" next time")
    }
    return answer
  }
}

/// `append`: adds rows at the end of a section.
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
        options: session.settings.open
      )
      let items = try Self.items(of: document, in: session)
      return Syntax<EditRequest>.add(items, to: section, atEnd: true, isRaw: true)
    }
  }

  /// The rows of a file, as if somebody had typed them.
  private static func items(
    of document: TableDocument,
    in session: Session
  ) throws -> [JSONValue] {
    try session.working("reading the rows of \(session.shown(document.name))") {
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
  /// Rows that are typed.
  @MainActor fileprivate static let typed = Syntax<EditRequest>.append.map {
    AppendCommand.Content.typed($0)
  }
  .beginning { _ in true }

  /// `--from FILE`.
  fileprivate static let rowsOfFile = Syntax<(Placed<Int?>, Token?)>.sequence(
    .sectionOfRows,
    .option("--from", "FILE")
  )
  .beginning { arguments in arguments.tokens.contains { $0.bare == "--from" } }
  .map { section, file in AppendCommand.Content.file(file?.text ?? "", section: section) }
}

extension Grammar {
  /// A section and the rows, typed or of a file.
  fileprivate static let append = Grammar.options(
    [
      WordOption(name: "--raw", help: "keep keys and values unchanged"),
      WordOption(name: "--from", help: "read the rows from a file", value: .dataFile),
    ],
    .sequence([.optionalSection, .items])
  )
}

/// `prepend`: adds rows at the beginning of a section.
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

/// `delete`: takes rows away (ranges too); undo brings them back.
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
    // What a view over the rows shows now is said below.
    let last = answer.lines.count - (source.arrangement.isEmpty ? 1 : 2)
    if last >= 0 { answer.lines[last] += "; undo brings it back" }
    return answer
  }
}

/// `replace`: puts another object in a row's place.
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

/// `update`: changes single fields of a row.
struct UpdateCommand: EditingCommand {
  static let description = CommandDescription(
    heading: .init("update", short: "upd", in: .changing),
    words: .of(.update, make: Self.init),
    summary: "changes single fields of a row",
    pattern: "C changes M, then tells V in one batch; V asks C for the rows that are new to it.",
    example: "update 0 3 title=\"New\"",
    effects: .changes
  )

  let request: EditRequest
}

/// `move`: moves rows to another place (ranges too).
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

/// `swap`: lets two rows change places.
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

/// `section`: adds, takes away, empties, moves and names sections.
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
