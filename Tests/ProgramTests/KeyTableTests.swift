import TestSupport
import Testing

/// Every key that `help prompt` names, typed into the program.
@Suite(
  .serialized,
  .timeLimit(.minutes(3)),
  .enabled(if: PseudoTerminal.isAvailable, "no pseudo-terminal can be opened here")
)
struct KeyTableTests {
  /// Keys behind what is typed, and what stands in the line then; the history holds the two lines below.
  private static let keys: [(name: String, typed: String, line: String)] = [
    ("Ctrl-A", "ab\u{1}x", "x▏ab"), ("Ctrl-B", "ab\u{2}x", "ax▏b"),
    ("Ctrl-D", "ab\u{2}\u{4}", "a▏"),
    ("Ctrl-E", "ab\u{1}\u{5}x", "abx▏"), ("Ctrl-F", "ab\u{1}\u{6}x", "ax▏b"),
    ("Ctrl-H", "ab\u{8}", "a▏"),
    ("Ctrl-K", "ab\u{2}\u{B}", "a▏"), ("Ctrl-N", "\u{10}\u{E}x", "x▏"),
    ("Ctrl-P", "\u{10}", "echo three▏"),
    ("Ctrl-R", "\u{12}one\u{5}", "echo one two▏"),
    ("Ctrl-S", "\u{12}echo\u{12}\u{13}\u{5}", "echo three▏"),
    ("Ctrl-T", "ab\u{14}", "ba▏"), ("Ctrl-U", "a b\u{15}", "▏"), ("Ctrl-W", "a b\u{17}", "a ▏"),
    ("Ctrl-Y", "a b\u{17}\u{19}\u{19}", "a bb▏"), ("Ctrl-_", "a b\u{17}\u{1F}", "a b▏"),
    ("Ctrl-_ after letters", "abc\u{1F}", "▏"),
    ("Ctrl-_ after Ctrl-U", "a b\u{2}\u{15}\u{1F}", "a ▏b"),
    ("Ctrl-_ after Ctrl-K", "ab\u{1}\u{B}\u{1F}", "▏ab"),
    ("Ctrl-_ after Alt-D", "a b\u{1}\u{1B}d\u{1F}", "▏a b"),
    ("Ctrl-_ after Ctrl-Y", "a b\u{17}\u{19}\u{1F}", "a ▏"),
    ("Ctrl-_ after Tab", "viewp\t\u{1F}", "viewp▏"),
    ("Ctrl-_ after Delete", "ab\u{1}\u{1B}[3~\u{1F}", "▏ab"),
    ("Ctrl-_ after a paste", "a\u{1B}[200~b\u{1B}[201~\u{1F}", "a▏"),
    ("Ctrl-_ after Up", "\u{1B}[A\u{1F}", "▏"),
    ("Ctrl-_ twice", "a b\u{17}\u{15}\u{1F}\u{1F}", "a b▏"),
    ("Ctrl-_ three times", "a b\u{17}\u{15}\u{1F}\u{1F}\u{1F}", "▏"),
    ("Ctrl-_ too often", "ab\u{1F}\u{1F}\u{1F}x", "x▏"),
    ("Ctrl-G in a search", "ab\u{12}one\u{7}", "ab▏"),
    ("Alt-B", "a b\u{1B}bx", "a x▏b"), ("Alt-F", "a b\u{1}\u{1B}fx", "ax▏ b"),
    ("Alt-D", "a b\u{1}\u{1B}d", "▏ b"), ("Alt-.", "a \u{1B}.", "a three▏"),
    ("Alt-. twice", "a \u{1B}.\u{1B}.", "a two▏"),
    ("Alt-. too often", "\u{1B}.\u{1B}.\u{1B}.", "two▏"),
    ("Alt-Backspace", "a bc\u{1B}\u{7F}", "a ▏"), ("Alt-Ctrl-H", "a bc\u{1B}\u{8}", "a ▏"),
    ("Ctrl-Left", "a bc\u{1B}[1;5Dx", "a x▏bc"), ("Ctrl-Right", "a bc\u{1}\u{1B}[1;5Cx", "ax▏ bc"),
    ("Alt-Left", "a bc\u{1B}[1;3Dx", "a x▏bc"), ("Alt-Right", "a bc\u{1}\u{1B}[1;3Cx", "ax▏ bc"),
    ("Left", "ab\u{1B}[Dx", "ax▏b"), ("Right", "ab\u{1}\u{1B}[Cx", "ax▏b"),
    ("Up", "\u{1B}[A", "echo three▏"), ("Up behind text", "echo o\u{1B}[A", "echo one two▏"),
    ("Down", "ab\u{1B}[A\u{1B}[Bx", "abx▏"), ("Home", "ab\u{1B}[Hx", "x▏ab"),
    ("Home 1", "ab\u{1B}[1~x", "x▏ab"),
    ("End", "ab\u{1}\u{1B}[Fx", "abx▏"), ("End 4", "ab\u{1}\u{1B}[4~x", "abx▏"),
    ("Delete", "ab\u{1}\u{1B}[3~", "▏b"), ("Backspace", "ab\u{7F}", "a▏"),
    ("Tab", "viewp\t", "viewport ▏"),
    ("keypad Home", "ab\u{1B}OHx", "x▏ab"), ("keypad Up", "\u{1B}OA", "echo three▏"),
    ("Insert", "ab\u{1B}[2~x", "abx▏"), ("Page Up", "ab\u{1B}[5~x", "abx▏"),
    ("F1", "ab\u{1B}OPx", "abx▏"),
  ]

  @Test func `each key does what is written of it`() throws {
    let fixture = try ScreenFixture()
    try fixture.answer(to: "echo one two")
    try fixture.answer(to: "echo three")
    for key in Self.keys {
      try fixture.press(.ctrlL)
      try fixture.type(key.typed)
      let isSeen = try fixture.wait { $0.rows == ["in.json> \(key.line)"] }
      #expect(isSeen, "\(key.name): \(fixture.screen.rows)")
      try fixture.press(.end)
      try fixture.press(.ctrlU)
      #expect(try fixture.wait { $0.rows == ["in.json> ▏"] }, "\(key.name)")
    }
    try fixture.leave()
  }

  @Test func `the search underlines what it finds`() throws {
    let fixture = try ScreenFixture(changes: ["NO_COLOR": ""])
    try fixture.answer(to: "echo one two")
    try fixture.type("\u{12}one")
    try fixture.seeAtEnd("search \"one\" 1/1: echo ▏one two")
    let marked = "one".map { "\u{1B}[4m\($0)\u{1B}[24m" }.joined()
    #expect(String(decoding: fixture.terminal.log, as: UTF8.self).contains(marked))
    try fixture.press(.end)
    try fixture.seeAtEnd("in.json> echo one two▏")
    #expect(String(decoding: fixture.terminal.log, as: UTF8.self).hasSuffix("echo one two\u{1B}[J"))
    try fixture.press(.ctrlU)
    try fixture.leave()
  }
}
