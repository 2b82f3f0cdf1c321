import CommandLanguage
import SessionSupport
import Testing
import TextLayout

@testable import Workbench

/// How the answers of a session look in some form.
@MainActor @Suite struct AnswerFormTests {
  @Test func `only what a person reads at a terminal depends on its width`() throws {
    let fixture = try SessionFixture()
    fixture.session.host.terminalColumns = { 24 }
    let narrow = fixture.run("info", isPrompt: true)
    #expect(narrow.split(separator: "\n").allSatisfy { $0.displayWidth <= 24 })
    let wide = fixture.run("info")
    #expect(wide != narrow)
    #expect(fixture.run("info | cat", isPrompt: true) == wide)
  }

  @Test func `without colour the words are the same`() throws {
    let session = try SessionFixture().session
    let palette = Palette(.always, isTerminal: false) { _ in nil }
    var style = OutputStyle()
    (style.palette, style.errorPalette) = (palette, palette)
    let lines = [
      "rows", "trace on", "select 0 1", "delete 0 99", "show", "height 0 2 88", "item 0 2", "zork",
    ]
    var painted = ""
    var plain = ""
    for line in lines {
      _ = session.run(line, at: CommandPlace(isPrompt: true)) { outcome in
        let colours = AnswerFormat.text.writer(style)
        painted += colours.output(for: outcome) + colours.errors(for: outcome)
        let none = AnswerFormat.text.writer()
        plain += none.output(for: outcome) + none.errors(for: outcome)
      }
    }
    for role in Palette.Role.allCases where role != .note {
      #expect(painted.contains("\u{1B}[\(role.rawValue)m"), "\(role)")
    }
    var bare = painted
    for code in Palette.Role.allCases.map(\.rawValue) + ["0"] {
      bare = bare.split(separator: "\u{1B}[\(code)m", omittingEmptySubsequences: false).joined()
    }
    #expect(bare == plain)
  }

  @Test func `numbers stand at the right in Markdown, drawings stay drawings`() throws {
    let session = try SessionFixture().session
    var text = ""
    for line in ["rows 0 --limit 2 --format markdown", "cell 0 3 --format markdown"] {
      _ = session.run(line, at: CommandPlace()) { outcome in
        text += (outcome.format ?? .text).writer().output(for: outcome)
      }
    }
    #expect(
      text
        == """
        | section | row | id  | title | subtitle |
        | ------: | --: | --- | ----- | -------- |
        |       0 |   0 | ada | Ada   | first    |
        |       0 |   1 | bob | Bob   |          |

        ```text
            ┌────────────────────────────────────────────────┐
        0 3 │ Dot                                            │
            │                                                │
            └────────────────────────────────────────────────┘
        ```


        """
    )
  }
}
