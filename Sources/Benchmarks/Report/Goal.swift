/// A goal of a subject at a job, relative to the peers of the same run.
struct Goal: Hashable, Sendable {
  /// A measure with its bound.
  enum Limit: Hashable, Sendable {
    /// Another subject takes at least N times as long.
    case faster(than: String, atLeast: Double)

    /// It takes at most N times as long as another subject.
    case slower(than: String, atMost: Double)

    /// It takes at most this amount, in nanoseconds, or in bytes if the run counts bytes.
    case amount(atMost: Double)

    /// Its peak memory is at most N times the bytes of the input.
    case memoryOfInput(atMost: Double)

    /// Its peak memory is at most this number of bytes.
    case peakMemory(atMost: Double)

    /// Its memory is at most N times that of another subject.
    case memory(of: String, atMost: Double)

    /// The slowest subject takes at most N times as long as the fastest.
    case range(atMost: Double)

    /// It takes at most N times as long as with a tenth of the rows.
    ///
    /// For log n the factor is 1.17, from a million rows to ten million.
    case growth(atMost: Double)
  }

  /// The subject with the goal.
  var contestant = "tabletop"

  let limit: Limit

  init(_ limit: Limit, of contestant: String = "tabletop") {
    self.limit = limit
    self.contestant = contestant
  }

  /// The peer to compare with, or nil.
  var peer: String? {
    switch limit {
    case .faster(let peer, _), .slower(let peer, _), .memory(let peer, _): peer
    case .amount, .memoryOfInput, .peakMemory, .range, .growth: nil
    }
  }

  /// The bound.
  var bound: Double {
    switch limit {
    case .faster(_, let least): least
    case .slower(_, let most), .amount(let most), .memoryOfInput(let most),
      .peakMemory(let most), .memory(_, let most), .range(let most), .growth(let most):
      most
    }
  }

  /// Whether a measured value meets the bound.
  func isMet(by value: Double) -> Bool {
    if case .faster = limit { value >= bound } else { value <= bound }
  }

  /// Returns the measured value.
  ///
  /// - Parameters:
  ///   - standings: The timings of all subjects in this run.
  ///   - byteCount: The bytes of the input.
  ///   - curve: The times of this job at this and smaller numbers of rows, smallest first.
  /// - Returns: The value to compare with the bound, or nil if a required subject or input is
  ///   missing.
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
    case .peakMemory: return own.peakMemory.map(Double.init)
    case .memory:
      guard let peak = own.peakMemory, let other = other?.peakMemory else { return nil }
      return Double(peak) / Double(other)
    case .growth: return curve?.growth
    case .range: return nil
    }
  }
}
