import TestSupport
import Testing

@testable import TableModel

@Suite("Row counts in a tree")
struct RowCountsTests {
  @Test(
    "Counts are the elements of an array",
    arguments: [0, 1, 511, 512, 513, 1024, 1500, 16_383, 16_384, 16_385, 40_000]
  )
  func elements(sections: Int) {
    let array = (0..<sections).map { $0 * 7 % 13 }
    let counts = RowCounts(array)
    #expect(Array(counts) == array)
    #expect(counts.count == sections)
    #expect(counts.description == array.description)
    #expect(counts.rowCount == array.reduce(0, +))
    #expect(counts.checkInvariants() == [])
    #expect(RowCounts(counts) == counts)
    #expect(counts == RowCounts(array))
  }

  @Test("Comparisons of whole groups agree with an array", arguments: [0, 1, 16_384, 20_000])
  func groups(changed: Int) {
    let array = (0..<50_000).map { $0 % 5 }
    var counts = RowCounts(array)
    let old = counts
    counts[changed] += 1
    for (start, place, length) in [
      (0, 0, 50_000), (0, 0, changed), (changed, changed, 1), (1, 1, 49_999),
      (changed + 1, changed + 1, 49_999 - changed), (0, 16_384, 32_768), (16_384, 0, 32_768),
    ] {
      let isEqual = (0..<length).allSatisfy {
        array[start + $0] + (start + $0 == changed ? 1 : 0) == array[place + $0]
      }
      #expect(
        (counts.equalCount(start..<start + length, old, from: place) == length) == isEqual,
        "\(start), \(place), \(length)"
      )
    }
  }

  @Test("Changes and comparisons agree with an array", arguments: 0..<20)
  func randomChanges(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var array = (0..<random.below(2_000) + 1).map { _ in random.below(3) }
    var counts = RowCounts(array)
    for step in 0..<50 {
      let (oldArray, old) = (array, counts)
      let section = random.below(array.count)
      array[section] = random.below(3)
      counts[section] = array[section]
      #expect(counts.checkInvariants() == [], "seed \(seed)")
      #expect(Array(counts) == array, "seed \(seed), step \(step)")
      #expect((counts == old) == (array == oldArray), "seed \(seed), step \(step)")
      let start = random.below(array.count)
      let place = random.below(array.count)
      let length = random.below(array.count - max(start, place) + 1)
      #expect(
        counts.equalCount(start..<start + length, old, from: place)
          == Self.equalCount(array[start..<start + length], oldArray[place..<place + length]),
        "seed \(seed), step \(step), \(start), \(place), \(length)"
      )
      #expect(
        counts.equalCount(start..<start + length, old, from: start)
          == Self.equalCount(array[start..<start + length], oldArray[start..<start + length]),
        "seed \(seed), step \(step), \(start), \(length)"
      )
    }
  }

  /// Replays copies, edits and comparisons on arrays.
  @Test("Sections come and go as in an array", arguments: 0..<24)
  func randomSections(seed: Int) {
    var random = SeededGenerator(seed: seed)
    // One block, a few, and so many that the tree has three levels.
    let size = [3, 600, 3_000, 40_000][seed % 4]
    var array = (0..<random.below(size)).map { _ in random.below(4) }
    var counts = RowCounts(array)
    var kept: [(counts: RowCounts, array: [Int])] = []
    for step in 0..<rounds(60, thorough: 400) {
      let note: Comment = "seed \(seed), step \(step)"
      let section = random.below(array.count + 1)
      switch random.below(7) {
      case 0, 1:
        let rows = random.below(4)
        counts.insert(rows, at: section)
        array.insert(rows, at: section)
      case 2...3 where section < array.count:
        #expect(counts.remove(at: section) == array.remove(at: section), note)
      case 4 where section < array.count:
        counts[section] = step
        array[section] = step
      case 5: kept.append((counts, array))
      case 6:
        let first = random.below(array.count + 1)
        for _ in 0..<min(700, array.count - first) where size > 500 {
          counts.remove(at: first)
          array.remove(at: first)
        }
      default: break
      }
      if step % 8 == 0 { #expect(counts.checkInvariants() == [], note) }
      #expect(counts.count == array.count, note)
      #expect(counts.rowCount == array.reduce(0, +), note)
      let place = random.below(array.count + 1)
      #expect(counts.rowCount(before: place) == array[..<place].reduce(0, +), note)
      let row = random.below(counts.rowCount + 2)
      #expect(counts.section(holdingRow: row) == Self.section(holdingRow: row, array), note)
      guard let old = kept.randomElement(using: &random) else { continue }
      #expect((counts == old.counts) == (array == old.array), note)
      let (start, other) = (random.below(array.count + 1), random.below(old.array.count + 1))
      let length = min(array.count - start, old.array.count - other)
      #expect(
        counts.equalCount(start..<start + length, old.counts, from: other)
          == Self.equalCount(array[start..<start + length], old.array[other..<other + length]),
        note
      )
    }
    #expect(counts.checkInvariants() == [], "seed \(seed)")
    #expect(Array(counts) == array, "seed \(seed)")
    #expect(counts == RowCounts(array), "seed \(seed)")
    #expect(counts.hashValue == RowCounts(array).hashValue, "seed \(seed)")
    for old in kept { #expect(Array(old.counts) == old.array, "seed \(seed)") }
  }

  @Test("Only sections that are different are compared", arguments: [0, 60_000, 99_999])
  func sharing(section: Int) {
    let counts = RowCounts((0..<100_000).map { $0 % 7 })
    var other = counts
    other[section] += 1
    #expect(other.equalCount(0..<100_000, counts, from: 0) == section)
    other[section] -= 1
    #expect(other == counts)
    other.insert(9, at: section)
    #expect(other.equalCount(section + 1..<100_001, counts, from: section) == 100_000 - section)
    other.remove(at: section)
    #expect(other == counts)
  }

  /// The number of equal elements at the start of two arrays.
  private static func equalCount(_ left: ArraySlice<Int>, _ right: ArraySlice<Int>) -> Int {
    zip(left, right).prefix { $0 == $1 }.count
  }

  private static func section(holdingRow row: Int, _ array: [Int]) -> Int? {
    var rest = row
    for (section, rows) in array.enumerated() {
      if rest < rows { return section }
      rest -= rows
    }
    return nil
  }
}

