import Platform

/// Replaying a script: each line is read, looked up, done and answered.
@MainActor struct ReplayJob: Job {
  let name = JobName.replay

  /// Four sections of a hundred rows, without a file.
  static let table = "new 100 100 100 100"

  func heats(isQuick: Bool, in folder: String) throws -> [Heat] {
    let count = isQuick ? 6_000 : 120_000
    var random = RandomNumbers(seed: 20_260_102)
    var commands: [String] = []
    var pairs: [(Int, Int)] = []
    for line in 0..<count {
      let (section, row) = (Int(random.next() % 4), Int(random.next() % 100))
      pairs.append((section, row))
      switch line % 3 {
      case 0: commands.append("row \(section) \(row)")
      case 1: commands.append("sections")
      default: commands.append("select \(section) \(row)")
      }
    }
    func script(_ name: String, _ lines: [String]) throws -> String {
      let path = "\(folder)/\(name)"
      let bytes = Array(lines.map { $0 + "\n" }.joined().utf8)
      _ = try Files.save(to: path, expecting: nil) { sink throws(FileError) in
        try sink.write(bytes)
      }
      return path
    }
    let ours = try script("replay.tabletop", [ReplayJob.table] + commands)
    return [
      Heat(
        input: "\(count) lines",
        rounds: isQuick ? 3 : 5,
        unit: (1e3, "us/line"),
        answer: Answer(count: count),
        contestants: [
          TabletopReplay(script: ours, count: count),
          SessionReplay(commands: commands),
          LineReplay.sqlitePrint(
            try script("print.sql", pairs.map { ".print \($0) \($1)" }),
            count
          ),
          LineReplay.sqliteSelect(
            try script("select.sql", pairs.map { "select \($0), \($1);" }),
            count
          ),
          LineReplay.bc(try script("sum.bc", pairs.map { "\($0)+\($1)" }), count),
          LineReplay.python(try script("print.py", pairs.map { "print(\($0), \($1))" }), count),
        ]
      )
    ]
  }
}
