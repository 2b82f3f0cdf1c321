import Platform

/// Replaying a script: each line is read, looked up, done and answered.
@MainActor struct ReplayJob: Job {
  let name = JobName.replay

  /// Four sections of a hundred rows, without a file.
  static let table = "new 100 100 100 100"

  func heats(isQuick: Bool, in folder: String) throws -> [Heat] {
    let count = isQuick ? 6_000 : 120_000
    var random = RandomNumbers(seed: 20_260_102)
    let pairs = (0..<count).map { _ in (Int(random.next() % 4), Int(random.next() % 100)) }
    return [
      Heat(
        input: "\(count) lines",
        rounds: isQuick ? 3 : 5,
        unit: (1e3, "us/line"),
        answer: Answer(count: count),
        contestants: try ours(pairs, folder) + peers(pairs, folder)
      )
    ]
  }

  private func ours(_ pairs: [(Int, Int)], _ folder: String) throws -> [any Contestant] {
    let commands = pairs.enumerated().map { line, pair in
      switch line % 3 {
      case 0: "row \(pair.0) \(pair.1)"
      case 1: "sections"
      default: "select \(pair.0) \(pair.1)"
      }
    }
    let script = try save([ReplayJob.table] + commands, as: "\(folder)/replay.tabletop")
    return [
      TabletopReplay(script: script, count: pairs.count),
      SessionReplay("session", "the session alone, answers as values", commands),
    ]
  }

  private func peers(_ pairs: [(Int, Int)], _ folder: String) throws -> [any Contestant] {
    func script(_ name: String, _ line: (Int, Int) -> String) throws -> String {
      try save(pairs.map(line), as: "\(folder)/\(name)")
    }
    let count = pairs.count
    return [
      LineReplay.sqlitePrint(try script("print.sql") { ".print \($0) \($1)" }, count),
      LineReplay.sqliteSelect(try script("select.sql") { "select \($0), \($1);" }, count),
      LineReplay.bc(try script("sum.bc") { "\($0)+\($1)" }, count),
      LineReplay.python(try script("print.py") { "print(\($0), \($1))" }, count),
    ]
  }

  /// Writes lines to a file.
  private func save(_ lines: [String], as path: String) throws -> String {
    let bytes = Array(lines.map { $0 + "\n" }.joined().utf8)
    _ = try Files.save(to: path, expecting: nil) { sink throws(FileError) in
      try sink.write(bytes)
    }
    return path
  }
}
