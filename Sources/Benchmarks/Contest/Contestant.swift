/// One way of doing a job: ours or a peer's.
@MainActor protocol Contestant {
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

extension Contestant {
  nonisolated var isOurs: Bool { false }
}
