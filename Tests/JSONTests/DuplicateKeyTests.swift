import JSON
import TestSupport
import Testing

@Suite struct DuplicateKeyTests {
  @Test func `names both places`() throws {
    let text = "{\n  \"a\": [{\"x y\": 1,\n    \"x y\": 2}]\n}"
    let document = try JSONDocument(Array(text.utf8))
    #expect(document.duplicateCount == 1)
    let duplicate = try #require(document.duplicates.first)
    #expect(duplicate.key == "x y")
    #expect(duplicate.first == JSONPlace(offset: 11, line: 2, column: 10, path: "a[0][\"x y\"]"))
    #expect(duplicate.second == JSONPlace(offset: 25, line: 3, column: 5, path: "a[0][\"x y\"]"))
  }

  @Test(
    arguments: [
      (#"{"a":1,"b":2}"#, 0), (#"{"a":1,"a":2}"#, 1), (#"{"a":1,"\u0061":2}"#, 1),
      (#"{"\u0061":1,"a":2}"#, 1), (#"{"\u0061":1,"\u0061":2}"#, 1), (#"{"":1,"":2}"#, 1),
      (#"{"é":1,"e\#u{301}":2}"#, 0), (#"{"a":1,"a":2,"a":3}"#, 2),
      (#"{"a":{"a":1},"b":{"a":2}}"#, 0),
      (#"[{"a":1},{"a":2}]"#, 0), (#"{"abcdefgh1":1,"abcdefgh2":2}"#, 0),
      (#"{"abcdefgh1":1,"abcdefgh1":2}"#, 1), (#"{"a":{"b":1,"b":2},"a":3}"#, 2),
      (#"{"\ud834\udd1e":1,"𝄞":2}"#, 1), (#"{"a":1,"a\u0000":2}"#, 0), (#"{"a\/b":1,"a/b":2}"#, 1),
    ]
  )
  func `counts`(text: String, count: Int) throws {
    #expect(try JSONDocument(Array(text.utf8)).duplicateCount == count)
  }

  @Test func `is an error when strict`() throws {
    let error = try #require(failure("{\"a\":1,\n \"a\":2}", isStrict: true))
    let first = JSONPlace(offset: 1, line: 1, column: 2, path: "a")
    #expect(error.reason == .duplicateKey("a", first: first))
    #expect(error.place == JSONPlace(offset: 9, line: 2, column: 2, path: "a"))
  }

  @Test func `keeps a key once, however often it is there`() throws {
    let text = "{" + (0..<250).map { _ in "\"k\":\"é\"" }.joined(separator: ",") + "}"
    let document = try JSONDocument(Array(text.utf8))
    #expect(document.duplicates.map(\.count) == [249])
    #expect(document.duplicateCount == 249)
    #expect(document.duplicates.last?.first.column == 2)
    #expect(document.duplicates.last?.second.column == 10)
  }

  @Test func `keeps a hundred keys and counts all`() throws {
    let members = (0..<600).map { "\"k\($0 % 200)\":1" }
    let document = try JSONDocument(Array("{\(members.joined(separator: ","))}".utf8))
    #expect(document.duplicates.map(\.key) == (0..<100).map { "k\($0)" })
    #expect(document.duplicates.allSatisfy { $0.count == 2 })
    #expect(document.duplicateCount == 400)
  }

  @Test(arguments: 1...30 as ClosedRange<UInt64>)
  func `agrees with a set of decoded keys`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let range = [3, 20, 60, 4000].randomElement(using: &random) ?? 3
    let count = Int.random(in: 0..<range, using: &random)
    var members: [String] = []
    var seen = Set<[UInt8]>()
    var expected = 0
    for index in 0..<count {
      let key = "key\(Int.random(in: 0...range, using: &random))"
      let isEscaped = Int.random(in: 0..<4, using: &random) == 0
      let inner = index % 7 == 0 ? "{\"key1\":{},\"q\":[{\"key1\":1}]}" : "1"
      members.append("\"\(isEscaped ? "\\u006b" + key.dropFirst() : key)\":\(inner)")
      if !seen.insert(Array(key.utf8)).inserted { expected += 1 }
    }
    let text = "{" + members.joined(separator: ",") + "}"
    let document = try JSONDocument(Array(text.utf8))
    #expect(document.duplicateCount == expected, "seed \(seed)")
  }

  // Objects in a row are expected to have the keys of the one before.
  @Test(
    arguments: [
      (#"[{"a":1,"b":2,"c":3},{"a":1,"b":2,"c":3}]"#, 0),
      (#"[{"a":1,"b":2,"c":3},{"c":1},{"c":1,"b":2,"c":3}]"#, 1),
      (#"[{"a":1,"b":2,"c":3},{"a":1,"c":2},{"a":1,"c":2,"c":3}]"#, 1),
      (#"[{"a":1,"b":2,"c":3},{"a":1,"b":2,"a":3,"b":4}]"#, 2),
      (#"[{"a":1,"b":2},{"a":1,"b":2,"b":3},{"a":1,"b":2,"b":3}]"#, 2),
      (#"[{"a":{"b":1},"b":{"a":2},"c":3},{"a":{"b":1,"b":2},"b":{"b":1},"c":3,"a":{}}]"#, 2),
      (
        #"[{"a":{"x":1},"b":2},{"a":{"x":1,"b":2},"b":3},{"a":{"x":1,"b":2},"b":3,"x":4,"b":5}]"#, 1
      ),
      (#"[{"\u0061":1,"b":2},{"\u0061":1,"a":2},{"a":1,"\u0061":2}]"#, 2),
    ]
  )
  func `counts in objects that are alike`(text: String, count: Int) throws {
    #expect(try JSONDocument(Array(text.utf8)).duplicateCount == count)
  }

  @Test(arguments: 1...rounds(12, thorough: 40) as ClosedRange<UInt64>)
  func `agrees with a set of decoded keys in objects that are alike`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let names = (0..<([3, 8, 40].randomElement(using: &random) ?? 8)).map { "n\($0)" }
    var rows = [object(of: names, depth: 0, &random)]
    for _ in 0..<60 {
      let isNew = Int.random(in: 0..<4, using: &random) == 0
      rows.append(isNew ? object(of: names, depth: 0, &random) : rows[rows.count - 1])
    }
    let expected = try rows.reduce(0) { try $0 + duplicates(in: JSONValue(parsing: $1)) }
    let document = try JSONDocument(Array("[\(rows.joined(separator: ", "))]".utf8))
    #expect(document.duplicateCount == expected, "seed \(seed)")
  }

  /// An object with some of some keys, a few of them twice.
  private func object(
    of names: [String],
    depth: Int,
    _ random: inout SeededGenerator
  ) -> String {
    var members: [String] = []
    for name in names {
      switch Int.random(in: 0..<12, using: &random) {
      case 0: continue
      case 1: members.append("\"\(names.randomElement(using: &random) ?? name)\": 1")
      case 2 where depth < 3:
        members.append("\"\(name)\":\(object(of: names, depth: depth + 1, &random))")
      default: members.append("\"\(name)\" : \"\(name)\"")
      }
    }
    return "{\(members.joined(separator: ","))}"
  }

  private func duplicates(in value: JSONValue) -> Int {
    var seen: Set<String> = []
    return value.members.reduce(0) { count, member in
      count + (seen.insert(member.key).inserted ? 0 : 1) + duplicates(in: member.value)
    }
  }
}
