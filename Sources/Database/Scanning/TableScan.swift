import JSON
import TableModel

/// A pass over rows of a table in one statement, on a separate connection.
///
/// The statement ends with the pass, so that none is open between two commands.
final class TableScan: RowScan {
  /// The meaning of the first column of the statement.
  private enum Lead {
    /// It is a value; all rows are read, and their numbers are counted.
    case value

    /// It is 0 for rows that the condition rejects; their numbers are counted, too.
    case flag

    /// It is the number of the row.
    case number
  }

  private let table: DatabaseTable
  private let bindings: ItemBindings
  private let connection: any Connection
  private let text: RowText
  private let lead: Lead
  private let sql: String
  private let start: Int
  private let began: UInt64

  /// The statement, or nil at its end.
  private var statement: (any Statement)?

  /// The number of the next row that is counted.
  private var count = 0
  private var returned = 0

  /// Starts a pass.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - request: The needed rows and values.
  ///   - start: The number of the first row.
  ///   - bindings: The meaning of the columns.
  ///   - connection: The connection for the statement.
  /// - Throws: An error if the statement cannot start.
  init(
    _ table: DatabaseTable,
    _ request: RowRequest,
    from start: Int,
    _ bindings: ItemBindings,
    on connection: any Connection
  ) throws(DatabaseError) {
    (self.table, self.bindings, self.connection) = (table, bindings, connection)
    self.start = start
    let query = table.query
    let columns =
      request.keys.map { ConditionWriter.columns(of: $0, in: query.table, bindings) }
      ?? query.table.columns
    text = RowText(query, columns)
    let condition = request.condition.flatMap { condition in
      // A condition is one more column.
      query.isWide ? nil : ConditionWriter(query, bindings).possible(condition)
    }
    if let condition {
      // A server sends only the rows that may match. SQLite has nothing to send, and counts slowly.
      lead = query.dialect.numbersValues ? .number : .flag
      sql =
        lead == .number
        ? query.numbered(columns, where: condition.sql) : query.all(columns, after: condition.sql)
    } else {
      lead = .value
      sql = query.all(columns, after: nil)
    }
    began = connection.reportStart
    statement = try connection.cancellable { () throws(DatabaseError) in
      try connection.statement(sql, condition?.values ?? [], isLong: true)
    }
  }

  func next() -> (number: Int, item: Item)? {
    do throws(DatabaseError) {
      let row = try connection.cancellable { () throws(DatabaseError) in try nextRow() }
      if let row { return row }
    } catch {
      end()
      count = .max
      table.note(error)
    }
    // Another program may have deleted rows since the table was counted.
    guard lead == .value, count < table.rowCount else { return nil }
    defer { count += 1 }
    return (count, item(Array("{}".utf8), count))
  }

  private func nextRow() throws(DatabaseError) -> (number: Int, item: Item)? {
    while let statement {
      guard try statement.step() else {
        end()
        return nil
      }
      let number = lead == .number ? statement.value(0).integer ?? .max : count
      count += 1
      guard number < table.rowCount else {
        end()
        return nil
      }
      if lead == .flag, statement.value(0) == .integer(0) { continue }
      guard number >= start else { continue }
      returned += 1
      var bytes: [UInt8] = []
      text.append(statement, from: lead == .value ? 0 : 1, to: &bytes)
      return (number, item(bytes, number))
    }
    return nil
  }

  private func item(_ bytes: [UInt8], _ number: Int) -> Item {
    let value = JSONValue(validated: bytes, range: 0..<bytes.count)
    return Item(
      value,
      origin: .loaded(IndexPath(row: number, section: 0)),
      bindings: bindings
    )
  }

  private func end() {
    guard statement != nil else { return }
    statement = nil
    connection.report(sql, rows: returned, since: began)
  }
}

extension TableQuery {
  /// Returns the statement that reads all rows in their order.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - flag: A condition whose value is the first column, or nil.
  /// - Returns: The statement.
  fileprivate func all(_ columns: [CatalogColumn], after flag: String?) -> String {
    let names = columns.map { dialect.quoted($0.name) }
    // A statement needs a column.
    let read = [flag].compactMap(\.self) + (flag == nil && names.isEmpty ? ["1"] : names)
    return "SELECT \(read.joined(separator: ", ")) FROM \(from)\(filter())\(orderBy)"
  }

  /// Returns the statement that reads some rows with their numbers, in their order.
  ///
  /// - Parameters:
  ///   - columns: The columns to read after the number.
  ///   - condition: The condition of the rows, in SQL.
  /// - Returns: The statement.
  fileprivate func numbered(_ columns: [CatalogColumn], where condition: String) -> String {
    var name = "#"
    while table.column(named: name) != nil { name += "#" }
    let place = dialect.quoted(name)
    let read = ([place] + columns.map { dialect.quoted($0.name) }).joined(separator: ", ")
    let all = table.columns.map { dialect.quoted($0.name) }.joined(separator: ", ")
    return "SELECT \(read) FROM (SELECT \(all), row_number() OVER (\(orderBy)) - 1 AS \(place)"
      + " FROM \(from)\(filter())) AS numbered WHERE \(condition) ORDER BY \(place)"
  }
}
