import Platform

/// A build of Tabletop that runs a script, as started by a user; the whole process is timed.
@MainActor final class CommandRun: Subject {
  let name: String
  let detail = "the program with -f, output as text"
  let isOurs = true
  private let program: String
  private let script: String
  private let count: Int
  private var answered: Int?

  /// The number of commands that set up the table.
  private static let setupCount = 2

  init(_ name: String, _ program: String, script: String, count: Int) {
    self.name = name
    self.program = program
    self.script = script
    self.count = count
  }

  func version() -> String? { Machine.firstLine(of: program, ["--version"]) }

  func run() throws -> Measurement {
    let answered = try answered ?? countAnswers()
    self.answered = answered
    let result = try Process.run(program, ["-f", script])
    guard result.exitStatus == 0 else {
      throw BenchmarkError("\(name) ended with \(result.exitStatus)")
    }
    return Measurement(
      amount: Double(result.nanoseconds) / Double(count),
      answer: Answer(count: answered)
    )
  }

  /// Returns the number of commands that report success.
  private func countAnswers() throws -> Int {
    let line = "\"$0\" --format jsonl -f \"$1\" | grep -c '\"ok\":true'"
    let result = try Process.run("sh", ["-c", line, program, script])
    guard let count = Int(result.text.split(separator: "\n").first ?? "") else {
      throw BenchmarkError("\(name) returned no output")
    }
    return count - Self.setupCount
  }
}

/// sqlite3 running statements over a table in memory; the whole process is timed.
@MainActor struct StatementRun: Subject {
  /// The way to count the completed statements.
  enum Counting: Sendable {
    /// One line per statement.
    case lines

    /// A last line with the number of changed rows.
    case lastLine
  }

  let name = "sqlite3"
  let detail = "sqlite3 with a table in memory"
  let script: String
  let count: Int
  let counting: Counting

  func version() -> String? {
    Machine.firstLine(of: "sqlite3", ["--version"])
      .map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
  }

  func run() throws -> Measurement {
    let result = try Process.run("sqlite3", ["-bail", ":memory:"], input: script)
    guard result.exitStatus == 0 else {
      throw BenchmarkError("sqlite3 ended with \(result.exitStatus)")
    }
    let answered =
      switch counting {
      case .lines: result.output.count { $0 == UInt8(ascii: "\n") }
      case .lastLine: Int(result.text.split(separator: "\n").last ?? "") ?? 0
      }
    return Measurement(
      amount: Double(result.nanoseconds) / Double(count),
      answer: Answer(count: answered)
    )
  }
}
