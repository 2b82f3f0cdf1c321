import Database
import JSON
import Platform
package import TableModel

/// The tables of a database that was opened without naming one.
package struct DatabaseCatalog: Sendable {
  /// The path of the file, or the address of the server.
  package let path: String

  /// The names of the tables, in the order of the rows.
  package let names: [String]
}

// Opening tables of databases.
extension TableDocument {
  /// Opens a database: the named table, the only one, or the list of its tables.
  ///
  /// - Parameters:
  ///   - contents: The start of the file.
  ///   - path: The path of the file.
  ///   - name: The name of the file.
  ///   - options: The table, its order, and the meaning of its columns.
  /// - Returns: The document.
  /// - Throws: An error if the database or the table cannot be read.
  static func opened(
    database contents: FileContents,
    at path: String,
    name: String,
    _ options: OpenOptions
  ) throws(StoreError) -> TableDocument {
    guard options.staleness == nil else {
      throw .refused(
        "\(name) is a file, and only servers have stale reads",
        hint: "leave out `--stale`"
      )
    }
    do throws(DatabaseError) {
      let isRecovered = !options.isReadOnly
      let file = try DatabaseFile(
        path,
        start: contents.bytes,
        isRecovered: isRecovered,
        limits: options.timeLimits
      )
      var document = try opened(.file(file), at: path, name: name, options)
      if document.isDatabase { (document.path, document.identity) = (path, contents.identity) }
      return document
    } catch {
      throw .database(error, name: name)
    }
  }

  /// Returns whether a text is the address of a database server, such as `postgresql://host/name`.
  package static func isServer(_ text: String) -> Bool { ServerAddress.isAddress(text) }

  /// Opens a database of a server: the named table, the only one, or the list of its tables.
  ///
  /// - Parameters:
  ///   - address: The address, such as `postgresql://host/name`.
  ///   - options: The table, its order, and the meaning of its columns.
  /// - Returns: The document.
  /// - Throws: An error if the server cannot be reached, or the table cannot be read.
  package static func open(
    server address: String,
    options: OpenOptions
  ) throws(StoreError) -> TableDocument {
    guard var server = ServerAddress(address) else {
      throw .database(.badAddress(address), name: address)
    }
    (server.staleness, server.limits) = (try options.secondsOfStaleness, options.timeLimits)
    do throws(DatabaseError) {
      return try opened(.server(server), at: address, name: server.name, options.forDatabase)
    } catch {
      throw .database(error, name: server.name)
    }
  }

  private static func opened(
    _ address: DatabaseAddress,
    at path: String,
    name: String,
    _ options: OpenOptions
  ) throws(DatabaseError) -> TableDocument {
    let connection = try address.connect()
    let catalog = try Catalog(of: connection)
    guard !catalog.tables.isEmpty else { throw .noTables }
    guard options.table != nil || catalog.tables.count == 1 else {
      return try listed(catalog, path: path, name: name, options)
    }
    let table =
      try options.table.map { table throws(DatabaseError) in
        try catalog.table(named: table)
      } ?? catalog.tables[0]
    return try made(
      of: opened(table, of: address, options.choice, on: connection),
      name: name,
      options
    )
  }

  private static func opened(
    _ table: CatalogTable,
    of address: DatabaseAddress,
    _ choice: TableChoice,
    on connection: sending any Connection
  ) throws(DatabaseError) -> DatabaseTable {
    do throws(DatabaseError) {
      return try DatabaseTable(table, of: address, choice, on: connection)
    } catch {
      guard table.kind == .view, error.isMissingPart, case .failed(_, let message) = error else {
        throw error
      }
      throw .brokenView(name: table.title, message: message)
    }
  }

  /// Returns the start of a file, or nil if neither that nor the name is that of a database.
  static func databaseStart(
    of path: String,
    name: String
  ) throws(StoreError) -> FileContents? {
    let start: FileContents
    do throws(FileError) { start = try Files.read(startOf: path, count: 100) } catch {
      throw .file(error)
    }
    return DatabaseFile.isDatabase(start.bytes) || DatabaseFile.isNamed(name) ? start : nil
  }

