import TableModel

extension NumberedRows {
  /// Whether a row stands at a place, or could with some more room at the end of the section.
  func holds(_ path: IndexPath, room: Int = 0) -> Bool {
    sections.indices.contains(path.section) && path.row >= 0
      && path.row < sections[path.section].count + room
  }

  /// Whether a change can have happened to the rows as they are known.
  func holds(_ change: TableChange) -> Bool {
    switch change {
    case .insert(_, let path): return holds(path, room: 1)
    case .delete(let items, let path):
      return items.isEmpty
        || holds(path) && holds(IndexPath(row: path.row + items.count - 1, section: path.section))
    case .move(let from, let to):
      return holds(from) && holds(to, room: from.section == to.section ? 0 : 1)
    case .update(let path, _, _), .height(let path, _, _): return holds(path)
    case .insertSection(_, let place): return (0...sections.count).contains(place)
    case .deleteSection(let section, let place):
      return sections.indices.contains(place) && sections[place].count == section.items.count
    case .header(let place, _, _), .footer(let place, _, _), .members(let place, _, _):
      return sections.indices.contains(place)
    case .moveSection(let from, let to):
      return sections.indices.contains(from) && sections.indices.contains(to)
    }
  }
}
