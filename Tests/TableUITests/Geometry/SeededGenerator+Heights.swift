import TestSupport

extension SeededGenerator {
  /// A height in quarters of a point: often 44, sometimes 0, sometimes no Float.
  mutating func height() -> Double {
    switch below(12) {
    case 0..<5: 44
    case 5: 0
    case 6: 16_777_216.25
    default: Double(below(800)) / 4
    }
  }

  /// Heights of a section: equal, mixed, or runs.
  mutating func heights(most: Int) -> [Double] {
    let count = below(most + 1)
    switch below(3) {
    case 0: return Array(repeating: height(), count: count)
    case 1: return (0..<count).map { _ in height() }
    default:
      var heights: [Double] = []
      while heights.count < count {
        heights += Array(repeating: height(), count: min(1 + below(90), count - heights.count))
      }
      return heights
    }
  }
}
