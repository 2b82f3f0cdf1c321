import TableModel
import TestSupport
import Testing

/// Differences of identifiers, against programs that try everything.
@Suite struct TableDifferenceTests {
  typealias State = DifferenceState<Int, Int>

  private func path(_ section: Int, _ row: Int) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test func `rotating three rows is one move`() {
    let old = State(sections: [0], rows: [[1, 2, 3]])
    let new = State(sections: [0], rows: [[3, 1, 2]])
    let difference = TableDifference(from: old, to: new)
    #expect(difference.movedRows == [RowMove(from: path(0, 2), to: path(0, 0))])
    #expect(difference.moveCount == 1)
  }

  @Test func `a row that goes to another section moves`() {
    let old = State(sections: [7, 8], rows: [[1, 2], [3]])
    let new = State(sections: [7, 8], rows: [[2], [3, 1]])
    let difference = TableDifference(from: old, to: new)
    #expect(difference.movedRows == [RowMove(from: path(0, 0), to: path(1, 1))])
    #expect(difference.deleteCount == 0 && difference.insertCount == 0)
  }

  @Test func `two sections change places in one move`() {
    let old = State(sections: [7, 8], rows: [[1, 2], [3]])
    let new = State(sections: [8, 7], rows: [[3], [1, 2]])
    let difference = TableDifference(from: old, to: new)
    #expect(difference.movedSections.count == 1)
    #expect(difference.movedRows.isEmpty && difference.moveCount == 1)
  }

  @Test func `nothing different is nothing`() {
    let state = State(sections: [7, 8], rows: [[1, 2], [3]])
    let difference = TableDifference(from: state, to: state)
    #expect(difference.isEmpty)
    #expect(difference.stages(.uikit).isEmpty && difference.stages(.lenient).isEmpty)
  }

  @Test func `a changed row is reloaded where it stays and filled again where it moves`() {
    let old = State(sections: [0], rows: [[1, 2, 3]])
    let new = State(sections: [0], rows: [[3, 1, 2]])
    let difference = TableDifference(from: old, to: new) { from, _ in from.row != 1 }
    #expect(difference.updates.reloadedRows == [path(0, 0)])
    #expect(difference.updates.reconfiguredRows == [path(0, 2)])
  }

  @Test func `UIKit gets a row into a new section in a batch of its own`() {
    let old = State(sections: [1], rows: [[1, 2]])
    let new = State(sections: [1, 2], rows: [[1], [2, 3]])
    let difference = TableDifference(from: old, to: new)
    #expect(
      difference.stages(.lenient).map(\.updates.description) == [
        "move 0·1 → 1·0, insert section 1"
      ]
    )
    #expect(
      difference.stages(.uikit).map(\.updates.description) == [
        "insert section 1", "move 0·1 → 1·0",
      ]
    )
  }

  @Test func `UIKit gets a row out of a section before the section goes`() {
    let old = State(sections: [1, 2], rows: [[1, 2], [3]])
    let new = State(sections: [2], rows: [[3, 2]])
    let stages = TableDifference(from: old, to: new).stages(.uikit)
    #expect(stages.map(\.updates.description) == ["move 0·1 → 1·1", "delete section 0"])
    #expect(stages.map(\.isLast) == [false, true])
    #expect(stages[0].sections.map { $0.missing } == [[1], []])
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `numbers near each other or far apart are told apart as texts are`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let ids = [
      Array(-20...20), Array(0..<40).map { $0 * 1_000_003 },
      [.min, .min + 1, -1, 0, 1, .max - 1, .max], [.max - 3, .max - 2, .max - 1, .max],
    ]
    for ids in ids {
      let (old, new) = (ids.shuffled(using: &random), ids.shuffled(using: &random))
      let before = [Array(old.prefix(ids.count / 3)), Array(old.dropFirst(ids.count / 2))]
      let after = [Array(new.prefix(ids.count / 2)), Array(new.dropFirst(ids.count / 3 * 2))]
      let numbers = TableDifference(
        from: State(sections: [0, 1], rows: before),
        to: State(sections: [0, 1], rows: after)
      )
      let texts = TableDifference(
        from: DifferenceState(sections: [0, 1], rows: before.map { $0.map(String.init) }),
        to: DifferenceState(sections: [0, 1], rows: after.map { $0.map(String.init) })
      )
      #expect(numbers == texts, "seed \(seed)")
    }
  }

  @Test func `the first of equal identifiers is matched first, also at the end of a section`() {
    let old = State(sections: [0], rows: [[1, 2]], mayRepeat: true)
    let new = State(sections: [0], rows: [[2, 2]], mayRepeat: true)
    let difference = TableDifference(from: old, to: new)
    #expect(difference.deletedRows == [path(0, 0)])
    #expect(difference.insertedRows == [path(0, 1)])
  }

  @Test func `equal identifiers are matched in order, those of their own section first`() {
    let old = State(sections: [0, 1], rows: [[5, 9], [5, 5]])
    let new = State(sections: [0, 1], rows: [[9], [7, 5, 5, 5]])
    let difference = TableDifference(from: old, to: new)
    #expect(difference.movedRows.count == 1)
    #expect(difference.insertedRows == [path(1, 0)])
    #expect(difference.deletedRows.isEmpty)
    #expect(difference.movedRows.first?.from == path(0, 0))
  }
}

