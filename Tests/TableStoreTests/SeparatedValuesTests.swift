import JSON
import Platform
import TableModel
import TestSupport
import Testing

@testable import TableStore

@Suite struct SeparatedValuesTests {
  /// A text, its name and the JSON of its rows.
  private static let table: [(String, String, String)] = [
    ("a,b\n1,x\n", "t.csv", #"[{"a":1,"b":"x"}]"#),
    ("a,b\r\n1,x\r\n", "t.csv", #"[{"a":1,"b":"x"}]"#),
    ("\u{FEFF}a\n1", "t.csv", #"[{"a":1}]"#),
    ("a,b\n\"x,\"\"y\"\"\nz\",\n", "t.csv", #"[{"a":"x,\"y\"\nz","b":""}]"#),
    (
      "a\n-1.50e3\n01\n\"2\"\n+3\nnan\n-\n", "t.csv",
      #"[{"a":-1.50e3},{"a":"01"},{"a":"2"},{"a":"+3"},{"a":"nan"},{"a":"-"}]"#
    ),
    ("a\tb,c\n1\t2", "t.TSV", #"[{"a":1,"b,c":2}]"#),
    ("a;b\n1;2,5\n", "t.csv", #"[{"a":1,"b":"2,5"}]"#),
    (
      "a,a,,a\n1,2,3,4,5\n6\n", "t.csv",
      #"[{"a":1,"a 2":2,"column 3":3,"a 3":4,"column 5":5},{"a":6}]"#
    ),
    ("\n\na\n\n\n1\n\n", "t.csv", #"[{"a":1}]"#),
    ("a\n東京\u{1B}\n", "t.csv", "[{\"a\":\"東京\\u001b\"}]"),
    ("", "t.csv", "[]"), ("a,b", "t.csv", "[]"),
  ]

  @Test(arguments: table)
  func `lines become objects`(_ text: String, _ name: String, _ json: String) throws {
    let values = try SeparatedValues(parsing: Array(text.utf8), name: name)
    #expect(String(decoding: values.json(ofFirst: .max), as: UTF8.self) == json)
  }

  @Test(arguments: [
    ("a,b\nx,\"y\nz", 2, 3), ("a\n\"x\"y\n", 2, 4), ("\"", 1, 1), ("a\n\"x\n\n\" z", 4, 2),
  ])
  func `a mistake is told with its place`(_ text: String, _ line: Int, _ column: Int) {
    do throws(StoreError) {
      _ = try SeparatedValues(parsing: Array(text.utf8), name: "t.csv")
      Issue.record("no error")
    } catch {
      #expect(error.code == "bad-csv")
      #expect(error.message.hasPrefix("t.csv:\(line):\(column): "))
    }
  }

  @Test(
    arguments: [
      ([0x61, 0x0A, 0x4D, 0xFC, 0x6C, 0x0A], "t.csv:2:2: invalid UTF-8: 0xFC", "WINDOWS-1252"),
      ([0x61, 0x2C, 0xE2, 0x82], "t.csv:1:3: invalid UTF-8: 0xE2 0x82", "WINDOWS-1252"),
      (
        [0xFF, 0xFE, 0x61, 0, 0x0A, 0],
        "t.csv:1:1: the text looks like UTF-16 (little-endian), not UTF-8",
        "-f UTF-16 "
      ),
      (
        [0, 0x61, 0, 0x0A], "t.csv:1:1: the text looks like UTF-16 (big-endian), not UTF-8",
        "-f UTF-16 "
      ),
    ] as [([UInt8], String, String)]
  )
  func `a text that is not UTF-8 is refused with its place`(
    _ bytes: [UInt8],
    _ message: String,
    _ hint: String
  ) {
    do throws(StoreError) {
      _ = try SeparatedValues(parsing: bytes, name: "t.csv")
      Issue.record("no error")
    } catch {
      #expect(error.code == "bad-encoding")
      #expect(error.message == message)
      #expect(error.hint?.contains(hint) == true)
    }
  }

  @Test func `the report names lines of another width and columns with other keys`() throws {
    let folder = try ScratchFolder()
    let path = try folder.write("a,a,,d\nx,2,3,4\ny,2\nz,2,3,4,5\n", to: "t.csv")
    let problems = try TableDocument.open(path).problems
    #expect(
      problems.map { "\($0.path): \($0.problem): \($0.action)" } == [
        ": column 2 has the name \"a\" again: its key is `a 2`",
        ": column 3 has no name: its key is `column 3`",
        "[1]: 2 of 4 fields: it lacks the last keys",
        "[2]: 5 fields for 4 names: the others are `column N`",
      ]
    )
  }

  @Test func `a file opens as rows and is saved as JSON under a name that says so`() throws {
    let folder = try ScratchFolder()
    let path = try folder.write("name,n\nAda,1\n", to: "in.csv")
    let document = try TableDocument.open(path)
    #expect(document.path == path && document.notes == [])
    _ = try document.save(document.sections, to: folder.file("out.json"))
    #expect(try TableDocument.open(folder.file("out.json")).sections[0].items[0].title == "Ada")
    #expect(folder.read("in.csv") == "name,n\nAda,1\n")
  }

  @Test(arguments: [
    ("{\"a\":1}\n{\"a\":2}\n", "in.jsonl", "out.json", false),
    ("{\"a\":1}\n{\"a\":2}\n", "in.jsonl", "out.ndjson", true),
    ("[{\"a\":1}]", "in.json", "out.jsonl", false), ("[{\"a\":1}]", "in.json", "out.json", true),
    ("a\n1\n", "in.csv", "out.jsonl", false), ("a\n1\n", "in.csv", "out.json", true),
  ])
  func `a file gets only the form that its name says`(
    _ text: String,
    _ name: String,
    _ other: String,
    _ isSaved: Bool
  ) throws {
    let folder = try ScratchFolder()
    let document = try TableDocument.open(folder.write(text, to: name))
    let result = Result { () throws(StoreError) in
      try document.save(document.sections, to: folder.file(other))
    }
    switch result {
    case .success: #expect(isSaved)
    case .failure(let error): #expect(!isSaved && error.code == "refused")
    }
    #expect((folder.read(other) != nil) == isSaved)
  }

  /// Texts whose rows go beyond the sample, lack keys, or repeat them, each with a key that groups them.
  private static let long: [(String, String?)] = {
    let rows = (0..<250).map { "\($0),\"t, \"\"\($0)\"\"\",\($0 % 3)" }
    let text = "id,title,g\n" + rows.joined(separator: "\n") + "\n"
    return [
      (text, nil), (text, "g"), (text + "9\n1,2,3,4\n", nil), (text, "none"),
      ("column 3,title\n1,a\n2,b,c\n", nil), ("id\n", nil), ("id,height\n1,50\n2,\n", nil),
    ]
  }()

  @Test(arguments: long)
  func `rows, notes, problems and saved text are those of the same rows as JSON`(
    _ text: String,
    _ sectionKey: String?
  ) throws {
    let folder = try ScratchFolder()
    var options = OpenOptions()
    options.sectionKey = sectionKey
    let document = try TableDocument.open(folder.write(text, to: "t.csv"), options: options)
    let values = try SeparatedValues(parsing: Array(text.utf8), name: "t.csv")
    let other = try TableDocument(
      parsing: values.json(ofFirst: .max),
      name: "t.csv",
      options: options
    )
    #expect(document.sections == other.sections)
    #expect(
      document.sections.map { $0.items.map(\.height) }
        == other.sections.map { $0.items.map(\.height) }
    )
    #expect(document.notes == other.notes + values.notes)
    // Objects have no width.
    let problems = document.problems.filter { problem in
      !problem.problem.hasSuffix(" fields") && !problem.problem.contains(" fields for ")
    }
    #expect(problems == other.problems)
    #expect((document.problems == problems) == values.isUniform)
    // Without rows, the names of the columns are known only here.
    #expect(document.bindings == other.bindings || values.count == 0)
    #expect(document.shape == other.shape)
    #expect(try document.bytes(of: document.sections) == Array(text.utf8))
    #expect(try json(of: document.sections, in: document) == other.bytes(of: other.sections))
    var sections = document.sections
    guard var items = sections.first?.items, items.count > 200 else { return }
    items.remove(at: 150)
    items.insert(items[3], at: 180)
    let (changed, _) = try document.updating(items[120], key: "title", to: .string("new"))
    items.replaceSubrange(120..<121, with: [changed])
    items.insert(document.makeItem(.string("made"), serial: 1).item, at: 0)
    sections[0].items = items
    #expect(try json(of: sections, in: document) == other.bytes(of: sections))
  }

  /// The bytes of a file with an ending that says JSON.
  private func json(of sections: [Section], in document: TableDocument) throws -> [UInt8] {
    let folder = try ScratchFolder()
    _ = try document.save(sections, to: folder.file("out.json"), force: true)
    return Array((folder.read("out.json") ?? "").utf8)
  }

  @Test func `names of columns are told apart as trying one number after the other does`() throws {
    for seed in 0..<200 {
      var random = SeededGenerator(seed: seed)
      let names = (0..<12).map { _ in ["a", "a 2", "a 3", "", "column 2", "b"][random.below(6)] }
      var seen: [String] = []
      for (column, name) in names.enumerated() {
        let base = name.isEmpty ? "column \(column + 1)" : name
        var free = base
        var count = 1
        while seen.contains(free) {
          count += 1
          free = "\(base) \(count)"
        }
        seen.append(free)
      }
      let text = names.joined(separator: ",") + "\n" + names.map { _ in "1" }.joined(separator: ",")
      let values = try SeparatedValues(parsing: Array(text.utf8), name: "t.csv")
      #expect(values.keys == seen, "seed \(seed): \(names)")
    }
  }
}
