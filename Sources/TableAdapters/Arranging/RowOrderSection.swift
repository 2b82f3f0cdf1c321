import TableModel

/// A section of numbered rows, kept in chunks.
struct RowOrderSection: Sendable {
  /// A chunk that was cut in two since it had become full: the back keeps its id and its label.
  struct Cut: Sendable {
    /// The id of the back.
    let back: Int

    /// The distance of the label of the back from that of the front.
    let gap: Int

    /// The numbers that are in the new chunk in front.
    let front: [UInt32]
  }

  /// The identity of the section.
  let id: Int

  /// The chunks: a single one without a tree, since a grouping may make a section of each row.
  private enum Storage: Sendable {
    case chunk(RowOrderChunk)
    case tree(SummaryTree<RowOrderChunk>)
  }

  private var storage: Storage

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - id: What tells the section from others.
  ///   - chunks: The numbers in pieces that are not empty, each with an id.
  init(id: Int, chunks: [RowOrderChunk]) {
    self.id = id
    storage = chunks.count == 1 ? .chunk(chunks[0]) : .tree(SummaryTree(leaves: chunks))
  }

  /// The number of rows.
  var count: Int {
    switch storage {
    case .chunk(let chunk): chunk.count
    case .tree(let tree): tree.count
    }
  }

  /// The chunks in order.
  var chunks: [RowOrderChunk] {
    switch storage {
    case .chunk(let chunk): [chunk]
    case .tree(let tree): Array(tree.leaves)
    }
  }

  /// The label of the last chunk, or 0.
  var lastLabel: Int {
    switch storage {
    case .chunk(let chunk): chunk.summary.label
    case .tree(let tree): tree.summary.label
    }
  }

  /// The number of the row at a place, which must be there.
  func number(at row: Int) -> Int {
    switch storage {
    case .chunk(let chunk): return Int(chunk.rows[row])
    case .tree(let tree):
      guard let (chunk, offset) = tree.leaf(at: row) else { return 0 }
      return Int(chunk.rows[offset])
    }
  }

  /// The place of a number that is in the chunk of a label.
  func row(of number: UInt32, inChunkAt label: Int) -> Int {
    guard case .tree(let tree) = storage else {
      return chunks.first?.offset(of: number) ?? 0
    }
    let row = tree.search(NumberedLabelMetric.self, for: label, isAtEnd: true) { chunk, _ in
      chunk.offset(of: number)
    } combine: { before, row in
      before.count + row
    }
    return row ?? 0
  }
}

extension RowOrderSection {
  /// Puts a number in.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - row: Its place.
  ///   - spare: The id of a chunk to be made if one is needed.
  /// - Returns: The chunk that the number is in, and the cut that made the spare one, if there was one; a
  ///   number that is in the spare one without a cut is the only one there and the last of the section.
  /// - Complexity: O(log n).
  mutating func insert(_ number: UInt32, at row: Int, spare: Int) -> (chunk: Int, cut: Cut?) {
    let isAtEnd = row == count
    var tree = takeTree()
    defer { storage = .tree(tree) }
    let last = isAtEnd ? tree.leaf(at: row)?.leaf.count : nil
    if tree.isEmpty || last == RowOrderChunk.capacity {
      // Rows that are appended one by one make full chunks.
      tree.append(SummaryTree(leaves: [RowOrderChunk(rows: [number], id: spare)]))
      return (spare, nil)
    }
    return tree.update(at: row) { chunk, offset, added in
      chunk.rows.insert(number, at: offset)
      guard chunk.count > RowOrderChunk.capacity else { return (chunk.id, nil) }
      let back = chunk.split(at: chunk.count / 2)
      chunk.id = spare
      added.append(back)
      let home = offset < chunk.count ? spare : back.id
      return (home, Cut(back: back.id, gap: back.gap, front: chunk.rows))
    }
  }

  /// Takes the row at a place out.
  ///
  /// - Returns: The number, and the id of its chunk if that is empty and gone now.
  /// - Complexity: O(log n).
  mutating func remove(at row: Int) -> (number: UInt32, emptied: Int?) {
    var tree = takeTree()
    defer { storage = .tree(tree) }
    let (number, emptied) = tree.update(at: row) { chunk, offset, _ in
      let number = chunk.rows.remove(at: offset)
      return (number, chunk.rows.isEmpty ? chunk : nil)
    }
    if let emptied, row < tree.count {
      // The labels behind stay as they are.
      tree.update(at: row) { chunk, _, _ in chunk.gap += emptied.gap }
    }
    return (number, emptied?.id)
  }

  /// Makes room between all labels.
  ///
  /// - Complexity: O(n) in the chunks.
  mutating func relabel() {
    storage = .tree(
      SummaryTree(leaves: chunks.map { RowOrderChunk(rows: $0.rows, id: $0.id) })
    )
  }

  /// The chunks as a tree that has one owner, who must put it back.
  private mutating func takeTree() -> SummaryTree<RowOrderChunk> {
    defer { storage = .tree(SummaryTree()) }
    switch storage {
    case .chunk(let chunk): return SummaryTree(leaf: chunk)
    case .tree(let tree): return tree
    }
  }
}
