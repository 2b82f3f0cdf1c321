import Database
import JSON

/// Finds the columns of a row that an edit changed.
struct RowComparison {
  /// The reasons why a table cannot store a row.
  struct Failure: Error {
    let reasons: [RowProblem.Reason]
  }

  private let table: CatalogTable

  init(_ table: CatalogTable) { self.table = table }

  /// Returns the values of a new row, or those that differ from an old one.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - old: The row in the database, or nil for a new row.
  ///   - keepsMissing: Whether a member that only the old row has keeps its value; otherwise it
  ///     becomes NULL.
  /// - Returns: The values, or the reasons why the table cannot store the row.
  func values(
    of row: JSONValue,
    from old: JSONValue?,
    keepsMissing: Bool = false
  ) -> Result<[RowEdit.Value], Failure> {
    guard row.kind == .object else { return .failure(Failure(reasons: [.notAnObject])) }
    var values: [RowEdit.Value] = []
    var reasons: [RowProblem.Reason] = []
    var seen: Set<String> = []
    for member in row.members {
      seen.insert(member.key)
      let base = old?[member.key]
      if let base, base.utf8.elementsEqual(member.value.utf8) { continue }
      guard let column = table.column(named: member.key) else {
        reasons.append(.noColumn(member.key, known: table.columns.map(\.name)))
        continue
      }
      switch value(member.value, for: column) {
      case .failure(let failure): reasons += failure.reasons
      case .success(let value):
        let before = base.flatMap { stored($0, column) } ?? .null
        values.append(RowEdit.Value(column.name, old: before, new: value))
      }
    }
    let missing = keepsMissing ? [] : old?.members.filter { !seen.contains($0.key) } ?? []
    for member in missing {
      let before = table.column(named: member.key).flatMap { stored(member.value, $0) }
      values.append(RowEdit.Value(member.key, old: before ?? .null))
    }
    return reasons.isEmpty ? .success(values) : .failure(Failure(reasons: reasons))
  }

  /// Returns the values that a deleted row must still have; none if its values are unknown.
  func oldValues(of row: JSONValue?) -> [RowEdit.Value] {
    guard let row, row.kind == .object else { return [] }
    return row.members.compactMap { member in
      // Binary data is shown as text, and cannot be compared.
      guard let column = table.column(named: member.key), column.storage != .binary,
        let value = stored(member.value, column), !isBinary(value)
      else { return nil }
      return RowEdit.Value(member.key, old: value)
    }
  }

  private func isBinary(_ value: DatabaseValue) -> Bool {
    if case .text(let text) = value { text.starts(with: Array("BLOB ".utf8)) } else { false }
  }

  private func value(
    _ value: JSONValue,
    for column: CatalogColumn
  ) -> Result<DatabaseValue, Failure> {
    func failure(_ reason: RowProblem.Reason) -> Result<DatabaseValue, Failure> {
      .failure(Failure(reasons: [reason]))
    }
    if column.isGenerated { return failure(.generated(column: column.name)) }
    if column.storage == .binary, value.kind != .null {
      return failure(.binary(column: column.name))
    }
    guard let made = stored(value, column) else {
      return failure(
        .wrongType(column: column.name, type: "a number of 64 bits", value: value.text)
      )
    }
    // The database would store a text that looks like a number as another value.
    if case .text = made, column.storage == .number || column.storage == .digits {
      return failure(.wrongType(column: column.name, type: column.type, value: value.text))
    }
    return .success(made)
  }

  /// Returns a value as a column stores it; nil if a number needs more than 64 bits.
  func stored(_ value: JSONValue, _ column: CatalogColumn) -> DatabaseValue? {
    switch (column.storage, value.kind) {
    case (_, .null): .null
    case (.json, _): .json(Array(value.utf8))
    case (.digits, .number): .number(Array(value.utf8))
    case (.text, .number): .text(Array(value.utf8))
    default: DatabaseValue(value)
    }
  }
}
