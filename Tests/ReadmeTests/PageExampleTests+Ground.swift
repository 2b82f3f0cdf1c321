import CommandLanguage
import JSON
import LineEditing
import Platform
import Rendering
import SourceCode
import TableModel
import TableUI
import Testing
import TextLayout
import Workbench

import enum Workbench.ExitStatus

/// The pages of what stands below the tables, and at their edges.
extension PageExampleTests {
  @Test func `the page of TextLayout holds`() {
    #expect("表 tables".displayWidth == 9)
    #expect("Grace Hopper".truncated(toWidth: 6) == "Grace…")
    #expect("44 pt".padded(toWidth: 8, alignment: .right) == "   44 pt")
    #expect("rows of cells".wrapped(toWidth: 8) == ["rows of", "cells"])
    #expect("Ada\u{1b}[2J".escapedForDisplay() == "Ada␛[2J")
    #expect("Ada\u{1b}[2J".escapedForDisplay(.ascii) == "Ada\\x1b[2J")
    let lines = caretLines(excerpt: #""rows": [1, 2,]"#, caret: 13)
    #expect(lines == ["\"rows\": [1, 2,]", "             ^"])
  }

  @Test func `the page of SourceCode holds`() {
    let text = """
      /// A greeting.
      struct Greeting {
        func say(to name: String) -> String { "Hi" }
      }
      """
    let file = SourceFile(path: "Greeting.swift", bytes: Array(text.utf8))
    #expect(file.declarations.map(\.name) == ["Greeting", "say(to:)"])
    #expect(file.declarations[0].lines == 1...4)
    #expect(file.codeLines == 3)
  }

  @Test func `the page of Platform holds`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/people.json"
    try folder.write("people.json", "[1]")
    let loaded = try Files.read(path)
    #expect(String(decoding: loaded.bytes, as: UTF8.self) == "[1]")
    let other = try Process.run("sh", ["-c", "echo '[1, 2]' > \"$1\"", "sh", path])
    #expect(other.exitStatus == 0)
    do {
      _ = try Files.save(to: path, expecting: loaded.identity) { sink throws(FileError) in
        try sink.write(Array("[]".utf8))
      }
      Issue.record("no error")
    } catch {
      #expect(error == FileError.changedOnDisk(path))
    }
    #expect(try Files.read(path).bytes == Array("[1, 2]\n".utf8))
  }

  @Test func `the page of Rendering holds`() throws {
    let source = Names()
    let tableView = TableView(size: Size(width: 160, height: 88))
    tableView.dataSource = source
    try tableView.layoutIfNeeded()
    let picture = """
          ┌────────────────────┐
      0 0 │ Ada                │
          │                    │
      0 1 │ Grace              │
          │                    │
          └────────────────────┘
      """
    #expect(TextRenderer().viewport(of: tableView).lines.joined(separator: "\n") == picture)
    #expect(PictureRenderer(title: "people").viewport(of: tableView).contains(">Grace</text>"))

    var diagram = SequenceDiagram(title: "a tap")
    diagram.participants = [.init("person", .person), .init("TableView", .view)]
    diagram.steps = [.message(from: 0, to: 1, "touch 0 1")]
    let mermaid = """
      sequenceDiagram
          accTitle: a tap
          actor p0 as person
          participant p1 as 1 View · TableView
          p0->>p1: touch 0 1
      """
    #expect(diagram.mermaid.joined(separator: "\n") == mermaid)
  }

  @Test func `the page of CommandLanguage holds`() {
    let table = DataTable(
      columns: ["row", "title"],
      rows: [["0 0", "Ada"], ["0 1", "Hopper, Grace"]]
    )
    let text = """
      row,title
      0 0,Ada
      0 1,"Hopper, Grace"

      """
    #expect(table.csv() == text)

    let command = SecretText("open http://ann:pw@host/a.json").text
    #expect(command == "open http://ann:${password:?}@host/a.json")
    let names = AnswerFormat.allCases.map(\.rawValue)
    #expect(names == ["text", "jsonl", "csv", "markdown", "json", "tsv", "html"])
  }

  @Test func `the page of LineEditing holds`() throws {
    func start(_ words: [String], output: OutputStream, errors: OutputStream) throws -> ExitStatus {
      let options = try ProgramOptions(words)
      let program = Program(options, output: output, errors: errors, features: .none) {
        EditlineReader()
      }
      return program.run()
    }
    let folder = try TemporaryFolder()
    let output = try OutputStream(writingTo: folder.path + "/answers")
    let errors = try OutputStream(writingTo: folder.path + "/errors")
    #expect(
      try start(["-c", "new 3; row 0 1"], output: output, errors: errors) == ExitStatus.success
    )
    let answers = String(decoding: try Files.read(folder.path + "/answers").bytes, as: UTF8.self)
    #expect(answers.contains("0 1  0.1"))
    #expect(try Files.read(folder.path + "/errors").bytes.isEmpty)
  }
}
