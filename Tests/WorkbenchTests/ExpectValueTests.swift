import CommandLanguage
import SessionSupport
import Testing

@testable import Workbench

/// The values that `expect` compares: the primary value of a query, or a member of its output.
@MainActor @Suite struct ExpectValueTests {
  private nonisolated static let document = #"""
    {"title": "T", "items": [
      {"id": "a", "title": "Ada", "year": 1815, "born": "1815-12-10", "on": true, "x": null,
       "name": {"common": "Ada Élan"}, "tags": ["p", "q"], "a.b": {"c": 1}, "big": 9007199254740993},
      {"id": "b", "title": "5", "name": {}, "only": 1}]}
    """#

  private func said(_ assertion: String) throws -> String {
    try SessionFixture(Self.document).run("row 0 1", assertion).split(separator: "\n")
      .dropFirst(2).joined(separator: "\n")
  }

  @Test(arguments: [
    "row 0 0 = Ada", "row 0 0 != ada", "row 0 0 ~ ADA", "row 0 0 !~ Bob", "row 0 0 ~ /^A.a$/",
    "row 0 1 = 5", "row 0 1 >= 5", "row 0 1 < 6", "row 0 0 height = 44", "row 0 0 height = 44 pt",
    "row 0 0 height > 40", "row 0 0 height <= 44", "row 0 0 frame = [0,0,390,44]",
    "row 0 0 frame.3 = 44", "row 0 0 selected = off",
    "row 0 0 state.selected = false", "item 0 0 name.common = \"Ada Élan\"",
    "item 0 0 name.common ~ elan", "item 0 0 /name/common ~ ada", "item 0 0 tags.1 = q",
    "item 0 0 tags = [\"p\",\"q\"]", "item 0 0 tags ~ q", "item 0 0 \"a.b\".c = 1",
    "item 0 0 year = 1815", "item 0 0 year >= 1800", "item 0 0 year != 1800",
    "item 0 0 born < 1816-01-01", "item 0 0 big = 9007199254740993",
    "item 0 0 big != 9007199254740992", "item 0 0 on = on", "item 0 0 x = nil",
    "item 0 0 only = nil", "item 0 1 name = {}", "wiring = items", "viewport = [390,528]",
    "viewport = 390 x 528 pt", "viewport = \"390 x 528\"", "height 0 0 = 44", "height 0 0 < 45",
    "rows = 2", "rows 0 = 2", "sections = 1", "sections 0.rows = 2", "style = plain",
    "info wiring = items", "hit 10 = [0,0]", "hit 10 = 0 0", "hit 9999 = nil", "offset = 0",
    "find 'year >= 1800' = 1", "find 'year >= 1800'", "find id = a = 1", "count 'id ~ a' >= 1",
    "count = 2", "get rowHeight = -1", "get allowsSelection = on", "stats batches = 0",
    "content 1 > 80", "visible = 2", "rect 0 0 = x 0, y 0, 390 x 44 pt", "echo a b = a b",
    "repeat 2 rows 0 = 2", "row 0 0..1 = 2",
  ])
  func `holds`(assertion: String) throws {
    #expect(try said("expect " + assertion) == "")
  }

  @Test(arguments: [
    ("row 0 0 = Bob", "row 0 0 is \"Ada\", not \"Bob\""),
    ("row 0 0 height = 45", "row 0 0 height is \"44\", not \"45\""),
    ("row 0 0 height > 45", "row 0 0 height is \"44\", not > 45"),
    ("rows 0 at least 3", "rows 0 is \"2\", not at least 3"),
    ("row 0 0 != Ada", "row 0 0 is \"Ada\"; expected another value"),
    ("row 0 0 ~ x", "row 0 0 is \"Ada\", without \"x\""),
    ("row 0 0 !~ a", "row 0 0 is \"Ada\", with \"a\""),
    ("item 0 0 name.common = x", "item 0 0 name.common is \"Ada Élan\", not \"x\""),
    ("wiring = array", "wiring is \"items\", not \"array\""),
    ("viewport = [390,529]", "viewport is \"[390,528]\", not \"[390,529]\""),
    ("hit 9999 = [0,0]", "hit 9999 is \"nil\", not \"[0,0]\""),
    ("row 0 0 selected = on", "row 0 0 selected is \"false\", not \"on\""),
    ("find 'year >= 2000'", "find year >= 2000 finds no row"),
  ])
  func `says what is there instead`(assertion: String, message: String) throws {
    let said = try said("expect " + assertion)
    #expect(said.hasPrefix("error[expect]: \(message)"), "\(said)")
  }

  @Test(arguments: [
    ("rows 0 = two", "expected a number to compare with `rows 0`, found \"two\""),
    ("row 0 0 height ~ x", ""), ("row 0 0 height < x", "expected a number to compare with"),
    ("get allowsSelection = 3", "expected on or off to compare with `get allowsSelection`"),
    ("viewport = wide", "expected a list such as [390,528] to compare with `viewport`"),
    ("item 0 0 = Ada", "expected the name of a member, or an object to compare with `item 0 0`"),
    ("find id = hopper", "expected a number to compare with `find id`"),
    ("row 0 0 < 7", "expected a text to compare with `row 0 0`, found \"7\""),
  ])
  func `a value that can never fit is an error`(assertion: String, message: String) throws {
    let said = try said("expect " + assertion)
    let code = message.isEmpty ? "expect" : "bad-argument"
    #expect(said.hasPrefix("error[\(code)]: \(message)"), "\(said)")
  }

  @Test(arguments: [
    ("row 0 0 heigth = 44", "no-key", "`row 0 0` has no member \"heigth\"", "`height`"),
    ("item 0 0 name.comon = x", "no-key", "no row has the key \"name.comon\"", "name.common"),
    ("get rowHeigth = 3", "not-found", "unknown property \"rowHeigth\"", "`rowHeight`"),
    ("rows 0 title = 3", "no-key", "`rows 0` has no member \"title\"", "`0.title`"),
    ("no-rwo", "not-found", "unknown code or command \"no-rwo\"", "`no-row`"),
    ("no E99", "not-found", "unknown code or command \"E99\"", ""),
    ("E99", "not-found", "unknown code or command \"E99\"", ""),
    ("no slect", "not-found", "unknown message \"slect\"", "`select`"),
    ("sent didSelct", "not-found", "unknown message \"didSelct\"", "`didSelect`"),
    ("sent didSelect to ItemsControler", "not-found", "unknown class", "`ItemsController`"),
    ("typed delte", "not-found", "unknown command \"delte\"", "`delete`"),
    ("row 0 0", "bad-argument", "expected a comparison after `row 0 0`", "row 0 0 = VALUE"),
    ("no row 0 0 = 3", "bad-argument", "`no` accepts a code or a message", "!= VALUE"),
    ("answer", "bad-argument", "expected a comparison after `answer`", "= VALUE"),
    ("answer heigth = 3", "no-key", "`the last output` has no member \"heigth\"", "`height`"),
  ])
  func `an unknown name is an error with the nearest one`(
    assertion: String,
    code: String,
    message: String,
    hint: String
  ) throws {
    let said = try said("trace on; row 0 0; expect " + assertion)
    let error = said.split(separator: "\n").first { $0.hasPrefix("error") } ?? ""
    #expect(error.hasPrefix("error[\(code)]: \(message)"), "\(said)")
    let hints = said.split(separator: "\n").last ?? ""
    #expect(hint.isEmpty || hints.contains(hint.dropLast(hint.hasSuffix("`") ? 0 : 1)), "\(said)")
  }

  @Test(arguments: [
    "delete 0 0; expect answer rows = 1", "row 0 0; expect answer = Ada",
    "row 0 0; expect answer height = 44", "rows; expect answer = 2", "count; expect answer > 1",
    "row 0 0; expect no error", "row 0 0; expect no warning", "row 0 0; expect no E1",
    "row 0 9; expect no-row; row 0 0; expect no no-row", "wiring; expect answer = items",
  ])
  func `the last output is a query too`(script: String) throws {
    let fixture = try SessionFixture(Self.document)
    let goesOn = fixture.session.run(script, at: CommandPlace()) { _ in }
    fixture.session.settleAtEnd()
    #expect(goesOn && !fixture.session.hasFailed, "\(fixture.run("expect no error"))")
  }
}
