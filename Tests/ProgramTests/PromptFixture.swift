import TestSupport
import Testing

/// The built program at a terminal, in a folder of its own.
struct PromptFixture {
  let terminal: PseudoTerminal
  let folder: ScratchFolder

  /// Starts the program, or a shell of which the variable `T` names the program.
  init(
    _ arguments: [String] = ["in.json"],
    changes: [String: String] = [:],
    columns: UInt16 = 80,
    rows: UInt16 = 24,
    shell: [String] = [],
    home: ScratchFolder? = nil
  ) throws {
    folder = try home ?? ScratchFolder()
    // Who comes back finds the files as they were.
    if folder.read("in.json") == nil {
      try folder.write("[\"a\", \"b\", \"c\", \"d\"]", to: "in.json")
      try folder.write("[]", to: "second-file.json")
      try folder.write("echo from the script\n", to: "s.tabletop")
    }
    let program = try #require(TestPrograms.path(of: "tabletop"))
    terminal = try PseudoTerminal(
      "/usr/bin/env",
      arguments: ["-C", folder.path] + (shell.isEmpty ? [program] + arguments : shell),
      environment: TestPrograms.environment(
        home: folder.path,
        changes: changes.merging(shell.isEmpty ? [:] : ["T": program]) { $1 }
      ),
      columns: columns,
      rows: rows
    )
  }

  /// Types keys and waits for what comes of them.
  func type(_ keys: String, until text: String) throws {
    try terminal.send(keys)
    try terminal.wait(for: text)
  }

  /// Types a line and waits for an answer and the prompt behind it.
  func line(_ text: String, answers answer: String, prompt: String) throws {
    try type(text + "\r", until: answer)
    try terminal.wait(for: prompt)
  }

  /// Presses Ctrl-C and waits for the new prompt.
  func drop(prompt: String) throws {
    try type("\u{3}", until: "^C\r\n")
    try terminal.wait(for: prompt)
  }

  /// Presses Ctrl-D at an empty prompt.
  func leave() throws -> ProgramEnd {
    try terminal.send("\u{4}")
    return try terminal.waitForEnd()
  }

  /// Whether the terminal is as it was, and no mode that was switched on is still on.
  func checkTerminal() {
    #expect(terminal.flags == terminal.initialFlags)
    let log = String(decoding: terminal.log, as: UTF8.self)
    for mode in ["?2004", "?25", "?1049", "?1000"] {
      let (on, off) = mode == "?25" ? ("l", "h") : ("h", "l")
      guard let last = log.ranges(of: "\u{1B}[\(mode)\(on)").last else { continue }
      #expect(log[last.upperBound...].contains("\u{1B}[\(mode)\(off)"), "\(mode) stays on")
    }
  }
}
