import CommandLanguage
import SessionSupport
import Testing

@testable import Workbench

/// What a refused line offers instead.
@MainActor @Suite struct HintTableTests {
  /// A refused line with its hint; nil if another hint than that of a row in brackets fits.
  private static let hints: [(line: String, hint: String?)] = [
    ("get style", "try `style`"), ("set visible 3", "try `visible`"),
    ("get contentOffset", "try `offset`"), ("get canEditRowAt", "`help canEditRowAt` explains it"),
    ("get ROWHEIGHT", "did you mean `rowHeight`?"), ("get zork", "`set` lists them"),
    ("Row 0 0", "did you mean `row`?"), ("DELETE 0 0", "did you mean `delete`?"),
    ("let 1 x", "`$1` is an argument of a script: `source FILE ARG …` sets it"),
    ("export csv", "try `rows > FILE.csv`"), ("export markdown", "try `rows > FILE.md`"),
    ("export out.jsonl", "try `rows > out.jsonl`"), ("export zork", "`export swift`"),
    ("format nope", "`format` or `format text|jsonl|csv|markdown|json|tsv|html`"),
    ("row [0,3]", "a row is two words: `row 0 3`"), ("row (0, 3)", "a row is two words: `row 0 3`"),
    ("delete (1,0)", "a row is two words: `delete 1 0`"), ("rows [0,3]", nil),
    ("open 'host=h dbname=x'", "for a server, `postgresql://HOST/DATABASE?user=NAME`"),
    ("open ftp://host/x", "addresses begin with `http://`, `https://` or `postgresql://`"),
    (
      "open example.invalid/x",
      "check the spelling; Tab completes file names; for a server, try `http://example.invalid/x`"
    ),
    (
      "open localhost:1/x",
      "check the spelling; Tab completes file names; for a server, try `http://localhost:1/x`"
    ),
    ("open nowhere/x", "check the spelling; Tab completes file names"),
    ("save nowhere/x.json", "`!mkdir -p nowhere` creates it"),
    ("rows > nowhere/x.csv", "`!mkdir -p nowhere` creates it"),
    ("rows > 'no where/x.csv'", "create it first with `mkdir -p`"),
    ("save k.db", "`save` keeps the form of the table; try `save FILE.json`"),
    ("save k.xlsx", "`save` keeps the form of the table; try `save FILE.json`"),
    ("rows > /dev/full", "name a regular file"), ("delete", "try `row 0 3` or `select 0 3`"),
  ]

  @Test func `each refusal names the way on`() throws {
    for (line, hint) in Self.hints {
      let fixture = try SessionFixture()
      let shown = fixture.run(line).split(separator: "\n")
      let found = shown.last { $0.hasPrefix("  hint: ") }.map { String($0.dropFirst(8)) }
      if let hint {
        #expect(found == hint, "\(line)")
      } else {
        #expect(found?.contains("two words") == false, "\(line)")
      }
    }
  }

  @Test(arguments: [
    ("row 0 2..9", "section 0 has no rows 4 to 9"), ("row 0 4..4", "section 0 has no row 4"),
    ("row 0 3..1", "section 0 has no row 3..1"), ("row 0 3..4", "section 0 has no row 4"),
    ("save nowhere/x.json", "no such folder: nowhere"),
  ])
  func `a message names what is missing`(line: String, message: String) throws {
    let fixture = try SessionFixture()
    let shown = fixture.run(line).split(separator: "\n").first
    #expect(shown?.hasSuffix("]: " + message) == true)
  }

  @Test(arguments: [
    (#"alias x "rows 0 --limit"; x 1"#, "rows 0 --limit 1"),
    (#"alias x 'row 0'; x 1"#, "row 0 1"),
    ("alias x row 0; x 2", "row 0 2"),
  ])
  func `an alias of a quoted command is its words`(line: String, command: String) throws {
    let fixture = try SessionFixture()
    let answer = fixture.run(line).split(separator: "\n").dropFirst().joined(separator: "\n")
    #expect(try SessionFixture().run(command) == answer)
  }

  @Test func `a limit of no rows says how many there are`() throws {
    let fixture = try SessionFixture()
    #expect(fixture.run("rows --limit 0") == "… 5 more: rows --from 0")
    #expect(fixture.run("rows --from 9 --limit 0").hasSuffix("no rows from 9; 5 in all"))
  }
}
