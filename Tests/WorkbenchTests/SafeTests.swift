import CommandLanguage
import Platform
import SessionSupport
import TestSupport
import Testing

@testable import Workbench
@testable import Workspace

/// Commands where nothing may be touched but the table.
@MainActor @Suite struct SafeTests {
  private let folder: ScratchFolder
  private let fixture: SessionFixture

  /// How each command that could touch something else is told to.
  private nonisolated static let lines: [String: [String]] = [
    "audit": ["audit --report a.xml", "audit --fix --report a.tap --force"],
    "compare": ["compare chart p.svg", "compare chart p.html --force"],
    "copy": ["copy", "copy 0 1 jq"],
    "lesson": [
      "lesson report --results r.json", "lesson card c.svg --force", "lesson new x",
      "lesson export d", "lesson export d thin --force",
    ],
    "more": ["more"],
    "open": ["open http://127.0.0.1:9/rows", "open https://example.org as x"],
    "page": ["page next"],
    "picture": ["picture p.svg", "picture p.html --all", "picture p.html --session"],
    "pull": ["pull"],
    "record": ["record r.transcript", "record stop"],
    "request": [
      "request batch http://127.0.0.1:9/rows", "request chain http://127.0.0.1:9/rows",
      "request batch http://127.0.0.1:9/rows --cache d",
    ],
    "retry": ["retry"],
    "serve": ["serve", "serve 8080", "serve --open", "serve --keep-token"],
    "save": ["save", "save s.json", "save s.json --force", "save --backup"],
    "shell": ["!touch t", "shell touch t"],
    "trace": ["trace diagram p.svg", "trace diagram p.html --force"],
    "wiring": ["wiring --picture p.svg", "wiring --picture p.svg --force"],
  ]

  init() throws {
    folder = try ScratchFolder()
    fixture = try SessionFixture()
  }

  private static var guarded: [any Command.Type] {
    CommandList.all.types.filter { $0.description.effects.beyondTheSession != nil }
  }

  /// Runs a line in confined work, with the folder as that of the script.
  private func run(_ line: String) -> [CommandResult] {
    var outcomes: [CommandResult] = []
    let place = CommandPlace(file: folder.file("s.tabletop"), line: 3)
    Permissions.confined(toFolders: [folder.path]).confine {
      _ = fixture.session.run(line, at: place) { outcomes.append($0) }
    }
    return outcomes
  }

  private func state() -> [String] {
    ["rows", "changes", "info", "record", "sources", "trace show"].map { fixture.type($0) }
  }

  @Test func `every command that touches more than the table is in the list`() {
    #expect(Set(Self.guarded.map { $0.description.name }) == Set(Self.lines.keys))
  }

  @Test(arguments: lines.values.flatMap { $0 }.sorted())
  func `a command that would touch more is refused, and nothing is another way`(line: String) {
    fixture.run("delete 0 1")
    let before = state()
    let outcomes = run(line)
    #expect(outcomes.map(\.errorCode) == ["refused"])
    let text = outcomes.map { TextFormat().errors(for: $0) }.joined()
    #expect(text.hasPrefix("\(folder.file("s.tabletop")):3:1: error[refused]: "))
    #expect(text.contains("--safe"))
    #expect(text.contains("\n    ^"))
    #expect(state() == before)
    #expect(folder.names == [])
  }

  @Test(arguments: [
    "rows > o", "rows >> o", "rows | tee o", "delete 0 0 > o", "echo hi > /dev/null",
  ])
  func `an answer stays here, and its command does not run`(line: String) {
    let before = state()
    #expect(run(line).map(\.errorCode) == ["refused"])
    #expect(state() == before)
    #expect(folder.names == [])
  }

  @Test(arguments: [
    "open", "source", "source --dry-run", "apply", "diff", "batch", "append 0 --from", "net serve",
    "lesson", "compare",
  ]) func `a file elsewhere is refused with its place`(command: String) throws {
    let outside = try ScratchFolder()
    try outside.write("[\"secret\"]", to: "x.tabletop")
    try folder.write("[]", to: "in.tabletop")
    let before = state()
    let path = outside.file("x.tabletop")
    let outcomes = run("\(command) \(path)")
    #expect(outcomes.map(\.errorCode) == ["refused"])
    let text = outcomes.map { TextFormat().errors(for: $0) }.joined()
    #expect(
      text.hasPrefix("\(folder.file("s.tabletop")):3:\(command.count + 2): ")
    )
    #expect(text.contains("is outside the folders of the script and the data"))
    #expect(!text.contains("secret"))
    #expect(state() == before)
  }

  @Test func `what stands beside the script is read`() throws {
    try folder.write("[\"x\"]", to: "in.json")
    try folder.write("echo $1\n", to: "s2.tabletop")
    let outcomes = run(
      "open in.json; source s2.tabletop hi; rows; trace on; select 0 0; trace diagram; compare; help save"
    )
    #expect(outcomes.compactMap(\.errorCode) == [])
    #expect(outcomes.count == 9)
  }

  @Test(
    arguments: [
      (["--safe", "-o", "x"], "-o, which writes a file"),
      (["--check", "x", "--update", "--safe"], "--update and --review, which write files"),
      (["--safe", "--review", "x"], "--update and --review, which write files"),
    ] as [([String], String)]
  )
  func `what writes by itself is wrong usage`(words: [String], others: String) {
    #expect(throws: UsageError.clash("--safe", others)) { try ProgramOptions(words) }
  }

  @Test func `a check may be safe`() throws {
    #expect(try ProgramOptions(["--safe", "--check", "x"]).isSafe)
  }

  @Test func `neither history nor settings are looked for`() throws {
    let options = try ProgramOptions(["--safe"])
    #expect(!options.keepsHistory)
    #expect(!options.readsSettings)
  }
}
