import Platform

/// The requested jobs, run in a temporary folder that is deleted at the end.
@MainActor final class BenchmarkSuite {
  private let options: BenchmarkOptions
  private let report: Report
  private let write: (String) throws -> Void

  /// The numbers that decide the order of the subjects in each round.
  private var random: RandomNumbers

  /// The goal results so far.
  private var verdicts: [GoalResult] = []

  /// The peers so far with their versions, in the order of appearance.
  private var peers: [(name: String, version: String)] = []

  /// The names of the peers that are not installed, in the order of appearance.
  private var missing: [String] = []

  /// The curves over numbers of rows so far, in the order of appearance.
  private var curves: [Curve] = []

  /// Creates a suite.
  ///
  /// - Parameters:
  ///   - options: The options from the command line.
  ///   - write: Called with each line of the report.
  init(options: BenchmarkOptions, write: @escaping (String) throws -> Void) {
    self.options = options
    self.write = write
    random = RandomNumbers(seed: options.seed)
    report = Report(form: options.form)
  }

  /// Measures and reports; a missed goal is not an error.
  ///
  /// - Throws: An error if a subject fails or has a different result.
  func run() throws {
    let folder = try TemporaryFolder()
    try report.header(Machine(), seed: options.seed).forEach(write)
    for name in options.jobs {
      for heat in try job(name).heats(isQuick: options.isQuick, in: folder.path) {
        try run(heat, of: name)
      }
    }
    try report.summary(verdicts, peers: peers, missing: missing).forEach(write)
    if let path = options.plot { try draw(to: path) }
    if options.updatesPages { try PageTables(results: verdicts).update() }
  }

  private func draw(to path: String) throws {
    guard let text = CurvePicture(curves: curves).text else {
      throw BenchmarkError("no job ran at two sizes")
    }
    _ = try Programs.write(Array(text.utf8), to: path)
  }

  private func job(_ name: JobName) -> any Job {
    switch name {
    case .start: StartJob()
    case .prompt: PromptJob()
    case .open: OpenJob()
    case .save: SaveJob()
    case .engine: EngineJob()
    case .geometry: GeometryJob()
    case .queries: QueriesJob()
    case .diff: DiffJob()
    case .replay: ReplayJob()
    case .commands: CommandsJob(before: options.before)
    case .frame: FrameJob()
    case .print: PrintJob()
    case .trace: TraceJob()
    case .wirings: WiringsJob()
    case .memory: MemoryJob()
    case .databases: DatabasesJob()
    case .page: PageJob()
    }
  }

  private func run(_ heat: Run, of job: JobName) throws {
    if heat.contestants.allSatisfy({ $0 is MissingSubject }) { return try leaveOut(heat, of: job) }
    var absent: [any Subject] = []
    var comparison = Comparison(
      rounds: heat.rounds,
      largeByteCount: heat.largeByteCount,
      random: random
    )
    let standings = try comparison.run(heat.contestants.filter(options.includes)) {
      absent.append($0)
    }
    random = comparison.random
    guard let ours = standings.first, ours.name == heat.contestants[0].name else {
      throw BenchmarkError("\(heat.contestants[0].name) is missing beside this program")
    }
    try report.title(job, heat).forEach(write)
    for standing in standings {
      let isKnown = peers.contains { $0.name == standing.name }
      if !standing.isOurs, !isKnown { peers.append((standing.name, standing.version)) }
      try report.lines(standing, against: ours, in: heat, of: job).forEach(write)
    }
    try note(absent, in: heat, of: job)
    for standing in standings where !standing.answer.agrees(with: heat.answer) {
      throw BenchmarkError(
        "\(standing.name) returned \(standing.answer), expected \(heat.answer)"
      )
    }
    try judge(heat, of: job, standings)
  }

  /// Writes a run that is left out, because a program that all its subjects need is not installed.
  private func leaveOut(_ heat: Run, of job: JobName) throws {
    try report.title(job, heat).forEach(write)
    try note(heat.contestants, in: heat, of: job)
  }

  /// Writes which subjects are not installed.
  private func note(_ absent: [any Subject], in heat: Run, of job: JobName) throws {
    for contestant in absent {
      if !missing.contains(contestant.name) { missing.append(contestant.name) }
      try report.missing(contestant, in: heat, of: job).forEach(write)
    }
  }

  private func judge(_ heat: Run, of job: JobName, _ standings: [Timing]) throws {
    let curve = heat.place.map { place in
      let index = curves.firstIndex { $0.name == place.curve } ?? curves.count
      if index == curves.count { curves.append(Curve(name: place.curve)) }
      curves[index].append(rows: place.rows, nanoseconds: standings[0].median)
      return curves[index]
    }
    let found = heat.goals.map { goal in
      GoalResult(
        job: job,
        input: heat.input,
        goal: goal,
        unit: heat.unit,
        measured: goal.measure(standings, byteCount: heat.byteCount, curve: curve)
      )
    }
    try report.lines(found).forEach(write)
    verdicts += found
  }
}
