package import JSON
import Synchronization
import TableModel

/// A section of a table: a value of the section column, and the number of its rows.
package struct TableGroup: Hashable, Sendable {
  /// The text of the value.
  package let header: String

  /// The number of rows.
  package let count: Int
}

/// An open table of a database: its rows are read on use and saved in one transaction.
package final class DatabaseTable: Sendable {
  /// The place of the database.
  package let address: DatabaseAddress

  /// The rows and their order.
  package let query: TableQuery

  /// The number of rows when they were counted, or of those counted so far.
  package var rowCount: Int { extent.withLock(\.rows) }

  /// Whether some rows may not be counted yet.
  package var isCounting: Bool { extent.withLock { !$0.isComplete } }

  /// The sections when the rows were counted, or nil for one without a header.
  package let groups: [TableGroup]?

  /// The reason why the rows cannot be saved, or nil.
  package var readOnlyReason: ReadOnlyReason? {
    extent.withLock { $0.damage != nil } ? .damaged : fixedReason
  }

  private let fixedReason: ReadOnlyReason?

  /// A row that the table could have, with a value for each column that has texts or numbers.
  package var exampleRow: JSONValue {
    .object(query.table.columns.map { ($0.name, $0.example) })
  }

  /// The number of first rows that show what the columns mean: those of one page.
  package static let sampleSize = RowPages.size

  /// The column that stores the place of each row, or nil.
  package let position: CatalogColumn?

  /// The names of the columns.
  package let columnNames: Set<String>

  /// The state of the rows whose numbers are those of the pages.
  package var version: TableVersion { knownVersion.withLock(\.self) }

  private let knownVersion: Mutex<TableVersion>

  /// The mark of the columns when they were last compared, or nil.
  let knownSchema: Mutex<DatabaseValue?>

  /// Deleted rows, by their numbers.
  private let deletedRows = Mutex<[Int: JSONValue]>([:])
  let extent: Mutex<TableExtent>
  let pages: SharedPages

  /// The generation of the rows.
  let generation: Int

  /// Opens a table and counts its rows.
  ///
  /// The connection of the table is made for it.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - address: The place of the database.
  ///   - choice: The user's choices.
  /// - Throws: An error if a choice does not match the table, or if Ctrl-C was pressed.
  package convenience init(
    _ table: CatalogTable,
    of address: DatabaseAddress,
    _ choice: TableChoice
  ) throws(DatabaseError) {
    try self.init(table, of: address, choice, on: address.connect())
  }

  /// Opens a table and counts its rows.
  ///
  /// If the choices say so, ``countFurther()`` and ``countAll()`` count the rows of a large table
  /// after the first ones. A table with sections, or without a key, is counted at once.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - address: The place of the database.
  ///   - choice: The user's choices.
  ///   - connection: The connection of the table from now on.
  /// - Throws: An error if a choice does not match the table, or if Ctrl-C was pressed.
  /// - Complexity: O(n) for counting, about 7 ms for a million rows; O(1) if that comes later.
  package init(
    _ table: CatalogTable,
    of address: DatabaseAddress,
    _ choice: TableChoice,
    on connection: sending any Connection
  ) throws(DatabaseError) {
    let order = try TableOrder(choice, of: table)
    let (section, keys) = (order.section, order.keys)
    func query(_ dialect: Dialect) -> TableQuery {
      TableQuery(table, where: choice.condition, order: keys, dialect: dialect)
    }
    try Self.check(query(connection.dialect), connection)
    let query = query(try connection.readDialect(for: query))
    let mark = try connection.changeMark(query)
    let mayCountLater = choice.countsLater && section == nil && !table.identity.names.isEmpty
    // The look at the contents would read all rows before the first screen.
    let contents =
      mayCountLater && mark != nil
      ? nil
      : try connection.cancellable { () throws(DatabaseError) in
        try connection.contentMark(query)
      }
    let counted = try CountedRows(
      query,
      section,
      contents,
      later: mayCountLater,
      isDamaged: choice.isDamaged,
      connection
    )
    groups = counted.groups
    position = order.position
    self.address = address
    self.query = query
    extent = Mutex(counted.extent)
    knownVersion = Mutex(TableVersion(change: mark, contents: contents))
    knownSchema = Mutex(nil)
    columnNames = Set(table.columns.map(\.name))
    fixedReason = Self.readOnlyReason(table, choice, of: address)
    pages = SharedPages(counted.pages, of: address, on: connection)
    generation = 0
  }

  /// Creates the next generation of a table's rows: those of another moment.
  package convenience init(_ table: DatabaseTable, at moment: TableMoment) {
    var pages = RowPages(moment.query)
    pages.fix(moment.identifiers)
    self.init(table, pages, at: moment, rows: moment.identifiers.count)
  }

  /// Creates the next generation of a table's rows, of which only some are known.
  package convenience init(_ table: DatabaseTable, at windows: WindowMoment) {
    let pages = RowPages(table.query, windows.pages)
    self.init(table, pages, at: windows.moment, rows: windows.after.rowCount)
  }

  private init(
    _ table: DatabaseTable,
    _ known: RowPages,
    at moment: TableMoment,
    rows: Int
  ) {
    (address, query) = (table.address, moment.query)
    columnNames = Set(query.table.columns.map(\.name))
    position = table.position.flatMap { moment.query.table.column(named: $0.name) }
    fixedReason = table.readOnlyReason
    extent = Mutex(TableExtent(rows: rows))
    groups = moment.groups
    knownVersion = Mutex(moment.version)
    knownSchema = Mutex(table.knownSchema.withLock(\.self))
    pages = table.pages
    generation = table.pages.add(known)
  }

  deinit { pages.remove(generation) }

  /// Returns the value of a row: an object with a member for each column.
  ///
  /// A row that cannot be read is an empty object; ``takeProblem()`` has the reason then.
  package func value(ofRow number: Int) -> JSONValue {
    do throws(DatabaseError) {
      do throws(DatabaseError) { return try read(rowAt: number) } catch {
        guard try findReadable(after: error) else { throw error }
      }
      return try read(rowAt: number)
    } catch {
      note(error)
      return JSONValue(validated: Array("{}".utf8), range: 0..<2)
    }
  }

  private func read(rowAt number: Int) throws(DatabaseError) -> JSONValue {
    try pages.with(generation) { pages, connection throws(DatabaseError) in
      let row = try pages.row(number, on: connection)
      return JSONValue(validated: row.bytes, range: row.range)
    }
    .orDeleted { deletedRows.withLock { $0[number] } }
  }

  /// Keeps a row that is about to be deleted, so that ``value(ofRow:)`` has it afterwards, too.
  package func keep(_ value: JSONValue, ofRow number: Int) {
    deletedRows.withLock { $0[number] = value }
  }

  /// Returns the last problem of reading rows and forgets it, or returns nil.
  package func takeProblem() -> DatabaseError? { pages.takeProblem() }

  /// Returns the identity of a row, or nil if the row cannot be read.
  package func identity(ofRow number: Int) throws(DatabaseError) -> [DatabaseValue]? {
    try pages.with(generation) { pages, connection throws(DatabaseError) in
      try pages.identity(number, on: connection)
    }
  }

  /// Returns rows as the database has them now; nil for those that it does not have.
  ///
  /// - Parameter identities: The identities of the rows, without empty ones.
  /// - Returns: The rows, in that order: objects with a member for each column.
  /// - Throws: An error if the database cannot be read.
  package func rows(_ identities: [[DatabaseValue]]) throws(DatabaseError) -> [JSONValue?] {
    let query = query
    return try reading { connection throws(DatabaseError) in
      let text = RowText(query)
      var rows: [JSONValue?] = Array(repeating: nil, count: identities.count)
      try RowLookup(query, on: connection).read(identities) { number, row in
        rows[number] = text.value(row)
      }
      return rows
    }
  }

  /// Notes a problem of reading rows.
  func note(_ problem: DatabaseError) { pages.note(explained(problem)) }

  /// Runs work on the connection that reads the rows.
  func reading<Value: Sendable>(
    inTransaction isInTransaction: Bool = false,
    _ work: @Sendable (any Connection) throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> Value {
    try pages.with(generation, isInTransaction: isInTransaction) {
      _,
      connection throws(DatabaseError) in try work(connection)
    }
  }

  /// Fixes the rows of all pages; they are those of a moment.
  ///
  /// The numbers of passes over the table are those of the pages again.
  package func fix(_ moment: TableMoment) {
    let count = rowCount
    let isSame = try? pages.with(generation) { pages, _ in
      if moment.identifiers.count == count { pages.fix(moment.identifiers) }
      return pages.knownRows(count) == moment.identifiers.map(Optional.init)
    }
    if isSame == true { knownVersion.withLock { $0 = moment.version } }
  }

  /// Notes the rows of windows, if they are those of the table; other pages are read again.
  package func fix(_ windows: WindowMoment) {
    guard windows.before == windows.after,
      windows.oldIdentifiers == windows.moment.identifiers
    else { return }
    let known = RowPages(query, windows.pages)
    guard (try? pages.with(generation) { pages, _ in pages = known }) != nil else { return }
    knownVersion.withLock { $0 = windows.moment.version }
  }

  /// Notes the state of the rows whose numbers are those of the pages.
  func note(_ version: TableVersion) { knownVersion.withLock { $0 = version } }

  /// The number of times that a page was read so far; only then other rows become known.
  package var readCount: Int {
    (try? pages.with(generation) { pages, _ in pages.readCount }) ?? 0
  }

  /// The known identities of the rows, in their order; nil for the others.
  package var knownRows: [RowIdentifier?] {
    let count = rowCount
    return (try? pages.with(generation) { pages, _ in pages.knownRows(count) }) ?? []
  }

  /// The texts of the rows in memory, by their numbers.
  package var loadedRows: [Int: [UInt8]] {
    (try? pages.with(generation) { pages, _ in pages.loadedRows }) ?? [:]
  }

  /// Starts a pass over rows; nil if rows are read by their pages.
  ///
  /// The numbers of a pass are those of the pages only while the table is the same.
  func scan(
    _ request: RowRequest,
    from number: Int,
    _ bindings: ItemBindings
  ) -> (any RowScan)? {
    guard !query.table.identity.names.isEmpty, readOnlyReason != .damaged else { return nil }
    do throws(DatabaseError) {
      let connection = try address.connect()
      // The moment of the pass begins before the look at the version, so no change is in between.
      try connection.run(query.dialect.beginReading)
      _ = try connection.rows(query.dialect.firstRead)
      let (version, query) = (version, query)
      let isCurrent = try reading { connection throws(DatabaseError) in
        try version.isCurrent(query, connection)
      }
      guard isCurrent else { return nil }
      connection.observer = pages.observer
      return try TableScan(self, request, from: number, bindings, on: connection)
    } catch {
      note(error)
      return EmptyScan()
    }
  }

  /// Sets the observer of the statements that read rows, or nil.
  package func observe(_ observer: (@Sendable (StatementReport) -> Void)?) {
    pages.observe(observer)
  }

  private static func check(
    _ query: TableQuery,
    _ connection: any Connection
  ) throws(DatabaseError) {
    guard let condition = query.condition else { return }
    let count: Int
    do throws(DatabaseError) {
      // The condition is also tried without brackets, which it could close.
      _ = try connection.parameterCount(
        ofReading: "SELECT 1 FROM \(query.from) WHERE \(condition)\n"
      )
      count = try connection.parameterCount(
        ofReading: "SELECT 1 FROM \(query.from)\(query.filter())"
      )
    } catch {
      if case .failed(_, let message) = error { throw .badCondition(message: message) }
      throw error
    }
    guard count == 0 else {
      throw .badCondition(message: "parameters have no values")
    }
  }

  /// Counts the sections.
  static func groups(
    _ query: TableQuery,
    _ key: SortKey,
    _ connection: any Connection
  ) throws(DatabaseError) -> [TableGroup] {
    let name = query.dialect.quoted(key.column)
    let sql =
      "SELECT \(name), count(*) FROM \(query.from)\(query.filter())"
      + " GROUP BY \(name) ORDER BY \(name)\(key.isDescending ? " DESC" : "")"
    return try connection.cancellable { () throws(DatabaseError) in
      try connection.rows(sql).map { TableGroup(header: $0[0].header, count: $0[1].integer ?? 0) }
    }
  }

  private static func readOnlyReason(
    _ table: CatalogTable,
    _ choice: TableChoice,
    of address: DatabaseAddress
  ) -> ReadOnlyReason? {
    switch table.kind {
    case .view: return .view
    case .virtual: return .virtualTable
    case .foreign: return .foreignTable
    case .table: break
    }
    if table.identity == .none { return .noIdentity }
    if choice.isReadOnly { return .requested }
    if address.server?.staleness != nil { return .stale }
    return address.isFixed ? .file : nil
  }
}

extension JSONValue {
  /// Returns the row, or the deleted one in place of a row that the database does not have.
  fileprivate func orDeleted(_ deleted: () -> JSONValue?) -> JSONValue {
    // Such a row is an empty object.
    utf8.count == 2 ? deleted() ?? self : self
  }
}

/// A pass that could not start.
private final class EmptyScan: RowScan {
  func next() -> (number: Int, item: Item)? { nil }
}
