import CommandLanguage
import SessionSupport
import Testing

@testable import Workbench
@testable import Workspace

@MainActor @Suite struct ExpectTests {
  /// Runs a script and tells whether it failed.
  private func fails(_ script: String) throws -> Bool {
    let fixture = try SessionFixture()
    let goesOn = fixture.session.run(script, at: CommandPlace()) { _ in }
    fixture.session.settleAtEnd()
    return fixture.session.hasFailed || !goesOn
  }

  @Test(arguments: [
    ("echo $x", "bad-argument"), ("insert after 0 1 {\"a\": 1,}", "bad-json"),
    ("echo \"a", "bad-argument"),
  ])
  func `an error in the syntax of a line can be expected`(line: String, code: String) throws {
    let fixture = try SessionFixture()
    #expect(fixture.code(line) == code)
    #expect(fixture.code("expect \(code)") == "ok")
  }

  @Test(arguments: [
    "row 0 0; expect ok", "delete 0 99; expect no-row", "table delete 0 3; expect E1",
    "table delete 0 3; expect E1 \"after the update (4)\"", "row 0 0; expect \"Ada\"",
    "expect rows 0 = 4", "selection; expect empty", "hit 99999; expect nil",
    "expect height 0 2 = 60", "trace on; table select 0 2; expect no didSelect",
    "expect get rowHeight = -1", "delete 0 99; expect no-row; row 0 0",
    "begin; delete 1 0; section delete 1; end; expect ok",
    "begin; delete 0 0; delete 0 last; insert at 0 2 x; row 0 *; end; expect rows 0 = 3",
    "row 0 0; expect ok; expect \"Ada\"", "expect get allowsSelection = on",
    "expect get allowsSelection = true", "expect offset = 0", "expect offset = 0 pt",
    "expect visible = 5", "expect visible has \"0 0 to 1 0\"", "expect selection = 0",
    "expect hit 99999 = nil", "expect content = \"390 x 364 pt\"",
    "begin; delete 0 0; append 0 Eve; append 0 Fay; end; expect ok; expect rows 0 = 5",
  ])
  func `passes where it is as said`(script: String) throws {
    #expect(try !fails(script))
  }

  @Test(arguments: [
    "row 0 0; expect nil", "delete 0 99; expect E1", "delete 0 99", "delete 0 99; row 0 0",
    "row 0 0; expect E1", "row 0 0; expect \"Bob\"", "expect rows 0 = 5", "expect",
    "table delete 0 3; expect E1 \"after the update (5)\"", "expect rows 9 = 0",
    "row 0 0; expect empty",
    "trace on; select 0 2; expect no didSelect", "trace on; trace off; expect no didSelect",
    "delete 0 99; expect ok",
  ])
  func `fails where it is not`(script: String) throws {
    #expect(try fails(script))
  }

  @Test(arguments: [
    ("expect E4", "the last command failed with no-row, not with E4"),
    ("expect nosuchcode", "unknown code or command"),
  ])
  func `an expectation that another failure breaks says so, and the script ends`(
    line: String,
    message: String
  ) throws {
    let fixture = try SessionFixture()
    var messages: [String] = []
    let goesOn = fixture.session.run("row 0 99; \(line); row 0 0", at: CommandPlace()) {
      if case .failure(let error) = $0.result { messages.append(error.message) }
    }
    #expect(!goesOn)
    #expect(messages.count == 2)
    #expect(messages.last?.contains(message) == true)
  }

