import Platform

/// The program runs the script as a person would start it; the whole process is timed.
@MainActor final class TabletopReplay: Contestant {
  let name = "tabletop"
  let detail = "the program with -f, answers as text"
  let isOurs = true
  private let script: String
  private let count: Int
  private var answered: Int?

  init(script: String, count: Int) {
    self.script = script
    self.count = count
  }

  /// The program stands beside this one.
  private var program: String {
    let own = Files.resolved("/proc/self/exe") ?? ""
    let folder = own.lastIndex(of: "/").map { own[..<$0] } ?? "."
    return "\(folder)/tabletop"
  }

  func version() -> String? { Machine.firstLine(of: program, ["--version"]) }

  func run() throws -> Measurement {
    let answered = try answered ?? countAnswers()
    self.answered = answered
    let result = try Process.run(program, ["-f", script])
    guard result.exitStatus == 0, result.output.count > count else {
      throw BenchmarkError("tabletop ended with \(result.exitStatus)")
    }
    return Measurement(
      nanoseconds: Double(result.nanoseconds) / Double(count),
      answer: Answer(count: answered)
    )
  }

  /// How many commands said that they are all well, but for the one that makes the table.
  private func countAnswers() throws -> Int {
    let result = try Process.run(program, ["--format", "jsonl", "-f", script])
    let lines = result.output.split(separator: UInt8(ascii: "\n"))
    let mark = Array("\"ok\":true".utf8)
    return lines.count { $0.firstRange(of: mark) != nil } - 1
  }
}
