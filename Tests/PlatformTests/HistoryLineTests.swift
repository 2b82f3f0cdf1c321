import Platform
import TestSupport
import Testing

@Suite struct HistoryLineTests {
  @Test(arguments: [
    ("rows 0", "rows 0"), ("append {\n  \"a\": 1\n}", "append {\\n  \"a\": 1\\n}"),
    ("a\\nb", "a\\\\nb"), ("tab\there", "tab\\u{9}here"), ("\u{1B}[A", "\\u{1b}[A"),
    ("título 表 👨‍👩‍👧", "título 表 👨‍👩‍👧"), ("\u{2028}\u{202E}\u{85}", "\\u{2028}\\u{202e}\\u{85}"),
  ]) func `a command is one line and comes back`(command: String, line: String) {
    #expect(HistoryLine.encode(command) == line)
    #expect(HistoryLine.decode(line.utf8) == command)
  }

  @Test func `a zero character is dropped`() {
    #expect(HistoryLine.encode("a\0b") == "ab")
  }

  @Test(
    arguments: [
      [], Array("a\\".utf8), Array("a\\x".utf8), Array("\\u{".utf8), Array("\\u{}".utf8),
      Array("\\u{0}".utf8), Array("\\u{d800}".utf8), Array("\\u{fffffffff}".utf8),
      Array("\u{1B}".utf8),
      Array("\\u9".utf8), [0xFF, 0x61], [0x61, 0], Array("\\u{+9".utf8), Array("a\tb".utf8),
    ] as [[UInt8]]
  ) func `a line that we would not have written is none`(line: [UInt8]) {
    #expect(HistoryLine.decode(line) == nil)
  }

  @Test func `whatever is typed comes back, and whatever stands in a file does no harm`() {
    let seed = UInt64.random(in: .min ... .max)
    var random = SeededGenerator(seed: seed)
    let scalars = Array("ab\\n{}u09\n\t\u{1B}\u{7F}\u{2029}é表\u{301}👍".unicodeScalars)
    for _ in 0..<5000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        text.append(scalars.randomElement(using: &random) ?? "a")
      }
      let command = String(text)
      let line = HistoryLine.encode(command)
      #expect(HistoryLine.decode(line.utf8) == command, "seed \(seed)")
      #expect(!line.utf8.contains { $0 < 0x20 || $0 == 0x7F }, "seed \(seed)")
      _ = HistoryLine.decode(command.utf8)
    }
  }
}
