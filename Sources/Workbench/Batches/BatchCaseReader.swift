import JSON
import TableModel

/// A reader of batches in JSON; missing members count as empty.
enum BatchCaseReader {
  /// The names of a batch's members.
  static let members = [
    "old", "new", "deleteRows", "insertRows", "reloadRows", "moveRows", "deleteSections",
    "insertSections", "reloadSections", "moveSections", "policy", "era",
  ]

  /// The names of members that a test vector has in addition to a batch's.
  private static let extras: Set<String> = ["name", "ok", "final", "kind", "reason"]

  /// Returns one batch read from a JSON value.
  static func read(_ value: JSONValue) throws(BatchCaseError) -> BatchCase {
    guard value.kind == .object else {
      throw wrong(value, "a batch", "an object such as {\"old\": [3], \"new\": [2]}")
    }
    var result = BatchCase()
    result.name = value["name"]?.string
    result.before = try counts(value["old"], "old")
    result.after = try counts(value["new"], "new")
    result.updates = try updates(value)
    if let policy = value["policy"] { result.policy = try choice(policy, "policy") }
    if let era = value["era"] { result.era = try choice(era, "era") }
    result.expected = expected(value)
    result.strangers = value.members.map(\.key).filter {
      !members.contains($0) && !extras.contains($0)
    }
    return result
  }

  private static func updates(_ value: JSONValue) throws(BatchCaseError) -> TableUpdates {
    var updates = TableUpdates()
    updates.deletedRows = try paths(value["deleteRows"], "deleteRows")
    updates.reloadedRows = try paths(value["reloadRows"], "reloadRows")
    updates.insertedRows = try paths(value["insertRows"], "insertRows")
    for numbers in try tuples(value["moveRows"], "moveRows", 4, "[0, 1, 0, 3]") {
      let from = IndexPath(row: numbers[1], section: numbers[0])
      updates.movedRows.append(
        RowMove(from: from, to: IndexPath(row: numbers[3], section: numbers[2]))
      )
    }
    updates.deletedSections = try numbers(value["deleteSections"], "deleteSections")
    updates.reloadedSections = try numbers(value["reloadSections"], "reloadSections")
    updates.insertedSections = try numbers(value["insertSections"], "insertSections")
    for numbers in try tuples(value["moveSections"], "moveSections", 2, "[0, 1]") {
      updates.movedSections.append(SectionMove(from: numbers[0], to: numbers[1]))
    }
    return updates
  }

  private static func paths(
    _ value: JSONValue?,
    _ name: String
  ) throws(BatchCaseError) -> [IndexPath] {
    var paths: [IndexPath] = []
    for numbers in try tuples(value, name, 2, "[0, 3]") {
      paths.append(IndexPath(row: numbers[1], section: numbers[0]))
    }
    return paths
  }

  /// Returns lists of a given number of integers.
  private static func tuples(
    _ value: JSONValue?,
    _ name: String,
    _ size: Int,
    _ sample: String
  ) throws(BatchCaseError) -> [[Int]] {
    var result: [[Int]] = []
    for (index, element) in try elements(value, name).enumerated() {
      let place = "\(name)[\(index)]"
      guard element.kind == .array, element.elements.count == size else {
        throw wrong(element, place, "\(size) numbers such as \(sample)")
      }
      result.append(try numbers(element, place))
    }
    return result
  }

  private static func counts(_ value: JSONValue?, _ name: String) throws(BatchCaseError) -> [Int]? {
    value == nil ? nil : try numbers(value, name)
  }

  private static func numbers(
    _ value: JSONValue?,
    _ name: String
  ) throws(BatchCaseError) -> [Int] {
    var numbers: [Int] = []
    for (index, element) in try elements(value, name).enumerated() {
      guard let number = element.integer else {
        let isNumber = element.kind == .number
        let isWhole =
          isNumber && element.utf8.allSatisfy { $0 == 0x2D || (0x30...0x39).contains($0) }
        let wanted = isWhole ? "a number of at most 18 digits" : "a whole number such as 3"
        throw wrong(element, "\(name)[\(index)]", wanted)
      }
      numbers.append(number)
    }
    return numbers
  }

  /// Returns the elements of a list; a missing or null list has none.
  private static func elements(
    _ value: JSONValue?,
    _ name: String
  ) throws(BatchCaseError) -> [JSONValue] {
    guard let value, value.kind != .null else { return [] }
    guard value.kind == .array else { throw wrong(value, name, "a list such as []") }
    return Array(value.elements)
  }

  private static func choice<Choice: RawRepresentable & CaseIterable>(
    _ value: JSONValue,
    _ name: String
  ) throws(BatchCaseError) -> Choice where Choice.RawValue == String {
    if let choice = value.string.flatMap(Choice.init(rawValue:)) { return choice }
    throw wrong(value, name, Choice.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: " or "))
  }

  private static func expected(_ value: JSONValue) -> BatchCase.Expected? {
    guard let isLegal = value["ok"]?.bool else { return nil }
    let final = value["final"].flatMap { $0.kind == .array ? $0.elements.map(names) : nil }
    return BatchCase.Expected(isLegal: isLegal, final: final, reason: value["reason"]?.string)
  }

  private static func names(_ value: JSONValue) -> [String] {
    value.elements.map { $0.string ?? $0.text }
  }

  private static func wrong(
    _ value: JSONValue,
    _ name: String,
    _ wanted: String
  ) -> BatchCaseError {
    let text = value.text
    let found = text.utf8.count > 40 ? "\(text.prefix(39))…" : text
    return BatchCaseError(
      message: "\(name) is \(found); expected \(wanted)",
      offset: value.range.lowerBound
    )
  }
}
