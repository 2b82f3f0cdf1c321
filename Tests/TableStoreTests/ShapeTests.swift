import TableModel
import TableStore
import Testing

@Suite struct ShapeTests {
  struct Example: CustomTestStringConvertible, Sendable {
    let text: String
    let shape: DocumentShape
    let outline: String
    var envelope: [String] = []
    var testDescription: String { text }
  }

  static let examples: [Example] = [
    Example(text: "[]", shape: .items, outline: ""),
    Example(text: "{}", shape: .keyValues, outline: ""),
    Example(text: #"[{"name":"Ada"},{"name":"Bob"}]"#, shape: .items, outline: "Ada, Bob"),
    Example(text: #"["a", 2, null, true]"#, shape: .scalars, outline: "a, 2, null, true"),
    Example(text: #"[{"title":"a"}, 5, [1, 2]]"#, shape: .items, outline: "a, 5, [1,2]"),
    Example(text: #"[5, {"title":"a"}]"#, shape: .items, outline: "5, a"),
    Example(text: #"[["a","b"],[],["c"]]"#, shape: .lists, outline: "a, b |  | c"),
    Example(text: #"[["a"],"b"]"#, shape: .scalars, outline: #"["a"], b"#),
    Example(text: #"{"x":["a"],"y":[{"title":"b"}]}"#, shape: .groups, outline: "x: a | y: b"),
    Example(text: #"{"fruit":["apple"]}"#, shape: .groups, outline: "fruit: apple"),
    Example(text: #"{"a":1,"b":"two","c":{"d":[]}}"#, shape: .keyValues, outline: "a, b, c"),
    Example(
      text: #"{"3166-1":[{"name":"Aruba"}]}"#,
      shape: .items,
      outline: "Aruba",
      envelope: ["3166-1"]
    ),
    Example(
      text: #"{"data":{"items":[{"title":"a"}]}}"#,
      shape: .items,
      outline: "a",
      envelope: ["data", "items"]
    ),
    Example(
      text: #"{"status":"ok","results":[{"title":"a"}],"total":1}"#,
      shape: .items,
      outline: "a",
      envelope: ["results"]
    ),
    Example(
      text: #"{"status":"ok","people":[{"name":"a"}]}"#,
      shape: .items,
      outline: "a",
      envelope: ["people"]
    ),
    Example(
      text: #"{"meta":{"page":1},"data":[{"name":"a"}],"links":[]}"#,
      shape: .items,
      outline: "a",
      envelope: ["data"]
    ),
    Example(
      text: #"{"total":0,"items":[]}"#,
      shape: .items,
      outline: "",
      envelope: ["items"]
    ),
    Example(
      text: #"{"status":"ok","data":{"sections":[{"header":"A","items":[{"title":"a"}]}]}}"#,
      shape: .native,
      outline: "A: a",
      envelope: ["data", "sections"]
    ),
    Example(
      text: #"{"name":"x","keywords":["a"],"dependencies":{"y":"1"}}"#,
      shape: .keyValues,
      outline: "name, keywords, dependencies"
    ),
    Example(text: "{\"title\":\"a\"}\n{\"title\":\"b\"}\n", shape: .lines, outline: "a, b"),
    Example(text: "1\n\"two\"\n", shape: .lines, outline: "1, two"),
    Example(
      text:
        #"{"sections":[{"headerTitle":"H","rows":[{"itemTitle":"t"}]},7,{"title":"I","items":[]}]}"#,
      shape: .native,
      outline: "H: t | I: ",
      envelope: ["sections"]
    ),
    Example(text: #"{"sections":[]}"#, shape: .native, outline: "", envelope: ["sections"]),
    Example(
      text: #"{"sections":[{"name":"Introduction","text":"..."}]}"#,
      shape: .items,
      outline: "Introduction",
      envelope: ["sections"]
    ),
    Example(
      text: #"[{"header":"A","items":["x"]},{"header":"B","items":["y"]}]"#,
      shape: .native,
      outline: "A: x | B: y"
    ),
    Example(
      text: #"{"description":"shows","tv_shows":["Lost","Monk","Dexter"]}"#,
      shape: .scalars,
      outline: "Lost, Monk, Dexter",
      envelope: ["tv_shows"]
    ),
    Example(
      text: #"{"info":{"count":2},"by":["x"],"shows":[{"title":"Lost"},{"title":"Monk"}]}"#,
      shape: .items,
      outline: "Lost, Monk",
      envelope: ["shows"]
    ),
    Example(
      text: #"{"page":1,"meta":{"pages":[1,2]},"results":[{"name":"a"}]}"#,
      shape: .items,
      outline: "a",
      envelope: ["results"]
    ),
    Example(
      text: #"{"name":"x","tags":["a","b"]}"#,
      shape: .keyValues,
      outline: "name, tags"
    ),
    Example(
      text: #"{"shop":"x","customers":[{"name":"a"}],"v":1,"orders":[{"item":"b"}],"log":[]}"#,
      shape: .groups,
      outline: "customers: a | orders: b | log: "
    ),
    Example(
      text: #"{"name":"x","files":["a"],"keywords":["b","c"],"scripts":{"t":"u"}}"#,
      shape: .keyValues,
      outline: "name, files, keywords, scripts"
    ),
    Example(
      text: #"[{"family":"A","members":[{"name":"a"}]},{"family":"B","members":[]}]"#,
      shape: .nested,
      outline: "A: a | B: "
    ),
    Example(
      text: #"[{"id":7,"family":"A","members":["a","b"]},{"id":8,"family":"B","members":["c"]}]"#,
      shape: .items,
      outline: "A, B"
    ),
    Example(
      text: #"[{"family":"A","members":["a","b"]},{"family":"B","members":["c"]}]"#,
      shape: .nested,
      outline: "A: a, b | B: c"
    ),
    Example(
      text: #"[{"name":"a","tags":["x","y"]},{"name":"b","tags":["z"]}]"#,
      shape: .items,
      outline: "a, b"
    ),
    Example(
      text: #"[{"year":1999,"films":[{"title":"a"}]},{"year":2000,"films":[{"title":"b"}]}]"#,
      shape: .nested,
      outline: "1999: a | 2000: b"
    ),
    Example(
      text: #"{"AT":{"name":"Austria"},"DE":{"name":"Germany"}}"#,
      shape: .entries,
      outline: "Austria, Germany"
    ),
    Example(
      text: #"{"lodash":{"version":"4"},"react":{"version":"18"}}"#,
      shape: .entries,
      outline: "lodash, react"
    ),
    Example(
      text: #"{"scripts":{"test":"x"},"dependencies":{"y":"1"}}"#,
      shape: .keyValues,
      outline: "scripts, dependencies"
    ),
    Example(
      text: #"{"updated":"now","codes":{"AT":{"name":"Austria"},"DE":{"name":"Germany"}}}"#,
      shape: .entries,
      outline: "Austria, Germany",
      envelope: ["codes"]
    ),
    Example(
      text: #"{"kind":"L","data":{"n":2,"children":[{"kind":"t","data":{"title":"a"}}]}}"#,
      shape: .items,
      outline: "a",
      envelope: ["data", "children"]
    ),
    Example(
      text: #"{"type":"FeatureCollection","features":[{"type":"Feature","geometry":{},"#
        + #""properties":{"mag":1,"place":"a","title":"M 1 - a"}}],"bbox":[1,2,3,4]}"#,
      shape: .items,
      outline: "a",
      envelope: ["features"]
    ),
    Example(
      text: #"[{"customer":"A","items":["x"]}]"#,
      shape: .items,
      outline: "A"
    ),
  ]

  @Test(arguments: examples) func `finds the table in`(example: Example) throws {
    let desk = try Desk(example.text)
    #expect(desk.document.shape == example.shape)
    #expect(desk.document.envelope == example.envelope)
    #expect(desk.outline == example.outline)
    #expect(try desk.saved() == example.text)
  }

  @Test(arguments: ["5", "null", "\"text\"", "true"])
  func `refuses a document that is no table`(text: String) {
    #expect { try Desk(text) } throws: { ($0 as? StoreError)?.code == "not-a-table" }
  }

  @Test(arguments: ["", "  \n", "[1,]", "{", "\u{FEFF}", "\u{0}\u{1}\u{2}"])
  func `refuses what is no JSON`(text: String) {
    #expect { try Desk(text) } throws: { ($0 as? StoreError)?.code == "bad-json" }
  }

  @Test func `an empty table has one section`() throws {
    #expect(try Desk("[]").sections.count == 1)
    #expect(try Desk("{}").sections.count == 1)
  }

  @Test func `a key-value row shows its value below its key`() throws {
    let rows = try Desk(#"{"a":1,"b":"two","c":{"d": []},"e":null}"#).sections[0].items
    #expect(rows.map(\.subtitle) == ["1", "two", #"{"d":[]}"#, nil])
  }

  @Test func `a native document tells its title and style`() throws {
    let document = try Desk(#"{"title":"T","style":"grouped","sections":[]}"#).document
    #expect(document.title == "T")
    #expect(document.style == "grouped")
  }

  @Test func `an ending of JSON Lines makes one line a table`() throws {
    let bytes = Array("{\"title\":\"a\"}\n".utf8)
    let document = try TableDocument(parsing: bytes, name: "a.jsonl")
    #expect(document.shape == .lines)
    #expect(document.sections[0].items.count == 1)
  }

  @Test func `numbered rows are made on demand`() throws {
    let document = TableDocument.numbered([2, 0, 1_000_000_000])
    #expect(document.sections.map(\.items.count) == [2, 0, 1_000_000_000])
    #expect(document.sections[2].items[999_999_999].title == "2.999999999")
    #expect(document.sections[0].items[1].id == ItemID("0.1"))
  }

  @Test func `a key groups rows in the order of first appearance`() throws {
    let text = #"[{"n":1,"g":"b"},{"n":2,"g":"a"},{"n":3},{"n":4,"g":"b"}]"#
    let desk = try Desk(
      text,
      options {
        $0.sectionKey = "g"
        $0.titleKey = "n"
      }
    )
    #expect(desk.outline == "b: 1, 4 | a: 2 | 3")
    #expect(try desk.saved() == text)
  }
}
