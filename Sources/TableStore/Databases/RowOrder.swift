import Database
import JSON
import TableModel

/// The order that a database gives the rows of a table, for rows whose edits are not saved.
struct RowOrder: Sendable {
  /// The number of rows with which a statement compares another one.
  ///
  /// More would need fewer statements, but read more pages.
  private static let comparedCount = 3

  private let edits: DatabaseEdits
  private let comparison: RowComparison

  /// The columns of the order that a row stores itself.
  private let columns: [CatalogColumn?]

  init(_ edits: DatabaseEdits) {
    self.edits = edits
    let table = edits.table.query.table
    comparison = RowComparison(edits.table.query)
    columns = edits.table.query.keys.map(table.column(of:))
  }

  /// Whether the rows are in sections.
  var groupsRows: Bool { edits.table.groups != nil }

  /// The meaning of the columns.
  var bindings: ItemBindings { edits.bindings }

  /// The column whose values are the sections, or nil without sections.
  private var sectionColumn: CatalogColumn? {
    groupsRows ? columns.first.flatMap(\.self) : nil
  }

  /// Whether two values of a row have different places.
  ///
  /// Binary data is not compared.
  func differs(_ old: JSONValue, _ new: JSONValue) -> Bool {
    columns.contains { column in
      guard let column, column.storage != .binary else { return false }
      return stored(old, column) != stored(new, column)
    }
  }

  /// The header of the section in which a row belongs, or nil without sections.
  func header(of value: JSONValue) -> String? { sectionColumn.map { stored(value, $0).header } }

  /// Whether a row says nothing about its section.
  func lacksSection(_ value: JSONValue) -> Bool {
    guard let name = sectionColumn?.name else { return false }
    return value.kind == .object && value[name] == nil
  }

  /// Returns a row with the value of a section.
  ///
  /// - Parameters:
  ///   - value: The row.
  ///   - section: The section; one of its rows gives the value, else its header does.
  ///   - number: The number of the row in the section, or nil if it is not there yet.
  /// - Returns: The row.
  func value(_ value: JSONValue, in section: Section, at number: Int? = nil) -> JSONValue {
    guard let column = sectionColumn else { return value }
    let neighbor = section.items.indices.first { $0 != number }
    if let neighbor {
      let found = section.items[neighbor].value[column.name]
      return found.map { value.setting(column.name, to: $0) } ?? value
    }
    let header = section.header
    let isNumber = column.storage == .number || column.storage == .digits
    let parsed = isNumber ? try? JSONValue(parsing: Array(header.utf8)) : nil
    return value.setting(column.name, to: header.isEmpty ? .null : parsed ?? .string(header))
  }

  private func stored(_ row: JSONValue, _ column: CatalogColumn) -> DatabaseValue {
    row[column.name].flatMap { comparison.stored($0, column) } ?? .null
  }

  /// Returns the changes that move an edited row to the place that the database gives it.
  ///
  /// A section that the row leaves empty is deleted, and one that it needs is inserted.
  ///
  /// - Parameters:
  ///   - path: The path of the row.
  ///   - sections: The rows, with the edit.
  /// - Returns: The changes; none if the row is at its place.
  /// - Throws: An error if the database cannot compare the rows.
  /// - Complexity: O(log n) statements, each of which compares the row with a few others.
  func moves(ofRowAt path: IndexPath, in sections: [Section]) throws(DatabaseError) -> [TableChange]
  {
    // The table has one section then, and cannot store others.
    guard groupsRows || sections.count == 1 else { return [] }
    let item = sections[path.section].items[path.row]
    let (to, section) = try place(of: item, among: OtherRows(sections, without: path))
    var changes: [TableChange] = []
    var from = path
    if let section {
      changes.append(section)
      if to.section <= from.section { from.section += 1 }
    }
    if from != to { changes.append(.move(from: from, to: to)) }
    if groupsRows, sections[path.section].items.count == 1, from.section != to.section {
      var emptied = sections[path.section]
      emptied.items = ItemList()
      changes.append(.deleteSection(emptied, at: from.section))
    }
    return changes
  }

  /// Returns the changes that insert a row at the place that the database gives it.
  ///
  /// - Throws: An error if the database cannot compare the rows.
  func insertion(of item: Item, in sections: [Section]) throws(DatabaseError) -> [TableChange] {
    let (path, section) = try place(of: item, among: OtherRows(sections, without: nil))
    return (section.map { [$0] } ?? []) + [.insert([item], at: path)]
  }