  private static func made(
    of table: DatabaseTable,
    name: String,
    _ options: OpenOptions
  ) throws(DatabaseError) -> TableDocument {
    var (table, rows) = (table, table.sample)
    if let problem = table.takeProblem() {
      guard case .damaged = problem else { throw problem }
      var choice = options.choice
      choice.isDamaged = true
      table = try DatabaseTable(table.query.table, of: table.address, choice)
      rows = table.sample
      if let problem = table.takeProblem() { throw problem }
    }
    // The columns of a table without rows still show which of them is the title.
    if rows.isEmpty { rows = [table.exampleRow] }
    var sample = options
    sample.sectionKey = nil
    sample.requiresKeys = false
    sample.storesNull = true
    sample.idKey = options.idKey ?? rows.keyColumn(of: table)
    var document = try read(rows.withoutBinaryData, name: name, sample)
    if options.titleKey == nil,
      let named = rows.withNames(in: table, without: document.bindings.title)
    {
      document = try read(named.withoutBinaryData, name: name, sample)
    }
    document.options = options
    document.options.requiresKeys = false
    document.options.countsLater = false
    let edits = DatabaseEdits(table, bindings: document.bindings)
    document.use(edits)
    if let reason = table.readOnlyReason, reason != .requested {
      document.notes.append("read-only: \(reason.words)")
    }
    return document
  }

  private static func listed(
    _ catalog: Catalog,
    path: String,
    name: String,
    _ options: OpenOptions
  ) throws(DatabaseError) -> TableDocument {
    try options.choice.check(in: catalog.tables)
    let rows = catalog.tables.map { table in
      let columns = table.columns.map(\.name)
      var members: [(String, JSONValue)] = [
        ("name", .string(table.title)),
        ("summary", .string("\(table.kind.rawValue): \(columns.joined(separator: ", "))")),
      ]
      if let estimate = table.estimate {
        members.append(("rows", .string("about \(estimate.grouped)")))
      }
      return JSONValue.object(members)
    }
    var names = OpenOptions()
    (names.titleKey, names.subtitleKey, names.idKey) = ("name", "summary", "name")
    var document = try read(rows, name: name, names)
    document.options = options
    document.options.countsLater = false
    document.catalog = DatabaseCatalog(path: path, names: catalog.tables.map(\.title))
    return document
  }

  private static func read(
    _ rows: [JSONValue],
    name: String,
    _ options: OpenOptions
  ) throws(DatabaseError) -> TableDocument {
    var text = [UInt8(ascii: "[")]
    for (number, row) in rows.enumerated() {
      if number > 0 { text.append(UInt8(ascii: ",")) }
      text += row.utf8
    }
    text.append(UInt8(ascii: "]"))
    do throws(StoreError) {
      return try TableDocument(parsing: text, name: name, options: options)
    } catch {
      throw .damaged(message: error.message)
    }
  }
}

