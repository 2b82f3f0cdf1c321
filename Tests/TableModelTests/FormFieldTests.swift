import JSON
import TableModel
import Testing

@Suite struct FormFieldTests {
  private func item(_ json: String) throws -> Item {
    Item(try JSONValue(parsing: json), origin: .made(1), bindings: .native)
  }

  private func field(_ json: String) throws -> FormField {
    try #require(FormField(of: try item(json)))
  }

  @Test(arguments: [
    #"{"cell": "keyValue", "value": "a"}"#, #"{"title": "a"}"#, #""text""#, #"{"cell": 7}"#,
  ])
  func `a row of another kind is no field`(json: String) throws {
    #expect(FormField(of: try item(json)) == nil)
  }

  @Test(arguments: [
    ("text", "", nil as FieldProblem?), ("text", "a", nil), ("phone", "+49 (30) 123-45", nil),
    ("phone", "12345", nil), ("phone", "1234", .noPhoneNumber),
    ("phone", "1234567890123456", .noPhoneNumber), ("phone", "call me 12345", .noPhoneNumber),
    ("date", "2024-02-29", nil), ("date", "2023-02-29", .noSuchDay),
    ("date", "2024-13-01", .noSuchDay), ("date", "0000-01-01", .noSuchDay),
    ("date", "1900-02-29", .noSuchDay), ("date", "2000-02-29", nil),
    ("date", "2024-2-9", .noDate), ("date", "tomorrow", .noDate), ("date", "", nil),
    ("switch", "on", nil), ("choice", "x", .notOffered(["a", "b"])), ("choice", "b", nil),
  ])
  func `a value is looked at by the kind of its field`(
    kind: String,
    text: String,
    problem: FieldProblem?
  ) throws {
    let field = try field(#"{"cell": "\#(kind)", "choices": ["a", "b"]}"#)
    #expect(field.problem(with: text) == problem)
  }

  @Test func `lengths count Characters, and an empty value is wrong only where one is required`()
    throws
  {
    let field = try field(#"{"cell": "text", "minLength": 2, "maxLength": 3}"#)
    #expect(field.problem(with: "é") == .tooShort(2))
    #expect(field.problem(with: "👩‍🔬👩‍🔬") == nil)
    #expect(field.problem(with: "abcd") == .tooLong(3))
    #expect(field.problem(with: "") == nil)
    let required = try self.field(#"{"cell": "switch", "required": true}"#)
    #expect(required.problem(with: "off") == .required)
    #expect(required.problem(with: "on") == nil)
  }

  @Test func `a default counts until something was entered, and again never`() throws {
    let item = try item(#"{"cell": "text", "default": "a", "field": "city"}"#)
    let field = try #require(FormField(of: item))
    #expect(field.value(in: item) == "a")
    let empty = field.setting("", in: item)
    #expect(empty.value.text == #"{"cell": "text", "default": "a", "field": "city", "city": ""}"#)
    #expect(field.value(in: empty) == "")
  }

  @Test func `a switch keeps a truth value`() throws {
    let item = try item(#"{"cell": "switch", "default": true}"#)
    let field = try #require(FormField(of: item))
    #expect(field.value(in: item) == "on")
    #expect(field.setting("off", in: item).value["value"]?.bool == false)
    #expect(field.value(in: field.setting("off", in: item)) == "off")
  }

  @Test func `details are a list, or lists by value, and each row has an id`() throws {
    let list = try item(
      #"{"id": "a", "cell": "text", "details": [{"id": "x"}, {"title": "T"}, 7]}"#
    )
    let field = try #require(FormField(of: list))
    #expect(field.details(of: list, for: "any").map(\.id.text) == ["x", "a-1"])
    #expect(field.details(of: list, for: "").isEmpty)
    let branches = try item(
      #"{"id": "b", "cell": "choice", "details": {"p": [{"id": "x"}], "q": [{"id": "y"}, {}]}}"#
    )
    let choice = try #require(FormField(of: branches))
    #expect(choice.details(of: branches, for: "q").map(\.id.text) == ["y", "b-q-1"])
    #expect(choice.details(of: branches, for: "r").isEmpty)
    #expect(choice.possibleDetails(of: branches).map(\.id.text) == ["x", "y", "b-q-1"])
  }

  @Test func `a day reads as people write it`() throws {
    #expect(CalendarDay("1815-12-10")?.mediumText == "10 Dec 1815")
    #expect(CalendarDay("1815-12-1 ") == nil)
    #expect(try #require(CalendarDay("2024-01-31")) < #require(CalendarDay("2024-02-01")))
  }
}