  @Test(arguments: [
    ("expect delete 0 3 = 1", "delete", "delete 0 3; expect answer = 1"),
    ("expect delete 0 3 has Dot", "delete", "delete 0 3; expect answer has Dot"),
    ("expect append 0 x at least 5", "append", "append 0 x; expect answer at least 5"),
    ("expect no delete 0 3", "delete", "delete 0 3; expect no error"),
    ("expect no delete 0 3 = 5", "delete", "delete 0 3; expect answer = 5"),
    ("expect delete 0 3", "delete", "delete 0 3; expect no error"),
    ("expect layout", "layout", "layout; expect no error"),
    ("expect tap 0 0 lacks x", "select", "tap 0 0; expect answer lacks x"),
    ("expect zap 0 0 = 5", "delete", "zap 0 0; expect answer = 5"),
    ("e undo = 1", "undo", "undo; expect answer = 1"),
    ("expect model delete 0 0 = 1", "model", "model delete 0 0; expect answer = 1"),
    ("expect table select 0 0 has 0", "table", "table select 0 0; expect answer has 0"),
    (
      "expect app implement heightForRowAt on has on", "app",
      "app implement heightForRowAt on; expect answer has on"
    ),
    (
      "expect app cell 0 0 setSelected on has x", "app",
      "app cell 0 0 setSelected on; expect answer has x"
    ),
    ("expect height 0 0 88 = 88", "height", "height 0 0 88; expect answer = 88"),
    ("expect style grouped = grouped", "style", "style grouped; expect answer = grouped"),
    ("expect set rowHeight 88 = 88", "set", "set rowHeight 88; expect answer = 88"),
    ("expect repeat 2 delete 0 0 = 1", "repeat", "repeat 2 delete 0 0; expect answer = 1"),
    ("expect time delete 0 0 has x", "time", "time delete 0 0; expect answer has x"),
    ("expect filter Ada = 1", "filter", "filter Ada; expect answer = 1"),
    ("expect stats reset = 0", "stats", "stats reset; expect answer = 0"),
    ("expect trace on = on", "trace", "trace on; expect answer = on"),
    ("expect select 0 0 = $undo", "select", "select 0 0; expect answer = $undo"),
  ])
  func `refuses a command that changes something, and nothing happens`(
    line: String,
    name: String,
    hint: String
  ) throws {
    let fixture = try SessionFixture()
    let state = "changes; rows; height 0 0; style; filter; trace show; selection; info"
    fixture.session.names.variables["undo"] = "x"
    fixture.type("alias zap delete; alias e expect; row 0 1")
    let before = fixture.type(
      state
    )
    let row = fixture.session.current?.current
    let said = fixture.type(line)
    #expect(
      said.hasPrefix(
        "error[refused]: `expect` accepts read-only commands; `\(name)` changes something\n"
      ),
      "\(said)"
    )
    #expect(said.hasSuffix("\n  hint: try `\(hint)`"), "\(said)")
    #expect(fixture.session.current?.current == row)
    #expect(
      fixture.type(state) == before
    )
  }

  @Test(arguments: [
    ("expect save x.json has x", "`save` writes a file"),
    ("expect copy 0 0 has 0", "`copy` starts a program"),
    ("expect shell true has x", "`shell` starts a program"),
    ("expect ! true = 0", "`shell` starts a program"),
    ("expect picture x.svg = 1", "`picture` writes a file"),
    ("expect trace diagram svg x.svg = 1", "`trace` writes a file"),
  ])
  func `refuses a command that reaches beyond the session`(line: String, words: String) throws {
    let said = try SessionFixture().run(line)
    #expect(
      said.hasPrefix("error[refused]: `expect` accepts read-only commands; \(words)\n"),
      "\(said)"
    )
  }

  @Test(arguments: ["expect rows 0 = 4 > x.json", "expect ok | cat"])
  func `has no answer for a file or a program`(line: String) throws {
    #expect(
      try SessionFixture().run("row 0 0", line)
        .contains("error[refused]: `expect` cannot write to a file or a program\n")
    )
  }

  @Test(arguments: [
    "alias n rows; expect n 0 = 4", "expect style = plain", "expect filter has \"no filter\"",
    "expect wiring has items", "expect app cell 0 0 has Ada", "expect viewport has 390",
    "expect time rows 0 has Ada", "expect repeat 2 rows 0 = 4", "expect set has rowHeight",
    "trace on; select 0 0; expect trace show has didSelect; trace off", "expect echo hi = hi",
    "expect let has variables", "expect height header 0 = 28", "row 0 0; expect no select",
  ])
  func `asks a command that changes nothing without words`(script: String) throws {
    let fixture = try SessionFixture()
    let said = fixture.run(script)
    #expect(!said.contains("error[refused]: expect"), "\(said)")
  }
}
