import TableModel

/// A stretch of the rows of a section, by number.
///
/// Each chunk has a label that grows from chunk to chunk of a section and stays while the chunk does: by it a
/// chunk is found again in the tree of its section. The tree holds how far each label is from the one before,
/// so that a chunk that comes in between takes a part of that and no other label changes.
struct NumberedChunk: Sendable {
  /// The most numbers of a chunk.
  static let capacity = 256

  /// How far the label of a chunk is from the one before where there is nothing to share.
  ///
  /// A chunk can be cut 36 times at one place before the labels of its section are made anew. That takes some
  /// thousand edits, more than the chunks of a million rows.
  static let fullGap = 1 << 36

  /// The numbers in order.
  var rows: [UInt32] = []

  /// What tells the chunk from all others.
  var id = 0

  /// How far the label is from the one of the chunk before.
  var gap = NumberedChunk.fullGap

  /// Where a number of the chunk stands in it.
  func offset(of number: UInt32) -> Int {
    // Rows that nobody moved have numbers in a row.
    if let first = rows.first, number >= first, Int(number - first) < rows.count,
      rows[Int(number - first)] == number
    {
      return Int(number - first)
    }
    return rows.firstIndex(of: number) ?? 0
  }
}

// The leaf without elements is the one made of defaults.
extension NumberedChunk: SummaryTreeLeaf {
  var count: Int { rows.count }

  var summary: NumberedSummary { NumberedSummary(count: rows.count, label: gap) }

  /// The back keeps the label and what tells it from others; the front is a new chunk that needs an id.
  mutating func split(at offset: Int) -> NumberedChunk {
    let back = NumberedChunk(rows: Array(rows[offset...]), id: id, gap: gap / 2)
    rows.removeSubrange(offset...)
    gap -= back.gap
    return back
  }

  /// Chunks stay apart, since rows know the chunk that they are in.
  mutating func absorb(_ next: NumberedChunk) -> Bool { false }

  mutating func remove(_ range: Range<Int>, _ added: inout [NumberedChunk]) {
    rows.removeSubrange(range)
  }
}
