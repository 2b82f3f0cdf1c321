import BatchRules
import JSON
import TableModel
import TestSupport
import Testing

@Suite struct TableUpdatesComposingTests {
  private typealias Walk = RandomWalk

  @Test func `any changes compose to a batch that gives the final table`() throws {
    for seed in 0..<4000 {
      var random = SeededGenerator(seed: seed)
      // Some with more sections than a node of a tree holds.
      var walk = Walk(&random, sectionsBelow: seed % 50 == 0 ? 150 : 5)
      let old = walk.sections
      let length = random.below(seed % 10 == 0 ? 60 : 8)
      for _ in 0..<length { try walk.step(&random) }
      let before = old.map(\.items.count)
      let updates = TableUpdates(composing: walk.changes, from: before)
      let map = try updates.validated(before: before, after: walk.sections.map(\.items.count))
      let origins = old.map { $0.items.map(\.origin) }
      let label: Comment = "seed \(seed): \(walk.changes) gave \(updates)"
      #expect(map.inconsistencies.isEmpty, label)
      #expect(!map.warnings.contains { $0.contains("twice") }, label)
      for (section, rows) in walk.sections.enumerated() {
        for (row, item) in rows.items.enumerated() {
          let path = map.oldPath(of: IndexPath(row: row, section: section))
          if let path { #expect(origins[path.section][path.row] == item.origin, label) }
        }
      }
      expectNothingLost(old, walk, updates, map, label)
      for (section, content) in walk.sections.enumerated() {
        let origin = map.oldSection(of: section)
        #expect(origin == content.origin, label)
        let isRetitled = !(content.header.isEmpty && content.footer.isEmpty)
        if let origin { #expect(updates.retitledSections.contains(origin) == isRetitled, label) }
      }
    }
  }

  @Test func `a change of rows that stands alone comes to the batch that it comes to among others`()
    throws
  {
    for seed in 0..<2000 {
      var random = SeededGenerator(seed: seed)
      var walk = Walk(&random)
      let before = walk.sections.map(\.items.count)
      try walk.step(&random)
      guard let change = walk.changes.first else { continue }
      let nothing = TableChange.insert(ItemList([]), at: IndexPath(row: 0, section: 0))
      let alone = TableUpdates(composing: [change], from: before)
      let among = TableUpdates(composing: [change, nothing], from: before)
      #expect(alone == among, "seed \(seed): \(change)")
      // A change that does not fit is left out either way.
      for counts in [[], [0], Array(before.dropLast()), before.map { max(0, $0 - 1) }] {
        let alone = TableUpdates(composing: [change], from: counts)
        let among = TableUpdates(composing: [change, nothing], from: counts)
        #expect(alone == among, "seed \(seed): \(change) in \(counts)")
      }
    }
  }

  @Test
  func `rows before the first change keep their paths and sets of rows go where each row goes`()
    throws
  {
    for seed in 0..<1000 {
      var random = SeededGenerator(seed: seed)
      var walk = Walk(&random)
      let before = walk.sections.map(\.items.count)
      for _ in 0..<random.below(4) { try walk.step(&random) }
      let updates = TableUpdates(composing: walk.changes, from: before)
      let map = try updates.validated(before: before, after: walk.sections.map(\.items.count))
      let rows = before.enumerated().flatMap { section, count in
        (0..<count).map { IndexPath(row: $0, section: section) }
      }
      for row in rows {
        let isBefore = map.firstChange.map { row < $0 } ?? true
        if isBefore { #expect(map.newPath(of: row) == row, "seed \(seed): \(updates)") }
      }
      #expect(map.newPaths(of: Set(rows)) == Set(rows.compactMap(map.newPath)), "seed \(seed)")
      if !updates.changesStructure { #expect(map.firstChange == nil, "seed \(seed): \(updates)") }
    }
  }

  /// Expects that the batch forgets no row, refills every changed one, and moves no more than was told.
  private func expectNothingLost(
    _ old: [Section],
    _ walk: Walk,
    _ updates: TableUpdates,
    _ map: TableUpdatesMap,
    _ label: Comment
  ) {
    let now = Dictionary(
      walk.sections.flatMap(\.items).map { ($0.origin, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    let fresh = Set(updates.reloadedRows + updates.reconfiguredRows)
    var rekinded = 0
    for (section, rows) in old.enumerated() {
      for (row, item) in rows.items.enumerated() {
        let path = IndexPath(row: row, section: section)
        let isThere = now[item.origin] != nil
        if map.newPath(of: path) == nil {
          if isThere { rekinded += 1 }
        } else {
          #expect(isThere, label)
          #expect(now[item.origin]?.value == item.value || fresh.contains(path), label)
          let isResized = now[item.origin]?.heightByHand != item.heightByHand
          #expect(!isResized || fresh.contains(path) || updates.resizedRows.contains(path), label)
        }
      }
    }
    let kinds = walk.changes.count {
      if case .update(_, let from, let to) = $0 { from.cellKind != to.cellKind } else { false }
    }
    #expect(rekinded <= kinds, label)
    let moves = walk.changes.count { if case .move = $0 { true } else { false } }
    let sectionMoves = walk.changes.count { if case .moveSection = $0 { true } else { false } }
    #expect(updates.movedRows.count <= moves, label)
    #expect(updates.movedSections.count <= sectionMoves, label)
  }

  private func path(_ section: Int, _ row: Int) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private func composed(_ changes: TableChange..., from counts: [Int]) -> String {
    TableUpdates(composing: changes, from: counts).description
  }

  private let item = makeUpdatesItem(1)
  private let other = makeUpdatesItem(2)

  @Test func `a single change keeps its words`() {
    #expect(
      composed(.insert([item, other], at: path(0, 2)), from: [5]) == "insert 0·2, insert 0·3"
    )
    #expect(
      composed(.delete([item, other], at: path(0, 2)), from: [5]) == "delete 0·2, delete 0·3"
    )
    #expect(composed(.move(from: path(0, 0), to: path(0, 1)), from: [2]) == "move 0·0 → 0·1")
    #expect(composed(.move(from: path(0, 1), to: path(0, 0)), from: [2]) == "move 0·1 → 0·0")
    #expect(composed(.move(from: path(0, 4), to: path(1, 0)), from: [5, 0]) == "move 0·4 → 1·0")
    #expect(composed(.update(at: path(0, 3), from: item, to: other), from: [5]) == "reload 0·3")
    #expect(composed(.height(at: path(0, 3), from: item, to: item), from: [5]) == "resize 0·3")
    #expect(
      composed(.insertSection(Section(items: [item]), at: 1), from: [1]) == "insert section 1"
    )
    #expect(composed(.deleteSection(Section(), at: 0), from: [1, 1]) == "delete section 0")
    #expect(composed(.moveSection(from: 0, to: 1), from: [1, 1]) == "move section 0 → 1")
    #expect(composed(.moveSection(from: 1, to: 0), from: [1, 1]) == "move section 1 → 0")
    #expect(composed(.header(section: 1, from: "", to: "a"), from: [1, 1]) == "retitle section 1")
    #expect(composed(.footer(section: 0, from: "", to: "a"), from: [1, 1]) == "retitle section 0")
  }

  @Test func `what comes and goes again is not mentioned`() {
    #expect(
      composed(.insert([item], at: path(0, 2)), .delete([item], at: path(0, 2)), from: [5]) == ""
    )
    #expect(
      composed(.insertSection(Section(), at: 0), .deleteSection(Section(), at: 0), from: [5]) == ""
    )
    #expect(
      composed(
        .move(from: path(0, 0), to: path(0, 4)),
        .move(from: path(0, 4), to: path(0, 0)),
        from: [5]
      ) == ""
    )
  }

  @Test func `a row moved twice moves once`() {
    #expect(
      composed(
        .move(from: path(0, 0), to: path(1, 0)),
        .move(from: path(1, 0), to: path(0, 3)),
        from: [5, 2]
      ) == "move 0·0 → 0·3"
    )
  }

