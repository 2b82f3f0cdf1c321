import TableModel
import TableStore
import Teaching
import TestSupport
import Testing
import Wirings

@testable import Workbench
@testable import Workspace

/// Edits that a crash would have cost.
@MainActor @Suite struct RecoveryTests {
  @Test(arguments: Wiring.all.map(\.name), 0..<2 as Range<UInt64>)
  func `whenever the program ends, all edits come back`(wiring: String, seed: UInt64) throws {
    let fixture = try JournalFixture(wiring: wiring)
    var random = SeededGenerator(seed: seed)
    var path = fixture.folder.file("people.json")
    var script: [String] = []
    for number in 0..<rounds(20, thorough: 60) {
      let line = EditLines.line(&random, in: fixture.folder.path)
      script.append(line)
      let answer = fixture.type(line)
      if line.hasPrefix("save"), answer.hasPrefix("saved "),
        let saved = fixture.session.current?.record.saved.place
      {
        path = saved.path
      }
      let left = try fixture.crash("after-\(number)")
      JournalFixture.type("open \(path)", in: left)
      let recovered = JournalFixture.type("recover", in: left)
      if fixture.session.current?.isModified == true {
        try #require(recovered.contains("restored "), "seed \(seed): \(recovered)\n\(script)")
      }
      let rows = JournalFixture.rows(left)
      try #require(
        rows == JournalFixture.rows(fixture.session),
        "seed \(seed), \(wiring)\n\(script)"
      )
    }
  }

  @Test func `each edit can be taken back by itself, and saves the same bytes`() throws {
    let fixture = try JournalFixture()
    for line in ["delete 0 1", "append 0 {\"title\": \"New\", \"n\": 1e400}", "height 0 0 = 88"] {
      fixture.type(line)
    }
    let left = try fixture.crash("left")
    JournalFixture.type("open \(fixture.folder.file("people.json"))", in: left)
    JournalFixture.type("recover", in: left)
    #expect(JournalFixture.type("changes", in: left) == fixture.type("changes"))
    let one = fixture.folder.file("one.json")
    let two = fixture.folder.file("two.json")
    fixture.type("save \(one)")
    JournalFixture.type("save \(two)", in: left)
    #expect(fixture.folder.read("one.json") == fixture.folder.read("two.json"))
    JournalFixture.type("undo 3", in: left)
    #expect(left.current?.sections == left.current?.document.sections)
  }

  @Test func `what was recovered is kept again, and the old journal goes`() throws {
    let fixture = try JournalFixture()
    fixture.type("delete 0 0")
    let left = try fixture.crash("left")
    JournalFixture.type("open \(fixture.folder.file("people.json"))", in: left)
    JournalFixture.type("recover", in: left)
    #expect(fixture.folder.names(in: "left").count == 1)
    #expect(JournalFixture.type("recover list", in: left) == "no unsaved edits to recover")
    left.endJournals()
    #expect(fixture.folder.names(in: "left").isEmpty)
  }

  @Test(arguments: ["save", "close --force", "save COPY"])
  func `nothing is left behind once the edits are saved or dropped`(line: String) throws {
    let fixture = try JournalFixture()
    fixture.type("delete 0 0")
    fixture.type(line.replacing("COPY", with: fixture.folder.file("copy.json")))
    #expect(fixture.folder.names(in: "journals").isEmpty)
  }

  @Test func `an edit that was taken back leaves nothing to recover`() throws {
    let fixture = try JournalFixture()
    fixture.type("delete 0 0")
    fixture.type("undo")
    let left = try fixture.crash("left")
    #expect(JournalFixture.type("recover list", in: left) == "no unsaved edits to recover")
    #expect(fixture.folder.names(in: "left").isEmpty)
  }
}

// Edits from before a save.
extension RecoveryTests {
  @Test(arguments: ["undo 2; redo", "undo 2; redo 2", "undo; undo; redo; undo; redo 2; undo"])
  func `what is undone and made again across a save comes back`(lines: String) throws {
    let fixture = try JournalFixture()
    fixture.type("delete 0 0; save; delete 0 1")
    fixture.type(lines)
    let left = try fixture.crash("left")
    JournalFixture.type("open \(fixture.folder.file("people.json"))", in: left)
    #expect(JournalFixture.type("recover", in: left).contains("restored "))
    #expect(JournalFixture.rows(left) == JournalFixture.rows(fixture.session))
  }
}

