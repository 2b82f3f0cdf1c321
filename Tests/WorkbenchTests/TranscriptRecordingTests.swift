import CommandLanguage
import Platform
import SessionSupport
import Teaching
import TestSupport
import Testing

@testable import Workbench
@testable import Workspace

/// What `record` writes, and that it replays.
@MainActor @Suite struct TranscriptRecordingTests {
  private let folder: ScratchFolder
  private let session: Session

  init() throws {
    folder = try ScratchFolder()
    try folder.write(SessionFixture.document, to: "people.json")
    session = Session()
  }

  /// Runs lines as a person types them.
  @discardableResult
  private func type(_ lines: String..., isPrompt: Bool = true) -> [CommandResult] {
    var outcomes: [CommandResult] = []
    for line in lines {
      _ = session.run(line, at: CommandPlace(isPrompt: isPrompt)) { outcomes.append($0) }
    }
    return outcomes
  }

  private func path(_ name: String) -> String { folder.file(name) }

  /// Records lines, and replays what was recorded.
  private func recording(_ lines: String..., isPrompt: Bool = true) throws -> String {
    type("record '\(path("a.transcript"))'")
    for line in lines { type(line, isPrompt: isPrompt) }
    let end = type("record stop").last
    #expect(end?.errorCode == nil)
    let text = try #require(folder.read("a.transcript"))
    let check = try check("a.transcript")
    #expect(check.isSame, "\(check.difference.joined(separator: "\n"))")
    return text
  }

  private func check(_ name: String) throws -> TranscriptCheck {
    let file = try TranscriptFile(path(name))
    let replay = TranscriptReplay(
      in: try ReplayFolder(file.folder),
      settings: SessionSettings(),
      features: .all
    )
    let answers = file.transcript.entries.map { replay.answer(to: $0.command) }
    return TranscriptCheck(
      path: name,
      transcript: file.transcript,
      answers: Dictionary(uniqueKeysWithValues: answers.enumerated().map { ($0, $1) })
    )
  }

