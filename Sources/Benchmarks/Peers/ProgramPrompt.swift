import Platform

/// A program at a terminal, until its first prompt; the system reports its memory at that point.
///
/// All are started by `env`, with the same terminal and an empty home folder.
@MainActor struct ProgramPrompt: Subject {
  let name: String
  let detail: String
  private let words: [String]

  /// The end of the prompt.
  private let prompt: String

  private let home: String

  nonisolated var isOurs: Bool { name == "tabletop" }

  init(_ name: String, _ words: [String], prompt: String, home: String) {
    self.name = name
    self.words = words
    self.prompt = prompt
    self.home = home
    let arguments = words.dropFirst().map { $0.hasPrefix("/") ? "FILE" : $0 }
    detail =
      ([name] + arguments).joined(separator: " ") + " until \"\(prompt)\", resident memory there"
  }

  func version() -> String? {
    Machine.firstLine(of: words[0], ["--version"])
      .map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
  }

  func run() throws -> Measurement {
    let variables = ["HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME"].map { "\($0)=\(home)" }
    let program = try TerminalProgram("env", ["TERM=xterm-256color"] + variables + words)
    guard let time = program.wait(for: prompt, milliseconds: 60_000) else {
      throw BenchmarkError("\(name) did not show the prompt \(prompt)")
    }
    let status = "/proc/\(program.processID)/status"
    let memory = Machine.values(of: "VmRSS", in: status).first
      .flatMap { $0.split(separator: " ").first }.flatMap { Int($0) }
    return Measurement(
      amount: Double(time),
      answer: Answer(count: 1),
      peakMemory: memory.map { $0 << 10 }
    )
  }
}
