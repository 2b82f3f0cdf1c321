import JSON
import TableModel
import TableStore
import Testing

@Suite struct TypingTests {
  struct Example: CustomTestStringConvertible, Sendable {
    let text: String
    let typed: String
    let made: String
    var notes = 0
    var testDescription: String { "\(text) + \(typed)" }
  }

  static let examples: [Example] = [
    Example(text: #"[{"name":"a","note":"b"}]"#, typed: #""n""#, made: #"{"name": "n"}"#),
    Example(
      text: #"[{"name":"a"}]"#,
      typed: #"{"title":"n","x":1}"#,
      made: #"{"name": "n", "x": 1}"#
    ),
    Example(
      text: #"[{"name":"a"}]"#,
      typed: #"{"name":"n","title":"Dr"}"#,
      made: #"{"name":"n","title":"Dr"}"#
    ),
    Example(
      text: #"[{"name":"a"}]"#,
      typed: #"{"title":"n","image":"i"}"#,
      made: #"{"name": "n", "image": "i"}"#,
      notes: 1
    ),
    Example(
      text: #"[{"name":"a"}]"#,
      typed: #"{"name":"n","height":60}"#,
      made: #"{"name":"n"}"#,
      notes: 1
    ),
    Example(
      text: #"[{"title":"a","height":60}]"#,
      typed: #"{"title":"n","height":80}"#,
      made: #"{"title":"n","height":80}"#
    ),
    Example(text: #"["a"]"#, typed: #"{"title":"n"}"#, made: #""n""#),
    Example(text: "[1]", typed: #""2""#, made: "2"),
    Example(text: "[1]", typed: #""x""#, made: #""x""#),
    Example(text: #"["a"]"#, typed: #"{"title":"n","x":1}"#, made: #"{"title":"n","x":1}"#),
    Example(text: #"{"a":1,"b":2}"#, typed: #"{"title":"n","subtitle":3}"#, made: "n: 3"),
    Example(text: #"{"a":1,"b":2}"#, typed: #"{"title":"a"}"#, made: "a 2: null", notes: 1),
    Example(text: #"{"a":1,"b":2}"#, typed: #"{"n":[1]}"#, made: "n: [1]"),
    Example(text: #"{"a":1,"b":2}"#, typed: #""n""#, made: "n: null"),
    Example(text: "[]", typed: #""n""#, made: #"{"title": "n"}"#),
    Example(text: "[]", typed: "5", made: #"{"title": 5}"#),
  ]

  @Test(arguments: examples) func `makes a row like the others`(example: Example) throws {
    let document = try Desk(example.text).document
    let value = try JSONValue(parsing: example.typed)
    let (item, notes) = document.makeItem(value, serial: 1, in: document.sections)
    let text = item.key.map { "\($0): \(item.value.text)" } ?? item.value.text
    #expect(text == example.made)
    #expect(notes.count == example.notes)
  }

  @Test func `takes raw rows as they are`() throws {
    let document = try Desk(#"[{"name":"a"}]"#).document
    let value = try JSONValue(parsing: #"{"title":"n"}"#)
    #expect(document.makeItem(value, isRaw: true, serial: 1).item.value == value)
  }

  @Test func `a height without a place lives by hand`() throws {
    let document = try Desk(#"[{"name":"a"}]"#).document
    let value = try JSONValue(parsing: #"{"title":"n","height":60}"#)
    #expect(document.makeItem(value, serial: 1).item.height == 60)
    #expect(!document.hasPlaceForHeight)
    let item = document.settingHeight(document.sections[0].items[0], to: 70)
    #expect(item.heightByHand == 70)
    #expect(item.value.text == #"{"name":"a"}"#)
  }

  @Test func `a height with a place goes into the row`() throws {
    let document = try Desk(#"{"sections":[{"items":[{"title":"a"}]}]}"#).document
    let old = document.sections[0].items[0]
    let item = document.settingHeight(old, to: 60.5)
    #expect(item.value.text == #"{"title":"a","height":60.5}"#)
    #expect(document.settingHeight(item, to: nil).value == old.value)
  }

  static let updates: [(String, key: String, typed: String, made: String, notes: Int)] = [
    (#"[{"title":"a","n":1}]"#, "n", #""60""#, #"[{"title":"a","n":60}]"#, 0),
    (#"[{"title":"a","n":1}]"#, "n", #""x""#, #"[{"title":"a","n":"x"}]"#, 1),
    (#"[{"title":"a","n":1}]"#, "title", "60", #"[{"title":"60","n":1}]"#, 0),
    (#"[{"title":"a","n":true}]"#, "n", #""false""#, #"[{"title":"a","n":false}]"#, 0),
    (#"[{"title":"a","n":true}]"#, "n", #""no""#, #"[{"title":"a","n":"no"}]"#, 1),
    (#"[{"title":"a","n":null}]"#, "n", "5", #"[{"title":"a","n":5}]"#, 0),
    (#"[{"title":"a","n":"x"}]"#, "n", "null", #"[{"title":"a","n":null}]"#, 1),
    (#"[{"title":"a","n":[1]}]"#, "n", "[2]", #"[{"title":"a","n":[2]}]"#, 0),
    (
      #"[{"title":"a"},{"title":"b","c":"01"}]"#, "c", "12",
      #"[{"title":"a","c":"12"},{"title":"b","c":"01"}]"#, 0
    ),
    (#"[{"name":"a"}]"#, "title", #""b""#, #"[{"name":"b"}]"#, 0),
    (#"["a"]"#, "title", "5", #"["5"]"#, 0),
    (#"["a"]"#, "color", #""red""#, #"["a"]"#, 1),
    (#"{"a":1,"b":2}"#, "title", #""c""#, #"{"c":1,"b":2}"#, 0),
    (#"{"a":1,"b":2}"#, "subtitle", #""x""#, #"{"a":"x","b":2}"#, 1),
    (#"{"a":1,"b":2}"#, "color", #""x""#, #"{"a":1,"b":2}"#, 1),
  ]

  @Test(arguments: updates.indices) func `keeps the type of a field`(index: Int) throws {
    let example = TypingTests.updates[index]
    var desk = try Desk(example.0)
    let old = desk.sections[0].items[0]
    let typed = try JSONValue(parsing: example.typed)
    let (new, notes) = try desk.document.updating(old, key: example.key, to: typed)
    try desk.apply(.update(at: IndexPath(row: 0, section: 0), from: old, to: new))
    #expect(try desk.saved() == example.made)
    #expect(notes.count == example.notes, "\(notes)")
  }

  @Test func `raw updates take key and value as they are`() throws {
    let document = try Desk(#"[{"name":"a"}]"#).document
    let old = document.sections[0].items[0]
    let new = try document.updating(old, key: "title", to: .number(5), isRaw: true).item
    #expect(new.value.text == #"{"name":"a","title":5}"#)
  }
}
