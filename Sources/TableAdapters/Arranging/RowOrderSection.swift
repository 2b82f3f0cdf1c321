import TableModel

/// A section of numbered rows, stored in chunks.
struct RowOrderSection: Sendable {
  /// A full chunk split in two: the second half keeps its id and its label.
  struct Cut: Sendable {
    /// The id of the second half.
    let back: Int

    /// The distance of the second half's label from that of the first half.
    let gap: Int

    /// The numbers in the new first half.
    let front: [UInt32]
  }

  /// The identity of the section.
  let id: Int

  /// The chunks: a single one without a tree, since a grouping may create one section per row.
  private enum Storage: Sendable {
    case chunk(RowOrderChunk)
    case tree(SummaryTree<RowOrderChunk>)
  }

  private var storage: Storage

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - id: The identity of the section.
  ///   - chunks: The numbers in nonempty pieces, each with an id.
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

  /// The label of the last chunk, or 0 without chunks.
  var lastLabel: Int {
    switch storage {
    case .chunk(let chunk): chunk.summary.label
    case .tree(let tree): tree.summary.label
    }
  }

  /// Returns the number of the row at a place, which must exist.
  func number(at row: Int) -> Int {
    switch storage {
    case .chunk(let chunk): return Int(chunk.rows[row])
    case .tree(let tree):
      guard let (chunk, offset) = tree.leaf(at: row) else { return 0 }
      return Int(chunk.rows[offset])
    }
  }

  /// Returns the place of a number in the chunk with a label.
  func row(of number: UInt32, inChunkAt label: Int) -> Int {
    guard case .tree(let tree) = storage else {
      return chunks.first?.offset(of: number) ?? 0
    }
    let row = tree.search(RowOrderSummary.Labels.self, for: label, isAtEnd: true) { chunk, _ in
      chunk.offset(of: number)
    } combine: { before, row in
      before.count + row
    }
    return row ?? 0
  }
}

extension RowOrderSection {
  /// Inserts a number.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - row: Its place.
  ///   - spare: The id for a new chunk, if one is needed.
  /// - Returns: The chunk of the number, and the split that used the spare id, if any. A number in
  ///   the spare chunk without a split is the only one there and the last of the section.
  /// - Complexity: O(log n).
  mutating func insert(_ number: UInt32, at row: Int, spare: Int) -> (chunk: Int, cut: Cut?) {
    let isAtEnd = row == count
    var tree = takeTree()
    defer { storage = .tree(tree) }
    let last = isAtEnd ? tree.leaf(at: row)?.leaf.count : nil
    if tree.isEmpty || last == RowOrderChunk.capacity {
      // Rows appended one by one fill whole chunks.
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

  /// Removes the row at a place.
  ///
  /// - Returns: The number, and the id of its chunk if that became empty and was removed.
  /// - Complexity: O(log n).
  mutating func remove(at row: Int) -> (number: UInt32, emptied: Int?) {
    var tree = takeTree()
    defer { storage = .tree(tree) }
    let (number, emptied) = tree.update(at: row) { chunk, offset, _ in
      let number = chunk.rows.remove(at: offset)
      return (number, chunk.rows.isEmpty ? chunk : nil)
    }
    if let emptied, row < tree.count {
      // The labels after it are unchanged.
      tree.update(at: row) { chunk, _, _ in chunk.gap += emptied.gap }
    }
    return (number, emptied?.id)
  }

  /// Renews all labels with full distances.
  ///
  /// - Complexity: O(n) in the chunks.
  mutating func relabel() {
    storage = .tree(
      SummaryTree(leaves: chunks.map { RowOrderChunk(rows: $0.rows, id: $0.id) })
    )
  }

  /// Returns the chunks as a tree with one owner, which must store it again.
  private mutating func takeTree() -> SummaryTree<RowOrderChunk> {
    defer { storage = .tree(SummaryTree()) }
    switch storage {
    case .chunk(let chunk): return SummaryTree(leaf: chunk)
    case .tree(let tree): return tree
    }
  }
}