  @Test func `commands and answers stand as they were typed`() throws {
    let text = try recording(
      "new 2",
      "row 0 1",
      "insert after 0 0 {\n\"title\": \"x\"\n}",
      "# a remark",
      "delete 0 9"
    )
    #expect(
      text == """
        tabletop> new 2
        new: 2 rows in 1 section, numbered rows; wiring items
        tabletop> row 0 1
        0 1  0.1
             ItemCell, 44 pt high at y 44 · id 0.1 · visible
        tabletop> insert after 0 0 {
        { > "title": "x"
        { > }
        inserted 1 row "x" at 0 1; section 0: 2 → 3 rows
        tabletop> # a remark
        tabletop> delete 0 9
        error[no-row]: section 0 has no row 9
            delete 0 9
                   ^
          hint: its rows are 0 to 2; try `rows 0`

        """
    )
  }

  @Test func `a recorded trace has no files and lines`() throws {
    let text = try recording("new 2", "trace on", "select 0 1", "trace show last 1")
    #expect(text.contains("touch 0 1  [ours]\n"))
    #expect(!text.contains(".swift"))
  }

  @Test func `short names are written in full and each command alone`() throws {
    let text = try recording("new 2; sel 0 1; del 0 7; expe no-row", "zork", "echo 'open")
    #expect(text.contains("tabletop> select 0 1\n"))
    #expect(text.contains("tabletop> expect no-row\n"))
    #expect(text.contains("    delete 0 7\n           ^\n"))
    #expect(
      text.contains("tabletop> echo 'open\nerror[bad-argument]: the quote ' is not closed\n")
    )
  }

  @Test func `what stood there before is what the recording begins with`() throws {
    type("open '\(path("people.json"))' as 'my people'", "let who 'A $x \"b\"'", "wiring monolith")
    type("alias last row 0 '3'", "new 1 2", "use 'my people'", "format jsonl")
    let text = try recording("echo $who", "last", "rows", "format text", "rows")
    #expect(text.hasPrefix("tabletop> let who \"A \\$x \\\"b\\\"\"\n"))
    #expect(text.contains("tabletop> alias last row 0 \"3\"\n"))
    #expect(text.contains("tabletop> open people.json as \"my people\"\n"))
    #expect(text.contains("tabletop> wiring monolith\n"))
    #expect(text.contains("tabletop> new 1 2\n"))
    #expect(text.contains("tabletop> use \"my people\"\n"))
  }

  @Test(arguments: [
    "group title", "sort title desc", "filter b", "group title; sort title; filter \"b o\"",
    "filter 'off'",
  ])
  func `the view that stood there before is what the recording begins with`(
    view: String
  ) throws {
    try folder.write(#"[{"id": "b", "title": "Bo"}, {"id": "z", "title": "Zoe"}]"#, to: "to.json")
    type("open '\(path("people.json"))'")
    for line in view.split(separator: ";") { type(String(line)) }
    let text = try recording("rows", "apply '\(path("to.json"))'", "rows", "undo", "sections")
    #expect(text.contains("tabletop> \(view.prefix { $0 != " " }) "))
  }

  @Test func `a snapshot that stood there before is named as missing`() throws {
    type("open '\(path("people.json"))'", "snapshot before")
    let outcome = try #require(type("record '\(path("a.transcript"))'").last)
    let notes = try outcome.result.get().notes
    #expect(notes.contains("the recording omits the snapshot before, so `apply` cannot find it"))
    type("record stop")
  }

  @Test func `what a script answers belongs to the command that runs it`() throws {
    try folder.write("row 0 0\ntime row 0 1\nrow 0 9\nrow 0 2\n", to: "s.tabletop")
    type("new 3")
    let text = try recording("source '\(path("s.tabletop"))'", "row 0 2")
    #expect(text.components(of: "tabletop> ") == 3)
    #expect(text.contains("s.tabletop:3:5: error[no-row]"))
    #expect(text.contains("error[script]"))
    #expect(text.contains("time: * ms (glob)\n"))
  }

  @Test func `a recording that begins in a script ends with record stop or the script`() throws {
    try folder.write("new 2\nrecord a.transcript\nrow 0 0\n", to: "s.tabletop")
    type("source '\(path("s.tabletop"))'", "row 0 1", "record stop")
    let commands = try TranscriptFile(path("a.transcript")).transcript.entries.map(\.command)
    #expect(commands == ["new 2", "row 0 0", "row 0 1"])
    #expect(try check("a.transcript").isSame)
  }

  @Test func `quit and record leave no trace`() throws {
    let text = try recording("new 1", "record", "record", "append x; quit")
    #expect(!text.contains("quit") && !text.contains("record"))
  }

  @Test func `answers that look like prompts and patterns come back`() throws {
    let text = try recording("new 1", "echo 'a> b'", "echo 'x (re)'", "echo '* (glob)'", "echo '('")
    #expect(text.contains("\na\\u{3E} b (esc)\n"))
  }

  @Test func `times are those of anybody`() throws {
    #expect(try recording("new 1", "time row 0 0").contains("\ntime: * ms (glob)\n"))
  }

  @Test func `a file that stands there is left alone unless forced`() throws {
    try folder.write("mine", to: "a.transcript")
    #expect(type("record '\(path("a.transcript"))'").last?.errorCode == "refused")
    #expect(folder.read("a.transcript") == "mine")
    #expect(type("record '\(path("a.transcript"))' --force").last?.errorCode == nil)
    #expect(type("record '\(path("b.transcript"))'").last?.errorCode == "refused")
    #expect(type("record stop", "record stop").map(\.errorCode) == [nil, "refused"])
    #expect(folder.read("a.transcript") == "")
    #expect(type("record '\(path("no/b.transcript"))'").last?.errorCode == "not-found")
    #expect(type("record '\(folder.path)'").last?.errorCode == "io")
  }

  @Test func `each command is in the file before the next is typed`() throws {
    type("record '\(path("a.transcript"))'", "new 1")
    #expect(folder.read("a.transcript")?.hasPrefix("tabletop> new 1\nnew: 1 row") == true)
  }

  @Test func `says when a save took away what the recording began with`() throws {
    type("record '\(path("a.transcript"))'", "open '\(path("people.json"))'", "delete 0 0", "save")
    guard case .success(let answer) = try #require(type("record stop").last).result else {
      Issue.record("no answer")
      return
    }
    #expect(answer.notes.count == 1 && answer.notes[0].contains("was overwritten"))
  }
}

extension String {
  fileprivate func components(of separator: String) -> Int { ranges(of: separator).count }
}
