import Database
import JSON

extension DatabaseTable {
  /// The first rows, which show what the columns mean.
  var sample: [JSONValue] {
    (0..<min(Self.sampleSize, rowCount)).map { value(ofRow: $0) }
  }
}

extension [JSONValue] {
  /// Returns the rows with texts in place of NULL, if the title would be a number without them.
  ///
  /// Most of these first rows have no texts, but the types of the columns promise them.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - title: The column that is the title by these rows, or nil.
  /// - Returns: The rows; nil if the title has texts, or if no column is for texts.
  func withNames(in table: DatabaseTable, without title: String?) -> [JSONValue]? {
    let columns = table.query.table.columns
    let chosen = columns.first { $0.name == title }
    guard chosen.map({ [.number, .digits].contains($0.storage) }) ?? true else { return nil }
    let names = columns.filter { column in
      column.isOfWords && count { $0[column.name]?.kind == .null } * 2 > count
    }
    guard !names.isEmpty else { return nil }
    let example = table.exampleRow
    return map { row in
      names.reduce(row) { row, column in
        guard row[column.name]?.kind == .null, let name = example[column.name] else { return row }
        return row.setting(column.name, to: name)
      }
    }
  }

  /// Returns the name of the only column of a table's key, whose values are the ids of the rows; nil
  /// if a column is named `id`, or if the key has binary data.
  func keyColumn(of table: DatabaseTable) -> String? {
    let table = table.query.table
    guard table.column(named: "id") == nil else { return nil }
    let names = table.identity.names
    let column =
      table.rowNumberColumn ?? (names.count == 1 ? table.column(named: names[0]) : nil)
    guard let name = column?.name, column?.storage != .binary,
      !contains(where: { $0[name]?.isSizeOfBlob == true })
    else { return nil }
    return name
  }

  /// The rows without the columns of binary data, unless all columns have it.
  ///
  /// A cell could only show its size.
  var withoutBinaryData: [JSONValue] {
    var binary: Set<String> = []
    for row in self {
      for member in row.members where member.value.isSizeOfBlob { binary.insert(member.key) }
    }
    guard !binary.isEmpty, let first, first.members.contains(where: { !binary.contains($0.key) })
    else { return self }
    return map { row in binary.reduce(row) { $0.removing($1) } }
  }
}

extension CatalogColumn {
  /// Whether the declared type is that of words, and not of dates, codes or lists.
  fileprivate var isOfWords: Bool {
    let type = type.lowercased()
    return storage == .text && !type.hasSuffix("[]")
      && ["char", "text", "clob"].contains(where: type.contains)
  }
}

extension JSONValue {
  /// Whether the value is a text that stands for binary data.
  fileprivate var isSizeOfBlob: Bool {
    kind == .string && DatabaseValue.isSize(ofBlob: utf8.dropFirst().dropLast())
  }
}