// Tables without a file.
extension RecoveryTests {
  @Test func `numbered rows come back`() throws {
    let fixture = try JournalFixture(nil)
    fixture.type("new 3 2")
    fixture.type("delete 0 1; append 1 {\"title\": \"x\"}")
    let left = try fixture.crash("left")
    #expect(JournalFixture.type("recover list", in: left) == "1  new 3 2  2 edits  just now")
    #expect(JournalFixture.type("recover", in: left).hasPrefix("new: restored 2 edits"))
    #expect(JournalFixture.rows(left) == JournalFixture.rows(fixture.session))
  }

  @Test func `comma-separated values come back`() throws {
    let fixture = try JournalFixture("id,title\n1,Ada\n2,Bo\n", name: "people.csv")
    fixture.type("delete 0 0")
    let left = try fixture.crash("left")
    #expect(JournalFixture.type("recover 1", in: left).hasPrefix("people.csv: restored 1 edit"))
    #expect(JournalFixture.rows(left) == JournalFixture.rows(fixture.session))
  }
}

// Journals that do not fit.
extension RecoveryTests {
  /// Leaves a session that broke off after two edits, and writes something else into its file.
  private func changed(_ text: String) throws -> (JournalFixture, Session) {
    let fixture = try JournalFixture()
    fixture.type("delete 0 1")
    fixture.type("update 0 0 title=Cyd")
    let left = try fixture.crash("left")
    try fixture.folder.write(text, to: "people.json")
    JournalFixture.type("open \(fixture.folder.file("people.json"))", in: left)
    return (fixture, left)
  }

