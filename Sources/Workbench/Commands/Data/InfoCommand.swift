import CommandLanguage
import JSON
import TableModel
import TableStore
import TableUI
import TextLayout
import Wirings
import Workspace

/// The `info` command: summarizes the current table in a few lines.
struct InfoCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("info", short: "inf", in: .data, spellings: ["status"]),
    words: .of(.verb) { Self(tellsNext: $0 == "status") },
    otherForms: ["status"],
    summary:
      "show file, shape, bindings, wiring, style, viewport, changes; `status` adds a next step",
    pattern:
      "Read-only. Reads the model, the table view's style and size, and the controller's name.",
    example: "info",
    effects: .reads,
    value: .member("name", "the name of the table")
  )

  /// Whether to suggest what to do next.
  private let tellsNext: Bool

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let document = source.document
    let table = source.tableView
    var value: AnswerValue = [
      "name": .text(source.name), "path": .optional(document.path ?? source.feed?.address),
      "shape": .text(document.shape.rawValue), "bindings": document.bindings.value,
      "wiring": .text(source.wiring.name), "controller": .text(source.door.name),
      "style": .text(table.style.rawValue),
      "viewport": [.points(table.size.width), .points(table.size.height)],
      "sections": .int(source.sections.count), "rows": .int(source.rowCount),
      "at": .text(document.place), "beside": .list(document.surroundings.map(\.value)),
      "bytes": .int(document.byteCount), "modified": .bool(source.isModified),
      "edits": .int(source.history.done.count), "arrangement": arrangement(source),
    ]
    let (server, problem) = Self.server(of: document)
    if let database = document.databaseInfo {
      value = value.adding(["database": database.value])
      if let server { value = value.adding(["server": server.value]) }
      value = value.adding(["following": .optional(document.followedRows)])
    }
    var lines = session.table([.left, .left], maximumWidth: 100, overflow: .wrap)
    lines.append(["source", session.shown(source.name)])
    if let place = source.nested {
      let address = place.row.map { " \($0)" } ?? ""
      let member = place.path.map { " \($0.text)" } ?? ""
      lines.append(["inside", session.shown(place.parent.name + address + member)])
    }
    let path = source.root.document.path.map { session.limits.folder?.naming.plain($0) ?? $0 }
    lines.append(["file", path.map(session.shown) ?? "none"])
    if let feed = source.feed {
      lines.append(["server", "\(session.shown(feed.address)), \(session.shown(feed.pagingWords))"])
    }
    if let database = document.databaseInfo {
      for (name, words) in database.facts { lines.append([name, session.shown(words)]) }
      for (name, words) in server?.facts ?? [] { lines.append([name, session.shown(words)]) }
      if let problem { lines.append(["abilities", session.shown(problem)]) }
      lines.append(["following", source.followWords])
    } else {
      lines.append(["shape", document.shape.description])
    }
    if !document.place.isEmpty { lines.append(["at", session.shown(document.place)]) }
    let beside = document.surroundings
    if !beside.isEmpty { lines.append(["beside", session.shown(beside.words)]) }
    lines.append(["bindings", bindings(document, session)])
    lines.append(["rows", size(source)])
    if !source.arrangement.isEmpty {
      let counts = ArrangementWords.count(source.shownCount, of: source.rowCount)
      lines.append(["showing", "\(counts): \(ArrangementWords(source.arrangement))"])
    }
    lines.append(["wiring", "\(source.wiring.name) (\(source.door.name))"])
    lines.append([
      "view", FileText.view(style: table.style.rawValue, viewport: table.size.words).words,
    ])
    lines.append(["changes", source.isModified ? "unsaved; try `save`" : "none unsaved"])
    guard tellsNext else { return Answer(value, lines.lines) }
    let next = next(source)
    lines.append(["next", next])
    return Answer(value.adding(["next": .text(next)]), lines.lines)
  }

  /// Tries the abilities of the server.
  private static func server(of document: TableDocument) -> (ServerInfo?, problem: String?) {
    do throws(StoreError) { return (try document.serverInfo(), nil) } catch {
      return (nil, FileText.unknownAbilities(problem: error.message).words)
    }
  }

  /// Returns a suggestion for the next command.
  private func next(_ source: OpenTable) -> String {
    if source.batch != nil {
      return "a batch is open; `end` sends its edits, `rollback` drops them"
    }
    if source.isModified {
      return "`changes` lists the edits, `undo` reverts one, `save` writes them"
    }
    guard source.current != nil else {
      return "try `sections`, then `row 0 3` to set the current row"
    }
    return "use the current row: `height`, `select`, `update . KEY=VALUE`, `insert after`, `delete`"
  }

  /// Returns the key bindings as text; native names need none, and rows without keys have none.
  private func bindings(_ document: TableDocument, _ session: Session) -> String {
    let words = document.bindingWords(session.shown)
    guard words.isEmpty else { return words }
    if document.shape == .native { return "the native names" }
    guard document.sections.contains(where: { !$0.items.isEmpty }) else {
      return "none: the table has no rows"
    }
    let hasObjects = document.sections.contains { $0.items.first?.hasMembers == true }
    return hasObjects ? "none: the rows have no texts" : "none: the rows are not objects"
  }

  /// Returns the filter, sort order and grouping as data, or null if there are none.
  private func arrangement(_ source: OpenTable) -> AnswerValue {
    guard !source.arrangement.isEmpty else { return .null }
    let counts: [AnswerValue.Member] = [
      .init("rows", .int(source.shownCount)), .init("of", .int(source.rowCount)),
    ]
    return .object(source.arrangement.members + counts)
  }

  private func size(_ source: OpenTable) -> String {
    FileText.size(
      rows: source.rowCount,
      sections: source.sections.count,
      bytes: source.document.byteCount
    ).words
  }
}

