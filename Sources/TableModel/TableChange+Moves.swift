extension TableChange {
  /// Returns the moves that place rows next to a row that stays, one after the other.
  ///
  /// - Parameters:
  ///   - rows: The paths of the rows before the first move, in their new order; each once.
  ///   - neighbour: The path of the row that stays, before the first move.
  ///   - isBehind: Whether the rows go after it, rather than before it.
  /// - Returns: The moves, each relative to the state before it; a row that is already there does
  ///   not move.
  /// - Complexity: O(n log n) in the number of rows.
  package static func moves(
    of rows: [IndexPath],
    nextTo neighbour: IndexPath,
    isBehind: Bool
  ) -> [TableChange] {
    // The current path of a row follows from its old path: subtract the rows that left from before
    // it, and add those inserted before it.
    let sorted = rows.sorted()
    var gone = CountTree(count: sorted.count)
    func goneBefore(_ path: IndexPath) -> Int {
      let start = sorted.partitionPoint { $0.section < path.section }
      let end = sorted.partitionPoint { $0 < path }
      return gone.count(start..<max(start, end))
    }
    var moves: [TableChange] = []
    for (index, row) in rows.enumerated() {
      let isBehindOthers = row.section == neighbour.section && row > neighbour
      var from = row
      from.row += (isBehindOthers ? index : 0) - goneBefore(row)
      gone.add(sorted.partitionPoint { $0 < row })
      var to = neighbour
      to.row += index + (isBehind ? 1 : 0) - goneBefore(neighbour)
      if from != to { moves.append(.move(from: from, to: to)) }
    }
    return moves
  }
}

/// A row move within a batch.
public struct RowMove: Hashable, Sendable {
  /// The row's path before the batch.
  public var from: IndexPath

  /// The row's path after the batch.
  public var to: IndexPath

  /// Creates a move.
  public init(from: IndexPath, to: IndexPath) {
    self.from = from
    self.to = to
  }
}

/// A section move within a batch.
public struct SectionMove: Hashable, Sendable {
  /// The number of the section before the batch.
  public var from: Int

  /// The number of the section after the batch.
  public var to: Int

  /// Creates a move.
  public init(from: Int, to: Int) {
    self.from = from
    self.to = to
  }
}

extension TableChange {
  /// The number of rows that are inserted, deleted, moved or updated; 1 for a change of a section.
  package var rowCount: Int {
    switch self {
    case .insert(let items, _), .delete(let items, _): items.count
    case .insertSection(let section, _), .deleteSection(let section, _): section.items.count
    default: 1
    }
  }

  /// Returns changes of at most this many rows that have the same result when made in order.
  ///
  /// Only insertions and deletions of rows can be divided; every other change is one piece.
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
