import TestSupport
import Testing

/// A long line is edited at random; after each step the screen must show what a fresh drawing would.
@Suite(
  .serialized,
  .timeLimit(.minutes(3)),
  .enabled(if: PseudoTerminal.isAvailable, "no pseudo-terminal can be opened here")
)
struct LineEditingScreenTests {
  private static let prompt = "in.json> "
  private static let sizes = [(80, 24), (30, 10), (29, 10), (20, 4), (13, 9), (7, 30), (100, 2)]

  /// A kind of terminal.
  enum Kind: CaseIterable {
    case cutting
    case reflowing
    /// One that knows nothing of emoji of several parts.
    case old
  }

  /// What is typed; a terminal does not know that a row goes on that ends with such an emoji.
  private static func letters(on kind: Kind) -> [Character] {
    Array("abcde 表京e\u{301}" + (kind == .reflowing ? "" : LineModel.emoji))
  }

  private static func history(on kind: Kind) -> [String] {
    let letters = String(letters(on: kind).suffix(4))
    let digits = String(repeating: "0123456789", count: 7)
    return ["echo one", "echo \(letters)\(letters)", "echo \(letters) three", "echo \(digits)"]
  }

  /// A session in which the history was typed.
  private func makeFixture(_ kind: Kind, _ history: [String]) throws -> ScreenFixture {
    let fixture = try ScreenFixture(
      columns: 80,
      rows: 24,
      joinsCharacters: kind != .old,
      reflows: kind == .reflowing
    )
    for command in history { try enter(command, in: fixture) }
    let answer = history[history.count - 1].dropFirst(5)
    try fixture.seeAtEnd("\(answer)\nin.json> ▏")
    return fixture
  }

  /// Enters a command and waits for the next prompt.
  ///
  /// What is typed while a command runs is echoed by the terminal itself, perhaps between two bytes of
  /// a character of the answer.
  private func enter(_ command: String, in fixture: ScreenFixture) throws {
    let written = fixture.terminal.log.count
    try fixture.type("\(command)\r")
    let isAnswered = try fixture.wait { screen in
      let log = fixture.terminal.log[written...]
      return log.contains(Array("\u{1B}[?2004h".utf8)) && screen.rows.last == "in.json> ▏"
    }
    #expect(isAnswered, "\(fixture.screen.rows)")
  }

  /// Whether the screen shows what it should; an old terminal spoils an emoji of several parts, but
  /// nothing else.
  private func isRight(_ rows: [String], _ wanted: [String], on kind: Kind) -> Bool {
    guard kind == .old else { return rows == wanted }
    return rows.count == wanted.count
      && zip(rows, wanted).allSatisfy { row, wanted in
        let (cells, wanted) = (cells(row), cells(wanted))
        return wanted.indices.allSatisfy { index in
          wanted[index] == "👨" || wanted[index] == (index < cells.count ? cells[index] : " ")
        } && cells.count <= wanted.count
      }
  }

  /// The columns of a row as an old terminal has them; both of an emoji hold its first part.
  private func cells(_ row: String) -> [String] {
    var cells: [String] = []
    for character in row.replacing(LineModel.emoji, with: "👨") {
      for scalar in character.unicodeScalars where scalar != "\u{200D}" {
        switch scalar {
        case "\u{301}": cells[cells.count - 1] += "\u{301}"
        case "表", "京": cells += [String(scalar), ""]
        case "👨", "👩", "👧": cells += ["👨", "👨"]
        default: cells.append(String(scalar))
        }
      }
    }
    return cells
  }

  /// Whether the screen comes to show what a fresh drawing would.
  private func check(
    _ fixture: ScreenFixture,
    _ line: LineModel,
    on kind: Kind,
    _ place: String
  ) throws -> Bool {
    let size = (columns: fixture.screen.columns, height: fixture.screen.height)
    let wanted = LineReference(prompt: Self.prompt, line: line, size: size).rows
    if try fixture.wait(until: { isRight($0.rows, wanted, on: kind) }) { return true }
    Issue.record(
      """
      \(kind), \(place) at \(size): the screen shows
      \(fixture.screen.rows.joined(separator: "\n"))
      and not:
      \(wanted.joined(separator: "\n"))
      \(fixture.terminal.dump.suffix(400))
      """
    )
    return false
  }

  private func edit(seed: Int, on kind: Kind) throws {
    let history = Self.history(on: kind)
    let fixture = try makeFixture(kind, history)
    // A terminal that divides rows anew moves some off a low screen.
    let sizes = kind == .reflowing ? Self.sizes.map { ($0.0, 60) } : Self.sizes
    var line = LineModel(seed: seed, letters: Self.letters(on: kind), history: history)
    let size = line.choose(sizes)
    try fixture.resize(columns: size.0, rows: size.1)
    // The line begins at this size, at the top of an empty screen.
    try fixture.press(.ctrlC)
    try fixture.press(.ctrlL)
    for step in 0..<120 where line.text.count < 200 {
      var key = ""
      if step % 12 == 11 {
        let size = line.choose(sizes)
        try fixture.resize(columns: size.0, rows: size.1)
      } else if step > 0 {
        key = line.next()
        try fixture.type(key)
      }
      guard try check(fixture, line, on: kind, "seed \(seed), step \(step), \(key)") else { return }
    }
    let written = fixture.terminal.log.count
    try fixture.resize(columns: 80, rows: 24)
    // A line that ends before the program has asked where its cursor is now, and been answered, leaves the answer
    // to be echoed: a real terminal answers at once, this one when it is looked at.
    _ = try fixture.wait(seconds: 2) { _ in
      fixture.terminal.log[written...].contains(Array(Self.prompt.utf8))
    }
    guard try check(fixture, line, on: kind, "seed \(seed), the end") else { return }
    try fixture.press(.ctrlC)
    let isDropped = try fixture.wait { $0.rows.joined().hasSuffix("^Cin.json> ▏") }
    #expect(
      isDropped,
      "\(fixture.screen.rows.joined(separator: "\n"))\n\(fixture.terminal.dump.suffix(400))"
    )
    try fixture.leave()
  }

  @Test(arguments: Kind.allCases, 1...6) func `editing shows the line`(
    kind: Kind,
    seed: Int
  ) throws {
    try edit(seed: seed, on: kind)
  }
}
