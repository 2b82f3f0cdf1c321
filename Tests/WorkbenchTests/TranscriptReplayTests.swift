import CommandLanguage
import Glibc
import Platform
import SessionSupport
import Teaching
import TestSupport
import Testing

@testable import Workbench
@testable import Workspace

/// What a replay answers, and what it leaves alone.
@MainActor @Suite struct TranscriptReplayTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.write(SessionFixture.document, to: "people.json")
  }

  private func answers(_ commands: String...) throws -> [[String]] {
    let replay = TranscriptReplay(
      in: try ReplayFolder(folder.path),
      settings: SessionSettings(),
      features: .all
    )
    return commands.map { replay.answer(to: $0) }
  }

  @Test func `saves leave no file behind, and what was saved is opened`() throws {
    let answers = try answers(
      "open people.json",
      "delete 0 0",
      "save",
      "delete 0 0",
      "save copy.json",
      "open copy.json",
      "open people.json",
      "save copy.json",
      "info"
    )
    #expect(answers[2][0].hasPrefix("saved people.json, "))
    #expect(answers[4][0].hasPrefix("saved copy.json, "))
    #expect(answers[5][0].hasPrefix("copy.json: 3 rows"))
    #expect(answers[6][0].hasPrefix("people.json-2: 4 rows"))
    #expect(answers[7][0].hasPrefix("error[refused]: the file copy.json already exists"))
    #expect(answers[8][1] == "file      people.json")
    #expect(folder.names == ["people.json"])
    #expect(folder.read("people.json") == SessionFixture.document)
  }

  @Test func `a save elsewhere goes nowhere either`() throws {
    let other = try ScratchFolder()
    let answers = try answers(
      "new 1",
      "save '\(other.file("x.json"))'",
      "open '\(other.file("x.json"))'",
      "save no/x.json",
      "save ../\(folder.path.split(separator: "/").last ?? "")/y.json",
      "open y.json"
    )
    #expect(answers[1][0].hasPrefix("saved \(other.path)/x.json"))
    #expect(answers[2][0].hasPrefix("x.json: 1 row"))
    #expect(answers[3][0] == "error[not-found]: no such folder: no")
    #expect(answers[5][0].hasPrefix("y.json: 1 row"))
    #expect(other.names.isEmpty && folder.names == ["people.json"])
  }

  @Test func `paths are those that were typed, wherever the folder lies`() throws {
    unsafe mkdir(folder.file("deep"), 0o700)
    try folder.write("open ../people.json\nsave copy.json\nrow 0 9\n", to: "deep/s.tabletop")
    let answers = try answers(
      "source deep/s.tabletop",
      "open deep/copy.json",
      "open nothing.json",
      "open deep",
      "source nothing.tabletop",
      "info --format jsonl"
    )
    #expect(answers[0].contains { $0.hasPrefix("saved deep/copy.json, ") })
    #expect(answers[0].contains { $0.hasPrefix("deep/s.tabletop:3:5: error[no-row]") })
    #expect(answers[1][0].hasPrefix("copy.json: 5 rows"))
    #expect(answers[2][0] == "error[not-found]: no such file: nothing.json")
    #expect(answers[3][0] == "error[io]: deep is a directory, not a file")
    #expect(answers[4][0] == "error[not-found]: no such file: nothing.tabletop")
    #expect(answers[5][0].contains("\"path\":\"deep/copy.json\""))
  }

  @Test func `failures end nothing but the script they happen in`() throws {
    try folder.write("row 0 9\nrow 0 0\n", to: "s.tabletop")
    let answers = try answers(
      "new 2",
      "row 0 9; row 0 0",
      "source s.tabletop",
      "row 0 1",
      "expect ok"
    )
    #expect(answers[1].count == 6)
    #expect(answers[2].count == 6)
    #expect(answers[3].count == 2)
    #expect(answers[4].isEmpty)
  }

  @Test func `short names do not count, and expect does`() throws {
    let answers = try answers("new 2", "sel 0 1", "expect unknown-command", "expect ok")
    #expect(answers[1][0].hasPrefix("error[unknown-command]"))
    #expect(answers[2].isEmpty)
    #expect(answers[3][0].hasPrefix("error[expect]"))
  }

  @Test func `time stands still`() throws {
    #expect(try answers("new 2", "time row 0 1")[1].last == "time: 0 ms")
  }

  @Test func `after quit nothing answers`() throws {
    #expect(try answers("new 2", "quit", "row 0 1").map(\.count) == [1, 0, 0])
  }

  @Test func `each line of a form is a line`() throws {
    let answers = try answers("new 2", "row 0 1 --format jsonl", "format jsonl", "row 0 0")
    #expect(answers[1][0].hasPrefix("{\"n\":2,\"file\":null,\"line\":1,"))
    #expect(answers[3][0].hasPrefix("{\"n\":4,"))
  }

  @Test func `a folder stands for the transcripts below it, in the order of names`() throws {
    for name in ["b", "a", "c"] { unsafe mkdir(folder.file(name), 0o700) }
    unsafe mkdir(folder.file(".hidden"), 0o700)
    for name in ["b/2.transcript", "b/1.transcript", "a/x.transcript", "z.transcript", "z.txt"] {
      try folder.write("tabletop> new 1\n", to: name)
    }
    try folder.write("tabletop> new 1\n", to: ".hidden/x.transcript")
    unsafe symlink(folder.path, folder.file("c/loop"))
    let found = try TranscriptFile.paths(folder.path)
    #expect(
      found.map { String($0.dropFirst(folder.path.count + 1)) } == [
        "a/x.transcript", "b/1.transcript", "b/2.transcript", "z.transcript",
      ]
    )
  }

  @Test func `a file without commands is no transcript`() throws {
    for (name, text) in [("a.transcript", "nothing\n"), ("a.md", "tabletop> new 1\n"), ("b", "")] {
      try folder.write(text, to: name)
      #expect(throws: CommandError.self) { try TranscriptFile(folder.file(name)) }
    }
    try folder.write([0x74, 0xFF], to: "c.transcript")
    #expect(throws: CommandError.self) { try TranscriptFile(folder.file("c.transcript")) }
  }

  @Test(.enabled(if: PostgresServer.isInstalled, "there is no PostgreSQL here"))
  func `a replay saves nothing to a server`() throws {
    let (writer, fixture, _) = try ForeignWriter.open("postgres")
    fixture.session.limits.folder = try ReplayFolder("/")
    fixture.run("update 0 0 name=Mine")
    let text = fixture.type("save")
    #expect(text.contains("error[refused]"), "\(text)")
    #expect(text.contains("a replay changes nothing there"), "\(text)")
    #expect(fixture.type("follow --install --force").contains("a replay changes nothing there"))
    #expect(try writer.rows("SELECT name FROM person WHERE id = 1") == ["\"Ada\""])
  }
}
