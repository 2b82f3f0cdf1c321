/// What a contestant has to reach at a job, in the same run as those that it is compared with.
struct Goal: Hashable, Sendable {
  /// A measure with its bound.
  enum Limit: Hashable, Sendable {
    /// Another takes at least so many times as long.
    case faster(than: String, atLeast: Double)

    /// It takes at most so many times as long as another.
    case slower(than: String, atMost: Double)

    /// It takes at most so much, in nanoseconds, or in bytes where the heat counts those.
    case amount(atMost: Double)

    /// Its peak memory is at most so many times the bytes of the input.
    case memoryOfInput(atMost: Double)

    /// Its memory is at most so many times that of another.
    case memory(of: String, atMost: Double)

    /// The slowest of all takes at most so many times as long as the fastest.
    case range(atMost: Double)

    /// Ten times the rows cost at most so many times as much, from the smallest input to this one; log n
    /// is 1.24 from a thousand rows to ten millions.
    case growth(atMost: Double)
  }

  /// Who has to reach it.
  var contestant = "tabletop"

  let limit: Limit

  init(_ limit: Limit, of contestant: String = "tabletop") {
    self.limit = limit
    self.contestant = contestant
  }

  /// The peer that it is compared with, or nil.
  var peer: String? {
    switch limit {
    case .faster(let peer, _), .slower(let peer, _), .memory(let peer, _): peer
    case .amount, .memoryOfInput, .range, .growth: nil
    }
  }

  /// The bound.
  var bound: Double {
    switch limit {
    case .faster(_, let least): least
    case .slower(_, let most), .amount(let most), .memoryOfInput(let most), .memory(_, let most),
      .range(let most), .growth(let most):
      most
    }
  }

  /// Whether a measured value keeps the bound.
  func isMet(by value: Double) -> Bool {
    if case .faster = limit { value >= bound } else { value <= bound }
  }

  /// Looks up what was measured.
  ///
  /// - Parameters:
  ///   - standings: How all did in this heat.
  ///   - byteCount: The bytes of the input.
  ///   - curve: What this job took with fewer rows and with these, the fewest first.
  /// - Returns: The value to compare with the bound, or nil where somebody was missing that it takes.
  func measure(_ standings: [Timing], byteCount: Int?, curve: Curve?) -> Double? {
    if case .range = limit {
      let medians = standings.map(\.median)
      guard let fastest = medians.min(), let slowest = medians.max() else { return nil }
      return slowest / fastest
    }
    guard let own = standings.first(where: { $0.name == contestant }) else { return nil }
    let other = standings.first { $0.name == peer }
    switch limit {
    case .faster: return other.map { $0.median / own.median }
    case .slower: return other.map { own.median / $0.median }
    case .amount: return own.median
    case .memoryOfInput:
      guard let byteCount, let peak = own.peakMemory else { return nil }
      return Double(peak) / Double(byteCount)
    case .memory:
      guard let peak = own.peakMemory, let other = other?.peakMemory else { return nil }
      return Double(peak) / Double(other)
    case .growth: return curve?.growth
    case .range: return nil
    }
  }
}
