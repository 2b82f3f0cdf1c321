import CommandLanguage
import SessionSupport
import Testing

@testable import Workbench
@testable import Workspace

/// What stands in grey behind a line, on a table of two sections.
@MainActor @Suite struct HinterTests {
  private func shown(_ line: String, in fixture: SessionFixture, behind open: String = "") -> String
  {
    let hint = Hinter(fixture.session).hint(for: line, behind: open)
    return hint.note.isEmpty ? hint.text : "\(hint.text)·\(hint.note)"
  }

  @Test(arguments: [
    ("row", "· [S R]"), ("row ", "·[S R]"), ("row 0", "· R"), ("row 0 ", "·R"), ("row 0 3", ""),
    ("row 0.3", ""), ("row .", ""), ("row #ada", ""), ("sec", "· [--cached]"),
    ("sel", "· [S R]"), ("tap ", "·[S R]"), ("insert", "· before|after|at [S R] [ITEM…] [--raw]"),
    ("insert a", ""), ("insert be", "fore· [S R] [ITEM…] [--raw]"),
    ("insert after ", "·[S R] [ITEM…] [--raw]"), ("insert after 0 ", "·R [ITEM…] [--raw]"),
    ("insert after 0 1 New Yo", "· [ITEM…] [--raw]"), ("insert after New", "· [ITEM…] [--raw]"),
    ("insert after 0 1 --raw ", "·[ITEM…]"), ("rows --from 3 ", "·[S] [--limit N] [--keys A,B]"),
    ("rows --f", ""), ("rows --fr", "om· R [S] [--limit N] [--keys A,B]"),
    ("rows --from ", "·R [S] [--limit N] [--keys A,B]"),
    ("rows --format ", "·NAME [S] [--from R] [--limit N] [--keys A,B]"),
    ("scroll ", "·by PT [flick] | to S R [top|middle|bottom|none] | top|end"),
    ("scroll b", "y· PT [flick]"), ("scroll to 0 ", "·R [top|middle|bottom|none]"),
    ("scroll to 0 1 mid", "dle"), ("height 0 3 ", "·[[=] PT|auto]"), ("height 0 3 = ", "·PT|auto"),
    ("set ", "·[PROPERTY VALUE]"), ("find ", "·TEXT | /RE/ | PATH OP VALUE"),
    ("swap 0 1 ", "·with S R"),
    ("move 0 1 to ", "·S R [--position COLUMN]"), ("update 0 1 ", "·KEY=VALUE … [--raw]"),
    ("update 0 1 title=x", "· [KEY=VALUE …] [--raw]"),
    ("model ins", "ert· before|after|at [S R] [ITEM…] [--raw]"),
    ("time 3 row ", "·[S R]"), ("repeat 2 sel", "· [S R]"), ("undo --t", "o· NAME"),
    ("zork", ""), ("zork ", ""), ("r", ""), ("", ""), ("row 0 3 4", ""), ("# row", ""),
    ("rows 0; row ", "·[S R]"), ("rows > fi", ""), ("rows | so", ""), ("append 0 {\"a", ""),
    ("echo ${", ""), ("row 'un", ""), ("help", "· [COMMAND | TOPIC | WORD]"),
  ]) func `the rest of a command's syntax`(line: String, hint: String) throws {
    #expect(shown(line, in: try SessionFixture()) == hint, "\(line)")
  }

  @Test func `with one section a number may be the row`() throws {
    let fixture = try SessionFixture(#"["a", "b"]"#)
    #expect(shown("row 0", in: fixture) == "· [R]")
    #expect(
      shown("move 0 ", in: fixture)
        == "·[R] to S R [--position COLUMN] | [R..R] to S R [--position COLUMN]"
    )
  }

  @Test func `an alias has the syntax of its command, a long line none`() throws {
    let fixture = try SessionFixture()
    fixture.run("alias r row 0")
    #expect(shown("r ", in: fixture) == "·R")
    #expect(shown("r", in: fixture) == "· R")
    #expect(shown("echo " + String(repeating: "x", count: 500), in: fixture) == "")
  }

  @Test func `a command that began a line before goes on`() throws {
    #expect(shown("", in: try SessionFixture(), behind: "row \\") == "·[S R]")
  }

  @Test func `every form that help writes can be followed to its end`() {
    let signature = Signature(commands: .all, hasOneSection: false)
    for type in CommandList.all.types {
      let name = type.description.name
      let whole = signature.rests(behind: [name])
      #expect(whole.count <= type.description.syntax.count)
      for rest in whole {
        let words = rest.map(\.text).joined(separator: " ")
        let isWritten = type.description.syntax.contains { form in
          form.replacing(" …", with: "…").hasSuffix(words.replacing(" …", with: "…"))
        }
        #expect(isWritten, "\(name): \(words)")
      }
    }
  }
}
