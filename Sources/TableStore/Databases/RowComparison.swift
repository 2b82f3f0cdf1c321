import Database
import JSON
import TableModel

/// Finds the columns of a row that an edit changed.
struct RowComparison {
  /// The reasons why a table cannot store a row.
  struct Failure: Error {
    let reasons: [RowProblem.Reason]
  }

  private let table: CatalogTable

  /// Whether numbers may be texts such as `NaN`.
  private let hasSpecialNumbers: Bool

  init(_ query: TableQuery) {
    (table, hasSpecialNumbers) = (query.table, query.dialect.hasSpecialNumbers)
  }

  /// Returns the values of a new row, or those that differ from an old one.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - old: The row in the database, or nil for a new row.
  ///   - keepsMissing: Whether a member that only the old row has keeps its value; otherwise it
  ///     becomes NULL.
  ///   - unshown: The values of a deleted row that are more than what the table shows of them, by
  ///     column; nil for a row that the database never had. The values of computed columns of a
  ///     deleted row are left out, since they are those of another moment.
  /// - Returns: The values, or the reasons why the table cannot store the row.
  func values(
    of row: JSONValue,
    from old: JSONValue?,
    keepsMissing: Bool = false,
    restoring unshown: [String: DatabaseValue]? = nil
  ) -> Result<[RowEdit.Value], Failure> {
    guard row.kind == .object else { return .failure(Failure(reasons: [.notAnObject])) }
    var values: [RowEdit.Value] = []
    var reasons: [RowProblem.Reason] = []
    var seen: Set<String> = []
    var computed: [String] = []
    let known = old.map { RowValues($0, of: table) }
    for (place, member) in row.members.enumerated() {
      seen.insert(member.key)
      let base = known?[member.key]
      if let base, base.utf8.elementsEqual(member.value.utf8) { continue }
      guard let column = table.column(named: member.key, near: place) else {
        reasons.append(.noColumn(member.key, known: table.columns.map(\.name)))
        continue
      }
      if column.isGenerated {
        computed.append(column.name)
        continue
      }
      if let whole = unshown?[column.name], whole.json == member.value.compact.text {
        values.append(RowEdit.Value(column.name, new: whole))
        continue
      }
      if unshown != nil, DatabaseValue(member.value).map(isBinary) == true {
        reasons.append(.lostBinary(column: column.name))
        continue
      }
      switch value(number(member.value, in: column, from: base) ?? member.value, for: column) {
      case .failure(let failure): reasons += failure.reasons
      case .success(let value):
        let before = base.flatMap { stored($0, column) } ?? .null
        values.append(RowEdit.Value(column.name, old: before, new: value))
      }
    }
    let missing = keepsMissing ? [] : old?.members.filter { !seen.contains($0.key) } ?? []
    for member in missing {
      let column = table.column(named: member.key)
      if column?.isGenerated == true { continue }
      let before = column.flatMap { stored(member.value, $0) }
      values.append(RowEdit.Value(member.key, old: before ?? .null))
    }
    // The database computes them again from the other values.
    if unshown == nil, old == nil || values.isEmpty {
      reasons += computed.map { .generated(column: $0) }
    }
    return reasons.isEmpty ? .success(values) : .failure(Failure(reasons: reasons))
  }

  /// Returns the columns of a deleted row whose values may be more than what the table shows.
  ///
  /// - Parameter row: The row, or nil if it was never read.
  /// - Returns: The names of the columns.
  func unshownColumns(of row: JSONValue?) -> [String] {
    let values = row.map { RowValues($0, of: table) }
    return table.columns.filter { column in
      guard !column.isGenerated else { return false }
      guard let values else { return true }
      guard case .text(let text)? = values[column.name].flatMap({ DatabaseValue($0) }) else {
        return false
      }
      return DatabaseValue.isSize(ofBlob: text[...]) || DatabaseValue.hasReplacement(text)
    }.map(\.name)
  }

