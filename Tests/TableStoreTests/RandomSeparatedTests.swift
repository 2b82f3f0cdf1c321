import JSON
import TableModel
import TestSupport
import Testing

@testable import TableStore

/// A random file of separated values and the records in it.
private struct RandomFile {
  let separator: Character
  var text = ""

  private static let fields = [
    "a", "", "1", "\"02\"", "\"q\"\"q\"", "\"l\nm\"", " s ", "1.50", "\"\"", "é", "\"x,y;z\"",
  ]

  init(_ random: inout SeededGenerator) {
    let separators: [Character] = [",", ";", "\t", "|"]
    separator = separators[random.below(4)]
    let end = ["\n", "\r\n"][random.below(2)]
    let columns = 2 + random.below(3)
    if random.chance(20) { text = "\u{FEFF}" }
    text += (0..<columns).map { "k\($0)" }.joined(separator: String(separator))
    let isRagged = random.chance(30)
    for _ in 0..<random.below(8) {
      text += end
      if random.chance(10) { text += end }
      let width = isRagged ? 1 + random.below(columns + 1) : columns
      let fields = (0..<width).map { _ in Self.fields[random.below(Self.fields.count)] }
      let line = fields.joined(separator: String(separator))
      text += line.isEmpty ? "\"\"" : line
    }
    if random.chance(70) { text += end }
  }

  /// The records of a text, found character by character.
  static func records(of text: String) -> [String] {
    var records = [""]
    var isQuoted = false
    for scalar in text.unicodeScalars {
      if scalar == "\"" { isQuoted.toggle() }
      if !isQuoted, scalar == "\n" || scalar == "\r" {
        records.append("")
      } else {
        records[records.count - 1].unicodeScalars.append(scalar)
      }
    }
    return records.filter { !$0.isEmpty }
  }

  /// A row as a line, every field in quotes unless it is a number.
  func naiveLine(_ row: [(String, JSONValue)], _ keys: [String]) -> String {
    keys.map { key in
      guard let value = row.last(where: { $0.0 == key })?.1 else { return "" }
      guard let text = value.string else { return value.text }
      return "\"" + text.replacing("\"", with: "\"\"") + "\""
    }
    .joined(separator: String(separator))
  }
}

@Suite struct RandomSeparatedTests {
  private static let values: [JSONValue] = [
    .string("new"), .number(7), .string("8"), .string("a,b;c\td|e"), .string("x\ny"),
    .string("\"q\""),
  ]

  /// The members of a row; an empty text is what a row without the member has in a file.
  private func members(of item: Item) -> [String: JSONValue] {
    var members: [String: JSONValue] = [:]
    for member in item.value.members where member.value != .string("") {
      members[member.key] = member.value
    }
    return members
  }

  @Test(arguments: 0..<40) func `random edits are read back, and untouched lines keep every byte`(
    seed: Int
  ) throws {
    var random = SeededGenerator(seed: seed)
    let folder = try ScratchFolder()
    let file = RandomFile(&random)
    let document = try TableDocument.open(folder.write(file.text, to: "t.csv"))
    let records = RandomFile.records(of: file.text)
    var lines: [String?] = records.dropFirst().map(Optional.some)
    var items = document.sections[0].items
    #expect(items.count == lines.count, "seed \(seed)")
    for step in 0..<random.below(6) {
      try edit(&items, &lines, document, step, &random)
    }
    let expected = items.map(members)
    var sections = document.sections
    sections[0].items = items
    let notes = try document.save(sections).notes
    let text = try #require(folder.read("t.csv"))
    let reopened = try TableDocument.open(folder.file("t.csv"))
    #expect(reopened.sections[0].items.map(members) == expected, "seed \(seed): \(file.text)")
    let now = RandomFile.records(of: text)
    let padding = notes.contains { $0.contains("empty field") } ? String(file.separator) : ""
    for (line, record) in zip(lines, now.dropFirst()) {
      if let line { #expect(record == line + padding, "seed \(seed): \(file.text)") }
    }
    #expect(now[0].hasPrefix(records[0]), "seed \(seed)")
    try compareWithNaive(reopened, file, folder, seed)
  }

  private func edit(
    _ items: inout ItemList,
    _ lines: inout [String?],
    _ document: TableDocument,
    _ step: Int,
    _ random: inout SeededGenerator
  ) throws {
    let key = random.chance(10) ? "new" : "k\(random.below(3))"
    let value = Self.values[random.below(Self.values.count)]
    let row = random.below(items.count + 1)
    if random.chance(30) || row == items.count {
      items.insert(
        document.makeItem(.object([(key, value)]), isRaw: true, serial: step).item,
        at: row
      )
      lines.insert(nil, at: row)
    } else if random.chance(30) {
      items.remove(at: row)
      lines.remove(at: row)
    } else if random.chance(40) {
      let (item, line) = (items[row], lines[row])
      items.remove(at: row)
      lines.remove(at: row)
      let target = random.below(items.count + 1)
      items.insert(item, at: target)
      lines.insert(line, at: target)
    } else {
      let changed = try document.updating(items[row], key: key, to: value, isRaw: true).item
      if changed.value != items[row].value { lines[row] = nil }
      items.replaceSubrange(row..<row + 1, with: [changed])
    }
  }

  /// Writes the same rows in the simplest way, and reads them.
  private func compareWithNaive(
    _ document: TableDocument,
    _ file: RandomFile,
    _ folder: ScratchFolder,
    _ seed: Int
  ) throws {
    let rows = document.sections[0].items.map { item in
      item.value.members.map { ($0.key, $0.value) }
    }
    var keys: [String] = []
    for (key, _) in rows.joined() where !keys.contains(key) { keys.append(key) }
    guard keys.count > 1 else { return }
    let head = keys.joined(separator: String(file.separator))
    let text = ([head] + rows.map { file.naiveLine($0, keys) }).joined(separator: "\n")
    let naive = try TableDocument.open(folder.write(text, to: "naive.csv"))
    #expect(
      naive.sections[0].items.map(members) == document.sections[0].items.map(members),
      "seed \(seed): \(file.text)"
    )
  }
}
