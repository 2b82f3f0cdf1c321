import JSON
import TableStore
import Testing

// L8, L10: from JSON to properties.
@Suite struct MappingTests {
  struct Author: Equatable, Sendable {
    var name = "nobody"
  }

  struct Book: Equatable, Sendable {
    var title = "untitled"
    var pages = -1.0
    var isNew = false
    var author = Author()
    var tags: [JSONValue] = []
  }

  struct Shelf: Equatable, Sendable {
    var books: [Book] = []
  }

  private static let author: ItemMapping<Author> = {
    var mapping = ItemMapping { Author() }
    mapping.text(\.name, from: "name")
    return mapping
  }()

  private static let book: ItemMapping<Book> = {
    var mapping = ItemMapping { Book() }
    mapping.text(\.title, from: "info//title")
    mapping.number(\.pages, from: "pages")
    mapping.bool(\.isNew, from: "isNew")
    mapping.item(\.author, from: "author", author)
    mapping.values(\.tags, from: "tags")
    return mapping
  }()

  private static let shelf: ItemMapping<Shelf> = {
    var mapping = ItemMapping { Shelf() }
    mapping.items(\.books, from: "data", book)
    return mapping
  }()

  @Test(
    arguments: [
      ("{}", Book(), []),
      (
        #"{"info": {"title": "x"}, "pages": 7, "isNew": true}"#,
        Book(title: "x", pages: 7, isNew: true), []
      ),
      (
        #"{"info": {"title": 7.50}}"#, Book(title: "7.50"),
        ["info.title: expected a string, found a number: converted to 7.50"]
      ),
      (#"{"info": {"title": null}}"#, Book(), ["info.title: null: left unchanged"]),
      (#"{"info": [1]}"#, Book(), []),
      (
        #"{"pages": "12"}"#, Book(pages: 12),
        ["pages: expected a number, found a string: converted to 12"]
      ),
      (#"{"pages": "12x"}"#, Book(), ["pages: expected a number, found a string: dropped"]),
      (#"{"pages": ""}"#, Book(), ["pages: expected a number, found a string: dropped"]),
      (#"{"isNew": 1}"#, Book(), ["isNew: expected true or false, found a number: dropped"]),
      (#"{"author": {"name": "A"}}"#, Book(author: Author(name: "A")), []),
      (#"{"author": ""}"#, Book(), []), (#"{"author": []}"#, Book(), []),
      (#"{"author": [1]}"#, Book(), ["author: expected an object, found an array: dropped"]),
      (
        #"{"author": {"name": []}}"#, Book(),
        ["author.name: expected a string, found an array: dropped"]
      ),
      (#"{"tags": {"a": 1}}"#, Book(), ["tags: expected an array, found an object: dropped"]),
      (#"{"unknown": 1}"#, Book(), []),
    ] as [(String, Book, [String])]
  )
  func `what does not fit leaves the property as it was and is reported`(
    text: String,
    book: Book,
    problems: [String]
  ) throws {
    var found: [LoadProblem] = []
    #expect(Self.book.map(try JSONValue(parsing: text), &found) == book)
    #expect(found.map { "\($0.path): \($0.problem): \($0.action)" } == problems)
  }

  @Test func `a number becomes the text of a nested item, and one bad element drops the array`()
    throws
  {
    var problems: [LoadProblem] = []
    let good = try JSONValue(parsing: #"{"data": [{"info": {"title": 7}}, {}]}"#)
    #expect(Self.shelf.map(good, &problems).books == [Book(title: "7"), Book()])
    #expect(problems.map(\.path) == ["data[0].info.title"])
    problems = []
    let bad = try JSONValue(parsing: #"{"data": [{"info": {"title": "x"}}, "y"]}"#)
    #expect(Self.shelf.map(bad, &problems).books == [])
    #expect(
      problems.map { "\($0.path) \($0.problem), \($0.action)" } == [
        "data[1] not an object, data is dropped"
      ]
    )
  }

  @Test func `a mapping that extends another keeps its rules`() throws {
    var mapping = Self.book
    mapping.text(\.title, from: "name")
    var problems: [LoadProblem] = []
    let book = mapping.map(try JSONValue(parsing: #"{"pages": 3, "name": "n"}"#), &problems)
    #expect(book == Book(title: "n", pages: 3))
  }

  @Test(
    arguments: [
      (#""Yes""#, true), (#""t""#, true), (#""1""#, true), (#""y""#, true), (#""Tea""#, true),
      (#""no""#, false), (#""""#, false), (#""10""#, false), ("0", false), ("-2.5", true),
      ("null", false), ("true", true), ("false", false), ("[1]", nil), ("{}", nil),
    ] as [(String, Bool?)]
  )
  func `a truth value is read from many spellings`(text: String, value: Bool?) throws {
    let reading = JSONReading(try JSONValue(parsing: #"{"a": {"b": \#(text)}}"#))
    #expect(reading.bool("a/b", default: true) == value ?? true)
    #expect(reading.bool("/a//b", default: false) == value ?? false)
  }

  @Test func `other types are read as what they are, else the default`() throws {
    let reading = JSONReading(
      try JSONValue(parsing: #"{"n": 1.50, "t": "2.5", "x": "q", "a": [1], "o": {"p": 1}}"#)
    )
    #expect(reading.number("n") == 1.5 && reading.number("t") == 2.5)
    #expect(reading.number("x", default: 9) == 9 && reading.number("o/p") == 1)
    #expect(
      reading.text("n") == "1.50" && reading.text("t") == "2.5"
        && reading.text("a", default: "d") == "d"
    )
    #expect(reading.array("a").count == 1 && reading.array("o").isEmpty)
    #expect(
      reading.object("o") != nil && reading.object("a") == nil
        && reading.text("n/z", default: "d") == "d"
    )
  }
}
