import JSON
import TableModel
import TestSupport
import Testing

@testable import TableStore

@Suite struct SeparatedSavingTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  /// The text of a file after an edit of its rows.
  private func saved(
    _ text: String,
    _ edit: (inout ItemList, TableDocument) throws -> Void
  ) throws -> (text: String?, notes: [String]) {
    let document = try TableDocument.open(folder.write(text, to: "t.csv"))
    var sections = document.sections
    try edit(&sections[0].items, document)
    let result = try document.save(sections)
    return (folder.read("t.csv"), result.notes)
  }

  private static let plain =
    "\u{FEFF}name;\"n\";x\r\n\"A, \"\"B\"\"\";1;\"a\r\nb\"\r\nBob;\"02\";c\r\n\r\nCy;3;d"

  private func update(
    _ row: Int,
    _ key: String,
    _ value: JSONValue
  )
    -> (inout ItemList, TableDocument) throws -> Void
  {
    { items, document in
      items.replaceSubrange(
        row..<row + 1,
        with: [try document.updating(items[row], key: key, to: value).item]
      )
    }
  }

  @Test func `a file without edits keeps every byte`() throws {
    for text in [
      "", "a", "a\n", "a,b\r\n1,2", "\n\na\n\n1\n\n", Self.plain, "a\r1\r2\r", "a\tb\n1\t2\n",
    ] {
      #expect(try saved(text) { _, _ in }.text == text)
    }
  }

  @Test(arguments: ["sep=;\n", "sep=;\r\n", "\u{FEFF}sep=|\n", "sep=\t\r\n"])
  func `a first line that names the separator stays`(line: String) throws {
    let mark = String(line.unicodeScalars.first { ";|\t".unicodeScalars.contains($0) } ?? ",")
    let text = line + "a\(mark)b\n1\(mark)x,y\n"
    let document = try TableDocument.open(folder.write(text, to: "t.csv"))
    #expect(document.sections[0].items.count == 1)
    #expect(document.sections[0].items[0].text(of: "b") == "x,y")
    #expect(try saved(text) { _, _ in }.text == text)
    let added = try saved(text, update(0, "c", .string("q"))).text
    let wanted = text.replacing("b\n", with: "b\(mark)c\n")
      .replacing("x,y\n", with: "x,y\(mark)q\n")
    #expect(added == wanted)
  }

  @Test func `an edited cell changes its line only`() throws {
    let result = try saved(Self.plain, update(1, "x", .string("q;r")))
    #expect(result.text == Self.plain.replacing("\"02\";c", with: "\"02\";\"q;r\""))
    #expect(result.notes == [])
  }

  @Test(arguments: [
    ("1", "1"), (#""1""#, #""1""#), (#""a\nb""#, "\"a\nb\""), (#""q\"q""#, #""q""q""#),
    (#""""#, #""""#), ("null", #""""#), ("true", "true"), (#"{"k":[1,2]}"#, #""{""k"":[1,2]}""#),
    (#""=1+1""#, "=1+1"), (#"" s ""#, " s "),
  ])
  func `a value becomes a field that reads as it`(_ value: String, _ field: String) throws {
    let value = try JSONValue(parsing: value)
    let result = try saved("a\nold\n") { items, document in
      items.replaceSubrange(
        0..<1,
        with: [try document.updating(items[0], key: "a", to: value, isRaw: true).item]
      )
    }
    #expect(result.text == "a\n\(field)\n")
  }

  @Test func `rows are inserted, deleted and moved as lines with their own ends`() throws {
    let result = try saved("a,b\r\n1,x\r\n2,\"y\"\r\n3,z") { items, document in
      let first = items[0]
      items.remove(at: 0)
      items.insert(first, at: 2)
      items.remove(at: 0)
      let made = document.makeItem(.object([("b", .string("7"))]), serial: 1).item
      items.insert(made, at: 0)
    }
    #expect(result.text == "a,b\r\n,\"7\"\r\n3,z\r\n1,x")
  }

  @Test func `a new key adds a column, and equally wide lines stay so`() throws {
    let result = try saved("a,b\n1,2\n3,4\n", update(1, "c", .string("x")))
    #expect(result.text == "a,b,c\n1,2,\n3,4,x\n")
    #expect(
      result.notes == ["added a column: \"c\"; other lines have an empty field there"]
    )
    let ragged = try saved("a,b\n1\n3,4,5\n", update(0, "c", .string("x")))
    #expect(ragged.text == "a,b,,c\n1,,,x\n3,4,5\n")
    #expect(ragged.notes == ["added a column: \"c\"; other lines stay short"])
  }

  @Test func `sections and headers are refused unless they may be lost`() throws {
    let path = try folder.write("a\n1\n", to: "s.csv")
    let document = try TableDocument.open(path)
    let sections = document.sections + [Section(header: "X", items: document.sections[0].items)]
    #expect(throws: StoreError.self) { try document.save(sections) }
    #expect(folder.read("s.csv") == "a\n1\n")
    let notes = try document.save(sections, force: true).notes
    #expect(notes == ["separated values cannot store headers; left out of the file"])
    #expect(folder.read("s.csv") == "a\n1\n1\n")
  }

  @Test func `grouped rows go back to their lines`() throws {
    var options = OpenOptions()
    options.sectionKey = "g"
    let path = try folder.write("g,t\r\nx,\"1\"\r\ny,2\r\nx,3\r\n", to: "g.csv")
    let document = try TableDocument.open(path, options: options)
    var sections = document.sections
    let item = try document.updating(sections[0].items[1], key: "t", to: .number(9)).item
    sections[0].items.replaceSubrange(1..<2, with: [item])
    _ = try document.save(sections)
    #expect(folder.read("g.csv") == "g,t\r\nx,\"1\"\r\ny,2\r\nx,9\r\n")
  }

  @Test(arguments: [("a|b\n1|2\n", "b"), ("a\tb\n1\t2\n", "b"), ("a,x;b;c\n1;2;3\n", "b")])
  func `the most frequent separator of the first line counts`(_ text: String, _ key: String) throws
  {
    #expect(try saved(text, update(0, key, .number(7))).text == text.replacing("2", with: "7"))
  }
}
