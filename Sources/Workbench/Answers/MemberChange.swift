import CommandLanguage
import JSON
import TableModel
import TextLayout

/// A changed member of a row: its path, its old value and its new value.
struct MemberChange: Sendable {
  /// The maximum number of listed changes of one row; further changes are only counted.
  private static let limit = 5

  /// The maximum depth of compared objects; deeper ones are compared as a whole.
  private static let depthLimit = 512

  /// The width at which a long path is cut, in columns.
  private static let pathWidth = 60

  /// The keys that lead to the member; empty for the whole value.
  let path: [String]

  /// The value before the change, or nil if it is new.
  let old: JSONValue?

  /// The value after the change, or nil if it was removed.
  let new: JSONValue?

  /// Returns the lines for a changed row; empty for any other change.
  static func lines(of change: TableChange) -> [String] {
    guard case .update(_, let old, let new) = change else { return [] }
    return lines(from: old, to: new)
  }

  /// Returns an indented line for each member that differs between two states of a row.
  static func lines(from old: Item, to new: Item) -> [String] {
    var changes: [MemberChange] = []
    if old.key != new.key {
      changes.append(
        .init(path: ["key"], old: old.key.map { .string($0) }, new: new.key.map { .string($0) })
      )
    }
    compare(old.value, new.value, [], depth: 0, &changes)
    let lines = changes.prefix(limit).map { "  " + $0.text }
    return lines + (changes.count > limit ? ["  and \(changes.count - limit) more"] : [])
  }

  /// The path with both values: `title: "Ada" → "Bob"`, `name.common: (none) → "X"`.
  private var text: String {
    let name = path.isEmpty ? "value" : MemberPath(steps: path).text
    let shown = name.escapedForDisplay().truncated(toWidth: Self.pathWidth)
    return "\(shown): \(Self.short(old)) → \(Self.short(new))"
  }

  private static func short(_ value: JSONValue?) -> String {
    guard let value else { return "(none)" }
    return JSONValue.shownLines(of: value.compact.utf8).joined(separator: " ")
      .truncated(toWidth: 40)
  }

  private static func compare(
    _ old: JSONValue,
    _ new: JSONValue,
    _ path: [String],
    depth: Int,
    _ changes: inout [MemberChange]
  ) {
    guard old != new else { return }
    guard old.kind == .object, new.kind == .object, depth < depthLimit else {
      changes.append(.init(path: path, old: old, new: new))
      return
    }
    let start = changes.count
    var (before, after) = (values(of: old), values(of: new))
    for key in before.order {
      let inner = path + [key]
      guard let now = after.values.removeValue(forKey: key) else {
        changes.append(.init(path: inner, old: before.values[key], new: nil))
        continue
      }
      if let was = before.values.removeValue(forKey: key) {
        compare(was, now, inner, depth: depth + 1, &changes)
      }
    }
    for key in after.order {
      guard let now = after.values[key] else { continue }
      changes.append(.init(path: path + [key], old: nil, new: now))
    }
    // The objects have the same members in another order.
    if changes.count == start, old.compact != new.compact {
      changes.append(.init(path: path, old: old, new: new))
    }
  }

  /// Returns the members by key, with the last of duplicates, and the keys in order.
  private static func values(
    of object: JSONValue
  ) -> (values: [String: JSONValue], order: [String]) {
    var values: [String: JSONValue] = [:]
    var order: [String] = []
    for member in object.members where values.updateValue(member.value, forKey: member.key) == nil {
      order.append(member.key)
    }
    return (values, order)
  }
}
