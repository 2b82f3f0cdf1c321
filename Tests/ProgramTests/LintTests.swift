import TestSupport
import Testing

/// `--lint`, which runs nothing.
@Suite struct LintTests {
  private let fixture: ProgramFixture

  init() throws { fixture = try ProgramFixture() }

  @Test func `errors of a script have the places that they have when it runs`() throws {
    let script = """
      # a comment
      open in.json
      opne in.json; row 0 $x
      row 0 3 4
      insert after 0 1 {
        "a": 1}  extra
      let y 0
      row 0 $y
      source none.tabletop
      row 0 x
      expect bad-argument
      save made.json
      open made.json
      echo $1
      row 0 $2
      """
    try fixture.folder.write(script, to: "s.tabletop")
    try fixture.folder.write(ProgramFixture.document, to: "in.json")
    let run = try fixture.run(["--lint", "s.tabletop"])
    #expect(run.status == .exited(1))
    let places = run.errors.split(separator: "\n").filter { $0.hasPrefix("s.tabletop:") }
    #expect(
      places.map { $0.split(separator: " ").prefix(2).joined(separator: " ") } == [
        "s.tabletop:3:1: error[unknown-command]:", "s.tabletop:3:21: error[bad-argument]:",
        "s.tabletop:4:9: error[bad-argument]:", "s.tabletop:5:18: error[bad-argument]:",
        "s.tabletop:9:8: error[not-found]:",
      ],
      "\(run.errors)"
    )
    #expect(run.output == "1 file, 14 commands: 5 errors in 1 file\n")
    #expect(!fixture.folder.names.contains("made.json"))
  }

  @Test func `addresses of databases are known, and no credential is shown`() throws {
    let script = """
      open postgresql://u:geheim8@h/x
      open sqlite:g.db?table=p
      open sqlite:none.db
      open sqlite:g.db?tabel=p
      open http://u:geheim9@h/x nope
      open ftp://u:geheim7@h/x
      """
    try fixture.folder.write(script, to: "s.tabletop")
    try fixture.folder.write("", to: "g.db")
    let run = try fixture.run(["--lint", "s.tabletop"])
    let places = run.errors.split(separator: "\n").filter { $0.hasPrefix("s.tabletop:") }
    #expect(
      places.map { $0.split(separator: " ").prefix(2).joined(separator: " ") } == [
        "s.tabletop:3:6: error[not-found]:", "s.tabletop:4:6: error[refused]:",
        "s.tabletop:5:33: error[bad-argument]:", "s.tabletop:6:6: error[not-found]:",
      ],
      "\(run.errors)"
    )
    #expect(!run.errors.contains("geheim"), "\(run.errors)")
  }

  @Test func `names of aliases and sourced scripts are known`() throws {
    try fixture.folder.write("alias r row 0\nlet x 1\n", to: "names.tabletop")
    try fixture.folder.write("source names.tabletop\nr $x\n", to: "s.tabletop")
    let run = try fixture.run(["--lint", "."])
    #expect(run.output == "2 files, 4 commands: no errors\n", "\(run.errors)")
    #expect(run.status == .exited(0))
  }

  @Test func `in a transcript a recorded error is intended, and columns count the prompt`() throws {
    let text = """
      tabletop> opne x
      error[unknown-command]: no command is named opne
      tabletop> row 0 1 2

      """
    try fixture.folder.write(text, to: "t.transcript")
    let run = try fixture.run(["--lint", "t.transcript"])
    #expect(run.errors.hasPrefix("t.transcript:3:19: error[bad-argument]:"), "\(run.errors)")
    #expect(run.output == "1 file, 2 commands: 1 error in 1 file\n")
  }

  @Test(arguments: [
    ("expect sent didSelct", 13, "not-found"), ("expect no didSelct", 11, "not-found"),
    ("expect no slect", 11, "not-found"), ("expect sent select to ItemsControler", 23, "not-found"),
    ("expect no E99", 11, "not-found"), ("expect no-rwo", 8, "not-found"),
    ("expect rwo 0 0 = x", 8, "unknown-command"), ("expect delete 0 0 = 1", 8, "refused"),
    ("expect no delete 0 0", 11, "refused"), ("let n = delete 0 0", 9, "refused"),
    ("let n = row 0 0 0 0", 17, "bad-argument"), ("let n = rows $x", 14, "bad-argument"),
  ])
  func `names in an assertion are known`(line: String, column: Int, code: String) throws {
    try fixture.folder.write(line + "\n", to: "s.tabletop")
    let run = try fixture.run(["--lint", "s.tabletop"])
    #expect(run.errors.hasPrefix("s.tabletop:1:\(column): error[\(code)]:"), "\(run.errors)")
    #expect(run.status == .exited(1))
  }

  @Test func `a value that let takes is known only when it runs`() throws {
    let script = "new 3\nlet n = count\nrow 0 $n\nlet t = row 0 0\nfind $t\nwiring $t\n"
    try fixture.folder.write(script, to: "s.tabletop")
    let run = try fixture.run(["--lint", "s.tabletop"])
    #expect(run.output == "1 file, 6 commands: no errors\n", "\(run.errors)")
  }

  @Test func `patterns of a transcript are checked`() throws {
    try fixture.folder.write("tabletop> echo a\nb(a (re)\n", to: "t.transcript")
    for words in [["--lint"], ["--check"], ["--check", "--update"], ["--review"]] {
      let run = try fixture.run(words + ["t.transcript"])
      #expect(
        run.errors.hasPrefix(
          """
          t.transcript:2:2: error[bad-argument]: invalid regular expression: Unmatched ( or \\(
              b(a (re)
               ^
          """
        ),
        "\(run.errors)"
      )
      #expect(run.status == .exited(words == ["--lint"] ? 1 : 3))
    }
    #expect(fixture.folder.read("t.transcript") == "tabletop> echo a\nb(a (re)\n")
  }

  @Test func `the examples and the lessons have no errors`() throws {
    // The story of the database is checked beside its database.
    let examples =
      "$(find \(ProgramFixture.root)/examples -name databases -prune -o \\("
      + " -name '*.tabletop' -o -name '*.transcript' -o -name '*.lesson' \\) -print)"
    let lessons = "\(ProgramFixture.root)/Sources/Teaching/Lessons"
    let run = try fixture.shell("$T --lint \(examples) \(lessons)")
    #expect(run.status == .exited(0), "\(run.errors)")
  }

  @Test(
    arguments: [
      (["--lint"], 2), (["--lint", "none"], 3), (["--lint", "x", "--check"], 2),
      (["--lint", "x", "-c", "new"], 2), (["--lint", "x", "--jobs", "2"], 2),
    ] as [([String], Int32)]
  )
  func `the status tells what happened`(words: [String], status: Int32) throws {
    let run = try fixture.run(words)
    #expect(run.status == .exited(status), "\(run.output)\(run.errors)")
    #expect(!run.errors.isEmpty)
  }
}
