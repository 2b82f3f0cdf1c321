import TestSupport
import Testing

/// What a program reads from `--format jsonl`.
@Suite struct JSONLinesTests {
  private let fixture: ProgramFixture

  init() throws {
    fixture = try ProgramFixture()
    try fixture.folder.write(ProgramFixture.document, to: "in.json")
  }

  @Test func `one object for each command, in order`() throws {
    let run = try fixture.run(
      ["in.json", "--format", "jsonl"],
      input: """
        sections
        row 0 3
        select 0 3
        insert after 0 3 {"title":"New"}
        height 0 3 88
        delete 0 3
        undo 1
        save out.json

        """
    )
    #expect(
      run.output == #"""
        {"n":1,"file":null,"line":1,"command":"sections","ok":true,"answer":\#
        [{"section":0,"header":"Fruit","footer":null,"rows":4},\#
        {"section":1,"header":null,"footer":null,"rows":0}]}
        {"n":2,"file":null,"line":2,"command":"row 0 3","ok":true,"answer":\#
        {"section":0,"row":3,"id":"d","title":"Date","subtitle":null,"cell":"ItemCell",\#
        "height":44,"frame":[0,182,390,44],"selected":false,"visible":true,"state":{"selected":false,"highlighted":false,\#
        "focused":false,"disabled":false,"pinned":false,"editing":false,"swiped":false,\#
        "expanded":false,"folded":false,"reordering":false,"dragState":"none","dropState":"none","custom":{},\#
        "traits":{"horizontalSizeClass":"compact","layoutDirection":"leftToRight",\#
        "preferredContentSizeCategory":"large"}}}}
        {"n":3,"file":null,"line":3,"command":"select 0 3","ok":true,"answer":\#
        {"delivered":{"section":0,"row":3,"id":"d","title":"Date","to":"ItemsController"},\#
        "selected":[],"events":["highlighted 0 3","unhighlighted 0 3","selected 0 3"]}}
        {"n":4,"file":null,"line":4,"command":"insert after 0 3 {\"title\":\"New\"}","ok":true,\#
        "answer":{"changes":[{"op":"insert","at":[0,4],"items":[{"title":"New"}]}],\#
        "sections":2,"rows":5,"current":[0,4]}}
        {"n":5,"file":null,"line":5,"command":"height 0 3 88","ok":true,"answer":\#
        {"changes":[{"op":"height","at":[0,3],"height":88}],"sections":2,"rows":5,\#
        "current":[0,3],"section":0,"row":3,"height":88,"source":"the row's own key height"}}
        {"n":6,"file":null,"line":6,"command":"delete 0 3","ok":true,"answer":\#
        {"changes":[{"op":"delete","at":[0,3],"count":1}],"sections":2,"rows":4,"current":[0,3]}}
        {"n":7,"file":null,"line":7,"command":"undo 1","ok":true,"answer":\#
        {"changes":[{"op":"insert","at":[0,3],\#
        "items":[{"id":"d","title":"Date","height":88}]}],\#
        "sections":2,"rows":5,"current":[0,3]}}
        {"n":8,"file":null,"line":8,"command":"save out.json","ok":true,\#
        "answer":{"path":"out.json","bytes":308}}

        """#
    )
    #expect(run.errors.isEmpty)
    #expect(run.status == .exited(0))
    for line in run.lines { _ = try Record(line) }
    let last = "      {\"id\": \"d\", \"title\": \"Date\""
    let edited = ProgramFixture.document.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix(last) ? last + ", \"height\": 88},\n      {\"title\": \"New\"}" : $0 }
      .joined(separator: "\n")
    #expect(fixture.folder.read("out.json") == edited)
    #expect(fixture.folder.read("in.json") == ProgramFixture.document)
    #expect(fixture.folder.names.filter { $0.hasSuffix("json") } == ["in.json", "out.json"])
  }

  @Test func `answers are there before the next question`() throws {
    let process = try fixture.start(["in.json", "--format", "jsonl"])
    for number in 1...3 {
      process.send("row 0 \(number)\n")
      try process.wait(for: "\"command\":\"row 0 \(number)\",\"ok\":true")
      try process.wait(for: "}\n")
    }
    #expect(try process.finish() == .exited(0))
  }

  @Test func `a failure is a record with its place`() throws {
    try fixture.folder.write("sections\n  row 0 1; delete 0 99\n", to: "a.tabletop")
    let run = try fixture.run(["in.json", "--format", "jsonl", "-f", "a.tabletop"])
    #expect(
      run.lines.last == #"""
        {"n":3,"file":"a.tabletop","line":2,"command":"delete 0 99","ok":false,"error":\#
        {"code":"no-row","message":"section 0 has no row 99",\#
        "hint":"its rows are 0 to 3; try `rows 0`","column":19}}
        """#
    )
    #expect(run.errors.isEmpty)
    #expect(run.status == .exited(1))
  }

  @Test(arguments: [
    ("missing.json", "not-found", nil as String?, nil as Int?),
    (".", "io", nil, nil),
    ("broken.json", "bad-json", nil, nil),
    ("-f missing", "not-found", nil, nil),
    ("-f .", "io", nil, nil),
    ("-f latin1", "bad-encoding", "latin1", 7),
  ])
  func `an input of no use is a record too`(
    words: String,
    code: String,
    file: String?,
    column: Int?
  ) throws {
    try fixture.folder.write("[1,]", to: "broken.json")
    try fixture.folder.write(
      Array("echo a\n".utf8) + Array("echo -".utf8) + [0xE9, 10],
      to: "latin1"
    )
    let arguments = words.split(separator: " ").map(String.init)
    let run = try fixture.run(["--format", "jsonl"] + arguments)
    let record = try Record(try #require(run.lines.last))
    #expect(record.code == code)
    #expect(record.file == file)
    #expect(record.error["column"] as? Int == column)
    #expect(record.number == run.lines.count)
    #expect(run.errors.isEmpty)
    #expect(run.status == .exited(3))
  }

  @Test func `a broken standard input is a record too`() throws {
    let run = try fixture.shell("\"$T\" --format jsonl < .")
    #expect(run.lines.count == 1)
    #expect(try Record(run.lines[0]).code == "io")
    #expect(run.errors.isEmpty)
    #expect(run.status == .exited(3))
  }

  @Test func `an expected failure is marked and stays off standard error`() throws {
    try fixture.folder.write(
      "delete 0 99\nexpect no-row\ndelete 0 99; expect no-row\ndelete 0 98\ndelete 0 97\n",
      to: "expected.tabletop"
    )
    let run = try fixture.run(
      ["in.json", "--format", "jsonl", "--keep-going", "-f", "expected.tabletop"]
    )
    #expect(run.errors.isEmpty)
    #expect(run.status == .exited(1))
    let records = run.output.split(separator: "\n").map(String.init)
    #expect(records.count == 6)
    #expect(
      records.map { $0.contains(#""ok":false,"expected":true,"error""#) } == [
        true, false, true, false, false, false,
      ]
    )
    #expect(records[1].contains(#""answer":{"expected":true,"failure":1}"#))
    #expect(records[3].contains(#""answer":{"expected":true,"failure":3}"#))
  }
}
