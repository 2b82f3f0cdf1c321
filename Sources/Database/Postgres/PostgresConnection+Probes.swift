import TableModel

// Finding out what the server can do.
extension PostgresConnection {
  /// The abilities that were tried in this connection, and the table that they were tried with.
  struct Probes {
    var table: CatalogTable?
    var found: [ServerCapabilities.Ability: Bool] = [:]
    var sortsNullFirst = false
    var sortsPages = false

    /// Whether other servers store the rows; nil until the server was asked.
    var isDistributed: Bool?
  }

  package func readDialect(for query: (Dialect) -> TableQuery) throws(DatabaseError) -> Dialect {
    let needed: [ServerCapabilities.Ability] = [.nullOrder, .snapshots, .rowVersions]
    try probe(needed, query(dialect))
    return dialect.sorting(nullFirst: probes.sortsNullFirst).beginningReading(by: pastBegin)
  }

  package func capabilities(
    _ query: TableQuery
  ) throws(DatabaseError) -> ServerCapabilities? {
    let all = ServerCapabilities.Ability.allCases
    try probe(all, query)
    var abilities: Set<ServerCapabilities.Ability> = []
    for ability in all where try has(ability, query) {
      abilities.insert(ability)
    }
    return ServerCapabilities(
      abilities: abilities,
      sortsNullFirst: probes.sortsNullFirst,
      readsPagesByIndex: abilities.contains(.plans) ? !probes.sortsPages : nil
    )
  }

  /// Returns whether the server has an ability, which is tried at the first use.
  ///
  /// A snapshot is used only if the rows have its transactions: a server that keeps its rows
  /// elsewhere may have snapshots that never change.
  func has(
    _ ability: ServerCapabilities.Ability,
    _ query: TableQuery
  ) throws(DatabaseError) -> Bool {
    guard !denied.contains(ability) else { return false }
    try probe([ability], query)
    guard probes.found[ability] == true else { return false }
    switch ability {
    case .snapshots:
      try probe([.rowVersions], query)
      guard probes.found[.rowVersions] == true else { return false }
      return try !isDistributed(query)
    case .notifications: return try !isDistributed(query)
    default: return true
    }
  }

  /// Returns whether other servers store the rows of a table.
  ///
  /// Changes of such rows change nothing on this server.
  private func isDistributed(_ query: TableQuery) throws(DatabaseError) -> Bool {
    if let known = probes.isDistributed { return known }
    let list = "to_regclass('pg_dist_partition')"
    let isKnown = try known { () throws(DatabaseError) in
      try rows("SELECT \(list) IS NOT NULL").first?.first == .bool(true) ? true : nil
    }
    let sql = "SELECT 1 FROM pg_dist_partition WHERE logicalrelid = \(dialect.mark)::regclass"
    let found =
      isKnown == nil
      ? nil
      : try known { () throws(DatabaseError) in try rows(sql, [DatabaseValue(query.from)]).first }
    probes.isDistributed = found != nil
    return found != nil
  }

  /// Tries abilities that were not tried yet, each in a savepoint.
  private func probe(
    _ abilities: [ServerCapabilities.Ability],
    _ query: TableQuery
  ) throws(DatabaseError) {
    if probes.table != query.table { probes = Probes(table: query.table) }
    let unknown = abilities.filter { probes.found[$0] == nil }
    guard !unknown.isEmpty else { return }
    let opens = isIdle
    if opens { try run("BEGIN") }
    do throws(DatabaseError) {
      for ability in unknown {
        let result = try known { () throws(DatabaseError) in try attempt(ability, query) }
        probes.found[ability] = result != nil
      }
    } catch {
      if opens, !isIdle { try? run("ROLLBACK") }
      throw error
    }
    if opens { try run("ROLLBACK") }
  }

  /// Tries an ability; nil if it works, but gives nothing.
  private func attempt(
    _ ability: ServerCapabilities.Ability,
    _ query: TableQuery
  ) throws(DatabaseError) -> Bool? {
    switch ability {
    case .notifications: try run("LISTEN tabletop_probe")
    case .rowVersions: try run("SELECT \(Self.rowVersion) FROM \(query.from) LIMIT 0")
    case .snapshots: try run("SELECT \(Self.snapshot)")
    case .rowHashes: try run(query.hashes + " LIMIT 0")
    case .outcomes: try run("SELECT pg_xact_status(pg_current_xact_id_if_assigned())")
    case .nullOrder:
      let rows = "(VALUES (1), (NULL)) AS probe(v)"
      let first = try self.rows("SELECT v IS NULL FROM \(rows) ORDER BY v LIMIT 1").first?.first
      probes.sortsNullFirst = first == .bool(true)
    case .estimates:
      let sql = "SELECT reltuples::int8 FROM pg_class WHERE oid = \(dialect.mark)::regclass"
      return try rows(sql, [DatabaseValue(query.from)]).first?.first?.integer.map { _ in true }
    case .plans:
      let page = "SELECT \(query.columns) FROM \(query.from)\(query.filter())\(query.orderBy)"
      let plan = try rows("EXPLAIN \(page) LIMIT \(RowPages.size)").compactMap(\.first?.header)
      probes.sortsPages = plan.contains(where: Self.isSorting)
    }
    return true
  }

  /// Returns whether a line of a plan is a sorting step.
  private static func isSorting(_ line: String) -> Bool {
    let step = line.drop { !$0.isLetter }.lowercased()
    return ["sort", "incremental sort", "top-k"].contains { step.hasPrefix($0) }
  }
}

// The outcome of a save whose connection was lost.
extension PostgresConnection {
  /// The most looks at a transaction that has not ended, each after a tenth of a second.
  private static let mostLooks = 20

  package func transaction() throws(DatabaseError) -> DatabaseValue? {
    try known { () throws(DatabaseError) in
      // A server that gives the number can also tell the outcome.
      let sql = "SELECT pg_current_xact_id()::text, pg_xact_status(pg_current_xact_id())"
      return try rows(sql).first?.first
    }
  }

  package func isCommitted(_ transaction: DatabaseValue) throws(DatabaseError) -> Bool? {
    for _ in 0..<Self.mostLooks {
      let sql = "SELECT pg_xact_status(\(dialect.mark)::xid8)"
      switch try rows(sql, [transaction]).first?.first?.header {
      case "committed": return true
      case "aborted": return false
      case "in progress": try run("SELECT pg_sleep(0.1)")
      default: return nil
      }
    }
    return nil
  }
}

extension TableQuery {
  /// The statement that reads the number of the rows, and a sum of their hashes.
  var hashes: String {
    var name = "#"
    while table.column(named: name) != nil { name += "#" }
    let row = dialect.quoted(name)
    return "SELECT count(*), sum(hashtextextended((\(row).*)::text, 0))"
      + " FROM (SELECT * FROM \(from)\(filter())) AS \(row)"
  }
}