/// Random states, where everything that a difference promises is checked.
@Suite struct RandomDifferenceTests {
  typealias State = DifferenceState<Int, Int>

  /// A state of some of the sections 0..<6 and rows 0..<12, each identifier once.
  private static func state(_ random: inout SeededGenerator, repeats: Bool = false) -> State {
    let sections = Array((0..<6).shuffled(using: &random).prefix(random.below(6)))
    guard !sections.isEmpty else { return State(sections: [], rows: []) }
    var rows: [[Int]] = Array(repeating: [], count: sections.count)
    var ids = Array((0..<12).shuffled(using: &random).prefix(random.below(13)))
    if repeats { ids = ids.map { $0 % 4 } }
    for id in ids { rows[random.below(sections.count)].append(id) }
    return State(sections: sections, rows: rows, mayRepeat: repeats)
  }

  /// A state a few edits away from another one.
  private static func neighbour(_ state: State, _ random: inout SeededGenerator) -> State {
    var sections = state.sections
    var rows = state.rows
    for _ in 0..<random.below(4) where !sections.isEmpty {
      let from = random.below(sections.count)
      switch random.below(5) {
      case 0:
        let to = random.below(sections.count)
        sections.insert(sections.remove(at: from), at: to)
        rows.insert(rows.remove(at: from), at: to)
      case 1 where !rows[from].isEmpty:
        let row = rows[from].remove(at: random.below(rows[from].count))
        let to = random.below(sections.count)
        rows[to].insert(row, at: random.below(rows[to].count + 1))
      case 2 where !rows[from].isEmpty: rows[from].remove(at: random.below(rows[from].count))
      case 3:
        rows[from].insert(100 + random.below(1_000_000), at: random.below(rows[from].count + 1))
      default:
        if random.chance(50) {
          sections.remove(at: from)
          rows.remove(at: from)
        } else {
          sections.insert(100 + random.below(1_000_000), at: from)
          rows.insert([], at: from)
        }
      }
    }
    return State(sections: sections, rows: rows)
  }

  /// What a batch makes of names, where whoever comes is taken from the state afterwards.
  private static func replay(
    _ updates: TableUpdates,
    _ old: State,
    _ new: State,
    _ policy: BatchPolicy
  ) throws -> State {
    let map = try updates.validated(
      before: old.rows.map(\.count),
      after: new.rows.map(\.count),
      policy: policy
    )
    let sections = new.sections.indices.map { section in
      map.oldSection(of: section).map { old.sections[$0] } ?? new.sections[section]
    }
    let rows = new.rows.indices.map { section in
      new.rows[section].indices.map { row in
        map.oldPath(of: IndexPath(row: row, section: section)).map { old.rows[$0.section][$0.row] }
          ?? new.rows[section][row]
      }
    }
    return State(sections: sections, rows: rows)
  }

  private static func state(_ stage: DifferenceStage, _ old: State, _ new: State) -> State {
    State(
      sections: stage.sections.map {
        $0.state == .old ? old.sections[$0.section] : new.sections[$0.section]
      },
      rows: stage.sections.map {
        $0.rows(of: $0.state == .old ? old.rows[$0.section] : new.rows[$0.section])
      }
    )
  }