@Suite("Row counts after the operations of a batch")
struct RowCountsAfterBatchTests {
  private let counts: RowCounts = [1, 2, 3, 4, 5]

  @Test("Sections that stay or move keep their counts")
  func sections() throws {
    var updates = TableUpdates()
    updates.deletedSections = [1]
    updates.insertedSections = [0, 4]
    updates.movedSections = [SectionMove(from: 4, to: 2), SectionMove(from: 0, to: 5)]
    let known = try #require(counts.following(updates, count: 6, changed: [1, 2, 4]))
    #expect(known.counts == [0, 3, 5, 4, 0, 1])
    #expect(known.unknown == [0, 1, 2, 4])
  }

  @Test("Without operations nothing changes")
  func nothing() throws {
    let known = try #require(counts.following(TableUpdates(), count: 5, changed: [4, 9, -1]))
    #expect(known.counts == counts)
    #expect(known.unknown == [4])
  }

  @Test("Operations that do not fit tell nothing")
  func misfits() {
    #expect(counts.following(TableUpdates(), count: 6, changed: []) == nil)
    for (deleted, inserted, moved) in [
      ([5], [0], []), ([-1], [0], []), ([0], [5], []), ([0], [-1], []),
      ([0], [], [SectionMove(from: 7, to: 0)]),
      ([], [1], [SectionMove(from: 0, to: 1)]),
      ([], [], [SectionMove(from: 0, to: 1), SectionMove(from: 0, to: 2)]),
    ] as [([Int], [Int], [SectionMove])] {
      var updates = TableUpdates()
      updates.deletedSections = deleted
      updates.insertedSections = inserted
      updates.movedSections = moved
      let count = 5 + inserted.count - deleted.count
      #expect(counts.following(updates, count: count, changed: []) == nil, "\(updates)")
    }
  }

  /// Compares with a walk over all sections.
  @Test("Random operations agree with a walk over the sections", arguments: 0..<200)
  func random(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let old = (0..<random.below(12)).map { _ in random.below(5) }
    var order = Array(old.indices.map(Optional.some))
    var updates = TableUpdates()
    let going = old.indices.filter { _ in random.below(4) == 0 }
    order.removeAll { $0.map(going.contains) ?? false }
    for source in going {
      let isMoved = random.below(2) == 0
      if !isMoved { updates.deletedSections.append(source) }
      if isMoved { order.insert(source, at: random.below(order.count + 1)) }
    }
    for _ in 0..<random.below(3) { order.insert(nil, at: random.below(order.count + 1)) }
    for (section, source) in order.enumerated() {
      if let source, going.contains(source) {
        updates.movedSections.append(SectionMove(from: source, to: section))
      }
      if source == nil { updates.insertedSections.append(section) }
    }
    let changed = old.indices.filter { _ in random.below(3) == 0 }
    let known = RowCounts(old).following(updates, count: order.count, changed: changed)
    let counts = try #require(known, "seed \(seed)")
    #expect(Array(counts.counts) == order.map { $0.map { old[$0] } ?? 0 }, "seed \(seed)")
    let unknown = order.indices.filter { order[$0].map(changed.contains) ?? true }
    #expect(counts.unknown == unknown, "seed \(seed)")
  }
}
