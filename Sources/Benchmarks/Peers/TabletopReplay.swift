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

  /// How many commands said that they are all well, but for the one that makes the table.
  private func countAnswers() throws -> Int {
    let line = "\"$0\" --format jsonl -f \"$1\" | grep -c '\"ok\":true'"
    let result = try Process.run("sh", ["-c", line, Programs.tabletop, script])
    guard let count = Int(result.text.split(separator: "\n").first ?? "") else {
      throw BenchmarkError("nothing was answered")
    }
    return count - 1
  }
}
