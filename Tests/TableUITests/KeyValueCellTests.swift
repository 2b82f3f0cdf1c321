import JSON
import TableModel
import TableUI
import TestSupport
import Testing

/// Long texts of plain objects wrap below their keys.
@MainActor @Suite struct KeyValueCellTests {
  private static let words = "one two three four five six seven eight nine ten"

  private func makeItem(_ key: String, _ json: String) throws -> Item {
    Item(try JSONValue(parsing: json), key: key, origin: .made(0), bindings: .native)
  }

  private func height(_ key: String, _ json: String, width: Double = 320) throws -> Double {
    let tableView = TableView(size: Size(width: width, height: 400))
    return KeyValueCell.rowHeight(for: try makeItem(key, json), in: tableView)
  }

  /// The display list as short lines: text, role, alignment, x, y, width.
  private func lines(_ key: String, _ json: String, width: Double = 320) throws -> [String] {
    let cell = KeyValueCell(style: .default, reuseIdentifier: nil)
    cell.configure(with: try makeItem(key, json))
    let height = try height(key, json, width: width)
    cell.frame = Rect(x: 0, y: 0, width: width, height: height)
    return cell.displayList.map { item in
      guard case .text(let text, let role, let alignment) = item.content else { return "-" }
      let place = "\(Int(item.frame.minX)) \(Int(item.frame.minY)) \(Int(item.frame.width))"
      return "\(text) \(role) \(alignment) \(place)"
    }
  }

  @Test func `a text that fits is beside its key`() throws {
    #expect(
      try lines("size", #""large""#) == ["large value right 272 0 40", "size title left 8 0 256"]
    )
  }

  @Test func `a text that does not fit is below its key, in several lines`() throws {
    #expect(
      try lines("numbers", "\"\(Self.words)\"") == [
        "numbers title left 8 0 304", "one two three four five six seven value left 8 22 304",
        "eight nine ten value left 8 44 304",
      ]
    )
    #expect(try height("numbers", "\"\(Self.words)\"") == 66)
  }

  @Test(arguments: [
    // 38 columns have room for the key, a blank and the text.
    ("key", String(repeating: "x", count: 34), 44.0),
    ("key", String(repeating: "x", count: 35), 44.0),
    ("key", String(repeating: "x", count: 39), 66.0),
    ("key", String(repeating: "中", count: 17), 44.0),
    ("key", String(repeating: "中", count: 20), 66.0),
    ("key", String(repeating: "é", count: 34), 44.0),
    (String(repeating: "k", count: 60), "v", 66.0),
    ("", String(repeating: "x", count: 35), 44.0),
    ("key", "", 44.0),
  ])
  func `the height follows the columns, not the bytes`(
    key: String,
    text: String,
    height: Double
  ) throws {
    #expect(try self.height(key, "\"\(text)\"") == height)
  }

  @Test(arguments: ["[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]", "123456789", "null"])
  func `other values keep one line`(json: String) throws {
    #expect(try height("key", json, width: 100) == 44)
  }

  @Test func `a narrower table has taller rows, and a very long text has an end`() throws {
    let long = "\"" + String(repeating: "word ", count: 100_000) + "\""
    #expect(try height("key", long) == Double(KeyValueCell.mostLines + 1) * 22)
    #expect(try height("key", "\"\(Self.words)\"", width: 160) == 88)
    #expect(try height("key", "\"\(Self.words)\"", width: 0) > 400)
  }

  @Test func `a row that is no longer high enough ends with its last line`() throws {
    let cell = KeyValueCell(style: .default, reuseIdentifier: nil)
    cell.configure(with: try makeItem("key", "\"\(Self.words)\""))
    cell.frame = Rect(x: 0, y: 0, width: 160, height: 44)
    #expect(cell.displayList.count == 2)
    cell.configure(with: try makeItem("key", "7"))
    #expect(cell.numberOfLines == 1 && cell.detailNumberOfLines == 1)
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `the quick comparison never misses a text that wraps`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let pieces = ["a", "中", "é", "👩‍👩‍👧", "\\n", "\\u00e9", " ", "שלום", "e\u{301}", "\\t"]
    for _ in 0..<50 {
      let count = Int.random(in: 0...60, using: &generator)
      let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      let key = String(repeating: "k", count: Int.random(in: 0...12, using: &generator))
      let width = Double.random(in: 0...500, using: &generator)
      let cell = KeyValueCell(style: .default, reuseIdentifier: nil)
      cell.configure(with: try makeItem(key, "\"\(text)\""))
      #expect(
        try height(key, "\"\(text)\"", width: width) == cell.preferredHeight(forWidth: width),
        "seed \(seed): \(key) \(text) at \(width)"
      )
    }
  }
}
