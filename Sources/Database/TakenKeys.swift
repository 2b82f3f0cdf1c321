/// A key that an edit gives to a row, although another row has it.
package struct TakenKey: Hashable, Sendable {
  /// The columns of the key.
  package let columns: [String]

  /// The problem, for messages.
  package let reason: RowProblem.Reason

  /// The identity of the row that has the key.
  let owner: [DatabaseValue]
}

/// Finds the rows that have the keys of edits.
struct TakenKeys {
  private let query: TableQuery
  private let connection: any Connection
  private let keys: [[String]]

  /// Reads the keys of a table.
  ///
  /// - Parameters:
  ///   - query: The table.
  ///   - connection: The connection.
  /// - Throws: An error if the database cannot be read. A server without such a catalog has no keys.
  init(_ query: TableQuery, on connection: any Connection) throws(DatabaseError) {
    (self.query, self.connection) = (query, connection)
    do throws(DatabaseError) { keys = try connection.uniqueKeys(query) } catch {
      guard error.isOfStatement else { throw error }
      keys = []
    }
  }

  /// Returns the first key of an edit that another row has, or nil.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - others: Edits that are written with it. A row that they delete or that gets another key does
  ///     not count. The default is none.
  /// - Returns: The key.
  /// - Throws: An error if the database cannot be read.
  func key(of edit: RowEdit, beside others: [RowEdit] = []) throws(DatabaseError) -> TakenKey? {
    guard edit.kind != .delete else { return nil }
    for key in keys {
      guard let (condition, values) = condition(key, edit) else { continue }
      let columns = [query.identityColumns] + key.map(query.dialect.quoted)
      let sql =
        "SELECT \(columns.joined(separator: ", ")) FROM \(query.from) WHERE \(condition)"
      let count = query.table.identity.names.count
      let found = try connection.rows(sql, values).first { row in
        let owner = Array(row.prefix(count))
        return owner != edit.identity && !others.contains { $0.frees(key, of: owner) }
      }
      guard let found else { continue }
      let owner = Array(found.prefix(count))
      let reason = reason(key, Array(found.dropFirst(count)), owner)
      return TakenKey(columns: key, reason: reason, owner: owner)
    }
    return nil
  }

  /// Returns the condition that a row has the key of an edit.
  ///
  /// It is nil if the edit does not change the key, or has NULL in it.
  private func condition(_ key: [String], _ edit: RowEdit) -> (sql: String, [DatabaseValue])? {
    let new = Dictionary(edit.values.map { ($0.column, $0.new) }) { _, last in last }
    guard key.contains(where: { new[$0] != nil }), key.allSatisfy({ new[$0] != .some(.null) })
    else { return nil }
    var (parts, values): ([String], [DatabaseValue]) = ([], [])
    for column in key {
      let name = query.dialect.quoted(column)
      if let value = new[column] {
        parts.append("\(name) = \(query.dialect.mark)")
        values.append(value)
      } else {
        // The database chooses the value of a new row.
        guard edit.kind == .update else { return nil }
        let place = "FROM \(query.from) WHERE \(query.identityCondition)"
        parts.append("\(name) = (SELECT \(name) \(place))")
        values += edit.identity
      }
    }
    return (parts.joined(separator: " AND "), values)
  }

  private func reason(
    _ key: [String],
    _ values: [DatabaseValue],
    _ owner: [DatabaseValue]
  ) -> RowProblem.Reason {
    func words(_ names: [String], _ values: [DatabaseValue]) -> String {
      zip(names, values).map { "\($0) \($1.json)" }.joined(separator: ", ")
    }
    let identity = query.table.identity
    var names = identity.names
    // The usual name of a number is that of its column.
    if let column = query.table.rowNumberColumn { names = [column.name] }
    return .taken(
      key: words(key, values),
      owner: key == names ? nil : words(names, owner)
    )
  }
}

extension RowProblem.Reason {
  /// Whether the database rejects a second row with the same key.
  var isOfKey: Bool {
    guard case .constraint(let code, _) = self else { return false }
    return ["2067", "1555", "2579", "23505"].contains(code)
  }
}

extension RowEdit {
  /// Whether the edit deletes a row, or gives it another key.
  fileprivate func frees(_ key: [String], of owner: [DatabaseValue]) -> Bool {
    guard identity == owner else { return false }
    return kind == .delete || (kind == .update && values.contains { key.contains($0.column) })
  }
}

extension DatabaseTable {
  /// Returns the keys of edits that other rows of the database have.
  ///
  /// - Parameter edits: The edits of one save.
  /// - Returns: The first such key of each edit; nil for most.
  /// - Throws: An error if the database cannot be read.
  /// - Complexity: A statement for each key of a new row, and for each key that an update changes.
  package func takenKeys(of edits: [RowEdit]) throws(DatabaseError) -> [TakenKey?] {
    let query = query
    return try reading { connection throws(DatabaseError) in
      let keys = try TakenKeys(query, on: connection)
      let others = edits.filter { $0.kind != .insert }
      var taken: [TakenKey?] = []
      for edit in edits {
        do throws(DatabaseError) { taken.append(try keys.key(of: edit, beside: others)) } catch {
          // A value that the column cannot have is not the key of a row.
          guard error.isOfStatement else { throw error }
          taken.append(nil)
        }
      }
      return taken
    }
  }
}