  /// Returns the place of a row among others, and the change that inserts its section, or nil if it
  /// is there.
  private func place(
    of item: Item,
    among rows: OtherRows
  ) throws(DatabaseError) -> (path: IndexPath, section: TableChange?) {
    let number = try number(of: item, among: rows)
    guard let header = header(of: item.value) else {
      return (IndexPath(row: number, section: 0), nil)
    }
    if let path = try place(number, of: item.value, header, among: rows) { return (path, nil) }
    let section = number > 0 ? rows.path(number - 1).section + 1 : 0
    let change = TableChange.insertSection(Section(header: header, object: .absent), at: section)
    return (IndexPath(row: 0, section: section), change)
  }

  /// Returns the path before a row in the section of another one; nil if that is not there.
  private func place(
    _ number: Int,
    of row: JSONValue,
    _ header: String,
    among rows: OtherRows
  ) throws(DatabaseError) -> IndexPath? {
    for neighbor in [number - 1, number] where (0..<rows.count).contains(neighbor) {
      guard let column = sectionColumn,
        try edits.table.isSameSection(stored(row, column), stored(rows[neighbor].value, column))
      else { continue }
      let path = rows.path(neighbor)
      return IndexPath(row: path.row + number - neighbor, section: path.section)
    }
    return rows.emptySection(header).map { IndexPath(row: 0, section: $0) }
  }

  /// Returns the number of rows that precede a row.
  private func number(of item: Item, among rows: OtherRows) throws(DatabaseError) -> Int {
    let row = try ordered(item)
    var range = 0...rows.count
    while range.lowerBound < range.upperBound {
      let width = range.upperBound - range.lowerBound
      let count = min(width, Self.comparedCount)
      // The rows split the range into parts of about the same size.
      let numbers = (1...count).map { range.lowerBound + width * $0 / (count + 1) }
      var others: [DatabaseTable.OrderedRow] = []
      for number in numbers { others.append(try ordered(rows[number])) }
      let before = try edits.table.count(of: others, before: row)
      let lower = before > 0 ? numbers[before - 1] + 1 : range.lowerBound
      range = lower...max(lower, before < count ? numbers[before] : range.upperBound)
    }
    return range.lowerBound
  }

  /// Returns a row with its values of the order.
  func ordered(_ item: Item) throws(DatabaseError) -> DatabaseTable.OrderedRow {
    let identity = try edits.identity(of: item)
    let table = edits.table.query.table
    let values = zip(edits.table.query.keys, columns).map { key, column -> DatabaseValue in
      if let column { return stored(item.value, column) }
      return table.identity.names.firstIndex(of: key.column).flatMap { identity?[$0] } ?? .null
    }
    return DatabaseTable.OrderedRow(values, isNew: identity == nil)
  }
}

extension DatabaseEdits {
  /// Returns whether the database can have a section: it has or had it, or edited rows make it.
  func hasSection(_ section: Section) -> Bool {
    if headers.contains(section.header) { return true }
    let order = RowOrder(self)
    // The database may have no difference between the texts of two rows.
    return section.items.contains {
      order.header(of: $0.value)?.lowercased() == section.header.lowercased()
    }
  }
}

/// The rows of all sections by their numbers, perhaps without one of them.
struct OtherRows {
  private let sections: [Section]
  private let left: IndexPath?

  /// The number of the first row of each section, and of all rows.
  private let starts: [Int]

  /// Creates the rows.
  ///
  /// - Complexity: O(s) in the sections.
  init(_ sections: [Section], without path: IndexPath?) {
    (self.sections, left) = (sections, path)
    var starts = [0]
    for (number, section) in sections.enumerated() {
      starts.append(starts[number] + section.items.count - (number == path?.section ? 1 : 0))
    }
    self.starts = starts
  }

  /// The number of the rows.
  var count: Int { starts[sections.count] }

  subscript(number: Int) -> Item {
    let path = path(number)
    let isPast = left.map { path.section == $0.section && path.row >= $0.row } ?? false
    return sections[path.section].items[isPast ? path.row + 1 : path.row]
  }

  /// Returns the number of the row at a path, if no row is left out.
  func number(of path: IndexPath) -> Int { starts[path.section] + path.row }

  /// Returns the path of a row among the others.
  ///
  /// - Complexity: O(log s) in the sections.
  func path(_ number: Int) -> IndexPath {
    var range = 0..<sections.count
    while range.count > 1 {
      let middle = (range.lowerBound + range.upperBound) / 2
      range = starts[middle] <= number ? middle..<range.upperBound : range.lowerBound..<middle
    }
    return IndexPath(row: number - starts[range.lowerBound], section: range.lowerBound)
  }

  /// Returns the number of the section with a header that has none of these rows, or nil.
  func emptySection(_ header: String) -> Int? {
    sections.indices.first { number in
      sections[number].header == header && starts[number] == starts[number + 1]
    }
  }
}
