import JSON
import TableModel
import TableStore
import TestSupport
import Testing

/// Edits and their inverses give the same bytes; edits alone give a document that opens as they
/// left it.
@Suite struct IdentityTests {
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
    var hasSections = false
    var hasHeaders = false
    var hasFooters = false
    var options = OpenOptions()
  }

  static let native = #"""
    {
      "title": "T", "other": [1, 2],
      "sections": [
        {"header": "A", "items": [
          {"title": "a", "n": 1.50},
          {"title": "b"} ,
          {"title": "c", "height": 60}
        ]},
        "no section",
        { "items": [], "header" : "B" },
        {"items": [{"title": "d"}, {"title": "e"}]}
      ]
    }
    """#

  static let examples: [Example] = [
    Example(
      testDescription: "native",
      text: native,
      hasSections: true,
      hasHeaders: true,
      hasFooters: true
    ),
    Example(testDescription: "compact", text: #"[{"title":"a"},{"title":"b"},{"title":"c"}]"#),
    Example(
      testDescription: "pretty",
      text: "[\n  {\n    \"name\": \"a\"\n  },\n  {\n    \"name\": \"b\"\n  }\n]\n"
    ),
    Example(
      testDescription: "CRLF",
      text: "\u{FEFF}[\r\n {\"name\": \"a\"},\r\n {\"name\": \"b\"}\r\n]\r\n"
    ),
    Example(testDescription: "uneven", text: "[ \"a\",\"b\" ,\n\n\"c\"\t,\t\"d\"]"),
    Example(testDescription: "lists", text: "[[\"a\", \"b\"],\n [],\n [\"c\"]]", hasSections: true),
    Example(
      testDescription: "groups",
      text: "{\"x\" : [\"a\", \"b\"],\n \"y\": [],\n \"z\": [\"c\"]}",
      hasSections: true,
      hasHeaders: true
    ),
    Example(
      testDescription: "members",
      text: "{\n  \"a\": 1,\n  \"b\": {\"c\": []},\n  \"d\": \"e\"\n}\n"
    ),
    Example(testDescription: "lines", text: "{\"title\": \"a\"}\n\n{\"title\": \"b\"}\n"),
    Example(testDescription: "envelope", text: #"{"n": 1, "rows": ["a", "b"], "m": []}"#),
    Example(
      testDescription: "sorted by a key",
      text: #"[{"title":"a","g":"x"}, {"title":"b","g":"y"},{"title":"c","g":"x"},{"title":"d"}]"#,
      options: options { $0.sectionKey = "g" }
    ),
  ]

  /// A change that fits the state, or nil where the draw does not.
  static func change(
    _ example: Example,
    _ desk: inout Desk,
    _ generator: inout SeededGenerator
  ) throws -> TableChange? {
    let section = Int.random(in: 0..<max(desk.sections.count, 1), using: &generator)
    guard desk.sections.indices.contains(section) else { return nil }
    let count = desk.sections[section].items.count
    let row = Int.random(in: 0...count, using: &generator)
    let path = IndexPath(row: row, section: section)
    switch Int.random(in: 0..<10, using: &generator) {
    case 0, 1, 2:
      let name = "n\(Int.random(in: 0..<1_000_000, using: &generator))"
      return .insert(ItemList([try desk.make("\"\(name)\"")]), at: path)
    case 3, 4:
      let end = min(row + Int.random(in: 0..<3, using: &generator), count)
      guard row < end else { return nil }
      return .delete(ItemList((row..<end).map { desk.sections[section].items[$0] }), at: path)
    case 5, 6:
      guard row < count, desk.document.sectionKey == nil else { return nil }
      let other = Int.random(in: 0..<desk.sections.count, using: &generator)
      let room = desk.sections[other].items.count - (other == section ? 1 : 0)
      let to = IndexPath(row: Int.random(in: 0...room, using: &generator), section: other)
      return .move(from: path, to: to)
    case 7:
      guard row < count else { return nil }
      let old = desk.sections[section].items[row]
      let name = JSONValue.string("u\(Int.random(in: 0..<1_000_000, using: &generator))")
      return .update(
        at: path,
        from: old,
        to: try desk.document.updating(old, key: "title", to: name).item
      )
    case 8: return sectionChange(example, desk, section, &generator)
    default: return titleChange(example, desk, section, &generator)
    }
  }

  static func sectionChange(
    _ example: Example,
    _ desk: Desk,
    _ section: Int,
    _ generator: inout SeededGenerator
  ) -> TableChange? {
    guard example.hasSections else { return nil }
    switch Int.random(in: 0..<3, using: &generator) {
    case 0:
      let header = example.hasHeaders ? "s\(Int.random(in: 0..<1_000_000, using: &generator))" : ""
      return .insertSection(Section(header: header), at: section)
    case 1: return .deleteSection(desk.sections[section], at: section)
    default:
      let to = Int.random(in: 0..<desk.sections.count, using: &generator)
      return .moveSection(from: section, to: to)
    }
  }

  static func titleChange(
    _ example: Example,
    _ desk: Desk,
    _ section: Int,
    _ generator: inout SeededGenerator
  ) -> TableChange? {
    let text = "h\(Int.random(in: 0..<1_000_000, using: &generator))"
    let old = desk.sections[section]
    if example.hasFooters, Bool.random(using: &generator) {
      return .footer(section: section, from: old.footer, to: text)
    }
    return example.hasHeaders ? .header(section: section, from: old.header, to: text) : nil
  }

  @Test(arguments: examples, 1...15 as ClosedRange<UInt64>)
  func `edits taken back leave every byte`(example: Example, seed: UInt64) throws {
    var desk = try Desk(example.text, example.options)
    var generator = SeededGenerator(seed: seed)
    var made: [TableChange] = []
    for _ in 0..<12 {
      guard let change = try IdentityTests.change(example, &desk, &generator) else { continue }
      try desk.apply(change)
      made.append(change)
      try expectReopened(desk, example, seed, made)
    }
    for change in made.reversed() { try desk.apply(change.inverse) }
    #expect(try desk.saved() == example.text, "seed \(seed): \(made)")
  }

  private func expectReopened(
    _ desk: Desk,
    _ example: Example,
    _ seed: UInt64,
    _ made: [TableChange]
  ) throws {
    if desk.document.shape == .lines, desk.sections[0].items.isEmpty { return }
    let saved = try desk.saved()
    var options = example.options
    if let title = desk.document.bindings.title { options.titleKey = title }
    let again = try Desk(saved, options)
    // A document whose last rows went may be taken for another shape; it still has to be good JSON.
    guard again.document.shape == desk.document.shape else { return }
    guard example.options.sectionKey == nil else { return }
    #expect(again.outline == desk.outline, "seed \(seed): \(made) gave \(saved)")
    #expect(again.sections.map(\.footer) == desk.sections.map(\.footer), "seed \(seed)")
  }

  @Test(arguments: 1...15 as ClosedRange<UInt64>)
  func `rows sorted by a key keep their groups`(seed: UInt64) throws {
    let example = try #require(IdentityTests.examples.last)
    var desk = try Desk(example.text, example.options)
    var generator = SeededGenerator(seed: seed)
    var made: [TableChange] = []
    for _ in 0..<6 {
      guard let change = try IdentityTests.change(example, &desk, &generator) else { continue }
      try desk.apply(change)
      made.append(change)
      let again = try Desk(try desk.saved(), example.options)
      let before = Set(desk.sections.filter { !$0.items.isEmpty }.map { outline(of: $0) })
      #expect(
        Set(again.sections.filter { !$0.items.isEmpty }.map { outline(of: $0) }) == before,
        "seed \(seed): \(made)"
      )
    }
  }

  private func outline(of section: Section) -> String {
    section.header + ": " + section.items.map { $0.title ?? "-" }.joined(separator: ", ")
  }
}
