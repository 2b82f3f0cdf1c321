import JSON
import TableModel
import TableStore
import TestSupport
import Testing

/// Where rows end and where their heights stand is known from the scan; it must be what a walk through the row finds.
@Suite struct RowPlaceTests {
  private static let long = String(repeating: "x", count: 70_000)

  private static let rows = [
    #"{"title":"a","height":60.5}"#, #"{ "height" : 88 , "title":"b" } "#, #"{"title":"c"}"#, "{}",
    #"{"height":1,"height":2}"#, #"{"h\u0065ight":3,"title":"d"}"#,
    #"{"height":4,"h\u0065ight":5}"#,
    #"{"title":"e","more":{"height":6},"list":[{"height":7}]}"#, #"{"height":null}"#,
    #"{"height":"8"}"#, #"{"height":9,"height":null}"#, #"{"height":-1}"#, #"{"height":1e2}"#, "7",
    #""height""#, #"[{"height":10}]"#, #"{"items":[{"height":11},{"title":"f"}],"height":12}"#,
    "{\"title\":\"\(long)\",\"height\":13}", "{\"height\":14,\"title\":\"\(long)\",\"height\":15}",
    #"{"rowHeight":16,"Height":17,"heigh":18,"heightt":19}"#, #"{"title":",]}","height":20}"#,
  ]

  /// Documents of all shapes with some rows.
  private static func documents(_ rows: [String]) -> [String] {
    let list = rows.joined(separator: " ,\n ")
    let some = rows.filter { $0.hasPrefix("{") }.joined(separator: ",\t")
    let members = rows.enumerated().map { "\"k\($0)\": \($1)" }.joined(separator: " , ")
    return [
      "[\(list)\n]", "{\"data\":[\(some)] }", "[[\(list)],[],[{\"height\":21}],[ \(some) ]]",
      "{\"a\":[\(list)],\"b\":[\(some)]}",
      "{\"sections\":[{\"header\":\"h\",\"height\":22,\"items\":[\(list)]},7,{\"items\":[\(some)]}]}",
      rows.joined(separator: "\r\n") + "\n\n", "{\(members)}",
      "{\"a\":[{\"height\":23}],\"b\":[\(list) ]}",
    ]
  }

  private func check(_ text: String, _ options: OpenOptions, _ comment: String) throws {
    let document = try TableDocument(parsing: Array(text.utf8), name: "x", options: options)
    for (number, section) in document.sections.enumerated() {
      for (row, item) in section.items.enumerated() {
        let comment = "\(comment), \(number).\(row)"
        let value = try JSONValue(parsing: item.value.text)
        #expect(item.value.text == value.text, "\(comment)")
        let bindings = item.bindings
        let plain = Item(value, key: item.key, origin: item.origin, bindings: bindings)
        #expect(item.height == plain.height, "\(comment)")
        #expect(item == plain && item.hashValue == plain.hashValue, "\(comment)")
        var other = item
        other.value = try JSONValue(parsing: #"{"other":1,"height":24}"#)
        let isBound = item.key == nil && bindings.height == "height"
        #expect(other.height == (isBound ? 24 : nil), "\(comment)")
      }
    }
  }

  @Test(arguments: [nil, "height", "rowHeight", "title", "", "more"])
  func `heights and ends are those of the row's text`(key: String?) throws {
    var options = OpenOptions()
    options.rowHeightKey = key
    for rows in [Self.rows, Array(Self.rows.reversed()), [Self.rows[0]]] {
      for (number, text) in Self.documents(rows).enumerated() {
        try check(text, options, "\(key ?? "guessed"), document \(number)")
      }
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `heights and ends are those of the row's text in any order`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let pool = Self.rows.filter { $0.utf8.count < 1000 }
    var options = OpenOptions()
    options.rowHeightKey = "height"
    let rows = (0..<30).map { _ in pool.randomElement(using: &random) ?? "{}" }
    for (number, text) in Self.documents(rows).enumerated() {
      try check(text, options, "seed \(seed), document \(number)")
    }
  }
}
