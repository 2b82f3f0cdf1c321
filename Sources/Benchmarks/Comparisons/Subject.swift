/// One way of doing a job: ours or a peer's.
@MainActor protocol Subject {
  /// The word that `--peer` knows it by.
  nonisolated var name: String { get }

  /// What exactly is timed.
  nonisolated var detail: String { get }

  /// Whether it is Tabletop itself.
  nonisolated var isOurs: Bool { get }

  /// Its version, or nil where it is not installed.
  func version() -> String?

  /// Does the job once.
  func run() throws -> Measurement
}

extension Subject {
  nonisolated var isOurs: Bool { false }
}

/// One run of a job.
struct Measurement: Hashable, Sendable {
  /// How long it took in nanoseconds; in a heat that counts bytes, how many.
  var amount: Double

  /// What came out, for comparing: the same facts from every contestant.
  var answer: Answer

  /// The most memory that a fresh process had, in bytes, where that is known.
  var peakMemory: Int?
}

/// How one contestant did over all rounds.
struct Timing: Sendable {
  let name: String

  /// Whether it is Tabletop itself, or something that this program does.
  let isOurs: Bool

  let detail: String
  let version: String

  /// The runs in ascending order of what they took.
  let amounts: [Double]

  let answer: Answer
  let peakMemory: Int?

  var median: Double {
    let middle = amounts.count / 2
    return amounts.count % 2 == 1
      ? amounts[middle] : (amounts[middle - 1] + amounts[middle]) / 2
  }

  var minimum: Double { amounts[0] }

  /// How far the slowest run was from the fastest, as a part of the median.
  var spread: Double { (amounts[amounts.count - 1] - amounts[0]) / median }
}

/// Why a measurement is worth nothing.
struct BenchmarkError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