  @Test func `a row moved into a section that goes is deleted`() {
    #expect(
      composed(
        .insertSection(Section(), at: 1),
        .move(from: path(0, 1), to: path(1, 0)),
        .deleteSection(Section(), at: 1),
        from: [3]
      ) == "delete 0·1"
    )
  }

  @Test func `rows saved from a section that goes are moved`() {
    #expect(
      composed(
        .move(from: path(1, 1), to: path(0, 0)),
        .deleteSection(Section(), at: 1),
        from: [1, 3]
      ) == "move 1·1 → 0·0, delete section 1"
    )
  }

  @Test func `a changed row that moves is filled again in its cell`() {
    let move = TableChange.move(from: path(0, 0), to: path(0, 2))
    #expect(
      composed(.update(at: path(0, 0), from: item, to: other), move, from: [5])
        == "move 0·0 → 0·2, reconfigure 0·0"
    )
    #expect(
      composed(.height(at: path(0, 0), from: item, to: item), move, from: [5])
        == "move 0·0 → 0·2, resize 0·0"
    )
    #expect(
      composed(
        .update(at: path(0, 1), from: item, to: other),
        .moveSection(from: 0, to: 1),
        from: [5, 1]
      ) == "move section 0 → 1, reconfigure 0·1"
    )
  }

  @Test func `a moved row that another kind of cell shows is replaced`() {
    let kind = makeUpdatesItem(3, kind: "subtitle")
    #expect(
      composed(
        .update(at: path(0, 0), from: item, to: kind),
        .move(from: path(0, 0), to: path(0, 2)),
        from: [5]
      ) == "delete 0·0, insert 0·2"
    )
  }

  @Test func `the fewest sections and rows move`() {
    // The last three rows go to the front one by one; the first two stay.
    #expect(
      composed(
        .move(from: path(0, 4), to: path(0, 0)),
        .move(from: path(0, 4), to: path(0, 0)),
        .move(from: path(0, 4), to: path(0, 0)),
        from: [5]
      ) == "move 0·0 → 0·3, move 0·1 → 0·4"
    )
    #expect(
      composed(.moveSection(from: 0, to: 9), from: Array(repeating: 1, count: 10))
        == "move section 0 → 9"
    )
  }

  @Test func `changes that do not fit are left out`() {
    #expect(
      composed(
        .delete([item], at: path(0, 5)),
        .insert([item], at: path(0, -1)),
        .insert([item], at: path(7, 0)),
        .move(from: path(0, 0), to: path(0, 5)),
        .move(from: path(0, 0), to: path(1, 0)),
        .update(at: path(-1, 0), from: item, to: other),
        .insertSection(Section(), at: 2),
        .deleteSection(Section(), at: 1),
        .moveSection(from: 0, to: 1),
        .header(section: -1, from: "", to: ""),
        from: [5]
      ) == ""
    )
  }

  @Test func `a huge section and many sections cost nothing`() throws {
    let updates = TableUpdates(
      composing: [.insert([item], at: path(5_000, 500_000_000))],
      from: Array(repeating: 1_000_000_000, count: 10_000)
    )
    #expect(updates.description == "insert 5000·500000000")
    let before = Array(repeating: 1_000_000_000, count: 10_000)
    var after = before
    after[5_000] += 1
    let map = try updates.validated(before: before, after: after)
    #expect(map.newPath(of: path(5_000, 999_999_999)) == path(5_000, 1_000_000_000))
    #expect(map.changedSections.count == 1)
  }
}
