import CommandLanguage
import Platform
import Teaching
import Workbench

/// Tabletop running the script as started by a user; the whole process is timed.
@MainActor final class TabletopReplay: Subject {
  let name = "tabletop"
  let detail = "the program with -f, output as text"
  let isOurs = true
  private let script: String
  private let count: Int
  private var answered: Int?

  init(script: String, count: Int) {
    self.script = script
    self.count = count
  }

  func version() -> String? { Machine.firstLine(of: Programs.tabletop, ["--version"]) }

  func run() throws -> Measurement {
    let answered = try answered ?? countAnswers()
    self.answered = answered
    let result = try Process.run(Programs.tabletop, ["-f", script])
    guard result.exitStatus == 0, result.output.count > count else {
      throw BenchmarkError("tabletop ended with \(result.exitStatus)")
    }
    return Measurement(
      amount: Double(result.nanoseconds) / Double(count),
      answer: Answer(count: answered)
    )
  }

  /// Returns the number of commands that report success, without the one that creates the table.
  private func countAnswers() throws -> Int {
    let line = "\"$0\" --format jsonl -f \"$1\" | grep -c '\"ok\":true'"
    let result = try Process.run("sh", ["-c", line, Programs.tabletop, script])
    guard let count = Int(result.text.split(separator: "\n").first ?? "") else {
      throw BenchmarkError("no output")
    }
    return count - 1
  }
}

/// The session inside this process, without start, reading and writing.
@MainActor final class SessionReplay: Subject {
  let name: String
  let detail: String
  let isOurs = true
  private let commands: [String]

  /// The commands before the clock starts.
  private let setup: [String]

  /// The number of commands of other subjects.
  ///
  /// The session reports this number if all its commands succeed.
  private let wholeCount: Int

  init(
    _ name: String,
    _ detail: String,
    _ commands: [String],
    _ setup: [String] = [],
    wholeCount: Int? = nil
  ) {
    self.wholeCount = wholeCount ?? commands.count
    self.name = name
    self.detail = detail
    self.commands = commands
    self.setup = setup
  }

  func version() -> String? { "this build" }

  func run() throws -> Measurement {
    let session = Session()
    var answered = 0
    func count(_ outcome: CommandResult) { answered += outcome.errorCode == nil ? 1 : 0 }
    for line in [ReplayJob.table] + setup { _ = session.run(line, at: CommandPlace()) { _ in } }
    let start = Clock.monotonicNanoseconds
    for command in commands { _ = session.run(command, at: CommandPlace(), report: count) }
    let end = Clock.monotonicNanoseconds
    return Measurement(
      amount: Double(end - start) / Double(commands.count),
      answer: Answer(count: answered == commands.count ? wholeCount : answered)
    )
  }
}

/// A program that prints a line for each line of standard input; the whole process is timed.
@MainActor struct LineReplay: Subject {
  let name: String
  let detail: String
  private let program: String
  private let arguments: [String]
  private let script: Script

  /// Returns the first words of its version text; some programs print only that on a line.
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
  /// The lines for a peer, in a file.
  struct Script {
    let path: String

    /// The number of lines.
    let count: Int

    /// The number of lines in Tabletop's script.
    let wholeCount: Int
  }

  /// Returns sqlite3 printing two numbers, without a lookup.
  static func sqlitePrint(_ script: Script) -> LineReplay {
    LineReplay("sqlite3-print", "sqlite3 with .print, no look-up", ["sqlite3", ":memory:"], script)
  }

  /// Returns sqlite3 selecting two numbers.
  static func sqliteSelect(_ script: Script) -> LineReplay {
    LineReplay("sqlite3-select", "sqlite3 with select", ["sqlite3", ":memory:"], script)
  }

  /// Returns sqlite3 looking up a row by its id.
  static func sqliteLookUp(_ script: Script, in database: String) -> LineReplay {
    let words = ["sqlite3", "-readonly", database]
    return LineReplay("sqlite3-index", "sqlite3 selecting a row by its id", words, script)
  }

  /// Returns bc adding two numbers.
  static func bc(_ script: Script) -> LineReplay {
    LineReplay("bc", "bc adding two numbers", ["bc", "-q"], script)
  }

  /// Returns Python at its prompt, printing two numbers.
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
