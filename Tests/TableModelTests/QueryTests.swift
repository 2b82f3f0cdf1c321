import JSON
import TestSupport
import Testing

@testable import TableModel

@Suite struct QueryTests {
  private static func item(_ text: String) throws -> Item {
    Item(try JSONValue(parsing: text), origin: .made(1), bindings: .native)
  }

  @Test(
    arguments: [
      ("1931", "=", "1931", true), ("1931.0", "=", "1931", true), ("1931", ">=", "1931", true),
      ("1930", ">=", "1931", false), ("9", "<", "10", true), ("-5", "<", "-4.5", true),
      ("0.1", "=", "0.10", true), ("1e3", "=", "1000", true), ("1e400", ">", "1e399", true),
      ("-1e400", "<", "0", true), ("0", "=", "-0.0", true), ("1e-5", "<", "0.0001", true),
      ("9007199254740993", ">", "9007199254740992", true),
      ("123456789012345678901234567890", "<", "123456789012345678901234567891", true),
      ("0.1234567890123456789", "<", "0.1234567890123456788", false),
      (#""1931""#, "=", "1931", true), (#""1931""#, "<", "200000", true),
      (#""abc""#, ">", "5", false), (#""abc""#, "=", "5", false),
    ]
  )
  func `numbers compare as numbers`(
    value: String,
    operation: String,
    operand: String,
    holds: Bool
  ) throws {
    #expect(try Self.fits("{\"x\": \(value)}", "x", operation, operand) == holds)
  }

  @Test(
    arguments: [
      ("2024-03-01", "=", "2024-03-01", true), ("2024-03-01T10:00:00Z", "=", "2024-03-01", true),
      ("2024-03-01", "<", "2024-03-02", true), ("2024-03-31T23:59:59Z", "=", "2024-03", true),
      ("2024-04-01T00:00:00Z", "<=", "2024-03", false), ("2024-02-29", ">", "2024-02-28", true),
      ("2024-03-01T00:30:00+02:00", "<", "2024-03-01", true),
      ("2024-03-01T10:00:00.25Z", ">", "2024-03-01T10:00:00.2Z", true),
      ("2024-03-01 10:00", "=", "2024-03-01T10:00Z", true), ("1999-12-31", "<", "2000", true),
      ("2000-06-01", "=", "2000", true), ("2023-02-29", "=", "2023-03", false),
    ]
  )
  func `dates in ISO form compare as dates`(
    value: String,
    operation: String,
    operand: String,
    holds: Bool
  ) throws {
    #expect(try Self.fits("{\"x\": \"\(value)\"}", "x", operation, operand) == holds)
  }

  @Test(
    arguments: [
      (#"{"x": "Café"}"#, "x", "=", "CAFE", true),
      (#"{"x": "Cafeteria"}"#, "x", "=", "cafe", false),
      (#"{"x": "Cafeteria"}"#, "x", "~", "cafe", true), (#"{"x": "b"}"#, "x", "<", "C", true),
      (#"{"x": "a\"b"}"#, "x", "=", "A\"B", true), (#"{"x": true}"#, "x", "=", "true", true),
      (#"{"x": ["Ada", "Bob"]}"#, "x", "=", "bob", true), (#"{"x": ["Ada"]}"#, "x", "~", "d", true),
      (#"{"x": [1, 2]}"#, "x", "=", "2", true), (#"{"x": []}"#, "x", "=", "2", false),
      (#"{"x": [1, 3]}"#, "x", ">", "2", true), (#"{"x": [1, 3]}"#, "x", "<=", "1", true),
      (#"{"x": [1, 3]}"#, "x", ">=", "4", false), (#"{"x": [[9], null]}"#, "x", ">", "2", false),
      (#"{"x": ["2024-03-01"]}"#, "x", "<", "2024-04", true),
      (#"{"x": {"y": "Ada"}}"#, "x", "~", "ada", true),
      (#"{"x": {"y": "A"}}"#, "x.y", "=", "a", true),
      (#"{"x": null}"#, "x", "!=", "1", true), (#"{}"#, "x", "!=", "1", true),
      (#"{}"#, "x", "<", "1", false), (#"{}"#, "x", "!~", "a", true),
      (#"{"title": "T"}"#, "title", "=", "t", true), (#"{"x": 12}"#, "x", "~", "2", true),
    ]
  )
  func `texts compare folded, and of a list any element will do`(
    row: String,
    key: String,
    operation: String,
    operand: String,
    holds: Bool
  ) throws {
    #expect(try Self.fits(row, key, operation, operand) == holds)
  }

  @Test(arguments: [(#"{"x": null}"#, true), ("{}", true), (#"{"x": 0}"#, false)])
  func `null is no value`(row: String, isNull: Bool) throws {
    let item = try Self.item(row)
    let equals = QueryCondition.compares(RowKey("x"), QueryComparison(withNull: .equals))
    let differs = QueryCondition.compares(RowKey("x"), QueryComparison(withNull: .differs))
    #expect(Query("", equals).matches(item) == isNull)
    #expect(Query("", differs).matches(item) == !isNull)
  }

  @Test func `more keys than are looked for together are found too`() throws {
    let names = (0..<20).map { "k\($0)" }
    let row = "{" + names.map { "\"\($0)\": 1" }.joined(separator: ", ") + "}"
    let conditions = names.map {
      QueryCondition.compares(RowKey($0), QueryComparison(.equals, "1"))
    }
    #expect(Query("all", .all(conditions)).matches(try Self.item(row)))
    #expect(Query("all", .all(conditions)).keys.count == 20)
  }

  @Test(arguments: UInt64(1)...20)
  func `decimal numbers in any spelling compare exactly`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      // Two numbers in units of a hundred-millionth; half of the pairs are close to each other.
      let first = Int.random(in: -10_000...10_000, using: &random) * 1000
      let second =
        Bool.random(using: &random)
        ? first + Int.random(in: -1...1, using: &random)
        : Int.random(in: -10_000_000...10_000_000, using: &random)
      let (left, right) = (Self.spelling(first, &random), Self.spelling(second, &random))
      for (operation, holds) in [
        ("=", first == second), ("<", first < second), ("<=", first <= second),
        (">", first > second), (">=", first >= second),
      ] {
        #expect(
          try Self.fits("{\"x\": \(left)}", "x", operation, right) == holds,
          "seed \(seed): \(left) \(operation) \(right)"
        )
      }
    }
  }

  /// A number of hundred-millionths in JSON syntax, in one of many spellings.
  private static func spelling(_ units: Int, _ random: inout SeededGenerator) -> String {
    let point = Int.random(in: 1...12, using: &random)
    var digits =
      String(units.magnitude) + String(repeating: "0", count: random.next() % 3 == 0 ? 2 : 0)
    var exponent = digits.count - String(units.magnitude).count
    if digits.count < point {
      digits = String(repeating: "0", count: point - digits.count) + digits
    }
    let whole = digits.prefix(point)
    let fraction = digits.dropFirst(point)
    exponent = -8 - exponent + fraction.count
    // JSON allows no zeros before a whole number.
    let start = whole.drop { $0 == "0" }
    return (units < 0 ? "-" : "") + (start.isEmpty ? "0" : start)
      + (fraction.isEmpty ? "" : ".\(fraction)") + (exponent == 0 ? "" : "e\(exponent)")
  }

  @Test func `one matcher follows the bindings of each row, also when they change`() throws {
    let value = try JSONValue(
      parsing: #"{"title": "a", "name": "b", "height": 60, "tall": null, "k": 1}"#
    )
    let bindings = [
      ItemBindings.native, ItemBindings(title: "name", height: "k"), ItemBindings(height: "tall"),
      ItemBindings(sharing: .native),
    ]
    let items =
      bindings.flatMap { bindings in
        [nil, "key"].flatMap { key in
          [nil, 60.0].map {
            Item(value, key: key, origin: .made(1), bindings: bindings, heightByHand: $0)
          }
        }
      } + [Item(.string("a"), origin: .made(1), bindings: .native)]
    let keys = ["title", "height", "k", "name", "key"].map { RowKey($0) }
    for key in keys {
      for operand in ["a", "b", "60", "1", "key"] {
        let comparison = QueryComparison(.equals, operand)
        let query = Query("", .compares(key, comparison))
        var matcher = QueryMatcher(query)
        for item in items + items.reversed() {
          let isFound = matcher.matches(item)
          #expect(isFound == comparison.holds(for: key.value(of: item)))
        }
      }
    }
    var matcher = QueryMatcher(Query("", .compares(RowKey("title"), QueryComparison(.equals, "b"))))
    let item = items[12]
    let isFound = matcher.matches(item)
    item.bindings.rebind(to: ItemBindings(title: "name"))
    let isFoundAgain = matcher.matches(item)
    #expect(!isFound)
    #expect(isFoundAgain)
  }

  private static func fits(
    _ row: String,
    _ key: String,
    _ operation: String,
    _ operand: String
  ) throws -> Bool {
    let operation = try #require(QueryComparison.Operation(rawValue: operation))
    let comparison = QueryComparison(operation, operand)
    return Query("", .compares(RowKey(key), comparison)).matches(try item(row))
  }
}
