import JSON

/// Output as columns and rows, for formats that support only tables.
///
/// - A list of objects has one row per object, and one column per name in any of them.
/// - Index paths have the columns `section` and `row`; other lists have a column `value`.
/// - An object whose members are mostly objects is a comparison: one row per inner name, one column
///   per object.
/// - Any other object is one row; any other value is a single value.
/// - Nested objects are spread over columns such as `state.selected`; nested lists stay JSON.
package struct AnswerTable {
  /// The columns and rows.
  package let table: DataTable

  /// The columns that contain only numbers.
  package let numeric: Set<Int>

  /// Arranges output as a table; nil if it has no row and no column.
  package init?(_ value: AnswerValue) {
    let records = Self.records(of: value)
    var columns: [String] = []
    var places: [String: Int] = [:]
    for member in records.joined() where places[member.key] == nil {
      places[member.key] = columns.count
      columns.append(member.key)
    }
    guard !columns.isEmpty else { return nil }
    var rows: [[String?]] = []
    var hasNumber = Set<Int>()
    var hasText = Set<Int>()
    for record in records {
      var row = [String?](repeating: nil, count: columns.count)
      for member in record {
        guard let column = places[member.key] else { continue }
        row[column] = member.value.cellText
        guard row[column] != nil else { continue }
        if member.value.isNumber { hasNumber.insert(column) } else { hasText.insert(column) }
      }
      rows.append(row)
    }
    table = DataTable(columns: columns, rows: rows)
    numeric = hasNumber.subtracting(hasText)
  }

  private static func records(of value: AnswerValue) -> [[AnswerValue.Member]] {
    switch value {
    case .null: []
    case .list(let values):
      values.isEmpty || values.contains { $0.path == nil }
        ? values.map(record)
        : values.compactMap(\.path).map {
          [.init("section", .int($0.section)), .init("row", .int($0.row))]
        }
    case .object(let members) where members.count { $0.value.isObject } > members.count / 2:
      comparison(members)
    default: [record(value)]
    }
  }

  /// Returns the cells of one value, with nested objects spread.
  package static func members(of value: AnswerValue) -> [AnswerValue.Member] { record(value) }

  /// Returns the text of a value in a cell; nil for null.
  static func text(of value: AnswerValue) -> String? { value.cellText }

  /// Returns the row of one value.
  private static func record(_ value: AnswerValue) -> [AnswerValue.Member] {
    guard case .object(let members) = value.opened else { return [.init("value", value)] }
    return members.flatMap { spread($0, name: $0.key) }
  }

  private static func spread(_ member: AnswerValue.Member, name: String) -> [AnswerValue.Member] {
    guard case .object(let members) = member.value else { return [.init(name, member.value)] }
    return members.flatMap { spread($0, name: name + "." + $0.key) }
  }

  /// Returns one row per name in the objects, with one column per object.
  private static func comparison(_ members: [AnswerValue.Member]) -> [[AnswerValue.Member]] {
    var names: [String] = []
    var rows: [String: [AnswerValue.Member]] = [:]
    let first = members.first { $0.value.isObject }?.key ?? ""
    // Members that apply to all objects are below, in the first column.
    for member in members where member.value.isObject {
      for inner in spread(member, name: "") {
        let name = String(inner.key.dropFirst())
        if rows[name] == nil {
          names.append(name)
          rows[name] = [.init("name", .text(name))]
        }
        rows[name]?.append(.init(member.key, inner.value))
      }
    }
    let common = members.filter { !$0.value.isObject }
      .map { [AnswerValue.Member("name", .text($0.key)), .init(first, $0.value)] }
    return names.compactMap { rows[$0] } + common
  }
}

extension AnswerValue {
  /// The text of the value in a cell; nil for null.
  fileprivate var cellText: String? {
    switch self {
    case .null: nil
    case .text(let text): text
    case .int(let number): "\(number)"
    case .json(let value): value.kind == .null ? nil : value.string ?? json
    default: json
    }
  }

  private var json: String {
    var writer = JSONWriter()
    write(to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  fileprivate var isNumber: Bool {
    switch self {
    case .int, .points: true
    case .json(let value): value.kind == .number
    default: false
    }
  }

  fileprivate var isObject: Bool { if case .object = self { true } else { false } }

  /// The value, with a JSON object of the document converted to members.
  fileprivate var opened: AnswerValue {
    guard case .json(let value) = self, value.kind == .object else { return self }
    return .object(value.members.map { Member($0.key, .json($0.value)) })
  }

  /// The section and row of an index path, or nil.
  fileprivate var path: (section: Int, row: Int)? {
    guard case .list(let values) = self, values.count == 2, case .int(let section) = values[0],
      case .int(let row) = values[1]
    else { return nil }
    return (section, row)
  }
}
