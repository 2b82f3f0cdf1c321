import JSON
import TableModel
import Testing

@Suite struct SearchTests {
  @Test(arguments: [
    ("cafe", "Café"), ("CAFÉ", "cafe"), ("strasse", "Straße"), ("straße", "STRASSE"),
    ("lodz", "Łódź"), ("Αθηνα", "αθήνα"), ("елка", "Ёлка"), ("cafe", "cafe\u{301}"),
    ("viet", "Việt Nam"), ("i", "İstanbul"), ("abc", "ＡＢＣ"), ("東", "東京"), ("", "x"),
  ])
  func `finds without regard to case and accents`(needle: String, text: String) {
    #expect(SearchText(needle).isFound(in: text))
  }

  @Test(arguments: [("b", "Ada"), ("ada lovelace jr", "Ada"), ("京", "東"), ("x", "")])
  func `does not find what is not there`(needle: String, text: String) {
    #expect(!SearchText(needle).isFound(in: text))
  }

  @Test func `looks at every text and number at any depth, not at keys and the place of loading`() {
    let text = #"""
      {"id": "seven", "title": "Ada", "note": "hidden", "in": [{"year": 1815, "caf\u00e9": true}],
       "escaped": "tab\there", "quoted": "a \"b\" c"}
      """#
    let item = Self.item(text)
    let found = ["SEVEN", "ada", "hid", "181", "tab\there", "a \"B\"", ""]
    #expect(found.filter { !SearchText($0).matches(item) } == [])
    let missing = ["title", "cafe", "true", "4.2", "adahidden", "note"]
    #expect(missing.filter { SearchText($0).matches(item) } == [])
    #expect(!SearchText("4.2").matches(Self.item("{}")))
  }

  private static func item(_ text: String) -> Item {
    let value = (try? JSONValue(parsing: text)) ?? .null
    let place = IndexPath(row: 2, section: 4)
    return Item(value, origin: .loaded(place), bindings: .native)
  }
}

@Suite struct SortValueTests {
  @Test func `numbers come by size, then dates by time, texts, truth, the rest and nothing`() throws
  {
    let texts = [
      "-1e400", "-3", "0.5", "\"2\"", "10", "9007199254740992", "9007199254740993", "1e400",
      "\"2024-03-01\"", "\"2024-03\"", "\"2024-03-15T12:00:00+05:00\"",
      "\"2024-03-15T08:00:00Z\"", "\"2024-03-15 08:00:01\"", "\"2024-3-15\"", "\"apple\"",
      "\"Élan\"", "\"zoo\"", "false", "true", "[1]", "null",
    ]
    let values = try texts.map { SortValue(try JSONValue(parsing: $0)) }
    for (left, right) in zip(values, values.dropFirst()) { #expect(left < right) }
    #expect(!(values[0] < values[0]))
  }

  @Test func `rows without a value are last in either direction`() {
    let order = RowOrder(RowKey("x"), isDescending: true)
    #expect(order.precedes(.number(2, 0), .number(1, 0)))
    #expect(order.precedes(.number(1, 0), .missing))
    #expect(!order.precedes(.missing, .number(1, 0)))
  }
}
