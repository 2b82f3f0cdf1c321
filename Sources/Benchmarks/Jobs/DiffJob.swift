import TableModel

/// Comparing two states of a table: a hundred thousand rows in a thousand sections.
@MainActor struct DiffJob: Job {
  let name = JobName.diff

  /// Two states, with the number of rows and sections that have to move.
  private struct Scenario {
    var input: String
    var new: DifferenceState<Int, Int>
    var fewestMoves: Int

    /// The goal for a hundred thousand rows, in nanoseconds, or nil for none.
    var limit: Double?

    /// Whether the picture over the numbers of rows shows it.
    var isOnCurve: Bool { input.hasPrefix("10 deleted") }

    /// Whether a comparison in quadratic time ends within an acceptable time.
    var isSmall = false
  }

  func heats(isQuick: Bool, in folder: String) throws -> [Run] {
    let sizes = isQuick ? [10, 100] : [10, 100, 1_000, 10_000]
    return sizes.flatMap { sections in
      let old = Self.state(sections: sections)
      let scenarios = Self.scenarios(old)
      // One size has all scenarios; the others have only those of the picture.
      let isMain = sections == (isQuick ? 100 : 1_000)
      return scenarios.filter { isMain || $0.isOnCurve }.map { heat($0, old, isQuick) }
    }
  }

  private func heat(
    _ scenario: Scenario,
    _ old: DifferenceState<Int, Int>,
    _ isQuick: Bool
  ) -> Run {
    let all: [any Subject] = [
      TabletopDiff(old: old, new: scenario.new), HeckelDiff(old: old, new: scenario.new),
    ]
    let library = scenario.isSmall ? [LibraryDiff(old: old, new: scenario.new)] : []
    let rows = old.rows.count * 100
    let limit = rows == 100_000 ? scenario.limit : nil
    return Run(
      input: "\(rows) rows, \(scenario.input)",
      rounds: isQuick ? 5 : 25,
      unit: .milliseconds,
      answer: Answer(
        count: scenario.new.rows.reduce(0) { $0 + $1.count },
        moves: scenario.fewestMoves
      ),
      goals: [limit].compactMap(\.self).map { Goal(.amount(atMost: $0)) },
      place: scenario.isOnCurve ? Run.Place(curve: "diff", rows: rows) : nil,
      contestants: all + library
    )
  }

  private static func state(sections: Int) -> DifferenceState<Int, Int> {
    DifferenceState(
      sections: Array(0..<sections),
      rows: (0..<sections).map { section in Array(section * 100..<section * 100 + 100) }
    )
  }

  private static func scenarios(_ old: DifferenceState<Int, Int>) -> [Scenario] {
    var random = RandomNumbers(seed: 20_261_120)
    return [
      Scenario(input: "nothing different", new: old, fewestMoves: 0, isSmall: true),
      fewEdits(old, &random), movedRows(old, &random), churn(old, &random), shuffle(old, &random),
    ]
  }

  /// Deletes ten rows and inserts ten.
  private static func fewEdits(
    _ old: DifferenceState<Int, Int>,
    _ random: inout RandomNumbers
  ) -> Scenario {
    var rows = old.rows
    for number in 0..<10 {
      let section = Int.random(in: rows.indices, using: &random)
      rows[section].remove(at: Int.random(in: rows[section].indices, using: &random))
      let other = Int.random(in: rows.indices, using: &random)
      rows[other].insert(-1 - number, at: Int.random(in: 0...rows[other].count, using: &random))
    }
    let new = DifferenceState(sections: old.sections, rows: rows)
    return Scenario(
      input: "10 deleted, 10 inserted",
      new: new,
      fewestMoves: 0,
      limit: 2e6,
      isSmall: true
    )
  }

  /// Moves a hundred rows to other sections.
  private static func movedRows(
    _ old: DifferenceState<Int, Int>,
    _ random: inout RandomNumbers
  ) -> Scenario {
    var rows = old.rows
    let movers = old.rows.indices.shuffled(using: &random).prefix(100)
    for (index, from) in movers.enumerated() {
      // Each row goes to the next section of the list, so that none returns to its old one.
      let to = movers[(index + 1) % movers.count]
      let row = rows[from].remove(at: rows[from].firstIndex(of: from * 100 + 50) ?? 0)
      rows[to].insert(row, at: 0)
    }
    let new = DifferenceState(sections: old.sections, rows: rows)
    return Scenario(input: "100 moved", new: new, fewestMoves: movers.count, isSmall: true)
  }

  /// Deletes one row in ten and inserts as many.
  private static func churn(
    _ old: DifferenceState<Int, Int>,
    _ random: inout RandomNumbers
  ) -> Scenario {
    var next = -1
    let rows = old.rows.map { section in
      section.map { row in
        guard Int.random(in: 0..<10, using: &random) == 0 else { return row }
        next -= 1
        return next
      }
    }
    let new = DifferenceState(sections: old.sections, rows: rows)
    return Scenario(input: "10 % replaced", new: new, fewestMoves: 0, limit: 8e6)
  }

  /// Moves every row.
  private static func shuffle(
    _ old: DifferenceState<Int, Int>,
    _ random: inout RandomNumbers
  ) -> Scenario {
    let all = Array(old.rows.joined()).shuffled(using: &random)
    let rows = old.rows.indices.map { Array(all[$0 * 100..<$0 * 100 + 100]) }
    let stays = zip(old.rows.indices, rows).reduce(0) { count, section in
      let home = section.1.filter { $0 / 100 == section.0 }
      return count + home.longestRise.count(where: \.self)
    }
    let new = DifferenceState(sections: old.sections, rows: rows)
    return Scenario(input: "shuffled", new: new, fewestMoves: all.count - stays, limit: 8e6)
  }
}
