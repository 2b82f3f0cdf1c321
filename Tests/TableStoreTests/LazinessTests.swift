import JSON
import TableModel
import TableStore
import Testing

@Suite struct LazinessTests {
  private static func lines(_ count: Int) -> [UInt8] {
    var text: [UInt8] = Array("[\n".utf8)
    for row in 0..<count {
      text += "{\"title\": \"row \(row)\"}\(row == count - 1 ? "\n" : ",\n")".utf8
    }
    return text + Array("]\n".utf8)
  }

  @Test func `untouched rows stay one piece of the loaded bytes`() throws {
    let document = try TableDocument(parsing: LazinessTests.lines(100_000), name: "rows.json")
    var pieces = 0
    for piece in document.sections[0].items.pieces {
      pieces += 1
      guard case .rows(let source, let range) = piece else {
        Issue.record("rows were made")
        continue
      }
      #expect(source is LoadedRows)
      #expect(range == 0..<100_000)
    }
    #expect(pieces == 1)
  }

  @Test func `a save hands over what stays in few pieces`() throws {
    let bytes = LazinessTests.lines(100_000)
    let document = try TableDocument(parsing: bytes, name: "rows.json")
    var chunks = 0
    try document.encode(document.sections) { _ in chunks += 1 }
    #expect(chunks == 1)

    var sections = document.sections
    let item = document.makeItem(.string("new"), serial: 1).item
    sections[0].items.insert(item, at: 50_000)
    sections[0].items.remove(at: 10)
    chunks = 0
    var count = 0
    try document.encode(sections) {
      chunks += 1
      count += $0.count
    }
    #expect(chunks < 10)
    #expect(
      count == bytes.count - #"{"title": "row 10"},\#n"#.utf8.count
        + #"{"title": "new"},\#n"#.utf8.count
    )
  }

  @Test func `numbered rows are written as they come`() throws {
    let document = TableDocument.numbered([100_000])
    var largest = 0
    try document.encode(document.sections) { largest = max(largest, $0.count) }
    #expect(largest < 100_000)
  }
}
