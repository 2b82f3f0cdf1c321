import JSON
import TableModel

/// Removes elements that are not rows from a page, and reports them.
struct BadElementFilter {
  let rule: BadElementRule

  /// The path of the array in the response; empty if the response is the array.
  let path: String

  /// Returns the rows of a section that are objects.
  func keep(_ section: Section, _ problems: inout [LoadProblem]) -> Section {
    var section = section
    let bad = section.items.indices.filter { section.items[$0].value.kind != .object }
    guard !bad.isEmpty else { return section }
    report(bad, &problems)
    if rule == .dropsArray {
      section.items = ItemList()
    } else {
      for row in bad.reversed() { section.items.removeSubrange(row..<row + 1) }
    }
    return section
  }

  /// Returns the values that are objects, or all values if the list has other kinds.
  func keep(
    _ values: [JSONValue],
    objectsOnly: Bool,
    _ problems: inout [LoadProblem]
  ) -> [JSONValue] {
    guard objectsOnly else { return values }
    let bad = values.indices.filter { values[$0].kind != .object }
    guard !bad.isEmpty else { return values }
    report(bad, &problems)
    return rule == .dropsArray ? [] : values.filter { $0.kind == .object }
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
  /// The problem, such as `missing 'date'`.
  public var message: String

  /// Creates an error with a message.
  public init(_ message: String) { self.message = message }
}
