import JSON

/// The rows of a table as JSON objects with a member for each column.
struct RowText {
  private let query: TableQuery

  /// The columns as the starts of members in JSON: `{"a":`, `,"b":`.
  private let memberStarts: [[UInt8]]

  /// Creates the texts of rows.
  ///
  /// - Parameters:
  ///   - query: The table.
  ///   - columns: The columns of the objects, or nil for all.
  init(_ query: TableQuery, _ columns: [CatalogColumn]? = nil) {
    self.query = query
    memberStarts = (columns ?? query.table.columns).enumerated().map { number, column in
      var bytes = [number == 0 ? UInt8(ascii: "{") : UInt8(ascii: ",")]
      DatabaseValue(column.name).appendJSON(to: &bytes)
      return bytes + [UInt8(ascii: ":")]
    }
  }

  /// Appends the current row of a statement, whose columns are those of the objects from a number
  /// on.
  func append(_ row: any Statement, from first: Int = 0, to bytes: inout [UInt8]) {
    for (number, start) in memberStarts.enumerated() {
      bytes += start
      row.value(first + number).appendJSON(to: &bytes)
    }
    if memberStarts.isEmpty { bytes.append(UInt8(ascii: "{")) }
    bytes.append(UInt8(ascii: "}"))
  }

  /// Returns the current row of a statement as an object.
  func value(_ row: any Statement) -> JSONValue {
    var bytes: [UInt8] = []
    append(row, to: &bytes)
    return JSONValue(validated: bytes, range: 0..<bytes.count)
  }
}
