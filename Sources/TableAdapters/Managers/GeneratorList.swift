import TableModel

/// The generators of a section in order; rows that were loaded stand in it before they have one.
///
/// So a table of a million loaded rows has as many generators as rows were looked at. Inserting and taking out
/// cost O(log n).
public struct GeneratorList: Sendable {
  private var tree: SummaryTree<GeneratorRun>

  /// Makes a list.
  public init(_ generators: [any CellGenerator] = []) {
    let capacity = GeneratorRun.capacity
    let runs = stride(from: 0, to: generators.count, by: capacity).map { start in
      GeneratorRun(made: Array(generators[start..<min(start + capacity, generators.count)]))
    }
    tree = SummaryTree(leaves: runs)
  }

  /// Makes a list of loaded rows whose generators are made when somebody asks.
  public init(loadedRows count: Int) {
    tree = SummaryTree(leaves: [GeneratorRun(unmade: count)])
  }

  /// How many rows there are.
  public var count: Int { tree.count }

  /// Whether there are none.
  public var isEmpty: Bool { tree.isEmpty }

  /// The generators that exist, with their rows, in order.
  ///
  /// - Complexity: O(k + log n) for k that exist.
  public var made: [(row: Int, generator: any CellGenerator)] {
    var row = 0
    var found: [(row: Int, generator: any CellGenerator)] = []
    for run in tree.leaves {
      for (offset, generator) in run.made.enumerated() { found.append((row + offset, generator)) }
      row += run.count
    }
    return found
  }

  /// The first row of a generator, or nil.
  ///
  /// - Complexity: O(k + log n) for k that exist.
  public func firstRow(of generator: any CellGenerator) -> Int? {
    var row = 0
    for run in tree.leaves {
      if let offset = run.made.firstIndex(where: { $0 === generator }) { return row + offset }
      row += run.count
    }
    return nil
  }

  /// The generator of a row, or nil for a loaded row that nobody has asked for.
  ///
  /// - Complexity: O(log n).
  public func generator(at row: Int) -> (any CellGenerator)? {
    guard let (run, offset) = tree.leaf(at: row), run.made.indices.contains(offset) else {
      return nil
    }
    return run.made[offset]
  }

  /// Puts a generator in the place of another or of a loaded row.
  public mutating func replace(at row: Int, with generator: any CellGenerator) {
    if tree.update(at: row, { run, offset, _ in Self.replace(&run, offset, generator) }) { return }
    remove(row..<row + 1)
    insert(GeneratorList([generator]), at: row)
  }

  private static func replace(
    _ run: inout GeneratorRun,
    _ offset: Int,
    _ generator: any CellGenerator
  ) -> Bool {
    guard run.made.indices.contains(offset) else { return false }
    run.made[offset] = generator
    return true
  }

  /// Puts rows in.
  public mutating func insert(_ list: GeneratorList, at row: Int) {
    tree.insert(list.tree, at: row)
  }

  /// Takes rows out.
  public mutating func remove(_ range: Range<Int>) { tree.remove(range) }

  /// Some of the rows.
  public subscript(range: Range<Int>) -> GeneratorList {
    var list = GeneratorList()
    list.tree = tree[range]
    return list
  }
}
