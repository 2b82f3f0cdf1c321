import JSON
import TableModel
import TableStore
import TestSupport
import Testing

/// Queries about heights, whose numbers a document notes when it is read.
@Suite struct NotedQueryTests {
  private static let heights = [
    "44", "60.5", "60.50", "60", "6e1", "-3", "0", "-0.0", "0.1", "0.100000001490116", "16777217",
    "999999999999999", "1000000000000000", "123456789012345678", "60.50000000000000001",
    "60.500000000000000000001", "\"60.5\"", "\"60\"", "\"tall\"", "null", "true", "[60, 61]",
    "{\"height\": 60}", "1e400", "60, \"height\": 61",
    "\"a\", \"height\": 60", "60, \"height\": \"a\"",
  ]

  private static let operands = [
    "60", "60.5", "60.50", "6e1", "0", "-0", "44", "1e12", "0.1", "0.100000001490116",
    "60.500000000000001", "60.50000000000000001", "999999999999999", "1000000000000000", "-3.0",
    "2024", "tall", "", "006",
  ]

  private static let operations: [QueryComparison.Operation] = QueryComparison.Operation.allCases

  /// Rows of a document, with the height after the other members and without one in the last row.
  private func items() throws -> [Item] {
    let rows = Self.heights.map { #"{"title": "a", "size": 1, "height": \#($0)}"# }
    let text = #"{"sections": [{"items": [\#(rows.joined(separator: ",\n")), {"title": "b"}]}]}"#
    return Array(try Desk(text).sections[0].items)
  }

  /// Returns the same row without a note.
  private func plain(_ item: Item) -> Item {
    Item(item.value, key: item.key, origin: item.origin, bindings: item.bindings)
  }

  @Test(arguments: operands)
  func `a noted number compares as its digits do`(operand: String) throws {
    let items = try items()
    for operation in Self.operations {
      for isText in [false, true] {
        let comparison = QueryComparison(operation, operand, isText: isText)
        let height = QueryCondition.compares(RowKey("height"), comparison)
        let size = QueryCondition.compares(RowKey("size"), QueryComparison(.equals, "1"))
        for condition in [height, .not(height), .all([height, size]), .any([size, height])] {
          var matcher = QueryMatcher(Query("q", condition))
          for item in items {
            let matches = matcher.matches(item)
            #expect(
              matches == matcher.matches(plain(item)),
              "\(item.value.text) \(operation) \(operand)"
            )
          }
        }
      }
    }
  }

  @Test func `a height set by hand replaces the noted one`() throws {
    var item = try items()[0]
    let query = Query("q", .compares(RowKey("height"), QueryComparison(.equals, "44")))
    #expect(query.matches(item))
    item.heightByHand = 50
    #expect(!query.matches(item))
  }

  @Test func `another key for the height replaces the noted one`() throws {
    let items = try items()
    let query = Query("q", .compares(RowKey("height"), QueryComparison(.equals, "1")))
    var matcher = QueryMatcher(query)
    #expect(items.filter { matcher.matches($0) }.isEmpty)
    let bindings = items[0].bindings
    bindings.rebind(to: bindings.binding(.height, to: "size"))
    #expect(items.filter { matcher.matches($0) }.count == items.count - 1)
  }
}
