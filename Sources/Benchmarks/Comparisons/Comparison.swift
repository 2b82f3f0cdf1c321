import Platform

/// Rounds in which each subject does the job once, in an order drawn by lot.
@MainActor struct Comparison {
  /// The number of rounds that count; one more goes before them to warm up.
  let rounds: Int

  /// The bytes of memory to touch before each round; 0 for none.
  ///
  /// A virtual machine may get its memory page by page, at the first touch. Without this, the first
  /// subject that needs new memory would wait for it.
  var touchedBytes = 0

  /// The numbers that decide the order.
  var random: RandomNumbers

  /// Runs the job with all installed subjects.
  ///
  /// - Parameters:
  ///   - contestants: The subjects: Tabletop first, then the peers.
  ///   - isMissing: Called with each subject that is not installed.
  /// - Returns: The timings of the installed subjects, in the same order.
  /// - Throws: The error that stopped a subject.
  mutating func run(
    _ contestants: [any Subject],
    isMissing: (any Subject) -> Void
  ) throws -> [Timing] {
    var present: [(contestant: any Subject, version: String)] = []
    for contestant in contestants {
      if let version = contestant.version() {
        present.append((contestant, version))
      } else {
        isMissing(contestant)
      }
    }
    var measurements: [[Measurement]] = present.map { _ in [] }
    for round in 0...rounds {
      touchMemory()
      for index in present.indices.shuffled(using: &random) {
        let measurement = try present[index].contestant.run()
        if round > 0 { measurements[index].append(measurement) }
      }
    }
    return zip(present, measurements).map { standing($0.contestant, $0.version, $1) }
  }

  private func touchMemory() {
    guard touchedBytes > 0 else { return }
    let bytes = [UInt8](repeating: 1, count: touchedBytes)
    // The compiler must not remove the array.
    precondition(bytes[Int.random(in: bytes.indices)] == 1)
  }

  private func standing(
    _ contestant: any Subject,
    _ version: String,
    _ measurements: [Measurement]
  ) -> Timing {
    Timing(
      name: contestant.name,
      isOurs: contestant.isOurs || version == "this build",
      detail: contestant.detail,
      version: version,
      amounts: measurements.map(\.amount).sorted(),
      answer: measurements[0].answer,
      peakMemory: measurements.compactMap(\.peakMemory).max()
    )
  }
}
