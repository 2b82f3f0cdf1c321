import CommandLanguage
import TableStore
import Workspace

/// The `sources` command: lists the open tables.
struct SourcesCommand: Command {
  static let description = CommandDescription(
    heading: .init("sources", short: "sou", in: .data),
    words: .of(make: Self.init),
    summary: "list open tables",
    pattern: "Each table has its own model, controller and table view.",
    setup: ["new 2"],
    example: "sources",
    effects: .reads,
    value: .count("the number of open tables")
  )

  func run(in session: Session) -> Answer {
    let isEmpty = session.sources.isEmpty
    return Answer(
      session.sourcesValue,
      isEmpty ? ["no open tables; try `open FILE`"] : session.sourceLines
    )
  }
}

extension Session {
  /// The open tables as data.
  var sourcesValue: AnswerValue {
    .list(
      sources.map { source in
        [
          "name": .text(source.name), "path": .optional(source.document.path),
          "current": .bool(source === current?.root), "modified": .bool(source.isModified),
        ]
      }
    )
  }

  /// The open tables, one per line, with the current one marked.
  var sourceLines: [String] {
    var lines = table([.left, .left, .left])
    for source in sources {
      let mark = source === current?.root ? "*" : " "
      let state = source.isModified ? "unsaved changes" : ""
      lines.append([
        mark + " " + shown(source.name), TextFormatting.count(source.rowCount, "row"), state,
      ])
    }
    return lines.lines
  }
}

/// The `use` command: makes another open table current.
struct UseCommand: Command {
  static let description = CommandDescription(
    heading: .init("use", short: "use", in: .data),
    words: .of(
      .placed(.text("the name of a table", "NAME", completed: .sourceName)),
      make: Self.init
    ),
    summary: "switch to another open table",
    pattern: "Later commands use the other table view and controller. Loads nothing.",
    setup: ["new 2"],
    example: "use people.json",
    effects: .changes
  )

  private let name: Placed<String>

  func run(in session: Session) throws -> Answer {
    let source = try session.source(named: name.value, offset: name.offset)
    session.current = source.front
    return Answer(session.sourcesValue, session.openingLines(source.front))
  }
}

/// The `close` command: closes a table.
struct CloseCommand: Command {
  static let description = CommandDescription(
    heading: .init("close", short: "clo", in: .data),
    words: .of(
      .optional(.placed(.text("the name of a table", "NAME"))),
      .flag("--force"),
      make: Self.init
    )
    .completed(by: .closeWords),
    summary: "close a table; the prompt asks about unsaved changes, unless --force",
    pattern:
      "Releases the model, table view and controller. The table opened before becomes current.",
    setup: ["delete 0 3"],
    example: "close --force",
    effects: .changes,
    needs: .source
  )

  private let name: Placed<String>?
  private let isForced: Bool

  var needs: CommandNeeds { name == nil ? .source : [] }

  func run(in session: Session) throws -> Answer {
    let source = try session.source(name).root
    if source.isModified, !isForced {
      let names = session.unsavedNames([source])
      guard let person = session.askedPerson else {
        throw CommandError(
          SessionFault.unsaved(
            words: FileText.unsaved(names: names).words,
            hint: "`save`, or `close --force` to discard them"
          )
        )
      }
      guard person.agrees(to: FileText.discardsAndCloses(names: names).words) else {
        return Answer(session.sourcesValue, FileText.keptChanges)
      }
    }
    session.remove(source)
    let name = session.shown(source.name)
    guard let next = session.current else {
      return Answer(session.sourcesValue, FileText.closed(name: name))
    }
    return Answer(
      session.sourcesValue,
      FileText.closedShowing(name: name, next: session.shown(next.name))
    )
  }
}

extension Grammar {
  /// The grammar of a table without unsaved edits, or of any table with `--force`.
  fileprivate static let closeWords = Grammar.choice([
    .inScope { scope in
      let isSafe = scope.source?.isModified == false
      return isSafe ? .optional(.closableSource) : .closableSource
    },
    .sequence([.word("--force", help: "discard unsaved changes"), .optional(.sourceName)]),
  ])
}