  /// What is wrong with the stages under a policy.
  private static func problems(_ old: State, _ new: State, _ policy: BatchPolicy) throws -> [String]
  {
    let difference = TableDifference(from: old, to: new)
    var found: [String] = []
    var state = old
    let stages = difference.stages(policy)
    for stage in stages {
      let target = Self.state(stage, old, new)
      let reached = try replay(stage.updates, state, target, policy)
      if reached.rows != target.rows || reached.sections != target.sections {
        found.append("\(stage.updates) gives \(reached), not \(target)")
      }
      state = target
    }
    if state.rows != new.rows || state.sections != new.sections { found.append("ends at \(state)") }
    if policy == .lenient, stages.count > 1 { found.append("\(stages.count) batches") }
    if stages.count > 4 { found.append("\(stages.count) stages") }
    let moves = stages.reduce(0) { $0 + $1.updates.movedRows.count }
    let sectionMoves = stages.reduce(0) { $0 + $1.updates.movedSections.count }
    if moves != difference.movedRows.count || sectionMoves != difference.movedSections.count {
      found.append("\(moves) and \(sectionMoves) moves are told")
    }
    return found
  }

  /// The most numbers of a list that ascend, found by trying all.
  private static func longestRise(_ numbers: [Int]) -> Int {
    var best: [Int] = []
    for (index, number) in numbers.enumerated() {
      let length = (0..<index).filter { numbers[$0] < number }.map { best[$0] }.max() ?? 0
      best.append(length + 1)
    }
    return best.max() ?? 0
  }

  /// How many rows have to go, come and move where every identifier comes once.
  private static func fewest(_ old: State, _ new: State) -> (deletes: Int, inserts: Int, moves: Int)
  {
    let oldSections = Set(old.sections)
    let newSections = Set(new.sections)
    let oldRows = Set(old.rows.joined())
    let newRows = Set(new.rows.joined())
    var deletes = oldSections.subtracting(newSections).count
    var inserts = newSections.subtracting(oldSections).count
    let keptSections = new.sections.compactMap(old.sections.firstIndex)
    var moves = keptSections.count - longestRise(keptSections)
    moves += oldRows.intersection(newRows).count
    for (section, rows) in zip(old.sections, old.rows) where newSections.contains(section) {
      deletes += Set(rows).subtracting(newRows).count
    }
    for (section, rows) in zip(new.sections, new.rows) {
      guard let home = old.sections.firstIndex(of: section) else { continue }
      inserts += Set(rows).subtracting(oldRows).count
      moves -= longestRise(rows.compactMap(old.rows[home].firstIndex))
    }
    return (deletes, inserts, moves)
  }

  @Test func `differences are minimal and every batch of them is accepted`() throws {
    var random = SeededGenerator(seed: 20_261_120)
    for round in 0..<rounds(1500, thorough: 5000) {
      let old = Self.state(&random)
      let near = Self.neighbour(old, &random)
      let far = Self.state(&random)
      for new in [near, far] {
        var found = try Self.problems(old, new, .lenient)
        found += try Self.problems(old, new, .uikit)
        let difference = TableDifference(from: old, to: new)
        let fewest = Self.fewest(old, new)
        if difference.deleteCount != fewest.deletes || difference.insertCount != fewest.inserts
          || difference.moveCount != fewest.moves
        {
          found.append("\(fewest) would do")
        }
        try #require(found.isEmpty, "round \(round), \(old) to \(new): \(found)")
      }
    }
  }

  @Test func `identifiers that come more than once are matched and reach the state`() throws {
    var random = SeededGenerator(seed: 77)
    for round in 0..<3_000 {
      let old = Self.state(&random, repeats: true)
      let new = Self.state(&random, repeats: true)
      var found = try Self.problems(old, new, .lenient)
      found += try Self.problems(old, new, .uikit)
      let kept = Dictionary(old.rows.joined().map { ($0, 1) }, uniquingKeysWith: +)
      let wanted = Dictionary(new.rows.joined().map { ($0, 1) }, uniquingKeysWith: +)
      let common = kept.reduce(0) { $0 + min($1.value, wanted[$1.key] ?? 0) }
      let difference = TableDifference(from: old, to: new)
      let inserted = difference.insertedRows.count
      let inNewSections = difference.insertedSections.reduce(0) { $0 + new.rows[$1].count }
      let movedThere = difference.movedRows.count {
        difference.insertedSections.contains($0.to.section)
      }
      let coming = inserted + inNewSections - movedThere
      if coming != new.rows.joined().count - common { found.append("\(coming) rows come") }
      try #require(found.isEmpty, "round \(round), \(old) to \(new): \(found)")
    }
  }
}
