import JSON
import TableModel
import TableStore
import Workspace

/// A look at the rows of a table, or of one section, for the keys that they have.
@MainActor struct BindingSurvey {
  /// The most rows that are looked at for coverage and examples.
  static let size = 1000

  private let sections: [Section]

  /// Looks at a table, or at one section of its model.
  init(_ source: OpenTable, _ section: Int?) {
    let all = source.sections
    sections = section.map { all.indices.contains($0) ? [all[$0]] : [] } ?? all
  }

  /// Looks at some sections.
  init(_ sections: [Section]) { self.sections = sections }

  /// Whether any row has a value at the end of a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - isCancelled: Asked every few thousand rows.
  /// - Returns: Whether there is one.
  /// - Throws: `interrupted`.
  /// - Complexity: linear in the rows before the first that has one.
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

  /// The first rows.
  var firstItems: [Item] {
    var items: [Item] = []
    for section in sections where items.count < Self.size {
      items += section.items.prefix(Self.size - items.count)
    }
    return items
  }

  /// The keys of the first rows and the paths one and two levels down, in the order of their objects.
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
