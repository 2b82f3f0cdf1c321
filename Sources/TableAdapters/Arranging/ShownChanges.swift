import TableModel

/// The changes of a view, in order; neighbouring rows that come or go together are one change.
struct ShownChanges {
  private(set) var changes: [TableChange] = []

  /// Adds a change.
  mutating func add(_ change: TableChange) {
    guard let last = changes.last, let joined = Self.join(last, change) else {
      changes.append(change)
      return
    }
    changes[changes.count - 1] = joined
  }

  private static func join(_ first: TableChange, _ second: TableChange) -> TableChange? {
    switch (first, second) {
    case (.insert(var items, let path), .insert(let more, let next)):
      guard path.section == next.section, next.row == path.row + items.count else { return nil }
      items.append(contentsOf: more)
      return .insert(items, at: path)
    case (.delete(var items, let path), .delete(let more, let next)):
      guard path == next else { return nil }
      items.append(contentsOf: more)
      return .delete(items, at: path)
    default: return nil
    }
  }
}
