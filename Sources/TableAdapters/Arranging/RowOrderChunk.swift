import TableModel

/// A leaf of ``RowOrderSection``: the numbers of a few hundred rows, in the order of the section.
///
/// Each chunk has a label that increases within a section and is constant during the chunk's
/// lifetime. It locates the chunk in the tree of its section. The tree stores the distance of each
/// label from the previous one. A chunk inserted between two others takes a part of that distance,
/// so that no other label changes.
struct RowOrderChunk: Sendable {
  /// The maximum number of rows in a chunk.
  static let capacity = 256

  /// The usual distance of a chunk's label from the previous one.
  ///
  /// A chunk can be split 36 times at one place before the labels of its section are renewed. That
  /// takes some thousand edits, more than the number of chunks for a million rows.
  static let fullGap = 1 << 36

  /// The row numbers in order.
  var rows: [UInt32] = []

  /// The identity of the chunk.
  var id = 0

  /// The distance of the label from that of the previous chunk.
  var gap = RowOrderChunk.fullGap

  /// Returns the position of a number in the chunk.
  func offset(of number: UInt32) -> Int {
    // Rows that did not move have consecutive numbers.
    if let first = rows.first, number >= first, Int(number - first) < rows.count,
      rows[Int(number - first)] == number
    {
      return Int(number - first)
    }
    return rows.firstIndex(of: number) ?? 0
  }
}

// The empty leaf is the one with default values.
extension RowOrderChunk: SummaryTreeLeaf {
  var count: Int { rows.count }

  var summary: RowOrderSummary { RowOrderSummary(count: rows.count, label: gap) }

  /// The second half keeps the label and the id; the first half is a new chunk that needs an id.
  mutating func split(at offset: Int) -> RowOrderChunk {
    let back = RowOrderChunk(rows: Array(rows[offset...]), id: id, gap: gap / 2)
    rows.removeSubrange(offset...)
    gap -= back.gap
    return back
  }

  /// Chunks are never merged, since rows refer to their chunk.
  mutating func absorb(_ next: RowOrderChunk) -> Bool { false }

  mutating func remove(_ range: Range<Int>, _ added: inout [RowOrderChunk]) {
    rows.removeSubrange(range)
  }
}

/// The summary of chunks in the tree of a section.
struct RowOrderSummary: SummaryTreeSummary {
  /// The number of rows.
  let count: Int

  /// The distance of the last chunk's label from the one before the range.
  let label: Int

  static let zero = RowOrderSummary(count: 0, label: 0)

  static func + (left: RowOrderSummary, right: RowOrderSummary) -> RowOrderSummary {
    RowOrderSummary(count: left.count + right.count, label: left.label + right.label)
  }

  /// Positions in the tree of a section, by the labels of the chunks.
  enum Labels: SummaryTreeMetric {
    static func measure(_ summary: RowOrderSummary) -> Int { summary.label }
  }
}

extension RowOrderIndex {
  /// Returns whether a row is at a place, or could be with more room at the end of the section.
  func holds(_ path: IndexPath, room: Int = 0) -> Bool {
    sections.indices.contains(path.section) && path.row >= 0
      && path.row < sections[path.section].count + room
  }

  /// Returns whether a change matches the recorded rows.
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
