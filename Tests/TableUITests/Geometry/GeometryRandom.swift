/// SplitMix64: the same numbers for the same seed on every machine.
struct GeometryRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }

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
