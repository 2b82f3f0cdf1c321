import TableModel
import TableStore
import Testing

@Suite struct SavingTests {
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let before: String
    let after: String
    var options = OpenOptions()
    let edit: @Sendable (inout Desk) throws -> Void

    init(
      _ name: String,
      _ before: String,
      _ after: String,
      _ options: OpenOptions = OpenOptions(),
      edit: @escaping @Sendable (inout Desk) throws -> Void
    ) {
      testDescription = name
      self.before = before
      self.after = after
      self.options = options
      self.edit = edit
    }
  }

  static let rows: [Example] = [
    Example(
      "compact, in the middle",
      #"[{"title":"a"},{"title":"b"}]"#,
      #"[{"title":"a"},{"title":"n","x":[1,2]},{"title":"b"}]"#
    ) { try $0.insert(#"{"title": "n", "x": [1, 2]}"#, 0, 1) },
    Example(
      "spaced, in front",
      #"[{"title": "a"}, {"title": "b"}]"#,
      #"[{"title": "n"}, {"title": "a"}, {"title": "b"}]"#
    ) { try $0.insert(#""n""#, 0, 0) },
    Example(
      "one per line, at the end",
      "[\n  {\"title\": \"a\", \"k\": 1},\n  {\"title\": \"b\"}\n]\n",
      "[\n  {\"title\": \"a\", \"k\": 1},\n  {\"title\": \"b\"},\n  {\"title\": \"n\", \"k\": [1, 2]}\n]\n"
    ) { try $0.insert(#"{"title":"n","k":[1,2]}"#, 0, 2) },
    Example(
      "one line, one row",
      #"[ { "title": "a" } ]"#,
      #"[ { "title": "a" }, { "title": "n" } ]"#
    ) { try $0.insert(#""n""#, 0, 1) },
    Example(
      "pretty",
      "[\n\t{\n\t\t\"title\": \"a\",\n\t\t\"k\": [\n\t\t\t1\n\t\t]\n\t}\n]",
      "[\n\t{\n\t\t\"title\": \"n\",\n\t\t\"k\": [\n\t\t\t{\n\t\t\t\t\"x\": []\n\t\t\t}\n\t\t]\n\t},"
        + "\n\t{\n\t\t\"title\": \"a\",\n\t\t\"k\": [\n\t\t\t1\n\t\t]\n\t}\n]"
    ) { try $0.insert(#"{"title":"n","k":[{"x":[]}]}"#, 0, 0) },
    Example(
      "pretty with short lists",
      "[\n  {\n    \"title\": \"a\",\n    \"k\": [1, 2]\n  }\n]",
      "[\n  {\n    \"title\": \"a\",\n    \"k\": [1, 2]\n  },"
        + "\n  {\n    \"title\": \"n\",\n    \"k\": [3, 4]\n  }\n]"
    ) { try $0.insert(#"{"title":"n","k":[3,4]}"#, 0, 1) },
    Example(
      "BOM and CRLF",
      "\u{FEFF}[\r\n  {\"title\": \"a\"}\r\n]\r\n",
      "\u{FEFF}[\r\n  {\"title\": \"a\"},\r\n  {\"title\": \"n\"}\r\n]\r\n"
    ) { try $0.insert(#""n""#, 0, 1) },
    Example(
      "braces side by side",
      "[{\n  \"title\": \"a\"\n}, {\n  \"title\": \"b\"\n}]",
      "[{\n  \"title\": \"a\"\n}, {\n  \"title\": \"n\"\n}, {\n  \"title\": \"b\"\n}]"
    ) { try $0.insert(#""n""#, 0, 1) },
    Example("an empty array", "[]", "[\n  {\n    \"title\": \"n\"\n  }\n]") {
      try $0.insert(#""n""#, 0, 0)
    },
    Example("texts", #"["a", "b"]"#, #"["a", "n", "b"]"#) {
      try $0.insert(#"{"title":"n"}"#, 0, 1)
    },
    Example("numbers", "[1,2]", "[1,2,3]") { try $0.insert(#""3""#, 0, 2) },
    Example(
      "lines",
      "{\"title\":\"a\"}\n{\"title\":\"b\"}",
      "{\"title\":\"a\"}\n{\"title\":\"n\"}\n{\"title\":\"b\"}"
    ) { try $0.insert("{\n\"title\":\n\"n\"}", 0, 1) },
    Example(
      "lines at the end",
      "{\"title\": \"a\"}\r\n{\"title\": \"b\"}\r\n",
      "{\"title\": \"a\"}\r\n{\"title\": \"b\"}\r\n{\"title\": \"n\", \"x\": 1}\r\n"
    ) { try $0.insert(#"{"title":"n","x":1}"#, 0, 2) },
    Example(
      "a member",
      "{\n  \"a\": 1,\n  \"b\": {\"c\": 2}\n}",
      "{\n  \"a\": 1,\n  \"n\": \"v\",\n  \"b\": {\"c\": 2},\n  \"a 2\": null\n}"
    ) {
      try $0.insert(#"{"title":"n","subtitle":"v"}"#, 0, 1)
      try $0.insert(#""a""#, 0, 3)
    },
    Example(
      "an envelope",
      #"{"n":1,"items":[{"name":"a"}],"m":[]}"#,
      #"{"n":1,"items":[{"name":"a"},{"name":"n"}],"m":[]}"#
    ) { try $0.insert(#"{"title":"n"}"#, 0, 1) },
    Example("delete the first", "[\n  1,\n  2,\n  3\n]", "[\n  2,\n  3\n]") { try $0.delete(0, 0) },
    Example("delete the last", "[\n  1,\n  2,\n  3\n]", "[\n  1,\n  2\n]") { try $0.delete(0, 2) },
    Example("delete all", "[\n  1\n]\n", "[]\n") { try $0.delete(0, 0) },
    Example("delete a member", #"{"a": 1, "b": 2}"#, #"{"b": 2}"#) { try $0.delete(0, 0) },
    Example("delete a line", "1\n2\n3\n", "1\n3\n") { try $0.delete(0, 1) },
    Example("move", "[ 1, 2,  3 ]", "[ 3, 1, 2 ]") { try $0.move((0, 2), (0, 0)) },
    Example("update", #"[{"title" : "a","x":1.50}]"#, #"[{"title" : "n","x":1.50}]"#) {
      try $0.update(0, 0, "title", #""n""#)
    },
    Example("update a member", #"{"a" : 1, "b": "x"}"#, #"{"a" : 12, "b": "x"}"#) {
      try $0.update(0, 0, "subtitle", #""12""#)
    },
    Example("rename a member", #"{"a" : 1, "b": "x"}"#, #"{"c" : 1, "b": "x"}"#) {
      try $0.update(0, 0, "title", #""c""#)
    },
    Example("rename a member to a taken name", #"{"a":1,"b":2}"#, #"{"b 2":1,"b":2}"#) {
      try $0.update(0, 0, "title", #""b""#)
    },
  ]

  @Test(arguments: rows) func `saves rows`(example: Example) throws {
    var desk = try Desk(example.before, example.options)
    try example.edit(&desk)
    #expect(try desk.saved() == example.after)
  }

  static let sections: [Example] = [
    Example(
      "header of a native section",
      #"{"sections":[{"header":"A","x":1,"items":[{"title":"a"}]}]}"#,
      #"{"sections":[{"header":"B \"","x":1,"items":[{"title":"a"}]}]}"#
    ) { try $0.apply(.header(section: 0, from: "A", to: "B \"")) },
    Example(
      "first footer of a native section",
      #"{"sections": [{"headerTitle": "A", "rows": []}]}"#,
      #"{"sections": [{"footer": "F", "headerTitle": "A", "rows": []}]}"#
    ) { try $0.apply(.footer(section: 0, from: "", to: "F")) },
    Example(
      "both titles of a bare section",
      "{\"sections\": [\n  {\n    \"items\": []\n  }\n]}",
      "{\"sections\": [\n  {\n    \"header\": \"H\",\n    \"footer\": \"F\",\n    \"items\": []\n  }\n]}"
    ) {
      try $0.apply(.footer(section: 0, from: "", to: "F"))
      try $0.apply(.header(section: 0, from: "", to: "H"))
    },
    Example(
      "first row of a native section",
      #"{"sections":[{"header":"A"}]}"#,
      #"{"sections":[{"header":"A","items":[{"title":"n"}]}]}"#
    ) { try $0.insert(#""n""#, 0, 0) },
    Example(
      "an emptied section fills like the others",
      "{\"sections\": [\n  {\"items\": []},\n  {\"items\": [\n    {\"title\": \"a\"}\n  ]}\n]}",
      "{\"sections\": [\n  {\"items\": [\n    {\"title\": \"n\"}\n  ]},\n  {\"items\": [\n    {\"title\": \"a\"}\n  ]}\n]}"
    ) { try $0.insert(#""n""#, 0, 0) },
    Example(
      "a new native section",
      "{\n  \"sections\": [\n    {\n      \"header\": \"A\",\n      \"items\": [\n        {\"title\": \"a\"}\n      ]\n    }\n  ]\n}\n",
      "{\n  \"sections\": [\n    {\n      \"header\": \"A\",\n      \"items\": [\n        {\"title\": \"a\"}\n      ]\n    },"
        + "\n    {\n      \"header\": \"N\",\n      \"items\": [\n        {\"title\": \"n\"}\n      ]\n    }\n  ]\n}\n"
    ) {
      try $0.apply(.insertSection(Section(header: "N"), at: 1))
      try $0.insert(#""n""#, 1, 0)
    },
    Example(
      "strangers stay",
      #"{"sections":[7,{"header":"A"},"x",{"header":"B"}]}"#,
      #"{"sections":[7,"x",{"header":"B"}]}"#
    ) { try $0.apply(.deleteSection($0.sections[0], at: 0)) },
    Example(
      "move native sections",
      #"{"sections":[{"header":"A"}, {"header":"B"}]}"#,
      #"{"sections":[{"header":"B"}, {"header":"A"}]}"#
    ) { try $0.apply(.moveSection(from: 0, to: 1)) },
    Example(
      "move a row to another section",
      #"{"sections":[{"items":[{"title" :1},{"title":2}]},{"items":[{"title":3}]}]}"#,
      #"{"sections":[{"items":[{"title":2}]},{"items":[{"title":3},{"title" :1}]}]}"#
    ) { try $0.move((0, 0), (1, 1)) },
    Example("lists", "[[1, 2],\n [3]]", "[[1, 2, 4],\n [3],\n [5]]") {
      try $0.insert("4", 0, 2)
      try $0.apply(.insertSection(Section(), at: 2))
      try $0.insert("5", 2, 0)
    },
    Example("groups", #"{"a": ["x"], "b": []}"#, #"{"b": [], "c": ["x", "n"], "b 2": []}"#) {
      try $0.insert(#""n""#, 0, 1)
      try $0.apply(.header(section: 0, from: "a", to: "c"))
      try $0.apply(.moveSection(from: 0, to: 1))
      try $0.apply(.insertSection(Section(header: "b"), at: 2))
    },
    Example(
      "rows sorted by a key",
      #"[{"n":1,"g":"b"},{"n":2,"g":"a"},{"n":3,"g":"b"},{"n":4,"g":"a"}]"#,
      #"[{"n":1,"g":"b"},{"n":9,"g":"b"},{"n":2,"g":"a"},{"n":8,"g":"a"},{"n":3,"g":"b"},{"n":4,"g":"a"}]"#,
      options { $0.sectionKey = "g" }
    ) {
      try $0.insert(#"{"n":9}"#, 0, 1)
      try $0.insert(#"{"n":8}"#, 1, 1)
    },
    Example(
      "a row moved to another value of the key",
      #"[{"n":1,"g":"b"},{"n":2,"g":"a"},{"n":3,"g":"b"}]"#,
      #"[{"n":2,"g":"a"},{"n":1,"g":"a"},{"n":3,"g":"b"}]"#,
      options { $0.sectionKey = "g" }
    ) { try $0.move((0, 0), (1, 1)) },
    Example(
      "another value of the key",
      #"[{"n":1,"g":5},{"n":2,"g":7},{"n":3,"g":5}]"#,
      #"[{"n":1,"g":6},{"n":2,"g":7},{"n":3,"g":6},{"n":4,"g":8}]"#,
      options { $0.sectionKey = "g" }
    ) {
      try $0.apply(.header(section: 0, from: "5", to: "6"))
      try $0.apply(.insertSection(Section(header: "8"), at: 2))
      try $0.insert(#"{"n":4}"#, 2, 0)
    },
    Example(
      "numbered rows take rows",
      "{\"sections\": []}",
      "{\"sections\": [{\"items\": [{\"title\": \"n\"}]}]}"
    ) {
      try $0.apply(.insertSection(Section(), at: 0))
      try $0.insert(#""n""#, 0, 0)
    },
  ]

  @Test(arguments: sections) func `saves sections`(example: Example) throws {
    var desk = try Desk(example.before, example.options)
    try example.edit(&desk)
    #expect(try desk.saved() == example.after)
  }

  @Test func `numbered rows become a native document`() throws {
    let document = TableDocument.numbered([2, 0])
    let text = String(decoding: try document.bytes(of: document.sections), as: UTF8.self)
    #expect(
      text == """
        {
          "sections": [
            {
              "items": [
                {"id": "0.0", "title": "0.0"},
                {"id": "0.1", "title": "0.1"}
              ]
            },
            {
              "items": []
            }
          ]
        }

        """
    )
  }

  static let misfits: [(String, TableChange)] = [
    ("[1]", .insertSection(Section(), at: 1)),
    ("[1]", .header(section: 0, from: "", to: "H")),
    ("1\n2\n", .footer(section: 0, from: "", to: "F")),
    (#"{"a":1,"b":2}"#, .header(section: 0, from: "", to: "H")),
    ("[[1]]", .header(section: 0, from: "", to: "H")),
    (#"{"a":["x"],"b":[]}"#, .footer(section: 0, from: "", to: "F")),
  ]

  @Test(arguments: misfits) func `refuses what has no place`(
    text: String,
    change: TableChange
  ) throws {
    var desk = try Desk(text)
    try desk.apply(change)
    #expect { try desk.saved() } throws: { ($0 as? StoreError)?.code == "refused" }
    let native = try Desk(try desk.saved(force: true))
    #expect(native.document.shape == .native)
    #expect(native.sections.map(\.header) == desk.sections.map(\.header))
    #expect(native.sections.map(\.footer) == desk.sections.map(\.footer))
    #expect(native.outline == desk.outline)
  }

  @Test(arguments: ["", "\n", "\u{FEFF}", " \r\n"])
  func `lines without a line are saved as they are, and with the first one`(text: String) throws {
    var desk = try Desk(text, name: "test.jsonl")
    #expect(Array(try desk.saved().utf8) == Array(text.utf8))
    try desk.insert(#"{"title": "n", "x": 1}"#, 0, 0)
    let saved = try Desk(try desk.saved(), name: "test.jsonl")
    #expect(saved.document.shape == .lines)
    #expect(saved.outline == "n")
  }

  @Test func `writes a native document where it is forced`() throws {
    var desk = try Desk(#"[{"title":"a","n":1.50},"b"]"#)
    try desk.apply(.header(section: 0, from: "", to: "H"))
    let item = desk.sections[0].items[1]
    let path = IndexPath(row: 1, section: 0)
    try desk.apply(.height(at: path, from: item, to: desk.document.settingHeight(item, to: 60)))
    #expect(
      try desk.saved(force: true) == """
        {
          "sections": [
            {"header": "H", "items": [
              {"title":"a","n":1.50},
              {"title": "b", "height": 60}
            ]}
          ]
        }

        """
    )
  }
}
