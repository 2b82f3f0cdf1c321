/// Gives numbers, from a seed or from the bytes of a fuzzer.
public protocol NumberSource {
  /// A whole number from 0 and below a limit.
  mutating func below(_ limit: Int) -> Int
}

extension NumberSource {
  /// One of some values.
  mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

  /// True so many times out of a hundred.
  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
}
