import TestSupport
import Testing

/// A long line is edited at random; after each key the screen must show what a fresh drawing would.
///
/// In ASCII only: where a wide character comes to the edge of the terminal, libedit loses count of
/// the columns, and a row that is drawn anew may show other characters than the line has.
@Suite(
  .serialized,
  .timeLimit(.minutes(3)),
  .enabled(if: PseudoTerminal.isAvailable, "no pseudo-terminal can be opened here")
)
struct LineEditingScreenTests {
  private static let prompt = "in.json> "

  /// The line as it should be, and what is pressed next.
  private struct Line {
    var text: [Character] = []
    var cursor = 0
    var random: SeededGenerator

    /// Does to the line what a key should do, and tells the key.
    mutating func next() -> String {
      switch random.below(12) {
      case 0..<6: return insert()
      case 6, 7:
        guard cursor > 0 else { return insert() }
        cursor -= 1
        text.remove(at: cursor)
        return "\u{7F}"
      case 8:
        guard cursor < text.count else { return insert() }
        text.remove(at: cursor)
        return "\u{1B}[3~"
      case 9:
        let steps = min(cursor, random.below(20))
        cursor -= steps
        return String(repeating: "\u{1B}[D", count: steps)
      case 10:
        let steps = min(text.count - cursor, random.below(20))
        cursor += steps
        return String(repeating: "\u{1B}[C", count: steps)
      default:
        cursor = random.chance(50) ? 0 : text.count
        return cursor == 0 ? "\u{1B}[H" : "\u{1B}[F"
      }
    }

    private mutating func insert() -> String {
      let letters = Array("abcdefghij ")
      let word = String((0...random.below(4)).map { _ in letters[random.below(letters.count)] })
      text.insert(contentsOf: word, at: cursor)
      cursor += word.count
      return word
    }
  }

  @Test(arguments: 1...8) func `editing a line of several rows shows the line`(seed: Int) throws {
    let fixture = try ScreenFixture(["-q", "in.json"], columns: 30, rows: 10)
    try fixture.see("in.json> ▏")
    var line = Line(random: SeededGenerator(seed: seed))
    var keys: [String] = []
    for _ in 0..<150 where line.text.count < 200 {
      keys.append(line.next())
      try fixture.type(keys.last ?? "")
      var expected = TerminalScreen(columns: 30, rows: 10)
      expected.feed(Self.prompt + String(line.text))
      let wanted = expected.history
      let isRight = try fixture.wait(seconds: 3) { screen in
        screen.history == wanted && screen.offset == Self.prompt.count + line.cursor
      }
      guard isRight else {
        Issue.record(
          """
          seed \(seed), key \(keys.count) \(keys.suffix(3)): the screen shows
          \(fixture.screen.rows.joined(separator: "\n"))
          and not, at \(line.cursor):
          \(wanted.joined(separator: "\n"))
          """
        )
        return
      }
    }
    try fixture.press(.ctrlC)
    try fixture.seeAtEnd("in.json> ▏")
    try fixture.leave()
  }
}
