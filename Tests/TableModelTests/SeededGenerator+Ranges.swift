import TestSupport

extension SeededGenerator {
  /// A range of at most `most` positions within a count.
  mutating func range(within count: Int, most: Int) -> Range<Int> {
    let start = Int.random(in: 0...count, using: &self)
    return start..<start + Int.random(in: 0...Swift.min(most, count - start), using: &self)
  }
}
