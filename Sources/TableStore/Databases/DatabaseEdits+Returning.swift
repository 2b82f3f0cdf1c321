import Database
import TableModel

// Rows that a save did not delete.
extension DatabaseEdits {
  /// Returns the deleted rows that a save has kept because another program changed them.
  ///
  /// - Parameters:
  ///   - saved: The saved rows.
  ///   - pending: Their edits.
  ///   - sections: The sections at the save.
  /// - Returns: The rows, each with the path of the row that it belongs before; ascending.
  /// - Complexity: O(n) in the edited rows for each returned row.
  func returnedRows(
    _ saved: [SavedRow],
    of pending: [Pending],
    in sections: [Section]
  ) -> [(item: Item, path: IndexPath)] {
    let rows = zip(saved, pending).compactMap { saved, pending -> (number: Int, item: Item)? in
      guard saved.isKept, pending.edit.kind == .delete, let value = saved.value,
        case .loaded(let path) = pending.origin
      else { return nil }
      return (path.row, Item(value, origin: pending.origin, bindings: bindings))
    }
    return rows.sorted { $0.number < $1.number }.compactMap { row in
      place(ofRow: row.number, in: sections).map { (row.item, $0) }
    }
  }

  /// Returns the place of a deleted row in its section; nil if the section does not exist.
  private func place(ofRow number: Int, in sections: [Section]) -> IndexPath? {
    guard let section = section(ofRow: number, in: sections) else { return nil }
    var row = 0
    for piece in sections[section].items.pieces {
      switch piece {
      case .rows(let source, let range):
        if source === rows, range.lowerBound > number {
          return IndexPath(row: row, section: section)
        }
        row += range.count
      case .items(let items):
        for item in items {
          if case .loaded(let path) = item.origin, path.row > number {
            return IndexPath(row: row, section: section)
          }
          row += 1
        }
      }
    }
    return IndexPath(row: row, section: section)
  }

  private func section(ofRow number: Int, in sections: [Section]) -> Int? {
    guard let groups = table.groups else { return sections.indices.first }
    var end = 0
    for group in groups {
      end += group.count
      if number < end { return sections.firstIndex { $0.header == group.header } }
    }
    return nil
  }
}
