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
    session.settings.color = .always
    let palette = Palette(.always, isTerminal: false) { _ in nil }
    var style = OutputStyle()
    (style.palette, style.errorPalette) = (palette, palette)
    let lines = [
      "rows", "trace on", "select 0 1", "delete 0 99", "show", "height 0 2 88", "item 0 2", "zork",
      "row 0 1", "rows --keys title,id", "sections", "table select 0 2", "press 0 0", "show",
      "cancel", "compare", "help", "help insert", "help gestures", "help rowHeight",
      "update 0 0 image=a accessory=disclosure", "cell 0 0", "cell 1 0",
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
      #expect(painted.contains("\u{1B}[\(role.code)m"), "\(role)")
    }
    var bare = painted
    for code in Set(Palette.Role.allCases.map(\.code)).union(["0"]) {
      bare = bare.split(separator: "\u{1B}[\(code)m", omittingEmptySubsequences: false).joined()
    }
    #expect(bare == plain)
  }

  @Test func `the address of a row with unsaved changes stands out`() throws {
    let session = try SessionFixture().session
    session.settings.color = .always
    var style = OutputStyle()
    style.palette = Palette(.always, isTerminal: false) { _ in nil }
    var text = ""
    for line in ["update 0 1 title=Bert", "insert after 0 2 New", "rows 0"] {
      text = ""
      _ = session.run(line, at: CommandPlace(isPrompt: true)) { outcome in
        text += AnswerFormat.text.writer(style).output(for: outcome)
      }
    }
    let marked = text.split(separator: "\n").filter { $0.hasPrefix("\u{1B}[1;35m") }
    #expect(marked.map { $0.dropFirst(7).prefix(3) } == ["0 1", "0 3"])
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
