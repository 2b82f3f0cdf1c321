/// A generator of numbers that a seed repeats. (SplitMix64.)
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Starts from a seed; the same one gives the same numbers on every machine.
  public init(seed: UInt64) { state = seed }

  /// Starts from a seed.
  public init(seed: Int) { self.init(seed: UInt64(truncatingIfNeeded: seed)) }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }

  /// A whole number from 0 and below a limit.
  public mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }

  /// True so many times out of a hundred.
  public mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
}

/// How often a test of random cases, or of many, goes round.
///
/// A usual run keeps all tests within minutes. `THOROUGH=1 swift test --filter SUITE` makes as many rounds as a test
/// is worth when what it looks at changes.
///
/// - Parameters:
///   - usual: The rounds of a usual run.
///   - thorough: The rounds of a thorough run.
/// - Returns: The one or the other.
public func rounds<Number: BinaryInteger>(_ usual: Number, thorough: Number) -> Number {
  getenvText("THOROUGH") == nil ? usual : thorough
}
