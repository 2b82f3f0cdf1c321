/// A job at one size: who does it, what must come out, and what is to be reached.
@MainActor struct Run {
  /// A unit of measurement.
  struct Unit: Hashable, Sendable {
    /// How many nanoseconds or bytes it is.
    let size: Double

    let name: String

    static let milliseconds = Unit(size: 1e6, name: "ms")
    static let microseconds = Unit(size: 1e3, name: "us")
    static let nanoseconds = Unit(size: 1, name: "ns")
    static let microsecondsPerLine = Unit(size: 1e3, name: "us/line")
    static let bytesPerRow = Unit(size: 1, name: "B/row")

    /// An amount with the unit behind it.
    func text(_ amount: Double) -> String { "\((amount / size).significant) \(name)" }
  }

  /// Where the heat stands on a curve over the rows.
  struct Place: Hashable, Sendable {
    /// The name of the curve.
    let curve: String

    /// How many rows.
    let rows: Int
  }

  /// The input in words.
  let input: String

  /// How many rounds count.
  let rounds: Int

  /// The unit that amounts are shown in.
  let unit: Unit

  /// The bytes of the input, which memory is compared with, or nil.
  var byteCount: Int?

  /// What must come out.
  let answer: Answer

  /// What is to be reached.
  var goals: [Goal] = []

  /// Where the first contestant's median stands on a curve over the rows, or nil.
  var place: Place?

  /// Tabletop first, then the peers.
  let contestants: [any Subject]
}

/// Something that Tabletop and its peers do, at several sizes.
@MainActor protocol Job {
  /// What the job is called.
  var name: JobName { get }

  /// The inputs, the small ones first.
  func heats(isQuick: Bool, in folder: String) throws -> [Run]
}
