import JSON
import TableModel
import TableStore
import Testing

/// Objects of objects: a row for each, whose key is its id.
@Suite struct EntriesTests {
  static let codes = """
    {
      "AT": {"name": "Austria", "n": 9},
      "DE": {"name": "Germany", "n": 83}
    }

    """

  @Test func `a row has its name above its key`() throws {
    let rows = try Desk(Self.codes).sections[0].items
    #expect(rows.map(\.title) == ["Austria", "Germany"])
    #expect(rows.map(\.subtitle) == ["AT", "DE"])
    #expect(rows.map(\.id.text) == ["AT", "DE"])
  }

  @Test func `without a name the key is the title`() throws {
    let rows = try Desk(#"{"a":{"version":"1"},"b":{"version":"2"}}"#).sections[0].items
    #expect(rows.map(\.title) == ["a", "b"])
    #expect(rows.map(\.subtitle) == ["1", "2"])
  }

  @Test func `members are read, sorted and edited in place`() throws {
    var desk = try Desk(Self.codes)
    #expect(RowKey("n").value(of: desk.sections[0].items[1])?.integer == 83)
    #expect(RowKey("key").value(of: desk.sections[0].items[1])?.string == "DE")
    try desk.update(0, 0, "n", "10")
    try desk.update(0, 0, "title", #""Österreich""#)
    let expected = Self.codes.replacing("\"Austria\", \"n\": 9", with: "\"Österreich\", \"n\": 10")
    #expect(try desk.saved() == expected)
  }

  @Test func `the key can be changed`() throws {
    var desk = try Desk(Self.codes)
    try desk.update(0, 1, "key", #""D""#)
    #expect(try desk.saved() == Self.codes.replacing("\"DE\"", with: "\"D\""))
  }

  static let inserted: [(json: String, written: String)] = [
    (#"{"FR":{"name":"France"}}"#, #""FR": {"name": "France"}"#),
    (#"{"key":"FR","name":"France"}"#, #""FR": {"name": "France"}"#),
    (#"{"id":"FR","title":"France"}"#, #""FR": {"name": "France"}"#),
    (#""France""#, #""France": {"name": "France"}"#),
    (#"{"AT":{"name":"Again"}}"#, #""AT 2": {"name": "Again"}"#),
  ]

  @Test(arguments: inserted)
  func `a new row gets a key that no other has`(json: String, written: String) throws {
    var desk = try Desk(Self.codes)
    try desk.insert(json, 0, 2)
    let expected = Self.codes.replacing("83}\n", with: "83},\n  \(written)\n")
    #expect(try desk.saved() == expected)
  }
}

extension String {
  /// The text with each place of a part replaced.
  fileprivate func replacing(_ part: String, with other: String) -> String {
    var result = ""
    var rest = self[...]
    while let range = rest.firstRange(of: part) {
      result += rest[..<range.lowerBound] + other
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}
