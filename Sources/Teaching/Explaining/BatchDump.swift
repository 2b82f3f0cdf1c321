import TableModel

/// The lists of an E3: counts before and after, and the operations of the batch.
struct BatchDump {
  /// The most numbers in a dump; longer texts are not dumps that people paste.
  private static let limit = 100_000

  let before: [Int]
  let after: [Int]
  private(set) var updates = TableUpdates()

  /// Reads a dump in its plain form; nil if a list is missing or cut off.
  init?(_ text: ArraySlice<UInt8>) {
    guard let old = Self.list(behind: "before updates = {", in: text),
      let new = Self.list(behind: "after updates = {", in: text[old.end...])
    else { return nil }
    before = old.numbers
    after = new.numbers
    guard let start = Self.end(of: "updates = [", in: text[new.end...]) else { return nil }
    guard let end = text[start...].firstIndex(of: UInt8(ascii: "]")) else { return nil }
    guard readOperations(text[start..<end]) else { return nil }
  }

  private static func end(of words: String, in text: ArraySlice<UInt8>) -> Int? {
    let needle = Array(words.utf8)
    var place = text.startIndex
    while place + needle.count <= text.endIndex {
      if text[place...].starts(with: needle) { return place + needle.count }
      place += 1
    }
    return nil
  }

  private static func list(
    behind words: String,
    in text: ArraySlice<UInt8>
  ) -> (numbers: [Int], end: Int)? {
    guard let start = end(of: words, in: text),
      let open = text[start...].firstIndex(of: UInt8(ascii: "[")),
      let close = text[open...].firstIndex(of: UInt8(ascii: "]"))
    else { return nil }
    let numbers = numbers(text[open..<close])
    return numbers.map { ($0, close + 1) }
  }

  /// Returns the numbers in a text, or nil if one is invalid.
  private static func numbers(_ text: ArraySlice<UInt8>) -> [Int]? {
    let words = text.split { !(0x30...0x39).contains($0) }
    guard words.count <= limit else { return nil }
    let numbers = words.map { Int(String(decoding: $0, as: UTF8.self)) }
    return numbers.contains(nil) ? nil : numbers.compactMap(\.self)
  }

  /// Reads `delete row (0 - 1), insert section (2), …`.
  private mutating func readOperations(_ text: ArraySlice<UInt8>) -> Bool {
    let words = String(decoding: text, as: UTF8.self).split { $0 == " " || $0 == "," }
    var clauses: [[Substring]] = []
    for word in words {
      if ["delete", "insert", "reload", "move"].contains(word) {
        clauses.append([word])
      } else if clauses.isEmpty {
        return false
      } else {
        clauses[clauses.count - 1].append(word)
      }
    }
    return clauses.allSatisfy { readOperation($0) }
  }

  private mutating func readOperation(_ clause: [Substring]) -> Bool {
    guard let numbers = Self.numbers(Array(clause.joined(separator: " ").utf8)[...]) else {
      return false
    }
    let isSection = clause.contains { $0.hasPrefix("section") }
    switch (clause[0], isSection, numbers.count) {
    case ("delete", false, 2): updates.deletedRows.append(Self.path(numbers))
    case ("insert", false, 2): updates.insertedRows.append(Self.path(numbers))
    case ("reload", false, 2): updates.reloadedRows.append(Self.path(numbers))
    case ("move", false, 4):
      let to = IndexPath(row: numbers[3], section: numbers[2])
      updates.movedRows.append(RowMove(from: Self.path(numbers), to: to))
    case ("delete", true, 1): updates.deletedSections.append(numbers[0])
    case ("insert", true, 1): updates.insertedSections.append(numbers[0])
    case ("reload", true, 1): updates.reloadedSections.append(numbers[0])
    case ("move", true, 2):
      updates.movedSections.append(SectionMove(from: numbers[0], to: numbers[1]))
    default: return false
    }
    return true
  }

  private static func path(_ numbers: [Int]) -> IndexPath {
    IndexPath(row: numbers[1], section: numbers[0])
  }
}
