import Platform

/// Tabletop comparing a recording of a script with its replay; the whole process is timed.
@MainActor final class ScriptCheck: Subject {
  let name = "check"
  let detail = "the program with --check and the recording of the same script"
  let isOurs = true
  private let script: String
  private let count: Int
  private var transcript: String?
  private var memory: Int?

  /// Creates a check; the first run records the transcript before it is timed.
  ///
  /// - Parameters:
  ///   - script: The path of the script.
  ///   - count: The number of its commands after the one that creates the table.
  init(script: String, count: Int) {
    self.script = script
    self.count = count
  }

  func version() -> String? { Machine.firstLine(of: Programs.tabletop, ["--version"]) }

  func run() throws -> Measurement {
    let transcript = try transcript ?? record()
    self.transcript = transcript
    let result = try Process.run(Programs.tabletop, ["--check", transcript])
    let digits = result.text.split(separator: " ").compactMap { Int($0.filter(\.isNumber)) }
    guard result.exitStatus == 0, digits.count == 2 else {
      throw BenchmarkError("tabletop --check ended with \(result.exitStatus): \(result.text)")
    }
    if memory == nil {
      memory = try Programs.peakMemory(of: [Programs.tabletop, "--check", transcript])
    }
    return Measurement(
      amount: Double(result.nanoseconds) / Double(count),
      answer: Answer(count: digits[1] - 1),
      peakMemory: memory
    )
  }

  private func record() throws -> String {
    let path = script + ".transcript"
    let line = "(echo record \"$2\"; cat \"$1\") | \"$0\" > /dev/null"
    let result = try Process.run("sh", ["-c", line, Programs.tabletop, script, path])
    guard result.exitStatus == 0 else { throw BenchmarkError("no recording") }
    return path
  }
}
