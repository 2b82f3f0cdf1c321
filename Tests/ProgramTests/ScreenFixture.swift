import TestSupport
import Testing

/// The built program at a terminal, and what a person sees there.
final class ScreenFixture {
  /// The keys that are more than characters.
  enum Key: String {
    case up = "\u{1B}[A"
    case down = "\u{1B}[B"
    case left = "\u{1B}[D"
    case right = "\u{1B}[C"
    case home = "\u{1B}[H"
    case end = "\u{1B}[F"
    case delete = "\u{1B}[3~"
    case backspace = "\u{7F}"
    case tab = "\t"
    case altF = "\u{1B}f"
    case wordRight = "\u{1B}[1;5C"
    case enter = "\r"
    case ctrlC = "\u{3}"
    case ctrlD = "\u{4}"
    case ctrlE = "\u{5}"
    case ctrlF = "\u{6}"
    case ctrlG = "\u{7}"
    case ctrlL = "\u{C}"
    case ctrlR = "\u{12}"
    case ctrlU = "\u{15}"
    case ctrlZ = "\u{1A}"
  }

  let prompt: PromptFixture
  private(set) var screen: TerminalScreen
  private var shownCount = 0

  var terminal: PseudoTerminal { prompt.terminal }

  /// Starts the program without its opening lines, and waits for the prompt.
  init(
    _ arguments: [String] = ["-q", "in.json"],
    columns: Int = 80,
    rows: Int = 24,
    joinsCharacters: Bool = false,
    reflows: Bool = false,
    changes: [String: String] = [:]
  ) throws {
    prompt = try PromptFixture(
      arguments,
      changes: changes,
      columns: UInt16(columns),
      rows: UInt16(rows)
    )
    screen = TerminalScreen(
      columns: columns,
      rows: rows,
      joinsCharacters: joinsCharacters,
      reflows: reflows
    )
    _ = try wait { $0.marksPastes && $0.rows.last?.hasSuffix("> ▏") == true }
  }

  /// Starts a shell, of which the variable `T` names the program.
  init(shell: [String]) throws {
    prompt = try PromptFixture(changes: ["PS1": "$ "], shell: shell)
    screen = TerminalScreen()
  }

  /// Types text.
  func type(_ text: String) throws { try terminal.send(text) }

  /// Presses a key so many times.
  func press(_ key: Key, times: Int = 1) throws {
    try terminal.send(String(repeating: key.rawValue, count: times))
  }

  /// Pastes text, as a terminal does that was asked to mark it.
  func paste(_ text: String) throws { try terminal.send("\u{1B}[200~\(text)\u{1B}[201~") }

  /// Waits until the whole screen shows these lines; the mark stands for the cursor.
  func see(_ lines: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let wanted = lines.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    _ = try wait { $0.rows == wanted }
    report(lines, screen.rows.joined(separator: "\n"), sourceLocation)
  }

  /// Waits until the last lines of the screen are these.
  func seeAtEnd(_ lines: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let wanted = lines.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    _ = try wait { $0.rows.suffix(wanted.count) == wanted[...] }
    let seen = screen.rows.suffix(wanted.count).joined(separator: "\n")
    report(lines, seen, sourceLocation)
  }

  /// Waits until something holds of the screen; false where it never does.
  func wait(seconds: Double = 10, until isMet: (TerminalScreen) -> Bool) throws -> Bool {
    var problem: (any Error)?
    let isMet = try terminal.wait(seconds: seconds) {
      do { try update() } catch { problem = error }
      return problem != nil || isMet(screen)
    }
    if let problem { throw problem }
    return isMet
  }

  /// Shows what the program wrote, and answers what it asked of the terminal.
  private func update() throws {
    repeat {
      screen.feed(terminal.log[shownCount...])
      shownCount = terminal.log.count
      let answers = screen.takeAnswers()
      if !answers.isEmpty { try terminal.send(answers) }
    } while shownCount < terminal.log.count
  }

  /// Gives the terminal another size, all at once for the program and the screen.
  func resize(columns: Int, rows: Int = 24) throws {
    _ = try wait { _ in true }
    screen.resize(columns: columns, rows: rows)
    terminal.resize(columns: UInt16(columns), rows: UInt16(rows))
  }

  /// Enters a command and waits for the next prompt.
  func answer(to command: String) throws {
    try type("\(command)\r")
    let line = "in.json> \(command)"
    let isAnswered = try wait { screen in
      guard let start = screen.history.lastIndex(of: line) else { return false }
      return screen.rows.last == "in.json> ▏" && screen.history.count > start + 1
    }
    #expect(isAnswered, "\(screen.rows)")
  }

  /// Drops the line with Ctrl-C, and waits for what the screen shows then.
  func leaveLine(_ lines: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try press(.ctrlC)
    try see(lines, sourceLocation: sourceLocation)
  }

  /// Ends the program with Ctrl-D and looks whether all is as it was.
  func leave(sourceLocation: SourceLocation = #_sourceLocation) throws {
    try press(.ctrlD)
    try checkEnd(sourceLocation: sourceLocation)
  }

  /// Waits until the program has ended, and looks whether all is as it was.
  func checkEnd(sourceLocation: SourceLocation = #_sourceLocation) throws {
    #expect(try terminal.waitForEnd() == .exited(0), sourceLocation: sourceLocation)
    _ = try wait { _ in true }
    #expect(screen.unknown == [], sourceLocation: sourceLocation)
    #expect(!screen.marksPastes, sourceLocation: sourceLocation)
    prompt.checkTerminal()
  }

  private func report(_ wanted: String, _ seen: String, _ sourceLocation: SourceLocation) {
    guard wanted != seen || !screen.unknown.isEmpty else { return }
    Issue.record(
      """
      The screen shows:
      \(seen)
      and not:
      \(wanted)
      Unknown sequences: \(screen.unknown)
      """,
      sourceLocation: sourceLocation
    )
  }
}

@available(*, unavailable) extension ScreenFixture: Sendable {}
