import CommandLanguage
import JSON
import SessionSupport
import TestSupport
import Testing

@testable import Workbench
@testable import Workspace

/// Numbers, texts and nestings that nobody types but a program that writes scripts, or somebody who means harm.
@MainActor @Suite struct HostileWordTests {
  @Test(arguments: [
    ("rows --from 2 --limit 9223372036854775807", "0 2"),
    ("rows --from 4611686018427387904 --limit 4611686018427387904", ""),
    ("lesson -9223372036854775808", "error[not-found]"), ("lesson 0", "error[not-found]"),
    ("lesson 9223372036854775807", "error[not-found]"),
    ("append 0 x; undo 9223372036854775807", "inserted 1 row"),
    ("append 0 x; undo; redo 4611686018427387904", "inserted 1 row"),
    ("update 0 0 height=1e11; show --all", "changed 0 0"),
    ("update 0 0 height=1e12; cell 0 0", "changed 0 0"),
  ])
  func `numbers at the end of their range are answered`(line: String, beginning: String) throws {
    let fixture = try SessionFixture()
    let answer = fixture.type(line)
    #expect(answer.hasPrefix(beginning))
    #expect(
      fixture.type("invariants").contains("all hold")
        || !fixture.type("invariants").contains("error")
    )
  }

  @Test func `a row as high as a mountain is not drawn whole`() throws {
    let fixture = try SessionFixture()
    fixture.type("update 0 0 height=1e9")
    #expect(
      fixture.type("show --all").hasPrefix(
        "error[refused]: the rows are 1000000"
      )
    )
    #expect(fixture.type("cell 0 0").split(separator: "\n").count < 6_000)
  }

  @Test(arguments: ["-1", "9223372036854775807", "-9223372036854775808"])
  func `explain takes any count`(count: String) throws {
    let fixture = try SessionFixture()
    let text =
      "Invalid update: invalid number of rows in section 0.  The number of rows contained in an existing section"
      + " after the update (\(count)) must be equal to the number of rows contained in that section before the"
      + " update (\(count)), plus or minus the number of rows inserted or deleted from that section"
      + " (1 inserted, \(count) deleted)"
    #expect(fixture.type("explain \(text)").contains("E1"))
  }

  /// Control characters, marks of direction, and what has no width of its own.
  private nonisolated static let hostile = [
    "\u{1B}[31mred", "\u{9B}31m", "a\u{7}b", "\u{202E}txt.exe", "\u{2066}x", "\u{200D}👩\u{200D}",
    "e\u{301}\u{0}",
    "\u{7F}", "a\rb", "a\tb", "\u{2028}x", "\u{FE0F}\u{20E3}", "[\u{85}]", "\u{E000}", "\u{FFFD}",
  ]

  @Test(arguments: hostile)
  func `a drawing has nothing that a terminal obeys, without a second look at it`(
    text: String
  ) throws {
    let quoted = JSONText.quoted(text)
    let row =
      "{\"title\": \(quoted), \"subtitle\": \(quoted), \"image\": \(quoted), \"value\": \(quoted)}"
    let json =
      "{\"sections\": [{\"title\": \(quoted), \"footer\": \(quoted), \"items\": [\(row), \(row)]}]}"
    let folder = try ScratchFolder()
    let session = try SessionFixture().session
    let file = try folder.write(json, to: "hostile.json")
    for line in [
      "open \(file)", "show", "show --all", "cell 0 0", "device iphone", "show", "swipe 0 0",
      "show", "edit on", "show",
    ] {
      _ = session.run(line, at: CommandPlace(isPrompt: true)) { outcome in
        guard case .success(let answer) = outcome.result else { return }
        var looked = answer
        looked.safeText = nil
        let again = CommandResult(
          number: outcome.number,
          place: outcome.place,
          command: outcome.command,
          result: .success(looked),
          blame: nil
        )
        let drawn = AnswerFormat.text.writer().output(for: outcome)
        #expect(drawn == AnswerFormat.text.writer().output(for: again), "\(line)")
        #expect(
          drawn.unicodeScalars.allSatisfy {
            $0 == "\n" || $0.properties.generalCategory != .control
          },
          "\(line)"
        )
      }
    }
  }

  @Test(arguments: ["time ", "repeat 1 time time ", "x "])
  func `commands in commands end somewhere`(word: String) throws {
    let fixture = try SessionFixture()
    fixture.type("alias x = time time")
    let line = String(repeating: word, count: 4_000) + "rows"
    #expect(fixture.type(line).hasPrefix("error["))
    #expect(fixture.type("time time rows 0").contains("time: "))
  }

  @Test func `a lesson that begins itself is refused`() throws {
    let folder = try ScratchFolder()
    let path = folder.file("self.lesson")
    try folder.write("lesson: a\nname: a\nsetup:\n  lesson \(path)\nstep: x\n", to: "self.lesson")
    let fixture = try SessionFixture()
    let answer = fixture.type("lesson \(path)")
    #expect(answer.contains("a lesson cannot start another one"))
    #expect(fixture.type("row 0 0").hasPrefix("0 0"))
  }

  /// What a command says of a text that it was given.
  @Test(arguments: [
    "set tableHeaderView 'TEXT'", "set backgroundView 'TEXT'", "set separatorColor 'TEXT'",
    "app implement titleForHeaderInSection 'TEXT'", "app cell 0 0 set 'TEXT' on", "echo 'TEXT'",
    "let x = 'TEXT'", "snapshot 'TEXT'", "section header 0 'TEXT'", "find 'TEXT'",
    "alias x = echo 'TEXT'",
  ])
  func `no control character comes back raw`(line: String) throws {
    let fixture = try SessionFixture()
    let answer = fixture.type(line.replacing("TEXT", with: "a\u{1B}[31m\u{202E}\u{9B}\u{7F}b"))
    let said = answer + fixture.type("sections") + fixture.type("show") + fixture.type("set")
    let raw = said.unicodeScalars.first {
      switch $0.value {
      case 0x0A: false
      case 0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
    #expect(raw == nil)
  }
}
