import TableModel

/// A stretch of rows: generators that exist, or a number of loaded rows whose generators nobody has asked for.
struct GeneratorRun: SummaryTreeLeaf {
  /// How many made generators stand in one run.
  static let capacity = 64

  /// The generators, or none for a run of rows without.
  var made: [any CellGenerator] = []

  /// How many rows have no generator yet; 0 where there are generators.
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

  mutating func absorb(_ next: GeneratorRun) -> Bool {
    if unmade > 0, next.unmade > 0 {
      unmade += next.unmade
      return true
    }
    // A full run that was cut must not grow together again at once.
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
