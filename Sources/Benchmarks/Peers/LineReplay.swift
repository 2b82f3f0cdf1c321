import Platform

/// A program that answers a line of standard input with a line; the whole process is timed.
@MainActor struct LineReplay: Contestant {
  let name: String
  let detail: String
  private let program: String
  private let arguments: [String]
  private let script: Script

  /// The first words of what it says of itself, which is all that some say on a line.
  func version() -> String? {
    Machine.firstLine(of: program, ["--version"])
      .map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
  }

  func run() throws -> Measurement {
    let result = try Process.run(program, arguments, input: script.path)
    guard result.exitStatus == 0 else {
      throw BenchmarkError("\(name) ended with \(result.exitStatus)")
    }
    let answered = result.output.count { $0 == UInt8(ascii: "\n") }
    return Measurement(
      amount: Double(result.nanoseconds) / Double(script.count),
      answer: Answer(count: answered == script.count ? script.wholeCount : answered)
    )
  }
}

extension LineReplay {
  /// Lines for a peer, in a file.
  struct Script {
    let path: String

    /// How many lines.
    let count: Int

    /// How many ours has.
    let wholeCount: Int
  }

  /// sqlite3 printing two numbers, which looks nothing up.
  static func sqlitePrint(_ script: Script) -> LineReplay {
    LineReplay("sqlite3-print", "sqlite3 with .print, no look-up", ["sqlite3", ":memory:"], script)
  }

  /// sqlite3 selecting two numbers.
  static func sqliteSelect(_ script: Script) -> LineReplay {
    LineReplay("sqlite3-select", "sqlite3 with select", ["sqlite3", ":memory:"], script)
  }

  /// sqlite3 looking a row up by its id.
  static func sqliteLookUp(_ script: Script, in database: String) -> LineReplay {
    let words = ["sqlite3", "-readonly", database]
    return LineReplay("sqlite3-index", "sqlite3 selecting a row by its id", words, script)
  }

  /// bc adding two numbers.
  static func bc(_ script: Script) -> LineReplay {
    LineReplay("bc", "bc adding two numbers", ["bc", "-q"], script)
  }

  /// Python at its prompt, printing two numbers.
  static func python(_ script: Script) -> LineReplay {
    let program = Programs.python ?? "python3"
    return LineReplay("python3", "python3 -i with print", [program, "-q", "-i"], script)
  }

  private init(_ name: String, _ detail: String, _ words: [String], _ script: Script) {
    self.name = name
    self.detail = detail
    program = words[0]
    arguments = Array(words.dropFirst())
    self.script = script
  }
}
