import TestSupport
import Testing

/// The probe in a terminal: types, and waits for what the reader made of it.
struct ProbeSession {
  let terminal: PseudoTerminal
  let flags: TerminalFlags?
  let home: ScratchFolder

  init(
    _ changes: [String: String] = [:],
    settings: String? = nil,
    columns: UInt16 = 80,
    rows: UInt16 = 24,
    prompt: String = "",
    history: String? = nil,
    home: ScratchFolder? = nil
  ) throws {
    let home = try home ?? ScratchFolder()
    self.home = home
    var changes = changes
    if let settings { changes["EDITRC"] = try home.write(settings, to: "editrc") }
    let program = try #require(TestPrograms.path(of: "LineEditingProbe"))
    terminal = try PseudoTerminal(
      program,
      arguments: [prompt] + (history.map { [home.file($0)] } ?? []),
      environment: TestPrograms.environment(home: home.path, changes: changes),
      columns: columns,
      rows: rows
    )
    flags = terminal.initialFlags
    try terminal.wait(for: "1>")
  }

  /// Types keys and waits for an answer.
  func type(_ keys: String, answer: String) throws {
    try terminal.send(keys)
    try terminal.wait(for: answer)
  }

  /// Types keys and waits until they are on the screen.
  func type(_ keys: String, shows text: String) throws {
    try type(keys, answer: text)
  }

  /// Ends the probe and tells how it went.
  func finish() throws -> ProgramEnd {
    try terminal.send("\u{4}")
    return try terminal.waitForEnd()
  }
}
