import CommandLanguage
import SessionSupport
import TestSupport
import Testing

@testable import Workbench
@testable import Workspace

/// Words that fingers bring along from other shells.
@MainActor @Suite struct SpellingTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  @Test(arguments: [
    "q", ":q", ":q!", ":quit", "\\q", ".quit", ".exit", "quit", "exit", "quit()", "exit()",
    "quit --force",
  ])
  func `these leave, in scripts too`(line: String) throws {
    let fixture = try SessionFixture()
    #expect(fixture.run(line) == "")
    #expect(fixture.session.isFinished)
  }

  @Test(arguments: ["h", "help", "?", ":help", "\\?", "\\h", ".help", "man"])
  func `these ask for help`(word: String) throws {
    let fixture = try SessionFixture()
    #expect(fixture.run("\(word) rows") == fixture.run("help rows"))
    #expect(fixture.run(word) == fixture.run("help"))
  }

  @Test func `a word is looked for even where a command has that name`() throws {
    let fixture = try SessionFixture()
    #expect(fixture.run("apropos dequeuing") == fixture.run("help dequeuing"))
    let lines = fixture.run("apropos insert").split(separator: "\n")
    #expect(lines.count > 3 && lines.contains { $0.hasPrefix("  insert ") })
    #expect(fixture.code("apropos") == "bad-argument")
    #expect(fixture.type("apropos zzqx").hasPrefix("error[not-found]: no help on"))
  }

  @Test(arguments: ["--help", "-h"])
  func `a command tells about itself`(option: String) throws {
    let fixture = try SessionFixture()
    #expect(fixture.run("delete \(option)") == fixture.run("help delete"))
    #expect(fixture.run("@ \(option)") == fixture.run("help source"))
    #expect(fixture.code("delete 0 0 \(option)") != "ok")
    #expect(fixture.session.sources[0].rowCount == 5)
  }

  @Test(arguments: ["@FILE", "@ FILE", ".read FILE", "\\i FILE", "\\ir FILE", "source FILE"])
  func `these run a script with its words`(form: String) throws {
    let file = try folder.write("echo \"$1 and $2\"\n", to: "s.tabletop")
    let fixture = try SessionFixture()
    #expect(
      fixture.run(form.replacing("FILE", with: file) + " one 'two three'") == "one and two three"
    )
    // An alias may stand for it.
    fixture.run("alias go " + form.replacing("FILE", with: file))
    #expect(fixture.run("go 1 2") == "1 and 2")
  }

  @Test func `a script that is not there stands at the place of its name`() throws {
    let answer = try SessionFixture().run("@no-such-file")
    #expect(answer.hasPrefix("error[not-found]"))
    #expect(try SessionFixture().code("@") == "bad-argument")
    #expect(try SessionFixture().code("\"@x\"") == "unknown-command")
  }

  @Test(arguments: [
    (".tables", "`sections`"), ("\\d", "`sections`"), ("\\dt", "`sections`"),
    (".schema", "`keys`"), (".mode", "`format NAME`"), ("\\pset", "`format NAME`"),
    (".save", "`save`"), ("\\timing", "`set timing on`"), (".timer", "`set timing on`"),
    ("print", "`item S R`; `rows` lists all rows"), ("p", "`item S R`; `rows` lists all rows"),
    ("list", "`rows`"), ("commit", "`end`; `confirm` confirms a deletion"),
    ("where", "`find TEXT`; `filter TEXT` hides others"),
  ])
  func `a word of another shell gets the command that does it`(word: String, own: String) throws {
    let fixture = try SessionFixture()
    #expect(
      fixture.type("\(word) 0") == """
        error[unknown-command]: unknown command "\(word)"
            \(word) 0
            ^
          hint: try \(own)
        """
    )
    #expect(fixture.type("help '\(word)'").contains(": try \(own)"))
  }

  @Test func `completion offers none of them`() throws {
    let fixture = try SessionFixture()
    for start in ["", "q", "m", "s", "a", "."] {
      let offered = Completer(fixture.session).completion(of: start, behind: "").candidates
      let spellings = Set(CommandList.all.types.flatMap { $0.description.spellings })
      #expect(spellings.isDisjoint(with: offered.map(\.text)), "\(start)")
    }
  }

  @Test func `status says what comes next`() throws {
    let fixture = try SessionFixture()
    #expect(fixture.run("status").hasPrefix(fixture.run("info") + "\nnext "))
    for (line, next) in [
      ("sections", "next      try `sections`, then `row 0 3` to set the current row"),
      ("row 0 1", "next      use the current row: `height`, `select`, `update . KEY=VALUE`,"),
      ("delete 0 0", "next      `changes` lists the edits, `undo` reverts one, `save` writes them"),
      ("begin", "next      a batch is open; `end` sends its edits, `rollback` drops them"),
    ] {
      fixture.run(line)
      #expect(fixture.run("status").split(separator: "\n").last?.hasPrefix(next) == true, "\(line)")
    }
    #expect(fixture.records("status")[0].contains(#""next":"a batch is open"#))
    #expect(try SessionFixture(nil).code("status") == "no-source")
  }
}
