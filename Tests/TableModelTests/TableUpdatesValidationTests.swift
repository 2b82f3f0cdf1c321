import BatchRules
import TableModel
import TestSupport
import Testing

@Suite struct TableUpdatesValidationTests {
  /// A valid batch and the counts on both sides.
  private struct RandomBatch {
    var before: [Int] = []
    var after: [Int] = []
    var updates = TableUpdates()

    init(_ random: inout SeededGenerator) {
      before = (0..<random.below(6)).map { _ in random.below(7) }
      let images = chooseSections(&random)
      var staying = chooseRows(&random)
      var targets = updates.movedRows.map { _ in after.isEmpty ? 0 : random.below(after.count) }
      if after.isEmpty {
        for move in updates.movedRows where !updates.deletedSections.contains(move.from.section) {
          staying[move.from.section] += 1
        }
        updates.movedRows = []
        targets = []
      }
      for section in after.indices {
        let old = images[section]
        let isRebuilt = old.map { updates.reloadedSections.contains($0) } ?? true
        fill(section, isRebuilt ? nil : old.map { staying[$0] }, targets, &random)
      }
      shuffle(&random)
    }

    /// Gives the old section of each new one.
    private mutating func chooseSections(_ random: inout SeededGenerator) -> [Int?] {
      var staying: [Int] = []
      var moving: [Int] = []
      for section in before.indices {
        if random.chance(15) {
          updates.deletedSections.append(section)
        } else {
          if random.chance(20) { moving.append(section) } else { staying.append(section) }
          if random.chance(15) { updates.reloadedSections.append(section) }
        }
      }
      let inserted = random.chance(50) ? random.below(3) : 0
      let count = staying.count + moving.count + inserted
      after = Array(repeating: 0, count: count)
      var images: [Int?] = Array(repeating: nil, count: count)
      var places = Array(0..<count).shuffled(using: &random)
      for section in moving {
        let place = places.removeLast()
        updates.movedSections.append(SectionMove(from: section, to: place))
        images[place] = section
      }
      updates.insertedSections = Array(places.suffix(inserted))
      for (section, place) in zip(staying, places.dropLast(inserted).sorted()) {
        images[place] = section
      }
      return images
    }

    /// Gives the number of rows of each old section that stay in it.
    private mutating func chooseRows(_ random: inout SeededGenerator) -> [Int] {
      var staying = before
      for section in before.indices {
        for row in 0..<before[section] {
          let path = IndexPath(row: row, section: section)
          switch random.below(10) {
          case 0, 1:
            updates.deletedRows.append(path)
            staying[section] -= 1
          case 2: updates.reloadedRows.append(path)
          case 3, 4:
            updates.movedRows.append(RowMove(from: path, to: path))
            staying[section] -= 1
          default: break
          }
        }
      }
      return staying
    }

    private mutating func fill(
      _ section: Int,
      _ staying: Int?,
      _ targets: [Int],
      _ random: inout SeededGenerator
    ) {
      let moves = targets.indices.filter { targets[$0] == section }
      let inserted = random.below(4)
      after[section] = (staying ?? random.below(3)) + moves.count + inserted
      var places = Array(0..<after[section]).shuffled(using: &random)
      for move in moves {
        updates.movedRows[move].to = IndexPath(row: places.removeLast(), section: section)
      }
      for row in places.suffix(inserted) {
        updates.insertedRows.append(IndexPath(row: row, section: section))
      }
    }

    private mutating func shuffle(_ random: inout SeededGenerator) {
      updates.deletedRows.shuffle(using: &random)
      updates.reloadedRows.shuffle(using: &random)
      updates.insertedRows.shuffle(using: &random)
      updates.movedRows.shuffle(using: &random)
      updates.movedSections.shuffle(using: &random)
      updates.insertedSections.shuffle(using: &random)
    }
  }

  @Test func `gap filling agrees with Apple's recipe`() throws {
    for seed in 0..<3000 {
      var random = SeededGenerator(seed: seed)
      let batch = RandomBatch(&random)
      let old = namesBefore(batch.before)
      let map = try batch.updates.validated(before: batch.before, after: batch.after)
      let recipe = UpdatesRecipe(updates: batch.updates, after: batch.after)
      #expect(map.result(from: old) == recipe.result(from: old), "seed \(seed): \(batch.updates)")
      #expect(map.inconsistencies.isEmpty, "seed \(seed): \(batch.updates)")
    }
  }

