import TestSupport
import Testing

@testable import TableModel

@Suite("Row counts in blocks")
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
        counts.matches(start..<start + length, old, from: place) == isEqual,
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
