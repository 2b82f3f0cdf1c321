/// The order that a user chose for the rows of a table.
struct TableOrder {
  /// The keys, without the identity.
  let keys: [SortKey]

  /// The key whose values are the sections, or nil; it is the first one.
  let section: SortKey?

  /// The column that stores the place of each row, or nil; it is the last key.
  let position: CatalogColumn?

  /// Creates the order.
  ///
  /// - Parameters:
  ///   - choice: The user's choices.
  ///   - table: The table.
  /// - Throws: An error if a column does not exist, or if it cannot store places.
  init(_ choice: TableChoice, of table: CatalogTable) throws(DatabaseError) {
    let position = try choice.position.map(table.existingColumn(named:))
    if let position { try Self.check(position, choice, of: table) }
    var keys = position.map { [SortKey($0.name)] } ?? []
    if let text = choice.order { keys = try SortKey.keys(text, of: table) }
    self.position = position
    guard let name = choice.section else {
      (self.keys, section) = (keys, nil)
      return
    }
    let own = try table.existingColumn(named: name).name
    let section = keys.first { $0.column == own } ?? SortKey(own)
    self.keys = [section] + keys.filter { $0.column != own }
    self.section = section
  }

  /// Checks that a column can store the places of rows.
  private static func check(
    _ column: CatalogColumn,
    _ choice: TableChoice,
    of table: CatalogTable
  ) throws(DatabaseError) {
    try column.checkPositions(in: table)
    if choice.order != nil { throw .badPosition(column: column.name, .hasOrder) }
    if let section = choice.section, table.column(named: section) == column {
      throw .badPosition(column: column.name, .isSection)
    }
  }
}

extension TableChoice {
  /// Checks that a database has a table with the columns that a choice names.
  ///
  /// - Parameter tables: The tables.
  /// - Throws: An error if none has them.
  package func check(in tables: [CatalogTable]) throws(DatabaseError) {
    var problem: DatabaseError?
    for table in tables {
      do throws(DatabaseError) {
        _ = try TableOrder(self, of: table)
        return
      } catch {
        if problem == nil { problem = error }
      }
    }
    if case .noColumn(let name, _, _) = problem { throw .noTableWithColumn(name: name) }
    if let problem { throw problem }
  }
}

extension CatalogColumn {
  /// Checks that the column can store the places of rows.
  func checkPositions(in table: CatalogTable) throws(DatabaseError) {
    if isGenerated { throw .badPosition(column: name, .generated) }
    if keyNumber > 0 || table.identity.names.contains(name) {
      throw .badPosition(column: name, .isIdentity)
    }
    guard storage == .number || storage == .digits else {
      throw .badPosition(column: name, .noNumbers(type: type))
    }
  }

  /// Whether the column has whole numbers only.
  package var isWhole: Bool { type.uppercased().contains("INT") }

  /// Whether the column has floating-point numbers only: it stores 6 as `6.0`.
  package var isFloating: Bool {
    !isWhole && ["REAL", "FLOA", "DOUB"].contains { type.uppercased().contains($0) }
  }
}
