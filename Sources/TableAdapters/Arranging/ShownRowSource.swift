import TableModel

/// The rows of a section as a view shows them at one moment, looked up on demand.
final class ShownRowSource: RowSource {
  let count: Int
  private let rows: ShownRows
  private let section: Int

  init(_ section: Int, of rows: ShownRows) {
    self.section = section
    self.rows = rows
    count = rows.map.shown.sections[section].count
  }

  func item(at index: Int) -> Item {
    let model = rows.model
    guard let path = rows.map.sourcePath(of: IndexPath(row: index, section: section)),
      model.indices.contains(path.section), model[path.section].items.indices.contains(path.row)
    else {
      // The model lost the row without a report, and it was not reloaded.
      return .empty
    }
    return model[path.section].items[path.row]
  }
}

/// The data of all shown rows at one moment, shared by its sections, which may be a million.
final class ShownRows: Sendable {
  let map: ArrangementMap
  let model: [Section]

  init(_ map: ArrangementMap, of model: [Section]) {
    self.map = map
    self.model = model
  }
}

/// The changes of a view, in order; neighboring rows that appear or disappear together are one
/// change.
struct ShownChanges {
  private(set) var changes: [TableChange] = []

  /// Appends a change.
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
