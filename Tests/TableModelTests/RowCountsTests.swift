import TestSupport
import Testing

@testable import TableModel

@Suite("Row counts in blocks")
struct RowCountsTests {
  @Test(
    "Counts are the elements of an array",
    arguments: [0, 1, 511, 512, 513, 1024, 1500]
  )
  func elements(sections: Int) {
    let array = (0..<sections).map { $0 * 7 % 13 }
    let counts = RowCounts(array)
    #expect(Array(counts) == array)
    #expect(counts.count == sections)
    #expect(counts.description == array.description)
    #expect(RowCounts(counts) == counts)
    #expect(counts == RowCounts(array))
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
      #expect(Array(counts) == array, "seed \(seed), step \(step)")
      #expect((counts == old) == (array == oldArray), "seed \(seed), step \(step)")
      let start = random.below(array.count)
      let place = random.below(array.count)
      let length = random.below(array.count - max(start, place) + 1)
      #expect(
        counts.matches(start..<start + length, old, from: place)
          == (array[start..<start + length] == oldArray[place..<place + length]),
        "seed \(seed), step \(step), \(start), \(place), \(length)"
      )
      #expect(
        counts.matches(start..<start + length, old, from: start)
          == (array[start..<start + length] == oldArray[start..<start + length]),
        "seed \(seed), step \(step), \(start), \(length)"
      )
    }
  }
}
