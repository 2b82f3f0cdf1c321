import JSON
import TableModel

/// Removes elements that are not rows from a page, and reports them.
struct BadElementFilter {
  let rule: BadElementRule

  /// The path of the array in the response; empty if the response is the array.
  let path: String

  /// The keys that each row must have.
  var mapping = MappingRules()

  /// Whether a row without a required key is left out.
  var dropsIncomplete = false

  /// Returns the rows of a section that are objects and complete.
  func keep(_ section: Section, _ problems: inout [LoadProblem]) -> Section {
    var section = section
    let bad = section.items.indices.filter { section.items[$0].value.kind != .object }
    report(bad, &problems)
    if !bad.isEmpty, rule == .dropsArray {
      section.items = ItemList()
      return section
    }
    let incomplete = self.incomplete(section.items.lazy.map(\.value), &problems)
    for row in (bad + incomplete).sorted(by: >) { section.items.removeSubrange(row..<row + 1) }
    return section
  }

  /// Returns the values that are complete objects, or all values if the list has other kinds.
  func keep(
    _ values: [JSONValue],
    objectsOnly: Bool,
    _ problems: inout [LoadProblem]
  ) -> [JSONValue] {
    guard objectsOnly else { return values }
    let bad = values.indices.filter { values[$0].kind != .object }
    report(bad, &problems)
    if !bad.isEmpty, rule == .dropsArray { return [] }
    let left = Set(bad + incomplete(values, &problems))
    return left.isEmpty ? values : values.indices.filter { !left.contains($0) }.map { values[$0] }
  }

  /// Reports the objects without a required key, and returns those to leave out.
  private func incomplete(
    _ values: some Sequence<JSONValue>,
    _ problems: inout [LoadProblem]
  ) -> [Int] {
    guard !mapping.required.isEmpty else { return [] }
    var found: [Int] = []
    for (index, value) in values.enumerated() where value.kind == .object {
      guard let failure = mapping.failure(of: value) else { continue }
      found.append(index)
      problems.append(
        LoadProblem(
          path: "\(path)[\(index)]",
          problem: failure.message,
          action: dropsIncomplete ? "the row is left out" : "the field is blank"
        )
      )
    }
    return dropsIncomplete ? found : []
  }

  private func report(_ bad: [Int], _ problems: inout [LoadProblem]) {
    let array = path.isEmpty ? "the array" : path
    let action = rule == .dropsArray ? "\(array) is dropped" : "the row is left out"
    // One element is enough to drop an array.
    for index in rule == .dropsArray ? bad.prefix(1) : bad[...] {
      problems.append(
        LoadProblem(path: "\(path)[\(index)]", problem: "not an object", action: action)
      )
    }
  }
}

/// The rule for a page with an element that is not a row.
///
/// The articles differ, and each wiring keeps the rule of its article.
public enum BadElementRule: Hashable, Sendable {
  /// The element is left out. (DRHTableView drops the row, though silently.)
  case dropsElement

  /// The whole array is left out. (KtTableView maps all of an array or none of it.)
  case dropsArray
}

/// The reason why a value is not an element of a list.
public struct ElementError: Error, Hashable, Sendable {
  /// The problem, such as `missing "date"`.
  public var message: String

  /// Creates an error with a message.
  public init(_ message: String) { self.message = message }
}
