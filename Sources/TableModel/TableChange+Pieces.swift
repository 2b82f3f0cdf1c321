extension TableChange {
  /// How many rows come, go, move or change; 1 for a change of a section.
  package var rowCount: Int {
    switch self {
    case .insert(let items, _), .delete(let items, _): items.count
    case .insertSection(let section, _), .deleteSection(let section, _): section.items.count
    default: 1
    }
  }

  /// Changes of at most so many rows that come to the same when they are made one after the other.
  ///
  /// Only rows that come or go can be told apart; every other change is one piece.
  package func pieces(of size: Int) -> [TableChange] {
    func ranges(_ items: ItemList) -> [Range<Int>] {
      stride(from: 0, to: items.count, by: size).map { $0..<min($0 + size, items.count) }
    }
    switch self {
    case .insert(let items, let path) where items.count > size:
      return ranges(items).map { range in
        let place = IndexPath(row: path.row + range.lowerBound, section: path.section)
        return .insert(items.slice(range), at: place)
      }
    case .delete(let items, let path) where items.count > size:
      return ranges(items).map { .delete(items.slice($0), at: path) }
    default: return [self]
    }
  }
}
