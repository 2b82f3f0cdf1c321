import CommandLanguage
import SessionSupport
import Teaching
import Testing
import TextLayout

@testable import Workbench
@testable import Workspace

@MainActor @Suite struct HelpPageTests {
  private let fixture: SessionFixture

  init() throws {
    fixture = try SessionFixture()
  }

  @Test(arguments: [
    ("invariants", "COUNT", "the number of edits"),
    ("generators", "TITLE", "the title of a new row"),
    ("open", "URL", "https://HOST/PATH or postgresql://HOST/DATABASE"),
    ("expect", "COMMAND", "the name of a command"),
    ("new", "COUNT", "the number of rows in each section"),
  ])
  func `a word in capitals means what the command takes`(
    command: String,
    word: String,
    meaning: String
  ) {
    let lines = fixture.run("help \(command)").split(separator: "\n")
    let line = lines.first { $0.hasPrefix("  \(word) ") }
    #expect(line?.hasSuffix("  \(meaning)") == true, "\(lines)")
  }

  @Test func `a page tells the form, the pattern, the words and an example with its answer`() {
    #expect(
      fixture.run("help insert") == """
        insert before|after|at [S R] [ITEM…] [--raw]
          insert one or more rows next to a row
          Changes the model, then updates the table view in one batch. The table view
          asks for cells for the new rows.
          at the prompt also: ins
          S R   a row: 0 3, 0.3, #id, or . for the current one (help addresses)
          ITEM  a title, or an object as JSON: {"title": "New"}

        on a small table:
          tabletop> insert after 0 3 {"title": "New"}
          inserted 1 row "New" at 0 4; section 0: 4 → 5 rows
        """
    )
  }

  @Test func `the person's own table is neither asked nor changed`() throws {
    let empty = try SessionFixture(nil)
    for type in CommandList.all.types { empty.run("help \(type.description.name)") }
    #expect(empty.session.sources.isEmpty)
    fixture.run("row 0 1", "trace on")
    let before = fixture.run("info", "stats", "changes")
    fixture.run("help delete", "help trace", "help format", "help quit", "help save")
    #expect(fixture.run("info", "stats", "changes") == before)
    #expect(fixture.run("row .").hasPrefix("0 1  Bob"))
  }

  @Test(arguments: [
    "insert --help", "insert -h", "help insert", "? insert", "man insert", "\\h insert",
  ])
  func `there are many ways to ask`(line: String) {
    #expect(fixture.run(line) == fixture.run("help insert"))
  }

  @Test func `only a lone --help asks`() {
    #expect(fixture.run("echo \"--help\"") == "--help")
    #expect(fixture.code("insert after --help") == "bad-argument")
  }

  @Test func `what a command is called elsewhere is taken everywhere and told by help`() {
    var names = Set(CommandList.all.names)
    for type in CommandList.all.types {
      let description = type.description
      for spelling in description.spellings {
        #expect(names.insert(spelling).inserted, "\(spelling)")
        #expect(fixture.run("\(spelling) --help") == fixture.run("help \(description.name)"))
      }
    }
    #expect(fixture.run("help help").contains(#"also: ?  h  :help  \?  \h"#))
  }

  @Test func `a word of UIKit leads to the page of the command that does it`() {
    let page = fixture.run("help scrollToRow")
    let start = "scrollToRow: scrolls until a row is visible\ntry `scroll to S R`\n\nscroll by"
    #expect(page.hasPrefix(start))
    #expect(fixture.run("help cellForRow(at:)").contains("\nrow [S R]\n"))
  }

  @Test func `every command says what happens between model, view and controller`() {
    for type in CommandList.all.types where type.description.group != .session {
      #expect(!type.description.pattern.isEmpty, "\(type.description.name)")
    }
  }

  @Test func `every word in capitals is explained`() {
    for type in CommandList.all.types {
      for name in HelpPlaceholder.names(in: type.description.syntax) {
        #expect(HelpPlaceholder.meanings[name] != nil, "\(type.description.name): \(name)")
      }
    }
  }

  @Test func `what a page says before its example fits 80 columns`() {
    for type in CommandList.all.types {
      let lines = HelpPage(type.description, for: Session()).answer.lines.prefix { !$0.isEmpty }
      #expect(lines.allSatisfy { $0.displayWidth < 80 }, "\(type.description.name)")
    }
  }

  @Test func `programs get the page as data`() {
    let record = fixture.records("help undo")[0]
    #expect(record.contains(#""setup":["delete 0 3"],"example":"undo","answer":["undid: "#))
  }

  @Test func `no line breaks inside a word`() throws {
    let fixture = try SessionFixture()
    // Their examples print times, which differ.
    let timed: Set = ["time", "watch"]
    let names = CommandList.all.descriptions.map(\.name) + Features.all.topics.map(\.name)
    for name in names where !timed.contains(name) {
      fixture.session.host.terminalColumns = { 80 }
      let whole = fixture.run("help \(name)").split { " \n".contains($0) }.map(String.init)
      for columns in [80, 40] {
        fixture.session.host.terminalColumns = { columns }
        let text = fixture.run("help \(name)", isPrompt: true)
        check(text, in: columns, words: whole, of: name)
      }
    }
  }

  private func check(_ text: String, in columns: Int, words: [String], of name: String) {
    let wide = Set(words)
    let long = words.filter { $0.displayWidth > columns / 2 }
    for line in text.split(separator: "\n") {
      for word in line.split(separator: " ").map(String.init) where !wide.contains(word) {
        // Only a word without a place to break may be in pieces.
        #expect(long.contains { $0.contains(word) }, "\(name): \(word)")
      }
      let isDrawing = line.contains("│") || line.contains("─")
      let isRecord = ["{", "["].contains(line.first { $0 != " " })
      guard !isDrawing, !isRecord else { continue }
      #expect(line.displayWidth < columns, "\(name): \(line)")
    }
  }
}
