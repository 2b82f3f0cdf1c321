import CommandLanguage
import JSON
import TableModel
import TableStore
import Workspace

/// The `save` command: writes the rows to a file.
struct SaveCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("save", short: "sav", in: .data),
    words: .of(
      .optional(.file()).completed(by: .savedFile),
      .flag("--force", help: "overwrite a file that changed on disk"),
      .flag("--backup", help: "keep the old file, with ~ after its name"),
      .flag("--sql", help: "print the statements of a database save; run none"),
      .flag("--mine", help: "overwrite rows that another program changed"),
      .flag("--theirs", help: "keep rows that another program changed"),
      make: Self.init
    )
    .written(
      [["FILE"], ["--force"], ["--backup"]],
      ["-"],
      ["--sql"],
      ["--mine"],
      ["--theirs"]
    ),
    summary: "write the rows to their file, changing only edited bytes; --backup keeps FILE~",
    pattern: "The model writes a new file, then replaces the old one once it is complete.",
    setup: ["update 0 3 title=Dorothy"],
    example: "save copy.json",
    effects: [.changes, .writesFiles],
    value: .lines("the document as text"),
    needs: [.source, .noBatch],
    forms: [
      HelpTopic.Term("save", "write the rows to their file"),
      HelpTopic.Term("save FILE", "write them to another file"),
      HelpTopic.Term("save -", "write them to the output; they stay unsaved"),
      HelpTopic.Term("--force", "overwrite a file that changed on disk"),
      HelpTopic.Term("--backup", "keep the old file, with ~ after its name"),
      HelpTopic.Term("save --sql", "print the statements of a database save; run none"),
      HelpTopic.Term("--mine, --theirs", "which values win if another program changed a row"),
    ]
  )

  /// The names of standard output, where a new file cannot replace an old one.
  private static let outputs = ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"]

  private let path: String?
  private let isForced: Bool
  private let keepsOld: Bool
  private let printsStatements: Bool
  private let keepsMine: Bool
  private let keepsTheirs: Bool

  var effects: Effects {
    printsStatements || path.map(Self.outputs.contains) == true ? .reads : Self.description.effects
  }

  func run(on table: OpenTable, in session: Session) throws -> Answer {
    let source = table.root
    if printsStatements { return try statements(source, session) }
    if keepsMine || keepsTheirs || savesToDatabase(source) {
      return try saveRows(source, session)
    }
    if let path, Self.outputs.contains(path) { return try output(source, session) }
    let name = session.shown(path ?? source.name)
    let result = try session.working(.saving(name: name), unit: .bytes) { work throws in
      do throws(StoreError) {
        return try source.document.save(
          source.sections,
          to: path.map { session.resolved($0, isWritten: true) },
          force: isForced,
          keepingOld: keepsOld
        ) { work.isCancelled($0, of: $1) }
      } catch {
        throw CommandError(error, width: 76, style: session.settings.escapeStyle)
      }
    }
    // A file of the rows of a database is a copy: the database does not have the edits.
    if !source.document.isDatabase {
      source.note(Transaction(kind: .saved(result), focus: .follows))
      try source.noteSave()
    }
    return Answer(
      ["path": .text(result.path), "bytes": .int(result.bytes)],
      FileText.saved(path: session.shown(result.path), bytes: result.bytes),
      notes: result.notes
    )
  }

  /// Whether the rows go back to their database.
  private func savesToDatabase(_ source: OpenTable) -> Bool {
    source.document.isDatabase && path == nil && !keepsOld
  }

  /// Returns the statements of a save to a database.
  private func statements(_ source: OpenTable, _ session: Session) throws -> Answer {
    guard path == nil else { throw CommandError(FileFault.statementsToFile) }
    let lines = try withNewColumns(of: source, session) { () throws(StoreError) in
      try source.document.saveScript(of: source.sections)
    }
    return Answer(.list(lines.map { .text($0) }), lines.map(session.shown))
  }

  /// Does work that needs the columns of a table.
  ///
  /// If an edit needs a column that another program added, the table is read again first.
  private func withNewColumns<Value>(
    of source: OpenTable,
    _ session: Session,
    _ work: () throws(StoreError) -> Value
  ) throws -> Value {
    do throws(StoreError) { return try work() } catch {
      guard source.document.hasNewColumn(missedBy: error) else {
        throw CommandError(error, width: 76, style: session.settings.escapeStyle)
      }
    }
    _ = try session.readAgain(source)
    do throws(StoreError) { return try work() } catch {
      throw CommandError(error, width: 76, style: session.settings.escapeStyle)
    }
  }

  /// Saves the rows to their database, and shows the values that it also changed.
  private func saveRows(_ source: OpenTable, _ session: Session) throws -> Answer {
    guard path == nil, source.document.isDatabase, !(keepsMine && keepsTheirs) else {
      throw CommandError(FileFault.noDatabase)
    }
    try session.checkServer(of: source)
    let rule: SaveRule = keepsMine ? .mine : keepsTheirs ? .theirs : .guarded
    let result = try withNewColumns(of: source, session) { () throws(StoreError) in
      try source.document.save(toDatabase: source.sections, rule: rule)
    }
    let rows = result.database
    let updates = changes(to: rows?.rows ?? [], source)
    var changes = updates + (rows.map { removalsAndReturns($0, source) } ?? [])
    let moves =
      rows.map { source.document.placement(of: $0, after: changes, in: source.sections) } ?? []
    changes += moves ?? []
    let transaction = Transaction(kind: .saved(result), batches: [changes], focus: .follows)
    if changes.isEmpty { source.note(transaction) } else { try source.commit([transaction]) }
    try source.noteSave()
    let isMisplaced = rows.map { !$0.misplaced.isEmpty } ?? false
    let others =
      rows?.hasSideEffects == true
      ? try session.readAgain(source)
      : isMisplaced ? try placing(moves, source, session) : []
    let text = FileText.savedRows(
      path: session.shown(result.path),
      updated: rows?.updated ?? 0,
      inserted: rows?.inserted ?? 0,
      deleted: rows?.deleted ?? 0
    )
    return Answer(
      [
        "path": .text(result.path), "bytes": .int(result.bytes),
        "updated": .int(rows?.updated ?? 0), "inserted": .int(rows?.inserted ?? 0),
        "deleted": .int(rows?.deleted ?? 0),
      ],
      text,
      notes: result.notes + overwriting(rows?.overwritten ?? [], session)
        + notes(rows) + others
    )
  }

  /// Notes that saved rows have moved; if they have not yet, all rows are read again.
  private func placing(
    _ moves: [TableChange]?,
    _ source: OpenTable,
    _ session: Session
  ) throws -> [String] {
    guard let moves else { return try session.readPlaces(source) }
    let count = moves.count { if case .move = $0 { true } else { false } }
    return count == 0 ? [] : [FileText.placed(changes: "\(count) moved").words]
  }

  private func overwriting(_ rows: [String], _ session: Session) -> [String] {
    rows.map { FileText.overwrote(row: session.shown($0)).words }
  }

  private func notes(_ rows: DatabaseSaveResult?) -> [String] {
    guard let rows else { return [] }
    let changed = rows.changed
    let (dropped, gone) = (rows.dropped.count, rows.gone.count)
    return (changed > 0 ? [FileText.changedByDatabase(rows: changed).words] : [])
      + (rows.kept == 0 ? [] : [FileText.keptRows(rows.kept).words])
      + (gone == 0 ? [] : [FileText.deletedByDatabase(rows: gone).words])
      + (rows.outside.isEmpty ? [] : [FileText.leftOut(rows: rows.outside.count).words])
      + (dropped == 0 ? [] : [FileText.droppedEdits(rows: dropped).words])
  }

  /// Returns the changes that remove rows without a row in the database, and that insert deleted rows
  /// which another program changed.
  private func removalsAndReturns(
    _ rows: DatabaseSaveResult,
    _ source: OpenTable
  ) -> [TableChange] {
    // From the end, so all paths are those before the save. A row returns before the row of its
    // path, so that one is removed first.
    let removals = (rows.dropped + rows.gone + rows.outside).compactMap { path in
      source.modelItem(at: path).map { (path, Int.max, TableChange.delete([$0], at: path)) }
    }
    let returns = rows.returned.enumerated().map { ($1.place, $0, $1.insertion) }
    let changes = (removals + returns).sorted { ($0.0, $0.1) > ($1.0, $1.1) }.map(\.2)
    return source.document.droppingSections(emptiedBy: changes, of: source.sections)
  }

  /// Returns the changes that show the rows as the database has them.
  private func changes(
    to rows: [SavedRowValue],
    _ source: OpenTable
  ) -> [TableChange] {
    rows.compactMap { row in
      guard let old = source.modelItem(at: row.path), old.value != row.value else { return nil }
      var new = old
      new.value = row.value
      return .update(at: row.path, from: old, to: new)
    }
  }

  /// Returns the document as output, so the reader gets its exact bytes.
  private func output(_ source: OpenTable, _ session: Session) throws -> Answer {
    guard !keepsOld else {
      throw CommandError(FileFault.noOldFile)
    }
    let name = session.shown(source.name)
    let (bytes, notes) = try session.working(.writing(name: name), unit: .bytes) {
      work throws in
      do throws(StoreError) {
        return try source.document.output(source.sections) { work.isCancelled($0, of: $1) }
      } catch {
        throw CommandError(error, width: 76, style: session.settings.escapeStyle)
      }
    }
    var answer = Answer(
      .pending {
        [
          "path": "-", "bytes": .int(bytes.count),
          "document": .text(String(decoding: bytes, as: UTF8.self)),
        ]
      },
      .pending {
        let lines = JSONValue.shownLines(of: bytes)
        return lines.last == "" ? lines.dropLast() : lines
      }
    )
    answer.verbatim = .pending { String(decoding: bytes, as: UTF8.self) }
    answer.notes = notes
    return answer
  }
}

extension Grammar {
  /// The grammar of a file; required if the table has no file.
  fileprivate static let savedFile = Grammar.inScope { scope in
    scope.source?.document.path == nil ? .newFile : .optional(.newFile)
  }
}
