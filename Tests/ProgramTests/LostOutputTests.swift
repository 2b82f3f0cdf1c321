import TestSupport
import Testing

/// Once an answer did not arrive no further command runs, and nothing is left behind.
@Suite struct LostOutputTests {
  private let fixture: ProgramFixture

  init() throws {
    fixture = try ProgramFixture()
    try fixture.folder.write(ProgramFixture.document, to: "in.json")
    try fixture.folder.write("rows\n", to: "rows.tabletop")
  }

  /// What leaves something behind, each a file named `out`.
  private static let deeds = [
    "save out", "repeat 3 save out --force", "time save out", "! touch out", "rows > out",
    "rows >> out", "rows | cat > out", "record out", "trace diagram svg out",
    "compare chart out.svg", "s out", "end; save out", "echo off; echo x > out",
  ]

  /// More than a pipe holds, in any format.
  private static let long = "new 12000; rows --limit 12000"

  /// How the lines come in; `$L` is all of them, `in.tabletop` holds them.
  private static let forms = [
    "-f in.tabletop", "-f - < in.tabletop", "< in.tabletop", "--echo -f in.tabletop", "-c \"$L\"",
    "-c \"${L//$'\\n'/;}\"", "-c 'source in.tabletop'", "--keep-going -f in.tabletop",
    "-c 'repeat 2 source in.tabletop'", "-c '@in.tabletop; save out'", "-c \"$L\" -f in.tabletop",
    "--format jsonl -f in.tabletop", "--format csv -f in.tabletop",
    "--format markdown -f in.tabletop",
  ]

  @Test(arguments: forms, deeds) func `nothing happens after the reader has left`(
    form: String,
    deed: String
  ) throws {
    // One form meets every deed, and one deed every form.
    guard form == Self.forms[0] || deed == Self.deeds[0] else { return }
    let script = "alias s save\n\(Self.long)\n\(deed)\nrows\n! touch out\n"
    try fixture.folder.write(script, to: "in.tabletop")
    let run = try fixture.shell(
      "trap '' PIPE; L=$(<in.tabletop); \"$T\" \(form) | head -1; exit ${PIPESTATUS[0]}"
    )
    #expect(run.status == .exited(0))
    #expect(run.errors.isEmpty)
    #expect(run.lines.count == 1)
    #expect(fixture.folder.read("out") == nil)
  }

  @Test(arguments: deeds, ["> /dev/full", ">&-"]) func `nothing happens after an error of writing`(
    deed: String,
    place: String
  ) throws {
    let script = "alias s save\nnew 2\nheight 0 1\n\(deed)\n! touch out\n"
    try fixture.folder.write(script, to: "in.tabletop")
    let run = try fixture.shell("\"$T\" -f in.tabletop \(place)")
    #expect(run.status == .exited(4))
    #expect(run.errors.hasPrefix("tabletop: cannot write the output: "))
    #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
    #expect(fixture.folder.read("out") == nil)
  }

  @Test func `a reader that leaves between two answers is missed before the next deed`() throws {
    let wait = "! while [ ! -e gone ]; do sleep 0.01; done"
    try fixture.folder.write("rows\n\(wait)\n! touch out\n", to: "in.tabletop")
    let run = try fixture.shell(
      "\"$T\" -q in.json -f in.tabletop | { head -1; exec 0<&-; touch gone; }; exit ${PIPESTATUS[0]}"
    )
    #expect(run.status == .exited(0))
    #expect(run.lines == ["0 0  Apple"])
    #expect(fixture.folder.read("out") == nil)
  }

  @Test func `a reader that never came has lost nothing before the first answer`() throws {
    let run = try fixture.shell(
      "{ while [ ! -e gone ]; do sleep 0.01; done; \"$T\" -q in.json -c 'save out' -c '! touch later'; }"
        + " | { exec 0<&-; touch gone; }; exit ${PIPESTATUS[0]}"
    )
    #expect(run.status == .exited(0))
    #expect(fixture.folder.read("out") != nil)
    #expect(fixture.folder.read("later") == nil)
  }

  @Test(arguments: [
    // What failed, and was told, before the output was lost decides.
    ("--keep-going -c zork -c 'new 12000; rows --limit 12000' -c rows", Int32(1)),
    ("-c 'zork; expect unknown-command; new 12000; rows --limit 12000; rows'", 4),
    ("-c 'new 2; height 0 1' -c zork", 4),
    ("--check good.transcript other.transcript", 4),
    ("--check differs.transcript good.transcript", 1),
  ])
  func `the first failure decides`(words: String, status: Int32) throws {
    try fixture.folder.write("tabletop> new 2\n2 sections, 0 rows\n", to: "differs.transcript")
    for name in ["good", "other"] {
      try fixture.folder.write("tabletop> echo y\ny\n", to: "\(name).transcript")
    }
    #expect(try fixture.shell("\"$T\" \(words) > /dev/full").status == .exited(status))
  }

  @Test func `no transcript is replayed or updated that nobody can be told of`() throws {
    for name in ["a", "b"] {
      try fixture.folder.write("tabletop> echo x\ny\n", to: "\(name).transcript")
    }
    let run = try fixture.shell("\"$T\" --check --update a.transcript b.transcript > /dev/full")
    #expect(run.status == .exited(4))
    #expect(fixture.folder.read("b.transcript") == "tabletop> echo x\ny\n")
  }
}