// Saving tables of databases.
extension TableDocument {
  /// Saves sections to the database in one transaction.
  ///
  /// - Parameters:
  ///   - sections: The sections.
  ///   - rule: The rule for rows that another program changed.
  /// - Returns: The result, with the rows as the database has them now.
  /// - Throws: An error if a row cannot be saved; the database is unchanged then.
  package func save(
    toDatabase sections: [Section],
    rule: SaveRule = .guarded
  ) throws(StoreError) -> SaveResult {
    guard let database else {
      throw .refused("the table has no database", hint: "use `save FILE`")
    }
    // The transaction of a look would keep the save from writing.
    database.endLook()
    let difference = try pendingEdits(sections)
    let pending = difference.edits
    let address = database.table.address
    if case .file(let file) = address {
      try checkIsSameFile()
      do throws(FileError) { try Files.checkWriting(file.path) } catch { throw .file(error) }
    }
    var rows: [SavedRow] = []
    var hasSideEffects = false
    do throws(DatabaseError) {
      if !pending.isEmpty {
        hasSideEffects = try database.table.hasSideEffects()
        try database.fixRows(before: pending, hasSideEffects: hasSideEffects)
        let save = GuardedSave(
          database.table.query,
          rule.guardRule,
          hasSideEffects: hasSideEffects
        )
        rows = try save.save(pending.map(\.edit), to: address)
        // All rows are read again then.
        if hasSideEffects { for index in rows.indices { rows[index].isOutside = false } }
      }
    } catch {
      throw .database(database.table.explained(error), name: name)
    }
    database.note(rows, of: pending)
    let identity = path.flatMap { Files.status($0)?.identity } ?? identity
    if let path, identity == nil { throw .file(.gone(path)) }
    var document = self
    document.identity = identity
    return SaveResult(
      path: path ?? address.shown,
      identity: identity,
      bytes: identity.map { Int($0.size) } ?? 0,
      notes: rows.lazy.compactMap(\.problem).prefix(1).map {
        "saved, but the rows cannot be read: \($0.message)"
      },
      document: document,
      database: DatabaseSaveResult(
        rows,
        of: difference,
        hasSideEffects: hasSideEffects,
        returned: database.returnedRows(rows, of: pending, in: sections),
        misplaced: hasSideEffects ? [] : database.misplacedRows(rows, of: pending, in: sections)
      )
    )
  }

  /// Throws an error if the rows are not those of the file that has their path now.
  private func checkIsSameFile() throws(StoreError) {
    guard let path, let identity else { return }
    guard let now = Files.status(path)?.identity else {
      throw .refused(
        "\(name) was deleted or renamed since it was read",
        hint: "`save FILE.json` writes the rows to another file"
      )
    }
    guard now.device == identity.device, now.inode == identity.inode else {
      throw .refused(
        "\(name) is another file now, and these rows are not from it",
        hint: "`open` reads it; `save FILE.json` writes these rows to another file"
      )
    }
  }

  /// Returns the statements of a save, which are not run.
  ///
  /// - Throws: An error if a row cannot be saved.
  package func saveScript(of sections: [Section]) throws(StoreError) -> [String] {
    guard let database else {
      throw .refused("the table has no database", hint: "`--sql` is for databases")
    }
    let edits = try pendingEdits(sections).edits.map(\.edit)
    do throws(DatabaseError) {
      return try database.table.script(edits)
    } catch {
      throw .database(error, name: name)
    }
  }

  func pendingEdits(
    _ sections: [Section]
  ) throws(StoreError) -> DatabaseEdits.Difference {
    guard let database else { return DatabaseEdits.Difference() }
    guard sections.allSatisfy({ $0.footer.isEmpty && database.hasSection($0) }),
      database.table.groups != nil || sections.count == 1
    else {
      throw .refused(
        "a database table cannot store sections",
        hint: "`save FILE.json` writes the rows to another file"
      )
    }
    do throws(DatabaseError) { return try database.pendingEdits(sections) } catch {
      throw .database(error, name: name)
    }
  }
}

/// The rule for rows of a database that another program changed since they were read.
package enum SaveRule: Hashable, Sendable {
  /// The save is refused, and the conflicts are named.
  case guarded

  /// The edits overwrite the other program's values.
  case mine

  /// The other program's values stay, and edits of these rows are dropped.
  case theirs

  fileprivate var guardRule: GuardedSave.Rule {
    switch self {
    case .guarded: .guarded
    case .mine: .mine
    case .theirs: .theirs
    }
  }
}

