import Platform

/// The JSON text of a table of any size, the same in every run.
///
/// Sections of 100 rows, a row a line. Ids count from 0, heights take turns; a row in ten has a word
/// beyond ASCII, one in fifty an escaped quote and newline, one in twenty writes its word as `\u`.
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

  /// What reading it must come to.
  private(set) var answer = Answer(count: 0, ids: 0, quarterPoints: 0, titleBytes: 0)

  private var random = RandomNumbers(seed: 20_260_101)

  /// Writes a table.
  ///
  /// - Parameter rows: How many rows it has.
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

  /// A title as it stands between the quotes; counts the bytes that it means.
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

/// The file of a ``TestTable``, written when somebody first asks for it.
@MainActor final class TableFile {
  /// How many rows it has.
  let rows: Int

  private let folder: String
  private var known: (path: String, byteCount: Int, answer: Answer)?

  /// Names a file.
  ///
  /// - Parameters:
  ///   - rows: How many rows it is to have.
  ///   - folder: Where it is to stand.
  init(rows: Int, in folder: String) {
    self.rows = rows
    self.folder = folder
  }

  /// The file, its length, and what reading it must come to.
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

/// Numbers that look random and are the same in every run (SplitMix64).
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
