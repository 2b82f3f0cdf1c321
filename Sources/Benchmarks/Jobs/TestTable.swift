import Platform

/// The JSON text of a table of any size, the same in every run.
///
/// Sections have 100 rows, one per line. Ids count from 0, and heights alternate. One row in ten
/// has a word beyond ASCII, and one in fifty an escaped quote and newline. One in twenty writes its
/// word as `\u`.
struct TestTable: Sendable {
  private static let words = [
    "lorem", "ipsum", "dolor", "amet", "elit", "tempor", "labore", "magna", "veniam", "quis",
    "nisi", "aliquip", "commodo", "irure", "velit", "fugiat", "nulla", "sint", "culpa", "mollit",
  ]
  private static let foreignWords = [
    "žluťoučký", "Größe", "façade", "Ελλάδα", "приветствие", "日本語", "emoji 👩‍🚀", "שלום",
  ]
  private static let heights: [(text: String, quarters: Int)] = [
    ("44", 176), ("60.5", 242), ("88", 352), ("44.25", 177), ("120", 480),
  ]
  private static let kinds = ["basic", "subtitle", "value", "wide", "plain"]

  /// The text of the file.
  private(set) var bytes: [UInt8] = []

  /// The expected result of reading it.
  private(set) var answer = Answer(count: 0, ids: 0, quarterPoints: 0, titleBytes: 0)

  private var random = RandomNumbers(seed: 20_260_101)

  /// Creates a table.
  ///
  /// - Parameter rows: The number of rows.
  init(rows: Int) {
    bytes.reserveCapacity(rows * 170 + 200)
    append("{\"title\": \"Rows\", \"style\": \"plain\", \"sections\": [")
    for section in 0..<(rows + 99) / 100 {
      append(section == 0 ? "\n" : ",\n")
      append(
        "{\"header\": \"Section \(section)\", \"footer\": \"End of \(section)\", \"items\": [\n"
      )
      let first = section * 100
      for id in first..<min(first + 100, rows) { appendRow(id, isFirst: id == first) }
      append("\n]}")
    }
    append("\n]}\n")
  }

  private mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func appendRow(_ id: Int, isFirst: Bool) {
    let height = TestTable.heights[id % TestTable.heights.count]
    let title = makeTitle(id)
    append(isFirst ? "" : ",\n")
    append("{\"id\": \(id), \"title\": \"\(title)\", ")
    append("\"subtitle\": \"Row \(id % 100) of section \(id / 100)\", ")
    append("\"image\": \"icon_\(id % 37).png\", \"height\": \(height.text), ")
    append("\"kind\": \"\(TestTable.kinds[id % 5])\", \"selected\": \(id % 7 == 0)}")
    answer.count += 1
    answer.ids = (answer.ids ?? 0) + id
    answer.quarterPoints = (answer.quarterPoints ?? 0) + height.quarters
  }

  /// Returns a title as JSON text without quotes, and counts the bytes that it decodes to.
  private mutating func makeTitle(_ id: Int) -> String {
    var title = (0..<3).map { _ in pick(TestTable.words) }.joined(separator: " ")
    var meant = title.utf8.count
    if random.next() % 10 == 0 {
      let word = pick(TestTable.foreignWords)
      meant += 1 + word.utf8.count
      title += " " + (id % 20 == 0 ? escaped(word) : word)
    }
    if random.next() % 50 == 0 {
      meant += 3
      title += " \\\"\\n"
    }
    answer.titleBytes = (answer.titleBytes ?? 0) + meant
    return title
  }

  private mutating func pick(_ words: [String]) -> String {
    words[Int(random.next() % UInt64(words.count))]
  }

  private func escaped(_ word: String) -> String {
    word.utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}

/// The file of a ``TestTable``, written on first use.
@MainActor final class TableFile {
  /// The number of rows.
  let rows: Int

  private let folder: String
  private var known: (path: String, byteCount: Int, answer: Answer)?

  /// Creates a file object without writing the file.
  ///
  /// - Parameters:
  ///   - rows: The number of rows.
  ///   - folder: The folder for the file.
  init(rows: Int, in folder: String) {
    self.rows = rows
    self.folder = folder
  }

  /// Returns the file, its length, and the expected result of reading it.
  func made() throws -> (path: String, byteCount: Int, answer: Answer) {
    if let known { return known }
    let table = TestTable(rows: rows)
    let path = "\(folder)/rows-\(rows).json"
    if !Files.exists(path) { _ = try Programs.write(table.bytes, to: path) }
    let made = (path, table.bytes.count, table.answer)
    known = made
    return made
  }
}

/// Pseudorandom numbers that are the same in every run (SplitMix64).
struct RandomNumbers: RandomNumberGenerator, Sendable {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
