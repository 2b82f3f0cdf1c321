import TestSupport
import Testing

/// The prompt for somebody who hears it.
@Suite(
  .serialized,
  .timeLimit(.minutes(3)),
  .enabled(if: PseudoTerminal.isAvailable, "no pseudo-terminal can be opened here")
)
struct AccessiblePromptTests {
  @Test(arguments: [["--accessible", "-q", "in.json"], ["-q", "in.json"]])
  func `nothing is drawn over, lists are one thing a line, and there is no pager`(
    arguments: [String]
  ) throws {
    var changes = ["NO_COLOR": "", "TABLETOP_PAGER": "echo paged"]
    if arguments.count == 2 { changes["ACCESSIBLE"] = "1" }
    let fixture = try ScreenFixture(arguments, rows: 6, changes: changes)
    try fixture.answer(to: "echo one two")
    try fixture.type("ec")
    try fixture.seeAtEnd("in.json> ec▏")
    try fixture.press(.ctrlU)
    try fixture.type("scroll ")
    try fixture.press(.tab, times: 2)
    try fixture.seeAtEnd(
      "by: a number of points\nto: scroll to a row\n… 2 more lines\nin.json> scroll ▏"
    )
    try fixture.press(.ctrlU)
    try fixture.type("rows\r")
    try fixture.seeAtEnd("0 0: a\n0 1: b\n0 2: c\n0 3: d\nin.json> ▏")
    try fixture.type("help prompt\r")
    _ = try fixture.wait { $0.rows.last == "in.json> ▏" && $0.history.count > 20 }
    #expect(!fixture.screen.history.contains("paged"))
    #expect(!fixture.terminal.dump.contains("[2m") && !fixture.terminal.dump.contains("[4m"))
    try fixture.leave()
  }

  @Test func `pipes mind the option alone`() throws {
    let fixture = try ProgramFixture()
    try fixture.folder.write("[\"a\"]", to: "in.json")
    let piped = try fixture.shell("ACCESSIBLE=1 $T in.json -c show")
    #expect(piped.output.contains("│"))
    let asked = try fixture.run(["--accessible", "in.json", "-c", "show"])
    #expect(!asked.output.contains("│") && asked.output.contains("0 0: a\n"))
  }
}
