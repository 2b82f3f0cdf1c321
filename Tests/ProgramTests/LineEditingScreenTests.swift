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
  private static let history = [
    "echo one", "echo 表京e\u{301}表京e\u{301}", "echo 👨\u{200D}👩\u{200D}👧 three",
    "echo " + String(repeating: "0123456789", count: 7),
  ]
  private static let sizes = [(80, 24), (30, 10), (29, 10), (20, 4), (13, 9), (7, 30), (100, 2)]

  /// A session in which the history was typed.
  private func makeFixture(joinsCharacters: Bool) throws -> ScreenFixture {
    let fixture = try ScreenFixture(columns: 80, rows: 24, joinsCharacters: joinsCharacters)
    for command in Self.history { try fixture.type("\(command)\r") }
    let answer = String(Self.history[Self.history.count - 1].dropFirst(5))
    try fixture.seeAtEnd("\(answer)\nin.json> ▏")
    return fixture
  }

  /// Whether the screen shows what it should; an old terminal spoils an emoji of several parts, but
  /// nothing else.
  private func isRight(_ rows: [String], _ wanted: [String], joinsCharacters: Bool) -> Bool {
    guard !joinsCharacters else { return rows == wanted }
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

  private func edit(seed: Int, joinsCharacters: Bool) throws {
    let fixture = try makeFixture(joinsCharacters: joinsCharacters)
    var line = LineModel(seed: seed, history: Self.history)
    var keys: [String] = []
    var (columns, rows) = line.choose(Self.sizes)
    try fixture.resize(columns: columns, rows: rows)
    // The line begins at this size, at the top of an empty screen.
    try fixture.press(.ctrlC)
    try fixture.press(.ctrlL)
    for step in 0..<120 where line.text.count < 200 {
      if step % 12 == 11 {
        (columns, rows) = line.choose(Self.sizes)
        keys.append("\(columns)x\(rows)")
        try fixture.resize(columns: columns, rows: rows)
      } else {
        if step > 0 { keys.append(line.next()) }
        try fixture.type(keys.last ?? "")
      }
      let reference = LineReference(
        prompt: Self.prompt,
        text: line.text,
        cursor: line.cursor,
        columns: columns,
        height: rows
      )
      let wanted = reference.rows
      let isShown = try fixture.wait(seconds: 10) { screen in
        isRight(screen.rows, wanted, joinsCharacters: joinsCharacters)
      }
      guard isShown else {
        Issue.record(
          """
          seed \(seed), step \(step) at \(columns)x\(rows), \(keys.suffix(3)): the screen shows
          \(fixture.screen.rows.joined(separator: "\n"))
          and not:
          \(wanted.joined(separator: "\n"))
          \(fixture.terminal.dump.suffix(400))
          """
        )
        return
      }
    }
    try fixture.resize(columns: 80)
    try fixture.press(.ctrlC)
    #expect(try fixture.wait { $0.rows.joined().hasSuffix("^Cin.json> ▏") })
    try fixture.leave()
  }

  @Test(arguments: 1...12) func `editing shows the line`(seed: Int) throws {
    try edit(seed: seed, joinsCharacters: true)
  }

  @Test(arguments: 1...4) func `on an old terminal emoji spoil nothing else`(seed: Int) throws {
    try edit(seed: seed, joinsCharacters: false)
  }
}
