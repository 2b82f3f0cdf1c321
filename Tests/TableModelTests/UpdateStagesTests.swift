import TableModel
import TestSupport
import Testing

/// A batch told in stages, beside the same batch told at once.
@Suite struct UpdateStagesTests {
  @Test(arguments: 1...400 as ClosedRange<UInt64>)
  func `each stage is one that UIKit takes, and together they are the batch`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var walk = RandomWalk(&random)
    let before = walk.sections.map(\.items.count)
    for _ in 0..<1 + random.below(10) { try walk.step(&random) }
    let after = walk.sections.map(\.items.count)
    let updates = TableUpdates(composing: walk.changes, from: before)
    let map = try updates.validated(before: before, after: after)
    let stages = updates.stages(before: before, after: after)
    guard !stages.isEmpty else {
      let whole = try updates.validated(before: before, after: after, policy: .uikit)
      #expect(whole.warnings == [])
      return
    }
    var paths = Self.paths(before)
    var counts = before
    for (number, stage) in stages.enumerated() {
      let step = try stage.updates.validated(before: counts, after: stage.counts, policy: .uikit)
      #expect(step.warnings == [], "seed \(seed), stage \(number): \(stage.updates)")
      paths = paths.mapValues { $0.flatMap(step.newPath) }
      counts = stage.counts
      for (old, path) in paths {
        #expect(path.flatMap(stage.lastPath) == path.flatMap { _ in map.newPath(of: old) })
      }
      for path in Self.paths(counts).keys {
        guard let last = stage.lastPath(of: path) else { continue }
        #expect(stage.path(ofLast: last) == path, "seed \(seed), stage \(number)")
      }
      for section in counts.indices {
        guard let last = stage.lastSection(of: section) else { continue }
        #expect(stage.section(ofLast: last) == section)
      }
    }
    #expect(counts == after)
    for (old, path) in paths { #expect(path == map.newPath(of: old), "seed \(seed), row \(old)") }
  }

  @Test func `a row that moves into a new section, and one that leaves an old one`() {
    var updates = TableUpdates()
    updates.insertedSections = [1]
    updates.deletedSections = [0]
    updates.movedRows = [
      RowMove(from: path(0, 0), to: path(1, 0)), RowMove(from: path(1, 1), to: path(1, 1)),
    ]
    let stages = updates.stages(before: [2, 3], after: [2, 2])
    #expect(
      stages.map(\.updates.description) == [
        "delete 0·1, insert section 2", "move 0·0 → 2·0, move 1·1 → 2·1", "delete section 0",
      ]
    )
    #expect(stages.map(\.counts) == [[1, 3, 0], [0, 2, 2], [2, 2]])
  }

  @Test func `what a batch tells twice, or of sections that come and go, is told once`() throws {
    var updates = TableUpdates()
    updates.insertedSections = [0]
    updates.insertedRows = [path(0, 1), path(2, 0), path(0, 1), path(2, 0)]
    updates.deletedSections = [0]
    updates.reloadedRows = [path(0, 0), path(1, 1), path(1, 1)]
    updates.movedRows = [RowMove(from: path(0, 1), to: path(1, 0))]
    updates.movedSections = [SectionMove(from: 2, to: 1)]
    let before = [2, 2, 0]
    let after = [2, 1, 3]
    _ = try updates.validated(before: before, after: after)
    let stages = updates.stages(before: before, after: after)
    var counts = before
    for stage in stages {
      let step = try stage.updates.validated(before: counts, after: stage.counts, policy: .uikit)
      #expect(step.warnings == [], "\(stage.updates)")
      counts = stage.counts
    }
    #expect(counts == after && stages.count > 1)
    #expect(stages.first?.updates.reloadedRows == [path(1, 1)])
  }

  @Test func `a batch that fits no table, or that UIKit takes, has no stages`() {
    var updates = TableUpdates()
    updates.insertedSections = [0]
    updates.movedRows = [RowMove(from: path(0, 0), to: path(0, 0))]
    #expect(updates.stages(before: [1], after: [1, 5]).isEmpty)
    updates.movedRows = []
    #expect(updates.stages(before: [1], after: [3, 1]).isEmpty)
  }

  private static func paths(_ counts: [Int]) -> [IndexPath: IndexPath?] {
    var paths: [IndexPath: IndexPath?] = [:]
    for (section, count) in counts.enumerated() {
      for row in 0..<count {
        paths[IndexPath(row: row, section: section)] = IndexPath(row: row, section: section)
      }
    }
    return paths
  }

  private func path(_ section: Int, _ row: Int) -> IndexPath {
    IndexPath(row: row, section: section)
  }
}
