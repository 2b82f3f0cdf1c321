import JSON
import TableModel
import TableStore
import Workspace

/// A survey of the keys in the rows of a table or of one section.
@MainActor struct BindingSurvey {
  /// The maximum number of rows that are read for coverage and examples.
  static let size = 1000

  private let sections: [Section]

  /// Creates a survey of a table, or of one section of its model.
  init(_ source: OpenTable, _ section: Int?) {
    let all = source.sections
    sections = section.map { all.indices.contains($0) ? [all[$0]] : [] } ?? all
  }

  /// Creates a survey of some sections.
  init(_ sections: [Section]) { self.sections = sections }

  /// Whether any row has a value at the end of a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - isCancelled: Called every few thousand rows; return true to cancel.
  /// - Returns: Whether one has.
  /// - Throws: `interrupted`.
  /// - Complexity: Linear in the number of rows up to the first match.
  func has(_ path: MemberPath, isCancelled: () -> Bool) throws -> Bool {
    var count = 0
    for section in sections {
      for item in section.items {
        count += 1
        if count & 0xFFF == 0, isCancelled() { throw Session.interruption }
        if item.hasMembers, item.value[path] != nil { return true }
      }
    }
    return false
  }

  /// Counts the rows whose value at the end of a path is that of an earlier row.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - isCancelled: Called every few thousand rows; return true to cancel.
  /// - Returns: Their number, and the first such value; nil if there is none.
  /// - Throws: `interrupted`.
  /// - Complexity: Linear in the number of rows. Values are compared by their hashes.
  func repeatedIDs(
    _ path: MemberPath,
    isCancelled: () -> Bool
  ) throws -> (count: Int, first: String?) {
    var seen: Set<Int> = []
    var (count, rows) = (0, 0)
    var first: String?
    for item in sections.lazy.flatMap(\.items) {
      rows += 1
      if rows & 0xFFF == 0, isCancelled() { throw Session.interruption }
      guard item.hasMembers, let text = item.value[path]?.plainText else { continue }
      guard !seen.insert(text.hashValue).inserted else { continue }
      count += 1
      if first == nil { first = text }
    }
    return (count, first)
  }

  /// The first rows.
  var firstItems: [Item] {
    var items: [Item] = []
    for section in sections where items.count < Self.size {
      items += section.items.prefix(Self.size - items.count)
    }
    return items
  }

  /// The keys of the first rows and the paths one and two levels down, in their original order.
  var paths: [String] {
    var paths: [String] = []
    var seen: Set<String> = []
    for item in firstItems.prefix(50) where item.hasMembers {
      append(item.value, below: [], &paths, &seen)
    }
    return paths
  }

  private func append(
    _ object: JSONValue,
    below steps: [String],
    _ paths: inout [String],
    _ seen: inout Set<String>
  ) {
    for member in object.members.prefix(100) {
      let path = steps + [member.key]
      let text = path.count == 1 ? member.key : MemberPath(steps: path).text
      if seen.insert(text).inserted, paths.count < 500 { paths.append(text) }
      if member.value.kind == .object, path.count < 3 {
        append(member.value, below: path, &paths, &seen)
      }
    }
  }
}
