import Glibc
import TestSupport
import Testing

/// Scripts as editors, shells and accidents write them.
@Suite struct ScriptTests {
  private let fixture: ProgramFixture

  init() throws {
    fixture = try ProgramFixture()
    try fixture.folder.write("[\"a\", \"b\", \"c\", \"d\"]", to: "in.json")
  }

  /// Runs a script as a file and through a pipe, which must come to the same but for the place.
  private func run(_ script: [UInt8], _ options: [String] = []) throws -> ProgramFixture.Run {
    try fixture.folder.write(script, to: "s.tabletop")
    let piped = try fixture.run(["in.json"] + options, input: script)
    let run = try fixture.run(["in.json", "-f", "s.tabletop"] + options)
    #expect(run.status == piped.status)
    let file = "\"file\":\"s.tabletop\""
    #expect(run.output.replacing(file, with: "\"file\":null") == piped.output)
    #expect(run.errors.replacing("s.tabletop", with: "<stdin>") == piped.errors)
    #expect((run.output + run.errors + piped.errors).rawControl == nil)
    return run
  }

  private func run(_ script: String, _ options: [String] = []) throws -> ProgramFixture.Run {
    try run(Array(script.utf8), options)
  }

  @Test(arguments: [
    "rows --limit 1\nheight 0 1\n",
    "rows --limit 1\nheight 0 1",
    "rows --limit 1\r\nheight 0 1\r\n",
    "\u{FEFF}rows --limit 1\nheight 0 1\n",
    "\n\n  rows   --limit\t1 ;; ; height 0 1;\n\n",
    "# a comment with { [ \" '\nrows --limit 1 # and one { \"\nheight 0 1",
    "rows \\\n--limit \\\n1\nheight 0 1",
  ]) func `line ends, marks, blanks and comments make no difference`(script: String) throws {
    let run = try run(script)
    #expect(run.lines == ["0 0  a", "0 1  44 pt, from the cell class ItemCell"])
    #expect(run.errors == "note: listed 1 of 4 rows; next: `rows --from 1 --limit 1`\n")
    #expect(run.status == .exited(0))
  }

  @Test func `a value goes on over lines`() throws {
    let run = try run(
      "insert after 0 1 {\n  \"title\":\n    \"Ne\\u0077\"\n}\necho 'two\nlines'\nrow 0 2\n",
      ["--format", "jsonl"]
    )
    let records = try run.lines.map { try Record($0) }
    #expect(records.map(\.line) == [1, 5, 7])
    #expect(records[1].command == "echo 'two\nlines'")
    #expect((records[2].answer as? [String: Any])?["row"] as? Int == 2)
    #expect(run.status == .exited(0))
  }

