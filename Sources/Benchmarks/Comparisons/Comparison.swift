import Platform

/// Rounds in which each contestant does the job once, the order turning by one each time.
@MainActor struct Comparison {
  /// How many rounds count; one more goes before them to warm up.
  let rounds: Int

  /// Lets all installed contestants do the job.
  ///
  /// - Parameters:
  ///   - contestants: Ours first, then the peers.
  ///   - isMissing: Told who is not installed.
  /// - Returns: How each did that is installed, in the same order.
  /// - Throws: What stopped a contestant.
  func run(
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
      for turn in present.indices {
        let index = (turn + round) % present.count
        let measurement = try present[index].contestant.run()
        if round > 0 { measurements[index].append(measurement) }
      }
    }
    return zip(present, measurements).map { standing($0.contestant, $0.version, $1) }
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
