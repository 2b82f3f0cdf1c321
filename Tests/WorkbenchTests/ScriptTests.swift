import CommandLanguage
import SessionSupport
import TestSupport
import Testing

@testable import Workbench
@testable import Workspace

@MainActor @Suite struct ScriptTests {
  private let folder: ScratchFolder
  private let fixture: SessionFixture

  init() throws {
    folder = try ScratchFolder()
    fixture = try SessionFixture()
  }

  /// Runs a script as `-f` does and gives what a person would read.
  private func run(_ name: String) -> String {
    var text = ""
    let file = folder.file(name)
    let lines = (folder.read(name) ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let place = CommandPlace(file: file, line: index + 1)
      let goesOn = fixture.session.run(String(line), at: place) { outcome in
        text += TextFormat().output(for: outcome) + TextFormat().errors(for: outcome)
      }
      guard goesOn else { break }
    }
    fixture.session.settleAtEnd()
    return text.replacing(folder.path + "/", with: "")
  }

  @Test func `a script has arguments, variables and aliases`() throws {
    try folder.write("row $1 $row; l\r\nexpect ok", to: "inner.tabletop")
    try folder.write(
      "let row 1\nalias l row 0 last\nsource inner.tabletop 0\necho ${nobody:-none} $row\n",
      to: "outer.tabletop"
    )
    #expect(
      run("outer.tabletop") == """
        row = 1
        l = row 0 last
        0 1  Bob
             ItemCell, 44 pt high at y 94 · id bob · visible
        0 3  Dot
             ItemCell, 44 pt high at y 198 · id dot · visible
        none 1

        """
    )
    #expect(!fixture.session.hasFailed)
  }

  @Test func `an error inside names its own place and fails the script outside`() throws {
    try folder.write("row 0 0\ndelete 0 99\nrow 0 1\n", to: "inner.tabletop")
    try folder.write("source inner.tabletop\nrow 0 2\n", to: "outer.tabletop")
    #expect(
      run("outer.tabletop") == """
        0 0  Ada · first
             ItemCell, 44 pt high at y 50 · id ada · visible
        inner.tabletop:2:8: error[no-row]: section 0 has no row 99
            delete 0 99
                   ^
          hint: its rows are 0 to 3; try `rows 0`
        outer.tabletop:1:1: error[script]: inner.tabletop failed
          hint: see its error above

        """
    )
    #expect(fixture.session.hasFailed)
  }

  @Test func `a failure inside can be expected outside`() throws {
    try folder.write("delete 0 99\n", to: "inner.tabletop")
    try folder.write("source inner.tabletop\nexpect script\nrow 0 2\n", to: "outer.tabletop")
    #expect(run("outer.tabletop").hasSuffix("id cy · visible\n"))
    #expect(!fixture.session.hasFailed)
  }

  @Test func `a loop is named with its chain`() throws {
    try folder.write("source b.tabletop\n", to: "a.tabletop")
    try folder.write("source a.tabletop\n", to: "b.tabletop")
    let text = run("a.tabletop")
    #expect(text.hasPrefix("b.tabletop:1:1: error[refused]: a script cannot source itself: "))
    #expect(text.contains("a.tabletop → b.tabletop → a.tabletop"))
  }

  @Test func `scripts nest 25 deep and no deeper`() throws {
    for depth in 1...30 {
      let next = depth < 30 ? "source s\(depth + 1).tabletop\n" : "echo end\n"
      try folder.write(next, to: "s\(depth).tabletop")
    }
    #expect(run("s1.tabletop").contains("scripts are nested more than 25 deep"))
    try folder.write("echo end\n", to: "s26.tabletop")
    #expect(run("s1.tabletop") == "end\n")
  }

  @Test func `a thousand scripts one after the other are no nest`() throws {
    try folder.write("row 0 0\n", to: "one.tabletop")
    let lines = Array(repeating: "source one.tabletop", count: 1000).joined(separator: "\n")
    try folder.write(lines, to: "many.tabletop")
    #expect(run("many.tabletop").split(separator: "\n").count == 2000)
  }

  @Test(arguments: [
    ("source nobody.tabletop", "not-found"), ("source /", "io"), ("source", "bad-argument"),
    ("alias row x", "refused"), ("alias", "ok"), ("alias x", "bad-argument"),
    ("alias a b; alias b a; a", "refused"), ("let 1x 2", "bad-argument"), ("let x", "bad-argument"),
    ("let", "ok"), ("time", "bad-argument"), ("time frob", "unknown-command"),
    ("time delete 0 99", "no-row"), ("time row 0 0", "ok"), ("echo $1", "bad-argument"),
  ])
  func `what does not fit is refused`(line: String, code: String) {
    #expect(fixture.code(line) == code)
  }

  @Test func `an alias keeps quotes and takes more words`() {
    fixture.run("alias add append 0", isPrompt: true)
    #expect(fixture.run("add New York").hasPrefix("inserted 1 row \"New York\" at 0 4"))
    fixture.run("alias two append 0 \"a b\" \"c\"", isPrompt: true)
    #expect(fixture.run("two").hasPrefix("inserted 2 rows at 0 5"))
  }
}