  @Test func `a backslash at the end goes on, within a word too`() throws {
    let run = try run(
      """
      echo a \\
      b   c
      ec\\
      ho x\\
      y
      insert after 0 0 New \\
        York $city
      insert after 0 1 \\
      {"title": "b"}
      """,
      ["--set", "city=City", "--keep-going"]
    )
    #expect(
      run.lines == [
        "a b   c", "xy",
        "inserted 1 row \"New   York City\" at 0 1; section 0: 4 → 5 rows",
        "inserted 1 row \"b\" at 0 2; section 0: 5 → 6 rows",
      ]
    )
  }

  @Test func `paths in a script are relative to its folder`() throws {
    unsafe mkdir(fixture.folder.file("deep"), 0o700)
    try fixture.folder.write("[1, 2]", to: "deep/in.json")
    try fixture.folder.write("open in.json\ninfo\nsave copy.json\n", to: "deep/s.tabletop")
    let run = try fixture.run(["-f", "deep/s.tabletop"])
    #expect(run.output.contains("2 rows in 1 section"))
    #expect(run.status == .exited(0))
    #expect(fixture.folder.read("deep/copy.json") == "[1, 2]")
    let piped = try fixture.shell("\"$T\" -f <(echo open deep/in.json)")
    #expect(piped.status == .exited(0), "\(piped.errors)")
    let typed = try fixture.run(["-c", "echo x", "-c", "open in.json"])
    #expect(typed.output.contains("4 rows in 1 section"), "a line is relative to where one is")
  }

  @Test(arguments: [
    ("insert after 0 1 {\n\"title\":\n", "s.tabletop:1:18: error[bad-json]: the { is not closed"),
    ("sections\n  echo [1,\n2", "s.tabletop:2:8: error[bad-json]: the [ is not closed"),
    ("echo \"a\nb", "s.tabletop:1:6: error[bad-argument]: the quote \" is not closed"),
    ("echo 'a", "s.tabletop:1:6: error[bad-argument]: the quote ' is not closed"),
    ("append {\n\"a\": 1,\n\"b\": nul\n}", "s.tabletop:3:6: error[bad-json]"),
    ("sections; delete 0 9\n", "s.tabletop:1:18: error[no-row]"),
    ("echo é; zork\n", "s.tabletop:1:9: error[unknown-command]"),
    ("\n\n\trow 0 $x\n", "s.tabletop:3:8: error[bad-argument]: no variable is named x"),
    ("sec\n", "s.tabletop:1:1: error[unknown-command]"),
    ("select 0 1 2 3\n", "s.tabletop:1:"),
    ("echo a\u{0}b; zork\u{0}\n", "s.tabletop:1:11: error[unknown-command]"),
    ("\u{1B}[31m\n", "s.tabletop:1:1: error[unknown-command]: unknown command \"␛[31m\""),
  ]) func `an error names file, line and column`(script: String, error: String) throws {
    let run = try run(script)
    #expect(run.errors.hasPrefix(error), "\(run.errors)")
    #expect(run.status == .exited(1))
  }

  @Test func `bytes that are no text end the script where they stand`() throws {
    let run = try run(Array("echo one\necho é".utf8) + [0xFF, 0x1B, 10] + Array("echo two\n".utf8))
    #expect(run.output == "one\n")
    #expect(
      run.errors == """
        s.tabletop:2:7: error[bad-encoding]: line 2 is not valid UTF-8
            echo é\u{FFFD}␛
                  ^

        """
    )
    #expect(run.status == .exited(3))
  }

  @Test(arguments: [10_000, 1_000_000]) func `a very long line is a line`(count: Int) throws {
    let text = String(repeating: "x", count: count)
    let run = try fixture.run(
      ["in.json", "-q"],
      input: "update 0 0 title=\"\(text)\"\nrow 0 0\nzork\(text)\n"
    )
    #expect(run.status == .exited(1))
    #expect(run.errors.utf8.count < 2000, "an error is short")
    let many = try fixture.run(
      ["in.json"],
      input: String(repeating: "echo a;", count: count / 100) + "\n"
    )
    #expect(many.lines.count == count / 100)
  }

  @Test func `deep brackets are an error with its place`() throws {
    let run = try run("append " + String(repeating: "[", count: 100_000))
    #expect(run.errors.hasPrefix("s.tabletop:1:8: error[bad-json]"))
    let closed = String(repeating: "[", count: 513) + String(repeating: "]", count: 513)
    #expect(try self.run("append " + closed).errors.hasPrefix("s.tabletop:1:520: error[bad-json]"))
    #expect(try self.run("append [" + String(closed.dropFirst(2).dropLast())).status == .exited(0))
  }

  @Test func `jobs run in the order of the options`() throws {
    try fixture.folder.write("echo script", to: "b.tabletop")
    let run = try fixture.run(
      [
        "-c", "echo one", "-f", "b.tabletop", "-f", "-", "--command=echo two; echo three", "--echo",
      ],
      input: "echo piped\n"
    )
    #expect(
      run.lines == [
        "> echo one", "one", "> echo script", "script", "> echo piped", "piped",
        "> echo two", "two", "> echo three", "three",
      ]
    )
  }

  @Test func `quit ends everything`() throws {
    let run = try fixture.run(["-c", "new 1; append x", "-c", "quit; echo no", "-c", "echo no"])
    #expect(run.lines.count == 2)
    #expect(run.errors.isEmpty)
    #expect(run.status == .exited(0))
  }
}
