import CommandLanguage
import Testing

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

  @Test func `each style is legible on a light and on a dark background`() {
    let legible: Set = ["1", "2", "4", "7", "31", "32", "35", "36"]
    for role in Palette.Role.allCases {
      for code in role.code.split(separator: ";") { #expect(legible.contains(String(code))) }
    }
  }
}
