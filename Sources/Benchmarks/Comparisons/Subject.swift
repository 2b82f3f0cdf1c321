/// A program or method that does a job: Tabletop's or a peer's.
@MainActor protocol Subject {
  /// The name, as in `--peer`.
  nonisolated var name: String { get }

  /// The timed part of the work.
  nonisolated var detail: String { get }

  /// Whether it is Tabletop itself.
  nonisolated var isOurs: Bool { get }

  /// The memory that it needs for each byte of a large input, in bytes.
  nonisolated var memoryPerByte: Int { get }

  /// Returns its version, or nil if it is not installed.
  func version() -> String?

  /// Does the job once.
  func run() throws -> Measurement
}

extension Subject {
  nonisolated var isOurs: Bool { false }

  /// Objects of other programs take up to eight times the bytes of their file.
  nonisolated var memoryPerByte: Int { isOurs ? 2 : 9 }
}

/// A program that all subjects of a run need, and that is not installed.
struct MissingSubject: Subject {
  let name: String
  let detail = ""

  func version() -> String? { nil }

  func run() throws -> Measurement { throw BenchmarkError("\(name) is not installed") }
}

/// One run of a job.
struct Measurement: Hashable, Sendable {
  /// The duration in nanoseconds, or the number of bytes if the run counts bytes.
  var amount: Double

  /// The facts to compare, the same for every subject.
  var answer: Answer

  /// The peak memory of a fresh process, in bytes; nil if unknown.
  var peakMemory: Int?
}

/// The measurements of one subject over all rounds.
struct Timing: Sendable {
  let name: String

  /// Whether it is Tabletop itself, or a part of this program.
  let isOurs: Bool

  let detail: String
  let version: String

  /// The amounts of the runs, in ascending order.
  let amounts: [Double]

  let answer: Answer
  let peakMemory: Int?

  var median: Double {
    let middle = amounts.count / 2
    return amounts.count % 2 == 1
      ? amounts[middle] : (amounts[middle - 1] + amounts[middle]) / 2
  }

  var minimum: Double { amounts[0] }

  /// The distance between the slowest and the fastest run, as a fraction of the median.
  var spread: Double { (amounts[amounts.count - 1] - amounts[0]) / median }
}

/// The reason why a measurement is invalid.
struct BenchmarkError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
