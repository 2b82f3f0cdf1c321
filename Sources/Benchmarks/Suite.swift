import Platform

/// All jobs that were asked for, in a folder of their own that goes away at the end.
@MainActor struct Suite {
  let options: BenchmarkOptions

  /// Measures and reports.
  ///
  /// - Parameter write: Gets each line of the report.
  /// - Throws: A contestant that failed, or one that came to another answer.
  func run(write: (String) throws -> Void) throws {
    let report = Report(isJSON: options.isJSON)
    try report.header(Machine()).forEach(write)
    let made = try Process.run("mktemp", ["-d"])
    guard made.exitStatus == 0, let folder = made.text.split(separator: "\n").first.map(String.init)
    else { throw BenchmarkError("no temporary folder") }
    defer { _ = try? Process.run("rm", ["-r", "--", folder]) }
    for job in makeJobs() {
      for heat in try job.heats(isQuick: options.isQuick, in: folder) {
        try run(heat, of: job.name, report, write)
      }
    }
  }

  private func makeJobs() -> [any Job] {
    options.jobs.map { name in
      switch name {
      case .start: StartJob()
      case .open: OpenJob()
      case .replay: ReplayJob()
      case .trace: TraceJob()
      case .diff: DiffJob()
      }
    }
  }

  private func run(
    _ heat: Heat,
    of job: JobName,
    _ report: Report,
    _ write: (String) throws -> Void
  ) throws {
    var missing: [any Contestant] = []
    let standings = try Contest(rounds: heat.rounds)
      .run(heat.contestants.filter(options.includes)) { missing.append($0) }
    guard let ours = standings.first, ours.name == heat.contestants[0].name else {
      throw BenchmarkError("\(heat.contestants[0].name) is not built beside this program")
    }
    try report.title(job, heat).forEach(write)
    for standing in standings {
      try write(report.line(standing, against: ours, in: heat, of: job))
    }
    for contestant in missing { try write(report.missing(contestant, in: heat, of: job)) }
    for standing in standings where !standing.answer.agrees(with: heat.answer) {
      throw BenchmarkError(
        "\(standing.name) answered \(standing.answer) instead of \(heat.answer)"
      )
    }
  }
}
