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
