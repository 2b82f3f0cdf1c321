import SessionSupport
import Testing

@testable import Workbench
@testable import Workspace

@Suite struct PaletteTests {
  /// The option, whether the stream is a terminal, the environment, and whether there is colour.
  private static let table: [(ColorChoice, Bool, [String: String], Bool)] = [
    (.auto, true, ["TERM": "xterm"], true), (.auto, false, ["TERM": "xterm"], false),
    (.auto, true, ["TERM": "dumb"], false), (.auto, true, [:], false),
    (.auto, true, ["TERM": "xterm", "NO_COLOR": "1"], false),
    (.auto, true, ["TERM": "xterm", "NO_COLOR": ""], true),
    (.auto, false, ["CLICOLOR_FORCE": "1"], true), (.auto, false, ["CLICOLOR_FORCE": "0"], false),
    (.auto, true, ["TERM": "xterm", "CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false),
    (.always, false, ["NO_COLOR": "1", "TERM": "dumb"], true),
    (.never, true, ["TERM": "xterm", "CLICOLOR_FORCE": "1"], false),
  ]

  @Test(arguments: table) func `colour is for whom it serves`(
    _ choice: ColorChoice,
    _ isTerminal: Bool,
    _ environment: [String: String],
    _ isOn: Bool
  ) {
    #expect(Palette(choice, isTerminal: isTerminal) { environment[$0] }.isOn == isOn)
  }

  @MainActor @Test func `without colour the words are the same`() throws {
    let session = try SessionFixture().session
    let palette = Palette(.always, isTerminal: false) { _ in nil }
    let lines = ["rows", "trace on", "select 0 1", "delete 0 99", "show", "height 0 2 88", "zork"]
    var painted = ""
    var plain = ""
    for line in lines {
      _ = session.run(line, at: Session.Place(isPrompt: true)) { outcome in
        let colours = AnswerFormat.text.writer(OutputStyle(palette: palette, errorPalette: palette))
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
}
