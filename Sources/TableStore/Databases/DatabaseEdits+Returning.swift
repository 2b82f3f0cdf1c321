import Database
package import TableModel

/// Rows that return to a table, because a save has not deleted them.
package enum ReturnedRows: Sendable {
  /// A row of a section that is there; it belongs before the row that had the path at the save.
  case row(Item, before: IndexPath)

  /// A section that had disappeared with its rows; it belongs before the section that had the index.
  case section(Section, before: Int)

  /// The place at the save; a section precedes the rows of the one that had its index.
  package var place: IndexPath {
    switch self {
    case .row(_, let path): path
    case .section(_, let index): IndexPath(row: -1, section: index)
    }
  }

  /// The change that makes the rows return.
  package var insertion: TableChange {
    switch self {
    case .row(let item, let path): .insert([item], at: path)
    case .section(let section, let index): .insertSection(section, at: index)
    }
  }
}

// Rows that a save did not delete.
extension DatabaseEdits {
  /// Returns the deleted rows that a save has kept because another program changed them.
  ///
  /// - Parameters:
  ///   - saved: The saved rows.
  ///   - pending: Their edits.
  ///   - sections: The sections at the save.
  /// - Returns: The rows, and after them the sections, each in the order of the table.
  /// - Complexity: O(n) in the edited rows for each returned row.
  func returnedRows(
    _ saved: [SavedRow],
    of pending: [Pending],
    in sections: [Section]
  ) -> [ReturnedRows] {
    let rows = zip(saved, pending).compactMap { saved, pending -> (number: Int, item: Item)? in
      guard saved.isKept, pending.edit.kind == .delete, let value = saved.value,
        case .loaded(let path) = pending.origin
      else { return nil }
      return (path.row, Item(value, origin: pending.origin, bindings: bindings))
    }
    var returned: [ReturnedRows] = []
    var missing: [(section: Section, index: Int)] = []
    for row in rows.sorted(by: { $0.number < $1.number }) {
      if let path = place(ofRow: row.number, in: sections) {
        returned.append(.row(row.item, before: path))
      } else if let (header, index) = missingSection(ofRow: row.number, in: sections) {
        if missing.last?.section.header == header {
          missing[missing.count - 1].section.items.append(row.item)
        } else {
          let section = Section(header: header, items: [row.item], object: .absent)
          missing.append((section, index))
        }
      }
    }
    return returned + missing.map { .section($0.section, before: $0.index) }
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
