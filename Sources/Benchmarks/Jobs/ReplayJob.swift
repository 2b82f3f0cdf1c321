import Platform

/// Replaying a script: each line is read, parsed, run and its result printed.
@MainActor struct ReplayJob: Job {
  let name = JobName.replay

  /// The command that creates four sections of a hundred rows, without a file.
  static let table = "new 100 100 100 100"

  /// The most lines for subjects that take the same time for each line.
  private static let smallCount = 200_000

  /// A section and a row.
  private typealias Pair = (section: Int, row: Int)

  func heats(isQuick: Bool, in folder: String) throws -> [Run] {
    let count = isQuick ? 12_000 : 1_000_000
    var random = RandomNumbers(seed: 20_260_102)
    let pairs = (0..<count).map { _ in
      (section: Int(random.next() % 4), row: Int(random.next() % 100))
    }
    return [
      Run(
        input: "\(count) lines",
        rounds: 3,
        unit: .microsecondsPerLine,
        answer: Answer(count: count),
        goals: [
          Goal(.faster(than: "sqlite3-print", atLeast: 2)),
          Goal(.faster(than: "sqlite3-index", atLeast: 10)), Goal(.faster(than: "bc", atLeast: 3)),
        ],
        contestants: try ours(pairs, folder) + peers(pairs, folder)
      ), try check(isQuick: isQuick, pairs, in: folder),
    ]
  }

  /// Checking a recording beside running its script, where every command prints its output.
  private func check(isQuick: Bool, _ pairs: [Pair], in folder: String) throws -> Run {
    let pairs = pairs.prefix(isQuick ? 12_000 : 100_000)
    let lines = pairs.map { "row \($0.section) \($0.row)" }
    let script = try save([Self.table] + lines, as: "\(folder)/checked.tabletop")
    return Run(
      input: "\(pairs.count) commands with their output",
      rounds: 3,
      unit: .microsecondsPerLine,
      answer: Answer(count: pairs.count),
      goals: [
        Goal(.slower(than: "tabletop", atMost: 1.2), of: "check"),
        Goal(.peakMemory(atMost: 64e6), of: "check"),
      ],
      contestants: [
        TabletopReplay(script: script, count: pairs.count),
        ScriptCheck(script: script, count: pairs.count),
      ]
    )
  }

  private func ours(_ pairs: [Pair], _ folder: String) throws -> [any Subject] {
    let commands = pairs.enumerated().map { line, pair in
      switch line % 3 {
      case 0: "row \(pair.section) \(pair.row)"
      case 1: "sections"
      default: "select \(pair.section) \(pair.row)"
      }
    }
    let script = try save([ReplayJob.table] + commands, as: "\(folder)/replay.tabletop")
    return [
      TabletopReplay(script: script, count: pairs.count),
      SessionReplay(
        "session",
        "only the session, output as values",
        Array(commands.prefix(Self.smallCount)),
        wholeCount: commands.count
      ),
    ]
  }

  /// Returns the peers, which may have fewer lines because the time is per line.
  private func peers(_ pairs: [Pair], _ folder: String) throws -> [any Subject] {
    func script(_ name: String, most: Int, _ line: (Pair) -> String) throws -> LineReplay.Script {
      let lines = pairs.prefix(most).map(line)
      return LineReplay.Script(
        path: try save(lines, as: "\(folder)/\(name)"),
        count: lines.count,
        wholeCount: pairs.count
      )
    }
    let database = try makeDatabase(in: folder)
    return [
      .sqlitePrint(
        try script("print.sql", most: Self.smallCount) { ".print \($0.section) \($0.row)" }
      ),
      .sqliteSelect(
        try script("select.sql", most: Self.smallCount) { "select \($0.section), \($0.row);" }
      ),
      .sqliteLookUp(
        try script("index.sql", most: Self.smallCount) {
          "select * from t where id = \($0.section * 100 + $0.row);"
        },
        in: database
      ),
      .bc(try script("sum.bc", most: Self.smallCount) { "\($0.section)+\($0.row)" }),
      .python(try script("print.py", most: 50_000) { "print(\($0.section), \($0.row))" }),
    ] as [LineReplay]
  }

  /// Creates the same four hundred rows for sqlite3, if it is installed.
  private func makeDatabase(in folder: String) throws -> String {
    let path = "\(folder)/replay.db"
    let script = """
      create table t(id integer primary key, title, subtitle);
      with recursive n(i) as (select 0 union all select i + 1 from n where i < 399)
      insert into t select i, 'Row ' || i, 'Row ' || (i % 100) || ' of section ' || (i / 100) from n;
      """
    _ = try? Process.run("sqlite3", [path, script])
    return path
  }

  /// Writes lines to a file.
  private func save(_ lines: [String], as path: String) throws -> String {
    try Programs.write(Array(lines.map { $0 + "\n" }.joined().utf8), to: path)
  }
}
