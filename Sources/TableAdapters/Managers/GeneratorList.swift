import TableModel

/// The generators of a section in order; loaded rows may not have one yet.
///
/// A table of a million loaded rows thus has only as many generators as rows in use. Insertions and
/// removals take O(log n).
public struct GeneratorList: Sendable {
  private var tree: SummaryTree<GeneratorRun>

  /// Creates a list.
  public init(_ generators: [any CellGenerator] = []) {
    let capacity = GeneratorRun.capacity
    let runs = stride(from: 0, to: generators.count, by: capacity).map { start in
      GeneratorRun(made: Array(generators[start..<min(start + capacity, generators.count)]))
    }
    tree = SummaryTree(leaves: runs)
  }

  /// Creates a list of loaded rows whose generators are created on demand.
  public init(loadedRows count: Int) {
    tree = SummaryTree(leaves: [GeneratorRun(unmade: count)])
  }

  /// The number of rows.
  public var count: Int { tree.count }

  /// Whether the list is empty.
  public var isEmpty: Bool { tree.isEmpty }

  /// The existing generators with their rows, in order.
  ///
  /// - Complexity: O(k + log n) for k existing generators.
  public var made: [(row: Int, generator: any CellGenerator)] {
    var row = 0
    var found: [(row: Int, generator: any CellGenerator)] = []
    for run in tree.leaves {
      for (offset, generator) in run.made.enumerated() { found.append((row + offset, generator)) }
      row += run.count
    }
    return found
  }

  /// Returns the first row of a generator, or nil.
  ///
  /// - Complexity: O(k + log n) for k existing generators.
  public func firstRow(of generator: any CellGenerator) -> Int? {
    var row = 0
    for run in tree.leaves {
      if let offset = run.made.firstIndex(where: { $0 === generator }) { return row + offset }
      row += run.count
    }
    return nil
  }

  /// Returns the generator of a row, or nil for an unused loaded row.
  ///
  /// - Complexity: O(log n).
  public func generator(at row: Int) -> (any CellGenerator)? {
    guard let (run, offset) = tree.leaf(at: row), run.made.indices.contains(offset) else {
      return nil
    }
    return run.made[offset]
  }

  /// Replaces the generator of a row, or sets that of a loaded row.
  public mutating func replace(at row: Int, with generator: any CellGenerator) {
    precondition(row >= 0 && row < count, "Row out of range.")
    tree.update(at: row) { run, offset, added in run.replace(at: offset, with: generator, &added) }
  }

  /// Inserts rows.
  public mutating func insert(_ list: GeneratorList, at row: Int) {
    tree.insert(list.tree, at: row)
  }

  /// Removes rows.
  public mutating func remove(_ range: Range<Int>) { tree.remove(range) }

  /// A range of the rows.
  public subscript(range: Range<Int>) -> GeneratorList {
    var list = GeneratorList()
    list.tree = tree[range]
    return list
  }
}

/// The number of rows in a range.
struct GeneratorCount: SummaryTreeSummary {
  static let zero = GeneratorCount(count: 0)

  let count: Int

  static func + (left: GeneratorCount, right: GeneratorCount) -> GeneratorCount {
    GeneratorCount(count: left.count + right.count)
  }
}

/// A run of rows: existing generators, or a number of unused loaded rows.
struct GeneratorRun: SummaryTreeLeaf {
  /// The maximum number of generators in one run.
  static let capacity = 64

  /// The generators; empty for a run of loaded rows.
  var made: [any CellGenerator] = []

  /// The number of rows without a generator.
  var unmade = 0

  var count: Int { made.count + unmade }
  var summary: GeneratorCount { GeneratorCount(count: count) }

  mutating func split(at offset: Int) -> GeneratorRun {
    if unmade > 0 {
      defer { unmade = offset }
      return GeneratorRun(unmade: unmade - offset)
    }
    defer { made.removeSubrange(offset...) }
    return GeneratorRun(made: Array(made[offset...]))
  }

  /// Sets the generator of a row; unused rows before and after a loaded row become separate runs.
  mutating func replace(
    at offset: Int,
    with generator: any CellGenerator,
    _ added: inout [GeneratorRun]
  ) {
    guard unmade > 0 else {
      made[offset] = generator
      return
    }
    let below = unmade - offset - 1
    let own = GeneratorRun(made: [generator])
    if offset == 0 {
      self = own
    } else {
      unmade = offset
      added.append(own)
    }
    if below > 0 { added.append(GeneratorRun(unmade: below)) }
  }

  mutating func absorb(_ next: GeneratorRun) -> Bool {
    if unmade > 0, next.unmade > 0 {
      unmade += next.unmade
      return true
    }
    // A full run that was split must not merge again at once.
    guard unmade == 0, next.unmade == 0, count + next.count <= Self.capacity / 2 else {
      return false
    }
    made += next.made
    return true
  }

  mutating func remove(_ range: Range<Int>, _ added: inout [GeneratorRun]) {
    if unmade > 0 { unmade -= range.count } else { made.removeSubrange(range) }
  }
}

/// A section of a ``DisplayManager``: its rows, header and footer in one value, so that their
/// counts always match.
public struct GeneratorSection: Sendable {
  /// The rows.
  public var generators: GeneratorList

  /// The header.
  public var header: HeaderGenerator

  /// The footer.
  public var footer: FooterGenerator

  /// Creates a section of rows, without titles by default.
  @MainActor public init(
    _ generators: GeneratorList = GeneratorList(),
    header: HeaderGenerator? = nil,
    footer: FooterGenerator? = nil
  ) {
    self.generators = generators
    self.header = header ?? EmptyHeaderGenerator()
    self.footer = footer ?? EmptyFooterGenerator()
  }
}
