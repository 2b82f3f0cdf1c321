import JSON
import TableModel
import TableStore
import TestSupport
import Testing

/// Documents that somebody damaged: each opens or is refused, and what opens is saved byte for
/// byte.
@Suite struct DamageTests {
  static let texts =
    ShapeTests.examples.map(\.text) + IdentityTests.examples.map(\.text) + [
      #"{"sections":[{"header":"A","header":"B","items":[{"id":1,"id":2}],"rows":[1]}]}"#,
      #"{"a":{"b":{"c":{"d":{"e":{"f":[{"name":"deep"}]}}}}}}"#,
      #"[{"\u0061":"\"\\","a":1e400,"\ud83d\ude00":-0.0}]"#,
    ]

  private static let pool = Array("[]{},:\"\\ \n\r01ntf-e\u{FEFF}é".utf8)

  @Test(arguments: texts.indices) func `opens or refuses`(index: Int) throws {
    let text = Array(DamageTests.texts[index].utf8)
    for seed in 0..<60 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      var bytes = text
      for _ in 0..<Int.random(in: 0...2, using: &generator) where !bytes.isEmpty {
        let place = bytes.indices.randomElement(using: &generator) ?? 0
        let byte = DamageTests.pool.randomElement(using: &generator) ?? 0
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(byte, at: place)
        case 2: bytes.removeSubrange(place...)
        default: bytes[place] = byte
        }
      }
      let key = options { $0.sectionKey = seed.isMultiple(of: 3) ? "title" : nil }
      guard let document = try? TableDocument(parsing: bytes, name: "damaged", options: key) else {
        continue
      }
      #expect(try document.bytes(of: document.sections) == bytes, "seed \(seed)")
      _ = document.problems
      try expectNative(document, seed)
    }
  }

  /// Writes the rows as a native document, which has to open with the same titles.
  private func expectNative(_ document: TableDocument, _ seed: UInt64) throws {
    var sections = document.sections
    sections.append(Section(header: "H", footer: "F"))
    let bytes = try document.bytes(of: sections, force: true)
    _ = try JSONDocument(bytes)
  }

  @Test func `opens an object of many members and an array of many arrays`() throws {
    let members = (0..<3_000).map { "\"k\($0)\":\($0)" }.joined(separator: ",")
    #expect(try Desk("{\(members)}").sections[0].items.count == 3_000)
    let lists = Array(repeating: "[1]", count: 3_000).joined(separator: ",")
    #expect(try Desk("[\(lists)]").sections.count == 3_000)
  }
}

// More sections than there is room for.
extension DamageTests {
  @Test(arguments: [("[", "[]", "]"), ("{\"sections\":[", "{\"items\":[]}", "]}")])
  func `so many empty sections are rows, and are saved as they were`(
    start: String,
    element: String,
    end: String
  ) throws {
    let count = 100_001
    let text = start + Array(repeating: element, count: count).joined(separator: ",") + end
    let document = try TableDocument(parsing: Array(text.utf8), name: "many.json")
    #expect(document.sections.map(\.items.count) == [count])
    let note = "100,001 sections, most of them without rows: each becomes a row"
    #expect(document.notes.contains(note))
    #expect(document.lostSections == note)
    #expect(document.problems.first?.action == "each becomes a row")
    #expect(try document.bytes(of: document.sections) == Array(text.utf8))
    var sections = document.sections
    sections[0].items.remove(at: 1)
    let bytes = try document.bytes(of: sections)
    #expect(bytes.count == text.utf8.count - element.utf8.count - 1)
    let fewer = start + Array(repeating: element, count: 3).joined(separator: ",") + end
    #expect(try TableDocument(parsing: Array(fewer.utf8), name: "few.json").sections.count == 3)
  }

  private static let manySections = [
    ("[", "{\"items\":[1]}", "]"), ("{\"sections\":[", "{\"items\":[1]}", "]}"), ("[", "[1]", "]"),
  ]

  @Test(arguments: manySections.prefix(rounds(1, thorough: 3)))
  func `a hundred thousand sections with rows stay sections`(
    start: String,
    element: String,
    end: String
  ) throws {
    let count = 100_001
    let text = start + Array(repeating: element, count: count).joined(separator: ",") + end
    let document = try TableDocument(parsing: Array(text.utf8), name: "many.json")
    #expect(document.sections.count == count)
    #expect(document.sections.allSatisfy { $0.items.count == 1 })
    #expect(document.lostSections == nil)
    #expect(try document.bytes(of: document.sections) == Array(text.utf8))
  }

  @Test func `an object of a hundred thousand empty lists has a section for each`() throws {
    let text = "{" + (0...100_000).map { "\"k\($0)\":[]" }.joined(separator: ",") + "}"
    let document = try TableDocument(parsing: Array(text.utf8), name: "many.json")
    #expect(document.sections.count == 100_001)
    #expect(document.sections.last?.header == "k100000")
    #expect(document.lostSections == nil)
  }
}