extension DatabaseInfo {
  /// The facts, each with its name.
  fileprivate var facts: [(String, String)] {
    let schema = columns.map { $0.type.isEmpty ? $0.name : "\($0.name) \($0.type)" }
    var facts = [("table", "\(table), a \(kind)"), ("columns", schema.joined(separator: ", "))]
    if let server { facts.insert(("database", server), at: 0) }
    if !order.isEmpty { facts.append(("order", order)) }
    if let condition { facts.append(("where", condition)) }
    if let readOnly { facts.append(("saving", "read-only: \(readOnly)")) }
    if let missing {
      let text = FileText.missing(rows: missing, hasNumbers: hasRowNumbers)
      facts.append(("missing", text.words))
    }
    return facts
  }

  /// The facts as data.
  fileprivate var value: AnswerValue {
    let value: AnswerValue = [
      "table": .text(table), "kind": .text(kind), "order": .text(order),
      "where": .optional(condition), "readOnly": .optional(readOnly),
      "columns": .list(columns.map { ["name": .text($0.name), "type": .text($0.type)] }),
    ]
    return missing.map { value.adding(["missing": .text($0)]) } ?? value
  }
}

extension ServerInfo {
  /// The abilities of the server, and the other way for each that it lacks.
  fileprivate var facts: [(String, String)] {
    let used = abilities.filter(\.isUsed).map(\.name)
    var facts = [("abilities", used.joined(separator: ", "))]
    facts += abilities.filter { !$0.isUsed }.map {
      (FileText.lacksAbility(name: $0.name).words, $0.fallback)
    }
    facts.append(("nulls", nulls))
    if let pages { facts.append(("pages", pages)) }
    return facts
  }

  /// The abilities as data.
  fileprivate var value: AnswerValue {
    .object(abilities.map { .init($0.name, .bool($0.isUsed)) })
      .adding(["nulls": .text(nulls), "pages": .optional(pages)])
  }
}

extension DocumentMember {
  /// The member as data.
  fileprivate var value: AnswerValue { ["path": .text(path), "value": .text(words)] }
}

extension [DocumentMember] {
  /// The first members by name, and how many more there are.
  fileprivate var words: String {
    BindingText.members(prefix(5).map { "\($0.path) (\($0.words))" }, of: count).words
  }
}
