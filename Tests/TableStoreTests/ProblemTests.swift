import TableModel
import TableStore
import Testing

@Suite struct ProblemTests {
  private func report(_ text: String, _ options: OpenOptions = OpenOptions()) throws -> [String] {
    try Desk(text, options).document.problems.map { "\($0.path): \($0.problem): \($0.action)" }
  }

  @Test func `a good document has none`() throws {
    #expect(try report(#"[{"id":1,"name":"a"},{"id":2,"name":"b"}]"#) == [])
    #expect(try report(#"["a","b"]"#) == [])
    #expect(try report(#"{"a":1,"b":[2]}"#) == [])
  }

  @Test(arguments: ["plain", "grouped", "insetGrouped", "nosuch", "Plain"])
  func `names a style that does not exist`(style: String) throws {
    let isKnown = ["plain", "grouped", "insetGrouped"].contains(style)
    let line =
      "style: unknown style \"\(style)\": shown plain; the styles are plain, grouped, insetGrouped"
    #expect(try report(#"{"style":"\#(style)","sections":[]}"#) == (isKnown ? [] : [line]))
  }

  @Test func `names each row that does not fit`() throws {
    let text = #"""
      {"sections":[
        {"header":5,"items":[{"title":1},{"title":null},{},{"title":[]},7,
          {"title":"t","height":-1},{"title":"t","height":1e300},{"title":"t","image":3},
          {"title":"t","id":"x"},{"title":"t","id":"x"},{"title":"t","subtitle":{}}]},
        9,
        {"header":[]}
      ]}
      """#
    #expect(
      try report(text) == [
        "sections[1]: a number, not a section: kept, not shown",
        "sections[0].header: not text: shown as written",
        "sections[0].items[0].title: not text: shown as written",
        "sections[0].items[1].title: null: the title is empty",
        "sections[0].items[2]: no \"title\": the title is empty",
        "sections[0].items[3].title: not text: shown as JSON",
        "sections[0].items[4]: a number, not an object: its text is the title",
        "sections[0].items[5].height: not a number from 0 to 1e12: the row has the default height",
        "sections[0].items[6].height: not a number from 0 to 1e12: the row has the default height",
        "sections[0].items[7].image: a number, not an image name: ignored",
        "sections[0].items[9].id: duplicate id \"x\", first at sections[0].items[8]: kept; `#id` means the first",
        "sections[0].items[10].subtitle: an object, not text: shown as JSON",
        "sections[2]: a section without 'items': shown without rows",
        "sections[2].header: not text: left empty",
      ]
    )
  }

  @Test func `names a byte order mark and keys that stand twice`() throws {
    let document = try Desk("\u{FEFF}[{\"name\":\"a\",\n\"name\":\"b\"}]").document
    #expect(
      document.problems.map(\.problem) == [
        "a byte order mark at the start", "duplicate key \"name\" at 2:1, first at 1:3",
      ]
    )
    #expect(document.problems[1].path == "[0].name")
    #expect(document.notes.count == 2)
    #expect(document.sections[0].items[0].title == "b")
  }

  @Test func `strict refuses keys that stand twice`() {
    #expect { try Desk(#"[{"a":1,"a":2}]"#, options { $0.isStrict = true }) } throws: {
      ($0 as? StoreError)?.code == "bad-json"
    }
  }

  @Test func `counts what it does not list`() throws {
    let rows = Array(repeating: "{}", count: 50).joined(separator: ",")
    let document = try Desk("[{\"title\":\"a\"},\(rows)]", options { $0.titleKey = "title" })
      .document
    let problems = document.findProblems(limit: 10)
    #expect(problems.count == 11)
    #expect(problems.last?.problem == "40 more problems")
  }

  @Test func `says that an option has no effect`() throws {
    #expect(
      try report("[[1]]", options { $0.sectionKey = "x" }) == [
        ": `--section` needs one array of objects; this is an array of arrays: the option has no effect",
        ": no row has the key \"x\" (--section): the option has no effect",
      ]
    )
  }

  @Test func `gives up when asked to`() throws {
    let document = try Desk("[{},{}]").document
    #expect(document.findProblems(isCancelled: { true }) == [])
  }

  @Test func `equal problems of rows are one group with their number`() throws {
    let rows = (0..<3000).map { $0 % 2 == 0 ? #"{"id":\#($0)}"# : #"{"id":\#($0),"name":"n"}"# }
    let document = try Desk(
      "[" + rows.joined(separator: ",") + "]",
      options { $0.titleKey = "name" }
    ).document
    let groups = document.findProblemGroups()
    #expect(groups.map(\.count) == [1500])
    #expect(groups[0].first.path == "[0]")
    #expect(groups[0].first.problem == "no \"name\"")
    #expect(groups[0].first.action == "another member is the title")
    #expect(document.findProblems(limit: .max).count == 1500)
  }
}
