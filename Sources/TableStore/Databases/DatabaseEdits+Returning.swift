import Database
import TableModel

// Rows that a save did not delete.
extension DatabaseEdits {
  /// Rows that return to the table.
  struct ReturnedRows {
    /// The rows of sections that are there, each with the path of the row that it belongs before;
    /// ascending.
    var rows: [(item: Item, path: IndexPath)] = []

    /// The sections that disappeared with their rows, each with the index of the section that it
    /// belongs before; ascending.
    var sections: [(section: Section, index: Int)] = []
  }

  /// Returns the deleted rows that a save has kept because another program changed them.
  ///
  /// - Parameters:
  ///   - saved: The saved rows.
  ///   - pending: Their edits.
  ///   - sections: The sections at the save.
  /// - Returns: The rows.
  /// - Complexity: O(n) in the edited rows for each returned row.
  func returnedRows(
    _ saved: [SavedRow],
    of pending: [Pending],
    in sections: [Section]
  ) -> ReturnedRows {
    let rows = zip(saved, pending).compactMap { saved, pending -> (number: Int, item: Item)? in
      guard saved.isKept, pending.edit.kind == .delete, let value = saved.value,
        case .loaded(let path) = pending.origin
      else { return nil }
      return (path.row, Item(value, origin: pending.origin, bindings: bindings))
    }
    var returned = ReturnedRows()
    for row in rows.sorted(by: { $0.number < $1.number }) {
      if let path = place(ofRow: row.number, in: sections) {
        returned.rows.append((row.item, path))
      } else if let (header, index) = missingSection(ofRow: row.number, in: sections) {
        if returned.sections.last?.section.header == header {
          returned.sections[returned.sections.count - 1].section.items.append(row.item)
        } else {
          let section = Section(header: header, items: [row.item], object: .absent)
          returned.sections.append((section, index))
        }
      }
    }
    return returned
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
    guard table.groups != nil else { return sections.indices.first }
    let header = groups(upToRow: number).last?.header
    return sections.firstIndex { $0.header == header }
  }

  /// Returns the section of a row that does not exist, with the index of the one after it.
  private func missingSection(
    ofRow number: Int,
    in sections: [Section]
  ) -> (header: String, index: Int)? {
    let groups = groups(upToRow: number)
    guard let own = groups.last else { return nil }
    let before = Set(groups.dropLast().map(\.header))
    let last = sections.lastIndex { before.contains($0.header) }
    return (own.header, last.map { $0 + 1 } ?? 0)
  }

  /// Returns the groups of the table up to the one with a row.
  private func groups(upToRow number: Int) -> ArraySlice<TableGroup> {
    var end = 0
    let groups = table.groups ?? []
    let own = groups.firstIndex { group in
      end += group.count
      return number < end
    }
    return own.map { groups[...$0] } ?? groups[...]
  }
}