  /// Returns the values that a deleted row must still have; none if its values are unknown.
  func oldValues(of row: JSONValue?) -> [RowEdit.Value] {
    guard let row, row.kind == .object else { return [] }
    return row.members.enumerated().compactMap { place, member in
      // Binary data is shown as text, and cannot be compared.
      guard let column = table.column(named: member.key, near: place), column.storage != .binary,
        let value = stored(member.value, column), !isBinary(value)
      else { return nil }
      return RowEdit.Value(member.key, old: value)
    }
  }

  private func isBinary(_ value: DatabaseValue) -> Bool {
    if case .text(let text) = value { DatabaseValue.isSize(ofBlob: text[...]) } else { false }
  }

  private func value(
    _ value: JSONValue,
    for column: CatalogColumn
  ) -> Result<DatabaseValue, Failure> {
    func failure(_ reason: RowProblem.Reason) -> Result<DatabaseValue, Failure> {
      .failure(Failure(reasons: [reason]))
    }
    if column.storage == .binary, value.kind != .null {
      return failure(.binary(column: column.name))
    }
    guard let made = stored(value, column) else {
      return failure(
        .wrongType(column: column.name, type: "a number of 64 bits", value: value.text)
      )
    }
    // The text is the size that the table shows for the data of another row.
    if isBinary(made), column.storage == .any {
      return failure(.binary(column: column.name))
    }
    // The database would store a text that looks like a number as another value.
    if case .text(let text) = made, !stores(text, column) {
      return failure(.wrongType(column: column.name, type: column.type, value: value.text))
    }
    return .success(made)
  }

  /// Returns the number that a text spells, if it replaces a special number; otherwise nil.
  ///
  /// An edit keeps the kind of the old value, so that number has become a text.
  private func number(
    _ value: JSONValue,
    in column: CatalogColumn,
    from base: JSONValue?
  ) -> JSONValue? {
    guard hasSpecialNumbers, column.storage == .number || column.storage == .digits,
      base?.kind == .string, let text = value.string,
      let number = try? JSONValue(parsing: text), number.kind == .number
    else { return nil }
    return number
  }

  /// Returns whether a column stores a text unchanged.
  private func stores(_ text: [UInt8], _ column: CatalogColumn) -> Bool {
    let string = String(decoding: text, as: UTF8.self)
    switch column.storage {
    case .number, .digits:
      return hasSpecialNumbers && ["NaN", "Infinity", "-Infinity"].contains(string)
    case .numberOrText:
      // SQLite makes a number of a text that has one between spaces.
      let parts = string.split(whereSeparator: \.isWhitespace)
      guard parts.count == 1, let part = parts.first else { return true }
      return Double(part) == nil || !part.utf8.allSatisfy { "0123456789+-.eE".utf8.contains($0) }
    default: return true
    }
  }

  /// Returns a value as a column stores it; nil if a number needs more than 64 bits.
  func stored(_ value: JSONValue, _ column: CatalogColumn) -> DatabaseValue? {
    switch (column.storage, value.kind) {
    case (_, .null): .null
    case (.json, _): DatabaseValue(ofJSONColumn: value)
    case (.digits, .number): .number(Array(value.utf8))
    case (.text, .number): .text(Array(value.utf8))
    default: DatabaseValue(value)
    }
  }
}

/// The values of a row by their names.
private struct RowValues {
  /// The most columns of a table in whose rows a name is looked for from the start.
  private static let mostSearched = 64

  private let row: JSONValue

  /// The values, or nil if a search is quicker.
  private let values: [ItemID: JSONValue]?

  init(_ row: JSONValue, of table: CatalogTable) {
    self.row = row
    let isWide = table.columns.count > Self.mostSearched
    values = isWide ? Dictionary(row.members.map { (ItemID($0.key), $0.value) }) { $1 } : nil
  }

  /// The value with a name, or nil; the last one if several have it.
  subscript(name: String) -> JSONValue? {
    guard let values else { return row[name] }
    return values[ItemID(name)]
  }
}
