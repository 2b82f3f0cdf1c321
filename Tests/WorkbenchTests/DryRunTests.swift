import SessionSupport
import TableUI
import Teaching
import TestSupport
import Testing

@testable import Workbench
@testable import Workspace

/// Scripts that are run for the look of it.
@MainActor @Suite struct DryRunTests {
  private let folder: ScratchFolder
  private let fixture: SessionFixture

  init() throws {
    folder = try ScratchFolder()
    try folder.write("[\"Fay\", \"Gus\"]\n", to: "more.json")
    fixture = try SessionFixture()
  }

  /// Writes a script and runs it dry.
  private func dryRun(_ lines: String..., arguments: String = "") throws -> String {
    try folder.write(lines.map { $0 + "\n" }.joined(), to: "s.tabletop")
    return fixture.type("source --dry-run \(folder.file("s.tabletop"))\(arguments)")
      .replacing(folder.path + "/", with: "")
  }

  /// All that can be asked of a session.
  private func state() -> [String] {
    [
      "rows", "rows 1", "set", "info", "changes", "let", "alias", "sources", "snapshot",
      "selection",
      "offset", "visible", "wiring", "format", "filter", "sort", "group", "clock", "trace show",
      "record", "heights 0", "pool", "row .", "invariants",
    ].map { fixture.type($0) }
  }

  @Test func `the edits are told and taken back, and so is all else`() throws {
    fixture.run("delete 0 1", "select 0 1", "set rowHeight 50", "let a b", "snapshot here")
    let before = state()
    #expect(
      try dryRun(
        "insert after 0 0 $1",
        "undo 2",
        "update 0 1 title=Z",
        "set rowHeight 90",
        "let a c",
        "alias l rows",
        "snapshot there",
        "filter Z",
        "viewport 300 200",
        "format jsonl",
        "open more.json",
        "append 0 Hal",
        "use people.json",
        "wiring array",
        "trace on",
        "delete 0 0",
        arguments: " Uma"
      ) == """
        dry run of s.tabletop: 16 commands, 3 edits; all undone
        people.json:
        1  update 0 1
        2  delete 1 row at 0 1
        undoes 1 earlier edit
        wiring array
        more.json:
        1  insert 1 row at 0 2
        opened, 3 rows
        """
    )
    #expect(state() == before)
  }

  @Test func `what the examples of help do is taken back`() throws {
    fixture.run("delete 0 1", "row 0 0")
    let before = state()
    for type in CommandList.all.types {
      let description = type.description
      try folder.write(
        (description.setup + [description.example, ""]).joined(separator: "\n"),
        to: "e"
      )
      fixture.type("source --dry-run \(folder.file("e"))")
      #expect(state() == before, "\(description.name)")
    }
  }

  @Test(arguments: [
    ("save x.json", "save writes a file"), ("rows > x", "output to a file or program"),
    ("rows | cat", "output to a file or program"), ("!touch x", "shell starts a program"),
    ("open http://127.0.0.1:1/x", "open uses the network"), ("pull", "pull uses the network"),
    ("record x", "record writes a file"), ("trace diagram x.md", "trace writes a file"),
    ("picture x.svg", "picture writes a file"), ("compare chart x.svg", "compare writes a file"),
    ("repeat 2 save x.json", "save writes a file"), ("time 3 save x", "save writes a file"),
    ("alias s save; s x.json", "save writes a file"),
  ])
  func `what reaches beyond the session is refused before anything runs`(
    line: String,
    reason: String
  ) throws {
    let before = state()
    #expect(
      try dryRun("echo never", "  " + line) == """
        error[refused]: s.tabletop:2: \(reason), which a dry run cannot undo
          hint: no command ran; `source FILE` runs the script
        """
    )
    #expect(state() == before)
    #expect(folder.read("x") == nil && folder.read("x.json") == nil)
  }

  @Test func `what only running it tells is refused when it comes`() throws {
    let answer = try dryRun("let c save", "$c x.json", "echo never")
    #expect(answer.contains("error[refused]: save writes a file, which a dry run cannot undo"))
    #expect(
      answer.hasSuffix(
        "error[script]: s.tabletop would fail; no changes made\n  hint: see its error above"
      )
    )
    #expect(folder.read("x.json") == nil)
    try folder.write("save x.json\n", to: "inner.tabletop")
    #expect(try dryRun("compare inner.tabletop").contains("save writes a file"))
    #expect(folder.read("x.json") == nil)
  }

  @Test func `scripts within it count too`() throws {
    try folder.write("append 0 x\nsave x.json\n", to: "inner.tabletop")
    #expect(
      try dryRun("@inner.tabletop").hasPrefix("error[refused]: inner.tabletop:2: save writes")
    )
    try folder.write("append 0 x\n", to: "inner.tabletop")
    #expect(try dryRun("@inner.tabletop", "source --dry-run inner.tabletop").contains("1 edit;"))
    #expect(try dryRun("source --dry-run s.tabletop").contains("cannot source itself"))
    #expect(fixture.type("changes") == "no edits yet")
  }

  @Test func `a command that fails is told with its place`() throws {
    #expect(
      try dryRun("append 0 x", "delete 0 99") == """
        s.tabletop:2:8: error[no-row]: section 0 has no row 99
            delete 0 99
                   ^
          hint: its rows are 0 to 4; try `rows 0`
        error[script]: s.tabletop would fail; no changes made
          hint: see its error above
        """
    )
    #expect(fixture.type("changes") == "no edits yet")
  }

  @Test func `the script finds the session as it is`() throws {
    fixture.run("filter o", "select 0 0", "let n 5", "alias top row 0 0", "snapshot s", "row 0 1")
    #expect(
      try dryRun(
        "expect rows 0 = 2",
        "top",
        "expect \"Bob\"",
        "echo $n",
        "filter off",
        "update . title=New",
        "row 0 1",
        "expect \"New\"",
        "undo --to s"
      ).hasSuffix("no edits")
    )
    fixture.type("begin")
    #expect(try dryRun("rows").hasPrefix("error[refused]: a batch is open in people.json"))
  }

  @Test func `a script behind a descriptor cannot be read twice`() throws {
    #expect(fixture.type("source --dry-run /dev/null").contains("is not a regular file"))
    #expect(fixture.code("source --dry-run \(folder.file("nothing"))") == "not-found")
  }

  @Test func `a copy of a source is as the source`() throws {
    fixture.run(
      "viewport 300 132",
      "set deselectsAfterTap off",
      "set rowHeight 300",
      "set separatorInset \"1 auto 3 4\"",
      "sort title desc",

      "select 0 2",
      "scroll by 200"
    )
    let source = fixture.session.sources[0]
    let copy = try source.copy(adding: Session().add)
    for property in TableProperty.all {
      #expect(property.get(copy) == property.get(source), "\(property.name)")
    }
    #expect(copy.tableView.indexPathsForSelectedRows == source.tableView.indexPathsForSelectedRows)
    #expect(copy.tableView.contentOffset == source.tableView.contentOffset)
    #expect(copy.tableView.contentOffset.y > 0)
    #expect(copy.arrangement == source.arrangement && copy.shown == source.shown)
    #expect(copy.nextSerial() == source.nextSerial())
  }
}
