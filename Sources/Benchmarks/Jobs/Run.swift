/// A job at one size: its subjects, the expected result and the goals.
@MainActor struct Run {
  /// A unit of measurement.
  struct Unit: Hashable, Sendable {
    /// The size in nanoseconds or bytes.
    let size: Double

    let name: String

    static let milliseconds = Unit(size: 1e6, name: "ms")
    static let microseconds = Unit(size: 1e3, name: "us")
    static let nanoseconds = Unit(size: 1, name: "ns")
    static let microsecondsPerLine = Unit(size: 1e3, name: "us/line")
    static let bytes = Unit(size: 1, name: "B")
    static let bytesPerRow = Unit(size: 1, name: "B/row")

    /// Returns an amount with its unit.
    func text(_ amount: Double) -> String { "\((amount / size).significant) \(name)" }
  }

  /// The place of the run on a curve over the rows.
  struct Place: Hashable, Sendable {
    /// The name of the curve.
    let curve: String

    /// The number of rows.
    let rows: Int
  }

  /// The input, as text.
  let input: String

  /// The number of rounds that count.
  let rounds: Int

  /// The unit for amounts.
  let unit: Unit

  /// The bytes of the input, to compare memory with, or nil.
  var byteCount: Int?

  /// The expected result.
  let answer: Answer

  /// The goals.
  var goals: [Goal] = []

  /// The place of the first subject's median on a curve over the rows, or nil.
  var place: Place?

  /// The subjects: Tabletop first, then the peers.
  let contestants: [any Subject]

  /// The bytes of the input if it is large, or nil.
  var largeByteCount: Int? { byteCount.flatMap { $0 > 10_000_000 ? $0 : nil } }
}

/// Work that Tabletop and its peers do, at several sizes.
@MainActor protocol Job {
  /// The name of the job.
  var name: JobName { get }

  /// Returns the runs, small inputs first.
  func heats(isQuick: Bool, in folder: String) throws -> [Run]
}
