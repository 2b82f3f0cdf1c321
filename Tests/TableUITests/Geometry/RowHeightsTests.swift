import TableModel
import TestSupport
import Testing

@testable import TableUI

@Suite struct RowHeightsTests {
  private func list(_ heights: RowHeights) -> [Double] {
    (0..<heights.count).map { heights[$0] }
  }

  @Test(arguments: [0, 1, 31, 33, 127, 128, 129, 1000, 5000])
  func `keeps equal and mixed heights`(count: Int) {
    let equal = RowHeights(repeating: 44, count: count)
    #expect(equal.extent == 44 * Double(count))
    #expect(RowHeights(Array(repeating: 44.0, count: count)) == equal)
    let mixed = (0..<count).map { Double($0 % 7) + 0.1 }
    #expect(list(RowHeights(mixed)) == mixed)
    #expect(RowHeights(mixed).checkInvariants() == [])
  }

  @Test func `a million equal rows are one leaf`() {
    var heights = RowHeights((0..<1_000_000).lazy.map { _ in 44.0 })
    #expect(Array(heights.tree.leaves) == [.uniform(count: 1_000_000, height: 44)])
    heights[500_000] = 60
    heights.insert(RowHeights(repeating: 20, count: 1), at: 99)
    #expect(Array(heights.tree.leaves).count == 5)
    #expect(heights.band(of: 500_002) == Band(y: 44 * 500_000 + 80, height: 44))
    heights.remove(99..<100)
    heights[500_000] = 44
    #expect(Array(heights.tree.leaves) == [.uniform(count: 1_000_000, height: 44)])
  }

  @Test func `a height that is no Float comes back as it was`() {
    var heights = RowHeights((0..<100).map { Double($0) })
    heights[50] = 0.1
    #expect(heights[50] == 0.1)
    #expect(heights[51] == 51)
    #expect(heights.band(of: 50) == Band(y: 1225, height: 0.1))
  }

  @Test(arguments: [(-1.0, 0.0), (.nan, 0), (.infinity, 1e12), (1e300, 1e12), (-0.0, 0)])
  func `heights that would break the order are clamped`(height: Double, kept: Double) {
    #expect(RowHeights(repeating: height, count: 1)[0] == kept)
    #expect(RowHeights.accepts(height) == (height == 0))
  }

  @Test func `equal lists are equal however they were made`() {
    var heights = RowHeights([1, 2, 3])
    heights.insert(RowHeights(repeating: 44, count: 1000), at: 1)
    #expect(heights == RowHeights([1] + Array(repeating: 44, count: 1000) + [2, 3]))
    #expect(heights != RowHeights([1] + Array(repeating: 44, count: 1000) + [3, 2]))
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `agrees with an array over random edits`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var naive = random.heights(most: 1500)
    var heights = RowHeights(naive)
    for step in 0..<800 {
      edit(&heights, &naive, &random)
      #expect(heights.checkInvariants() == [], "seed \(seed), step \(step)")
      #expect(heights.count == naive.count, "seed \(seed), step \(step)")
      #expect(heights.extent == naive.reduce(0, +), "seed \(seed), step \(step)")
      if step % 40 == 0 { #expect(list(heights) == naive, "seed \(seed), step \(step)") }
    }
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `rows stay in order while thirds of a point come and go`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var heights = RowHeights((0..<90).map { Double($0 % 5) })
    for step in 0..<400 {
      let row = random.below(heights.count)
      let height = Double(random.below(200)) / (random.below(8) == 0 ? 3 : 4)
      switch random.below(4) {
      case 0 where heights.count > 60: heights.remove(row..<row + 1)
      case 1: heights.insert(RowHeights(repeating: height, count: 1), at: row)
      default: heights[row] = height
      }
      #expect(heights.checkInvariants() == [], "seed \(seed), step \(step)")
      let bands = (0..<heights.count).map(heights.band)
      let isSorted = zip(bands, bands.dropFirst()).allSatisfy { $0.y <= $1.y }
      #expect(isSorted, "seed \(seed), step \(step)")
      #expect(bands.last.map { $0.y <= heights.extent } == true, "seed \(seed), step \(step)")
    }
  }

  private func edit(
    _ heights: inout RowHeights,
    _ naive: inout [Double],
    _ random: inout SeededGenerator
  ) {
    let row = random.below(naive.count + 1)
    switch random.below(8) {
    case 0..<3:
      let height = random.height()
      heights.insert(RowHeights(repeating: height, count: 1), at: row)
      naive.insert(height, at: row)
    case 3..<6 where row < naive.count:
      let height = random.height()
      heights[row] = height
      naive[row] = height
    case 6:
      let more = random.heights(most: 80)
      heights.insert(RowHeights(more), at: row)
      naive.insert(contentsOf: more, at: row)
    default:
      let rows = row..<row + random.below(min(naive.count - row, 60) + 1)
      heights.remove(rows)
      naive.removeSubrange(rows)
    }
  }
}
