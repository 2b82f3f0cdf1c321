import Glibc
import TestSupport
import Testing

/// Every way out of the program, from each place where a person may be: the terminal is as it was found.
@Suite(
  .serialized,
  .timeLimit(.minutes(5)),
  .enabled(if: PseudoTerminal.isAvailable, "no pseudo-terminal can be opened here")
)
struct EndTests {
  /// Where a person is when it happens.
  enum Place: String, CaseIterable, Sendable { case prompt, halfALine, screen, work }

  /// A fault of the program, sent by hand, and the signals that end it.
  private static let signals = [
    SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGABRT, SIGILL, SIGTRAP, SIGBUS, SIGFPE,
  ]

  private func start(at place: Place) throws -> PromptFixture {
    let fixture = try PromptFixture(changes: ["TERM": "xterm-256color"])
    try fixture.terminal.wait(for: "in.json> ")
    try fixture.line("row 0 1", answers: "0 1  b", prompt: "in.json 0.1> ")
    switch place {
    case .prompt: break
    case .halfALine: try fixture.type("rows 0 --li", until: "rows 0 --li")
    case .screen: try fixture.type("browse\r", until: "lists the keys")
    case .work:
      try fixture.type("repeat 100000 rows\r", until: "repeat 100000 rows")
      try fixture.terminal.wait(for: "\n")
      usleep(100_000)
    }
    return fixture
  }

  /// What holds after each end: modes, what was switched on, the history, and nobody left at the terminal.
  private func check(_ fixture: PromptFixture, _ place: Place) throws {
    fixture.checkTerminal()
    let flags = try #require(fixture.terminal.initialFlags)
    #expect(fixture.terminal.flags == flags)
    let history = try #require(fixture.folder.read("state/tabletop/history"))
    #expect(history.hasPrefix("# tabletop history 1\n") && history.hasSuffix("\n"))
    let lines = history.split(separator: "\n")
    #expect(lines.contains("row 0 1"))
    #expect(lines.contains("browse") == (place == .screen))
  }

  @Test(arguments: signals, Place.allCases)
  func `a signal restores the terminal and ends the program as signals do`(
    number: Int32,
    place: Place
  ) throws {
    let fixture = try start(at: place)
    fixture.terminal.signal(number)
    #expect(try fixture.terminal.waitForEnd() == .signalled(number))
    try check(fixture, place)
  }

  @Test(arguments: [
    ["quit\r"], ["exit\r"], ["\u{4}"], ["\u{3}", "\u{4}"], ["half\u{3}", "\u{4}"],
  ])
  func `a person who leaves has the terminal back`(keys: [String]) throws {
    let fixture = try start(at: .prompt)
    for (index, key) in keys.enumerated() {
      if index > 0 { try fixture.terminal.wait(for: "0.1> ") }
      try fixture.terminal.send(key)
    }
    #expect(try fixture.terminal.waitForEnd() == .exited(0))
    try check(fixture, .prompt)
  }

  @Test(arguments: Place.allCases)
  func `after a kill nothing of the history is missing`(place: Place) throws {
    let fixture = try start(at: place)
    fixture.terminal.signal(SIGKILL)
    #expect(try fixture.terminal.waitForEnd() == .signalled(SIGKILL))
    let history = try #require(fixture.folder.read("state/tabletop/history"))
    #expect(history.contains("row 0 1\n") && history.hasSuffix("\n"))
  }

  @Test(arguments: Place.allCases)
  func `a terminal that closes ends the program wherever it is`(place: Place) throws {
    let fixture = try start(at: place)
    let end = try fixture.terminal.hangUp()
    #expect([.signalled(SIGHUP), .exited(0), .exited(4), .exited(1)].contains(end), "\(end)")
    let history = try #require(fixture.folder.read("state/tabletop/history"))
    #expect(history.contains("row 0 1\n") && history.hasSuffix("\n"))
  }
}
