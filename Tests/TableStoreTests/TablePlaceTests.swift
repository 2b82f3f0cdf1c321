import TableModel
import TableStore
import Testing

/// Tables at a path that a person names.
@Suite struct TablePlaceTests {
  static let locale = #"""
    {"main":{"en":{"identity":{"language":"en"},"localeDisplayNames":{
      "territories":{"001":"world","AT":"Austria"},"variants":[{"id":"a"},{"id":"b"}]}}}}
    """#

  struct Example: CustomTestStringConvertible, Sendable {
    let at: String
    let shape: DocumentShape
    let outline: String
    var testDescription: String { at }
  }

  static let examples: [Example] = [
    Example(
      at: "main.en.localeDisplayNames.territories",
      shape: .keyValues,
      outline: "001, AT"
    ),
    Example(at: "/main/en/localeDisplayNames/variants", shape: .items, outline: "a, b"),
    Example(at: "main.en.localeDisplayNames.variants.1", shape: .keyValues, outline: "id"),
    Example(at: "main", shape: .keyValues, outline: "en"),
    Example(at: ".", shape: .keyValues, outline: "main"),
  ]

  @Test(arguments: examples) func `opens the table at`(example: Example) throws {
    let desk = try Desk(Self.locale, options { $0.at = example.at })
    #expect(desk.document.shape == example.shape)
    #expect(desk.outline == example.outline)
    #expect(try desk.saved() == Self.locale)
  }

  struct Failure: CustomTestStringConvertible, Sendable {
    let at: String
    let code: String
    let message: String
    var testDescription: String { at }
  }

  static let failures: [Failure] = [
    Failure(
      at: "main.fr",
      code: "no-key",
      message: #"test.json: main has no member "fr"; it has en"#
    ),
    Failure(
      at: "main.en.identity.language",
      code: "not-a-table",
      message:
        "test.json: main.en.identity.language is a string, not a table; use the object or array around it"
    ),
    Failure(
      at: "main.en.localeDisplayNames.variants.2",
      code: "no-key",
      message:
        #"test.json: main.en.localeDisplayNames.variants is an array of 2 elements and has no "2"; "#
        + "its elements are 0 to 1"
    ),
    Failure(
      at: "main.en.identity.language.x",
      code: "no-key",
      message: #"test.json: main.en.identity.language is a string and has no "x""#
    ),
    Failure(
      at: "main..en",
      code: "bad-argument",
      message:
        "test.json: main..en is not a path; a path is like `name.common`, `tags.0` or `/name/common`"
    ),
  ]

  @Test(arguments: failures) func `says what is there instead of`(failure: Failure) throws {
    let error = try #require(throws: StoreError.self) {
      try Desk(Self.locale, options { $0.at = failure.at })
    }
    #expect(error.code == failure.code)
    let words = [error.message, error.hint].compactMap { $0 }.joined(separator: "; ")
    #expect(words == failure.message)
  }

  @Test func `a list deeper than any other opens, and only its edit is written`() throws {
    let depth = 500
    let start = String(repeating: #"{"a":"#, count: depth)
    let end = String(repeating: "}", count: depth)
    let path = Array(repeating: "a", count: depth).joined(separator: ".")
    var desk = try Desk("\(start)[\"x\", \"y\"]\(end)", options { $0.at = path })
    #expect(desk.outline == "x, y")
    try desk.delete(0, 0)
    #expect(try desk.saved() == "\(start)[\"y\"]\(end)")
  }

  @Test func `a member that is spelled like the whole path wins`() throws {
    let desk = try Desk(#"{"a":{"b":[1]},"a.b":[2]}"#, options { $0.at = "a.b" })
    #expect(desk.outline == "2")
  }

  @Test func `lines have no root to start a path from`() throws {
    let error = try #require(throws: StoreError.self) {
      try Desk("{\"a\":[1]}\n{\"a\":[2]}\n", options { $0.at = "a" })
    }
    #expect(error.code == "not-a-table")
  }

  @Test func `a document names its place and its surroundings`() throws {
    let text = #"{"n":1,"data":{"next":null,"children":[{"t":"a"},{"t":"b"}],"by":["x","y"]}}"#
    let document = try Desk(text).document
    #expect(document.place == "data.children")
    let beside = document.surroundings.map { "\($0.path): \($0.words)" }
    #expect(beside == ["n: a number", "data.next: null", "data.by: an array of 2"])
  }

  @Test func `what is between the tables of a shop is named`() throws {
    let text = #"{"shop":"x","a":[{"n":1}],"b":[{"n":2}],"v":3}"#
    let document = try Desk(text).document
    #expect(document.place == "")
    #expect(document.surroundings.map(\.path) == ["shop", "v"])
  }
}