/// Facts about a table of a database.
package struct DatabaseInfo: Sendable {
  /// The address of the server without credentials, or nil for a file.
  package let server: String?

  /// The name of the table.
  package let table: String

  /// The kind: `table`, `view`, `virtual table` or `foreign table`.
  package let kind: String

  /// The columns with their types, as the schema declares them.
  package let columns: [(name: String, type: String)]

  /// The order of the rows, such as `city, name desc`.
  package let order: String

  /// The condition of the rows, or nil.
  package let condition: String?

  /// The reason why the rows cannot be saved, or nil.
  package let readOnly: String?

  /// The places of rows that cannot be read, by row numbers or keys, or nil.
  package let missing: String?

  /// Whether numbers identify the rows, as in most tables of SQLite.
  package let hasRowNumbers: Bool
}

extension TableDocument {
  /// Whether the rows are those of a database.
  package var isDatabase: Bool { database != nil }

  /// The columns by which a database sorts the rows; empty for other documents.
  package var databaseOrder: [(name: String, isDescending: Bool)] {
    database?.table.query.keys.map { ($0.column, $0.isDescending) } ?? []
  }

  /// Returns why rows of the database could not be read since the last call, or nil.
  ///
  /// Such rows are empty objects.
  package func takeReadingProblem() -> StoreError? {
    database?.table.takeProblem().map { .database($0, name: name) }
  }

  /// Sets the observer of the statements that read rows of the database, or nil.
  ///
  /// It is called in the middle of reading, so it must not read rows.
  ///
  /// - Parameter observer: Receives a statement, the number of its rows, and its time.
  @MainActor package func observeStatements(
    _ observer: (@MainActor (_ sql: String, _ rows: Int, _ nanoseconds: UInt64) -> Void)?
  ) {
    guard let table = database?.table else { return }
    guard let observer else { return table.observe(nil) }
    table.observe { report in
      // Rows are read on the main thread only.
      MainActor.assumeIsolated { observer(report.sql, report.rows, report.nanoseconds) }
    }
  }

  /// Facts about the table of the database, or nil.
  package var databaseInfo: DatabaseInfo? {
    guard let table = database?.table else { return nil }
    let query = table.query
    return DatabaseInfo(
      server: table.address.server?.shown,
      table: query.table.title,
      kind: query.table.kind.words,
      columns: query.table.columns.map { ($0.name, $0.type) },
      order: query.keys.words,
      condition: query.condition,
      readOnly: table.readOnlyReason?.words,
      missing: table.missingRows.words,
      hasRowNumbers: query.table.identity.isRowNumber
    )
  }
}

extension OpenOptions {
  /// The choices for a table of a database.
  var choice: TableChoice {
    var choice = TableChoice()
    (choice.table, choice.order, choice.condition) = (table, order, condition)
    (choice.section, choice.position, choice.isReadOnly) = (sectionKey, position, isReadOnly)
    choice.countsLater = countsLater
    return choice
  }

  /// The age of a server's rows in seconds, or nil for those of now.
  fileprivate var secondsOfStaleness: Int? {
    get throws(StoreError) {
      guard let staleness else { return nil }
      guard let seconds = Int(staleness), (1...86_400).contains(seconds) else {
        throw .refused(
          "expected 1 to 86,400 seconds after `--stale`, found \"\(staleness)\"",
          hint: "for example `--stale 5`"
        )
      }
      return seconds
    }
  }

  /// The options that only databases have, and that are set.
  var databaseOptions: [String] {
    [
      table.map { _ in "--table" }, order.map { _ in "--order" },
      position.map { _ in "--position" }, condition.map { _ in "--where" },
      staleness.map { _ in "--stale" },
      isReadOnly ? "--read-only" : nil,
    ].compactMap(\.self)
  }
}

extension [MissingRows] {
  /// The places, such as `after 12 and before 40; after 99`, or nil without any.
  var words: String? {
    guard !isEmpty else { return nil }
    let places = prefix(5).map { rows in
      let bounds = [("after", rows.after), ("before", rows.before)].compactMap { word, row in
        row.map { "\(word) \($0.values.map(\.json).joined(separator: " "))" }
      }
      return bounds.isEmpty ? "all" : bounds.joined(separator: " and ")
    }
    return places.joined(separator: "; ") + (count > 5 ? "; \(count - 5) more places" : "")
  }
}