  @Test func `a file that changed is explained, and the edits stay`() throws {
    let (fixture, left) = try changed("[{\"id\": 1, \"title\": \"other\"}]")
    let before = JournalFixture.rows(left)
    #expect(
      JournalFixture.type("recover", in: left) == """
        error[refused]: "people.json" has changed since those edits
          hint: `recover --force` makes them if all still match; `recover list 1` lists them
        """
    )
    #expect(JournalFixture.type("recover list 1", in: left) == "delete 0 1\nupdate 0 0 title=Cyd")
    let forced = JournalFixture.type("recover --force", in: left)
    #expect(
      forced.hasPrefix("error[refused]: edit 1 does not match the current table: delete at 0 1")
    )
    #expect(JournalFixture.rows(left) == before)
    #expect(fixture.folder.names(in: "left").count == 1)
  }

  @Test func `where the rows that were edited still stand, force makes the edits`() throws {
    let (fixture, left) = try changed(JournalFixture.document.replacing("\"Zoe\"", with: "\"Zoë\""))
    #expect(JournalFixture.type("recover", in: left).hasPrefix("error[refused]"))
    #expect(JournalFixture.type("recover --force", in: left).contains("restored 2 edits"))
    #expect(JournalFixture.rows(left).contains { $0.contains("Cyd") })
    #expect(!JournalFixture.rows(left).contains { $0.contains("Ada") })
    #expect(JournalFixture.rows(left).contains { $0.contains("Zoë") })
    #expect(fixture.folder.names(in: "left").count == 1)
  }

  @Test(arguments: [
    ("{\"edit\":\"delete\",\"chan", "damaged after 2 edits: 1 line"),
    ("\u{0}\u{0}\u{0}\n", "damaged after 2 edits: 1 line"),
    ("[1]\n{}\n", "damaged after 2 edits: 2 lines"),
    ("{\"undo\":true}\n{\"undo\":true}\n{\"undo\":true}\n", "damaged after 0 edits: 1 line"),
  ])
  func `a damaged end costs what is damaged, and is said`(end: String, words: String) throws {
    let fixture = try JournalFixture()
    fixture.type("delete 0 1")
    fixture.type("delete 0 0")
    let left = try fixture.crash("left")
    let name = try #require(fixture.folder.names(in: "left").first)
    let text = try #require(fixture.folder.read("left/\(name)"))
    try fixture.folder.write(text + end, to: "left/\(name)")
    JournalFixture.type("open \(fixture.folder.file("people.json"))", in: left)
    #expect(JournalFixture.type("recover", in: left).contains(words))
    let forced = JournalFixture.type("recover --force", in: left)
    #expect(forced.contains("restored "))
    let isWhole = words.contains("2 edits")
    #expect((JournalFixture.rows(left) == JournalFixture.rows(fixture.session)) == isWhole)
  }

  @Test func `a journal cut off anywhere is read as far as it goes, or is none`() throws {
    let fixture = try JournalFixture()
    fixture.type("delete 0 1")
    fixture.type("insert at 0 0 {\"title\": \"Zoë\"}")
    let whole = try #require(
      fixture.folder.names(in: "journals").first
        .flatMap { fixture.folder.read("journals/\($0)") }
    )
    try fixture.folder.makeFolder("cut")
    for length in stride(from: 0, to: whole.utf8.count, by: rounds(3, thorough: 1)) {
      try fixture.folder.write(Array(whole.utf8.prefix(length)), to: "cut/1-0.journal")
      let left = Session()
      left.journals = Journals(folder: fixture.folder.file("cut"))
      JournalFixture.type("open \(fixture.folder.file("people.json"))", in: left)
      let before = JournalFixture.rows(left)
      let answer = JournalFixture.type("recover --force", in: left)
      let edits = whole.utf8.prefix(length).filter { $0 == 0x0A }.count - 1
      if edits > 0 {
        try #require(answer.contains("\(edits) edit"), "\(length): \(answer)")
      } else {
        try #require(JournalFixture.rows(left) == before, "\(length): \(answer)")
      }
    }
  }

  @Test func `a table that was edited already, or opened otherwise, is left alone`() throws {
    let fixture = try JournalFixture()
    fixture.type("delete 0 1")
    let left = try fixture.crash("left")
    JournalFixture.type("open \(fixture.folder.file("people.json"))", in: left)
    JournalFixture.type("delete 0 0", in: left)
    #expect(
      JournalFixture.type("recover", in: left) == """
        error[refused]: "people.json" was edited since it was opened
          hint: close it and open it again, then `recover`
        """
    )
    JournalFixture.type(
      "close --force; open \(fixture.folder.file("people.json")) --title id",
      in: left
    )
    #expect(JournalFixture.type("recover", in: left).contains("with the same options"))
  }

  @Test(arguments: [
    ("recover 2", "no journal has the number 2"), ("recover 0", "a number from 1"),
    ("recover -1", "a number from 1"), ("recover x", "a number"),
    ("recover 99999999999999999999", "number"), ("recover list 7", "no journal has the number 7"),
    ("recover drop 7", "no journal has the number 7"), ("recover 1 2", "2"),
  ])
  func `what is not there is said`(line: String, words: String) throws {
    let fixture = try JournalFixture()
    fixture.type("delete 0 1")
    let left = try fixture.crash("left")
    let answer = JournalFixture.type(line, in: left)
    #expect(answer.hasPrefix("error["))
    #expect(answer.contains(words))
    #expect(fixture.folder.names(in: "left").count == 1)
  }

  @Test func `drop forgets`() throws {
    let fixture = try JournalFixture()
    fixture.type("delete 0 1")
    let left = try fixture.crash("left")
    let path = fixture.folder.file("people.json")
    #expect(JournalFixture.type("recover drop 1", in: left) == "deleted 1 edit of \(path)")
    #expect(fixture.folder.names(in: "left").isEmpty)
  }

  @Test func `where journals cannot be kept, it is said once, and editing goes on`() throws {
    let fixture = try JournalFixture()
    try fixture.folder.write("a file", to: "journals")
    fixture.type("delete 0 1")
    let problems = fixture.session.takeJournalProblems()
    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix("cannot keep edits for recovery: ") == true)
    #expect(fixture.type("delete 0 0").hasPrefix("deleted 1 row"))
    #expect(fixture.session.takeJournalProblems().isEmpty)
  }

  @Test func `what cannot be kept anew stays where it was`() throws {
    let fixture = try JournalFixture()
    fixture.type("delete 0 1")
    let left = try fixture.crash("left")
    // New journals have no place; what was left behind is still read.
    let reader = try #require(left.journals)
    JournalFixture.type("open \(fixture.folder.file("people.json"))", in: left)
    try fixture.folder.write("a file", to: "blocked")
    left.current?.journal = Journal(Journals(folder: fixture.folder.file("blocked")))
    #expect(JournalFixture.type("recover", in: left).contains("restored 1 edit"))
    #expect(fixture.folder.names(in: "left").count == 1)
    #expect(reader.leftBehind().count == 1)
  }

  @Test func `what a living session keeps is nobody else's`() throws {
    let fixture = try JournalFixture()
    fixture.type("delete 0 1")
    let other = Session()
    other.journals = Journals(folder: fixture.folder.file("journals"))
    #expect(JournalFixture.type("recover list", in: other) == "no unsaved edits to recover")
  }

  @Test func `the deepest row comes back`() throws {
    let deep = String(repeating: "[", count: 509) + String(repeating: "]", count: 509)
    let fixture = try JournalFixture("[{\"title\": \"a\", \"deep\": \(deep)}, {\"title\": \"b\"}]")
    fixture.type("update 0 0 title=c")
    fixture.type("delete 0 1")
    let left = try fixture.crash("left")
    JournalFixture.type("open \(fixture.folder.file("people.json"))", in: left)
    #expect(JournalFixture.type("recover", in: left).contains("restored 2 edits"))
    #expect(JournalFixture.rows(left) == JournalFixture.rows(fixture.session))
  }
}
