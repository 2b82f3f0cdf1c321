import CommandLanguage
import Platform
import SessionSupport
import Teaching
import TestSupport
import Testing

@testable import Workbench
@testable import Workspace

/// Listings that leave the program hold every row.
@MainActor @Suite struct ExportTests {
  private static let people = """
    [{"id": 7, "title": "Ada, \\"A\\"", "section": "x", "born": 1815, "tags": ["a"]},
     {"id": 8, "title": "=Bob|c", "n": null, "born": "18\\n79", "a.b": {"c": true}}]
    """

  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  /// A session with 250 rows whose answers go to a file or a program.
  private func makeLongSession() throws -> SessionFixture {
    let fixture = try SessionFixture(nil)
    fixture.session.host.answersAreWhole = true
    fixture.run("new 250")
    return fixture
  }

  private func written(_ name: String) throws -> String {
    String(decoding: try Files.read(folder.path + "/" + name).bytes, as: UTF8.self)
  }

  @Test func `every format to a file holds every row, and the ending says which`() throws {
    let fixture = try SessionFixture(nil)
    fixture.run("new 250")
    let lines: [(String, Int)] = [
      ("a.csv", 251), ("a.tsv", 251), ("a.jsonl", 250), ("a.json", 252), ("a.md", 253),
      ("a.html", 260), ("a.txt", 250), ("a", 250),
    ]
    for (name, count) in lines {
      fixture.run("rows > \(folder.path)/\(name)")
      #expect(
        try written(name).split(separator: "\n", omittingEmptySubsequences: false).count - 1
          == count,
        "\(name)"
      )
    }
    fixture.run("rows --format csv > \(folder.path)/b.json")
    #expect(try written("b.json").hasPrefix("section,row,id"))
  }

  @Test func `the changes of many rows go to a file in every format`() throws {
    let fixture = try SessionFixture(nil)
    for name in ["old", "new"] {
      let rows = (0..<1200).map { #"{"id":\#($0),"title":"\#(name) \#($0)"}"# }
      _ = try folder.write("[\(rows.joined(separator: ","))]", to: "\(name).json")
    }
    fixture.run("open \(folder.path)/old.json")
    fixture.run("apply \(folder.path)/new.json")
    fixture.run("delete 0 0..99")
    let lines: [(String, Int)] = [
      ("diff > d.txt", 2301), ("diff > d.csv", 1102), ("diff > d.jsonl", 1), ("diff > d.json", 1),
      ("changes > c.txt", 5), ("changes > c.csv", 1202), ("changes > c.jsonl", 2),
      ("changes > c.json", 1), ("row 0 * > r.txt", 2200), ("row 0 * > r.csv", 1101),
      ("row 0 * > r.jsonl", 1100),
    ]
    for (line, count) in lines {
      let name = String(line.drop { $0 != ">" }.dropFirst(2))
      fixture.run(line.replacing("> ", with: "> \(folder.path)/"))
      let found = try written(name).split(separator: "\n", omittingEmptySubsequences: false)
      #expect(found.count - 1 == count, "\(line)")
    }
    #expect(try written("d.txt").hasSuffix("100 rows deleted, 1,100 rows changed, in one batch\n"))
    #expect(try written("r.csv").hasPrefix("section,row,id,title,subtitle,cell,height"))
  }

  @Test func `a row for each change says which edit it belongs to`() throws {
    let fixture = try SessionFixture(nil)
    fixture.run("new 3")
    for line in ["append 0 New", "move 0 0 to 0 1", "delete 0 1..2"] { fixture.run(line) }
    fixture.run("changes > \(folder.path)/c.csv")
    #expect(
      try written("c.csv") == #"""
        edit,command,model,op,at,items,from,to,count
        1,append,false,insert,"[0,3]","[{""title"":""New""}]",,,
        2,move,false,move,,,"[0,0]","[0,1]",
        3,delete,false,delete,"[0,1]",,,,2

        """#
    )
    fixture.run("new 3")
    for command in ["changes", "diff"] {
      fixture.run("\(command) > \(folder.path)/\(command).csv")
    }
    #expect(try written("changes.csv") == "edit,command,model,op,at\n")
    #expect(try written("diff.csv") == "op,at\n")
  }

  @Test func `a report to a file has every finding, and none has none`() throws {
    let fixture = try SessionFixture(nil)
    let rows = (0..<3000).map { #"{"title":"\#($0)","height":"x"}"# }.joined(separator: ",")
    let path = try folder.write("{\"sections\":[{\"items\":[\(rows)]}]}", to: "many.json")
    fixture.run("open \(path)")
    fixture.run("report > \(folder.path)/r.csv")
    let lines = try written("r.csv").split(separator: "\n")
    #expect(lines.count == 3001)
    #expect(lines[0] == "path,problem,action")
    #expect(lines[2500].hasPrefix("sections[0].items[2499].height,not a number"))
    fixture.run("report > \(folder.path)/r.jsonl")
    #expect(try written("r.jsonl").split(separator: "\n").count == 3000)
    fixture.run("new 3")
    fixture.run("report > \(folder.path)/none.csv")
    #expect(try written("none.csv") == "path,problem,action\n")
  }

  @Test func `a person gets a page, and a transcript too`() throws {
    let fixture = try SessionFixture(nil)
    fixture.run("new 250")
    #expect(fixture.run("rows").hasSuffix("0 99  0.99\n… 150 more: rows --from 100"))
  }

  @Test func `a program gets all rows as text, and a limit is said beside them`() throws {
    let fixture = try makeLongSession()
    #expect(fixture.run("rows").split(separator: "\n").count == 250)
    #expect(
      fixture.run("rows --limit 2") == """
        0 0  0.0
        0 1  0.1
        note: listed 2 of 250 rows; next: `rows --from 2 --limit 2`
        """
    )
    #expect(fixture.run("rows --from 999") == "note: no rows from 999; 250 in all")
    #expect(fixture.run("find 0").split(separator: "\n").count == 250)
    #expect(fixture.run("row 0 *").split(separator: "\n").count == 500)
  }

  @Test(arguments: [
    (
      "csv",
      #"""
      section,row,id,title,section 2,born,tags,n,a.b
      0,0,7,"Ada, ""A""",x,1815,"[""a""]",,
      0,1,8,=Bob|c,,"18
      79",,,"{""c"":true}"

      """#
    ),
    (
      "json",
      #"""
      [
      {"section":0,"row":0,"id":7,"title":"Ada, \"A\"","section 2":"x","born":1815,"tags":["a"]},
      {"section":0,"row":1,"id":8,"title":"=Bob|c","n":null,"born":"18\n79","a.b":{"c":true}}
      ]

      """#
    ),
  ])
  func `the members of the object stand beside address and id`(
    format: String,
    expected: String
  ) throws {
    let fixture = try SessionFixture(Self.people)
    fixture.run("rows --format \(format) > \(folder.path)/out")
    #expect(try written("out") == expected)
  }

  @Test(arguments: [
    (
      "csv",
      """
      section,row,id,title,n,born,a.b
      0,1,8,=Bob|c,,"18
      79","{""c"":true}"

      """
    ),
    (
      "jsonl",
      #"""
      {"section":0,"row":1,"id":8,"title":"=Bob|c","n":null,"born":"18\n79","a.b":{"c":true}}

      """#
    ),
    (
      "md",
      #"""
      | section | row | id  | title   | n   | born     | a.b        |
      | ------: | --: | --- | ------- | --- | -------- | ---------- |
      |       0 |   1 | 8   | =Bob\|c |     | 18<br>79 | {"c":true} |


      """#
    ),
    ("txt", "0 1  =Bob|c  18␊79  #8\n"),
  ])
  func `found rows have their members too`(ending: String, expected: String) throws {
    let fixture = try SessionFixture(Self.people)
    fixture.run("find bob > \(folder.path)/out.\(ending)")
    #expect(try written("out.\(ending)") == expected)
  }

  @Test func `nothing found is a head without rows`() throws {
    let fixture = try SessionFixture(Self.people)
    for (ending, text) in [("csv", "section,row,id\n"), ("json", "[]\n"), ("jsonl", "")] {
      fixture.run("find zork > \(folder.path)/none.\(ending)")
      #expect(try written("none.\(ending)") == text)
    }
  }

  @Test(arguments: [
    ("csv", 5_001), ("tsv", 5_001), ("jsonl", 5_000), ("json", 5_002), ("md", 5_003),
    ("html", 5_010), ("txt", 5_000),
  ])
  func `every found row leaves the program, also behind others`(ending: String, count: Int) throws {
    let fixture = try SessionFixture(nil)
    fixture.run("new 5000", "find 0 > \(folder.path)/a.\(ending)", "offset > \(folder.path)/b")
    fixture.run("find 0 --format text >> \(folder.path)/b")
    #expect(try written("a.\(ending)").utf8.count { $0 == UInt8(ascii: "\n") } == count)
    #expect(try written("b").utf8.count { $0 == UInt8(ascii: "\n") } == 5_001)
  }

  @Test(arguments: [
    ("a.csv", "refused"), ("a.TSV", "refused"), ("a.md", "refused"), ("a.html", "refused"),
    ("a.json", "ok"), ("a.txt", "ok"), ("a", "ok"), ("a.csv --force", "ok"),
  ])
  func `a table is saved in its own form only`(name: String, code: String) throws {
    let fixture = try SessionFixture(Self.people)
    #expect(fixture.code("save \(folder.path)/\(name)") == code)
    #expect(folder.names.isEmpty == (code == "refused"))
  }

  @Test func `no two members have the same name`() throws {
    let fixture = try SessionFixture(
      ##"[{"id": 1, "title": "a", "section": 2, "section 2": 3, "section 2 2": 4, "row x": 5}]"##
    )
    fixture.run("rows > \(folder.path)/names.csv")
    #expect(
      try written("names.csv")
        == "section,row,id,title,section 2,section 2 2,section 2 2 2,row x\n0,0,1,a,2,3,4,5\n"
    )
  }

  @Test func `several rows in a table form have a line each`() throws {
    let fixture = try SessionFixture()
    fixture.run("row 0 0..1 > \(folder.path)/rows.csv", "row 0 0..1 > \(folder.path)/rows.jsonl")
    let lines = try written("rows.csv").split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("section,row,id,title,subtitle,cell,height,frame,selected,visible"))
    #expect(lines[2].hasPrefix("0,1,bob,Bob,"))
    #expect(try written("rows.jsonl").split(separator: "\n").count == 2)
  }

  @Test func `bars and line feeds are escaped where a format gives them a meaning`() throws {
    let fixture = try SessionFixture(Self.people)
    fixture.run("rows --from 1 --keys title,born > \(folder.path)/a.md")
    #expect(
      try written("a.md") == """
        | title   | born     |
        | ------- | -------- |
        | =Bob\\|c | 18<br>79 |


        """
    )
    fixture.run("rows --from 1 --keys title,born > \(folder.path)/a.html")
    #expect(try written("a.html").contains("<tr><td>=Bob|c</td><td>18<br>79</td></tr>"))
  }

  @Test func `keys choose columns`() throws {
    let fixture = try SessionFixture(Self.people)
    #expect(
      fixture.run("rows --keys born,title") == """
             born   title
        0 0  1815   Ada, "A"
        0 1  18␊79  =Bob|c
        """
    )
    fixture.run("rows --keys born,row > \(folder.path)/a.csv")
    #expect(try written("a.csv") == "born,row\n1815,0\n\"18\n79\",1\n")
    fixture.run("rows --keys n,born > \(folder.path)/a.jsonl")
    #expect(try written("a.jsonl") == "{\"born\":1815}\n{\"born\":\"18\\n79\"}\n")
    fixture.run("rows --limit 1 --keys * > \(folder.path)/b.csv")
    #expect(
      try written("b.csv")
        == "id,title,section,born,tags\n7,\"Ada, \"\"A\"\"\",x,1815,\"[\"\"a\"\"]\"\n"
    )
    #expect(fixture.code("rows --keys a,,b") == "bad-argument")
    #expect(["no-key", "not-found"].contains(fixture.code("rows --keys zork")))
  }

  @Test func `columns for keys are limited, and that is said`() throws {
    let rows = (0..<1_500).map { "{\"id\": \($0), \"k\($0)\": 1}" }.joined(separator: ",")
    let fixture = try SessionFixture("[\(rows)]")
    let text = fixture.run("rows > \(folder.path)/a.csv")
    #expect(
      text.contains("note: the rows have more than 1,000 keys; only the first 1,000 are columns")
    )
    let header = try written("a.csv").prefix { $0 != "\n" }
    #expect(header.split(separator: ",").count == 1_003)
  }
}
