import Platform

/// A program that answers a line of standard input with a line; the whole process is timed.
@MainActor struct LineReplay: Contestant {
  let name: String
  let detail: String
  private let program: String
  private let arguments: [String]
  private let versionArguments: [String]
  private let script: String
  private let count: Int

  /// The first words of what it says of itself, which is all that some say on a line.
  func version() -> String? {
    Machine.firstLine(of: program, versionArguments)
      .map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
  }

  func run() throws -> Measurement {
    let result = try Process.run(program, arguments, input: script)
    guard result.exitStatus == 0 else {
      throw BenchmarkError("\(name) ended with \(result.exitStatus)")
    }
    return Measurement(
      nanoseconds: Double(result.nanoseconds) / Double(count),
      answer: Answer(count: result.output.count { $0 == UInt8(ascii: "\n") })
    )
  }
}

extension LineReplay {
  /// sqlite3 printing two numbers, which looks nothing up.
  static func sqlitePrint(_ script: String, _ count: Int) -> LineReplay {
    sqlite("sqlite3-print", "sqlite3 with .print, no look-up", script, count)
  }

  /// sqlite3 selecting two numbers.
  static func sqliteSelect(_ script: String, _ count: Int) -> LineReplay {
    sqlite("sqlite3-select", "sqlite3 with select", script, count)
  }

  private static func sqlite(
    _ name: String,
    _ detail: String,
    _ script: String,
    _ count: Int
  ) -> LineReplay {
    LineReplay(
      name: name,
      detail: detail,
      program: "sqlite3",
      arguments: [":memory:"],
      versionArguments: ["--version"],
      script: script,
      count: count
    )
  }

  /// bc adding two numbers.
  static func bc(_ script: String, _ count: Int) -> LineReplay {
    LineReplay(
      name: "bc",
      detail: "bc adding two numbers",
      program: "bc",
      arguments: ["-q"],
      versionArguments: ["--version"],
      script: script,
      count: count
    )
  }

  /// Python at its prompt, printing two numbers.
  static func python(_ script: String, _ count: Int) -> LineReplay {
    LineReplay(
      name: "python3",
      detail: "python3 -i with print",
      program: "python3",
      arguments: ["-q", "-i"],
      versionArguments: ["--version"],
      script: script,
      count: count
    )
  }
}
