import JSON
import TestSupport
import Testing

@testable import TableModel

@Suite struct KeyCensusTests {
  private static func census(_ rows: [String]) throws -> KeyCensus {
    var census = KeyCensus()
    for row in rows {
      census.add(Item(try JSONValue(parsing: row), origin: .made(1), bindings: .native))
    }
    return census
  }

  @Test func `paths have types, coverage, distinct values, ranges and examples`() throws {
    let census = try Self.census([
      #"{"n": {"c": "Chad", "a.b": 1}, "tags": ["x", 1], "year": 1960, "on": "2024-01-02"}"#,
      #"{"year": 1900.5, "n": {"c": "Åland"}, "tags": [], "on": "2023-01-01T00:00:00Z"}"#,
      #"{"year": 1960, "year": 1970, "n": null, "\u0079ear": 5}"#,
    ])
    let lines = census.keys.map { key in
      let range = key.range.map { $0.map(\.text).joined(separator: "…") } ?? "-"
      let examples = key.examples.map(\.text).joined(separator: " ")
      let distinct = key.distinct.map { "\($0)" } ?? "-"
      return "\(key.path): \(key.types) \(key.coverage) \(distinct) \(range) \(examples)"
    }
    #expect(
      lines == [
        #"n: ["object", "null"] 2 - - "#, #"n.c: ["string"] 2 2 - "Chad" "Åland""#,
        #"n."a.b": ["number"] 1 1 1…1 1"#,
        #"tags: ["array of string", "array of number", "array"] 2 2 - ["x", 1] []"#,
        #"year: ["number"] 3 4 5…1970 1960 1900.5 1970"#,
        #"on: ["string"] 2 2 "2023-01-01T00:00:00Z"…"2024-01-02" "2024-01-02" "2023-01-01T00:00:00Z""#,
      ]
    )
  }

  @Test func `rows that are no objects have a value`() throws {
    let census = try Self.census(["1", "\"x\"", "[2]"])
    #expect(census.keys.map(\.path) == ["value"])
    #expect(census.keys.map(\.coverage) == [3])
  }

  @Test func `a thousand paths are the most, and values are counted up to a limit`() throws {
    let census = try Self.census((0..<3000).map { "{\"k\($0)\": {\"in\": \($0)}, \"all\": \($0)}" })
    #expect(census.keys.count == KeyCensus.pathLimit)
    #expect(census.isCut)
    let many = try Self.census((0..<KeyCensus.distinctLimit + 5).map { "{\"all\": \($0)}" })
    #expect(many.keys[0].distinct == KeyCensus.distinctLimit)
    #expect(many.keys[0].isDistinctCut)
  }

  /// Keys that share their first eight bytes, hold others, need escapes or are empty.
  private static let keys = [
    "", "a", "ab", "absolute", "absolutely", "absolution", "absolutes", "ä", "a.b", "a\\b", "q\"q",
    "a\nb",
  ]

  @Test(arguments: 1...20) func `agrees with a plain count over random rows`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    var coverage: [String: Int] = [:]
    var values: [String: Set<String>] = [:]
    var rows: [String] = []
    for _ in 0..<200 {
      var members: [String] = []
      for key in Self.keys.shuffled(using: &random).prefix(random.below(8)) {
        let value = ["null", "\(random.below(12))", "\"\(random.below(3))\"", "{}"]
          .randomElement(using: &random)!
        members.append("\(Self.written(key, &random)):\(value)")
        if value != "null" { coverage[key, default: 0] += 1 }
        values[key, default: []].formUnion(value == "null" || value == "{}" ? [] : [value])
      }
      rows.append("{\(members.joined(separator: ","))}")
    }
    let census = try Self.census(rows)
    for key in census.keys {
      let name = key.path == "/" ? "" : key.path
      #expect(key.coverage == coverage[name, default: 0], "seed \(seed), key \(key.path)")
      #expect(key.distinct ?? 0 == values[name]?.count, "seed \(seed), key \(key.path)")
    }
    #expect(Set(census.keys.map(\.path)).count == values.count, "seed \(seed)")
  }

  /// The key in quotes, sometimes with an escape for its first character.
  private static func written(_ key: String, _ random: inout SeededGenerator) -> String {
    let text = JSONValue.string(key).text
    guard random.below(4) == 0, let first = key.unicodeScalars.first else { return text }
    let code = String(first.value, radix: 16)
    let rest = JSONValue.string(String(key.unicodeScalars.dropFirst())).text.dropFirst()
    return "\"\\u" + String(repeating: "0", count: 4 - code.count) + code + rest
  }
}
