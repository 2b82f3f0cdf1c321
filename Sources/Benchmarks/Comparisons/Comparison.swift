import Platform

/// Rounds in which each subject does the job once, in an order drawn by lot.
@MainActor struct Comparison {
  /// The number of rounds that count; one more goes before them to warm up.
  let rounds: Int

  /// The bytes of a large input, or nil.
  ///
  /// The memory that a subject needs for it is touched before, so that no subject waits until the
  /// machine lends it.
  var largeByteCount: Int?

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
      for index in present.indices.shuffled(using: &random) {
        touchMemory(of: present[index].contestant)
        let measurement = try present[index].contestant.run()
        if round > 0 { measurements[index].append(measurement) }
      }
    }
    return zip(present, measurements).map { standing($0.contestant, $0.version, $1) }
  }

  private func touchMemory(of subject: any Subject) {
    guard let largeByteCount else { return }
    Memory.touch(min(subject.memoryPerByte * largeByteCount, Machine.availableMemory / 2))
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