  @Test func `a data source off by one is caught`() {
    var caught = 0
    for seed in 0..<1000 {
      var random = SeededGenerator(seed: seed)
      let batch = RandomBatch(&random)
      let rebuilt = Set(batch.updates.reloadedSections)
      let map = try? batch.updates.validated(before: batch.before, after: batch.after)
      for section in batch.after.indices {
        guard let old = map?.oldSection(of: section), !rebuilt.contains(old) else { continue }
        var wrong = batch.after
        wrong[section] += 1
        #expect(throws: TableError.self, "seed \(seed)") {
          try batch.updates.validated(before: batch.before, after: wrong)
        }
        caught += 1
      }
      #expect(throws: TableError.self, "seed \(seed)") {
        try batch.updates.validated(before: batch.before, after: batch.after + [0])
      }
    }
    #expect(caught > 1000)
  }

  @Test func `the changed sections replay the batch`() throws {
    for seed in 0..<500 {
      var random = SeededGenerator(seed: seed)
      let batch = RandomBatch(&random)
      let map = try batch.updates.validated(before: batch.before, after: batch.after)
      for section in batch.before.indices where !map.reloadedSections.contains(section) {
        guard let new = map.newSection(of: section) else { continue }
        let change = map.changedSections.first { $0.oldSection == section }
        var rows = Array(0..<batch.before[section]).map(Optional.some)
        for row in (change?.removed ?? []).reversed() { rows.remove(at: row) }
        for row in change?.filled ?? [] { rows.insert(nil, at: row) }
        #expect(rows.count == batch.after[new], "seed \(seed)")
        #expect(map.changesRows(inNewSection: new) == (change != nil), "seed \(seed)")
        for (row, old) in rows.enumerated() {
          guard let old else { continue }
          let path = IndexPath(row: row, section: new)
          #expect(map.oldPath(of: path) == IndexPath(row: old, section: section), "seed \(seed)")
        }
      }
    }
  }

  @Test func `Apple's figure with a deleted section comes out right`() throws {
    var updates = TableUpdates()
    updates.deletedRows = [IndexPath(row: 1, section: 0)]
    updates.deletedSections = [1]
    updates.insertedRows = [IndexPath(row: 1, section: 1)]
    let map = try updates.validated(before: [3, 3, 3], after: [2, 4])
    #expect(
      map.result(from: namesBefore([3, 3, 3])) == [["0.0", "0.2"], ["2.0", "new", "2.1", "2.2"]]
    )
  }

  @Test func `an empty batch keeps everything in place`() throws {
    let map = try TableUpdates().validated(before: [2, 0], after: [2, 0])
    #expect(map.result(from: namesBefore([2, 0])) == namesBefore([2, 0]))
    #expect(map.changedSections.isEmpty && map.warnings.isEmpty)
    #expect(try TableUpdates().validated(before: [], after: []).before.isEmpty)
  }

  @Test func `a place named twice counts once and is warned of`() throws {
    var updates = TableUpdates()
    updates.deletedRows = [IndexPath(row: 1, section: 0), IndexPath(row: 1, section: 0)]
    updates.insertedSections = [1, 1]
    let map = try updates.validated(before: [2], after: [1, 0])
    #expect(
      map.warnings == [
        "portability warning: row 0 1 is deleted twice in one batch; it counts once here [ours]",
        "portability warning: section 1 is inserted twice in one batch; it counts once here [ours]",
      ]
    )
  }

  @Test func `places outside the table have no image`() throws {
    let map = try TableUpdates().validated(before: [2], after: [2])
    for path in [(-1, 0), (2, 0), (0, 1), (0, -1), (Int.max, Int.max)] {
      #expect(map.newPath(of: IndexPath(row: path.0, section: path.1)) == nil)
      #expect(map.oldPath(of: IndexPath(row: path.0, section: path.1)) == nil)
    }
    #expect(map.newSection(of: 1) == nil && map.oldSection(of: -1) == nil)
  }

  @Test func `enormous counts do not overflow`() throws {
    var updates = TableUpdates()
    updates.insertedRows = [IndexPath(row: Int.max - 1, section: 0)]
    #expect(throws: TableError.self) {
      try updates.validated(before: [.max], after: [.max])
    }
    let map = try updates.validated(before: [.max - 1], after: [.max])
    #expect(map.newPath(of: IndexPath(row: 7, section: 0)) == IndexPath(row: 7, section: 0))
    #expect(throws: TableError.self) {
      try TableUpdates().validated(before: [.max], after: [.min])
    }
  }

  @Test func `a batch merged of calls says which negative number came first`() {
    var insert = TableUpdates()
    insert.insertedRows = [IndexPath(row: -2, section: 0)]
    var delete = TableUpdates()
    delete.deletedRows = [IndexPath(row: 0, section: -5)]
    var updates = TableUpdates()
    updates.merge(insert)
    updates.merge(delete)
    let error = #expect(throws: TableError.self) {
      try updates.validated(before: [1], after: [1])
    }
    #expect(error?.text() == "a section or row number must not be negative (-2)")
  }
}
