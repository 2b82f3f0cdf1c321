import TableModel

/// A stretch of the rows of a section, by number.
///
/// Each chunk has a label that grows from chunk to chunk of a section and stays while the chunk does: by it a
/// chunk is found again in the tree of its section. The tree holds how far each label is from the one before,
/// so that a chunk that comes in between takes a part of that and no other label changes.
struct RowOrderChunk: Sendable {
  /// The most numbers of a chunk.
  static let capacity = 256

  /// The usual distance of the label of a chunk from the one before.
  ///
  /// A chunk can be cut 36 times at one place before the labels of its section are made again. That takes some
  /// thousand edits, more than the chunks of a million rows.
  static let fullGap = 1 << 36

  /// The numbers in order.
  var rows: [UInt32] = []

  /// The identity of the chunk.
  var id = 0

  /// The distance of the label from that of the chunk before.
  var gap = RowOrderChunk.fullGap

  /// The place of a number in the chunk.
  func offset(of number: UInt32) -> Int {
    // Rows that did not move have numbers in a row.
    if let first = rows.first, number >= first, Int(number - first) < rows.count,
      rows[Int(number - first)] == number
    {
      return Int(number - first)
    }
    return rows.firstIndex(of: number) ?? 0
  }
}

// The leaf without elements is the one made of defaults.
extension RowOrderChunk: SummaryTreeLeaf {
  var count: Int { rows.count }

  var summary: NumberedSummary { NumberedSummary(count: rows.count, label: gap) }

  /// The back keeps the label and what tells it from others; the front is a new chunk that needs an id.
  mutating func split(at offset: Int) -> RowOrderChunk {
    let back = RowOrderChunk(rows: Array(rows[offset...]), id: id, gap: gap / 2)
    rows.removeSubrange(offset...)
    gap -= back.gap
    return back
  }

  /// Chunks stay apart, since rows know the chunk that they are in.
  mutating func absorb(_ next: RowOrderChunk) -> Bool { false }

  mutating func remove(_ range: Range<Int>, _ added: inout [RowOrderChunk]) {
    rows.removeSubrange(range)
  }
}

/// The summary that the tree of a section keeps of its chunks.
struct NumberedSummary: SummaryTreeSummary {
  /// The number of rows.
  let count: Int

  /// The distance of the label of the last chunk from the one before the stretch.
  let label: Int

  static let zero = NumberedSummary(count: 0, label: 0)

  static func + (left: NumberedSummary, right: NumberedSummary) -> NumberedSummary {
    NumberedSummary(count: left.count + right.count, label: left.label + right.label)
  }
}

/// Places in the tree of a section by the labels of the chunks.
enum NumberedLabelMetric: SummaryTreeMetric {
  static func measure(_ summary: NumberedSummary) -> Int { summary.label }
}

extension RowOrderIndex {
  /// Whether a row is at a place, or could with some more room at the end of the section.
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
