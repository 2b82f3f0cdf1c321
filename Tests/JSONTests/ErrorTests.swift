import JSON
import Testing

@Suite struct ErrorTests {
  @Test(arguments: [
    Case(
      "",
      "1:1 @0 <> the document is empty: JSON needs one value, such as {} or []",
      "",
      "^"
    ),
    Case(
      "[1, 2",
      "1:6 @5 <[1]> the document ends inside the array that opens at line 1, column 1: a ] is missing",
      "[1, 2",
      "     ^"
    ),
    Case(
      "{\"a\": {\n  \"b\": 1",
      "2:9 @16 <a.b> the document ends inside the object that opens at line 1, column 7: a } is missing",
      "  \"b\": 1",
      "        ^"
    ),
    Case(
      "{\"a\":\n",
      "2:1 @6 <a> the document ends inside the object that opens at line 1, column 1: a } is missing",
      "",
      "^"
    ),
    Case(
      "[\"abc",
      "1:6 @5 <[0]> the document ends inside the string that opens at line 1, column 2: a \" is missing",
      "[\"abc",
      "     ^"
    ),
    Case(
      "{\"a\": \"\\",
      "1:9 @8 <a> the document ends inside the string that opens at line 1, column 7: a \" is missing",
      "{\"a\": \"\\",
      "        ^"
    ),
    Case(
      "[*]",
      "1:2 @1 <[0]> expected a value or ], found *",
      "[*]",
      " ^"
    ),
    Case(
      "{\"a\": [1, *]}",
      "1:11 @10 <a[1]> expected a value, found *",
      "{\"a\": [1, *]}",
      "          ^"
    ),
    Case(
      "{*: 1}",
      "1:2 @1 <> expected a key in quotes or }, found *",
      "{*: 1}",
      " ^"
    ),
    Case(
      "{\"a\": 1, 5: 1}",
      "1:10 @9 <> expected a key in quotes, found 5",
      "{\"a\": 1, 5: 1}",
      "         ^"
    ),
    Case(
      "{\"a\": 1; \"b\": 2}",
      "1:8 @7 <a> expected a comma or }, found ;",
      "{\"a\": 1; \"b\": 2}",
      "       ^"
    ),
    Case(
      "[1, 2)",
      "1:6 @5 <[1]> expected a comma or ], found )",
      "[1, 2)",
      "     ^"
    ),
    Case(
      "[“a”]",
      "1:2 @1 <[0]> expected a value or ], found “: JSON strings use straight double quotes",
      "[“a”]",
      " ^"
    ),
    Case(
      "[1,\n 2,\n]",
      "2:3 @6 <> trailing comma before ]",
      " 2,",
      "  ^"
    ),
    Case(
      "{\"a\": 1,}",
      "1:8 @7 <> trailing comma before }",
      "{\"a\": 1,}",
      "       ^"
    ),
    Case(
      "[1 2]",
      "1:4 @3 <[0]> missing comma between two elements",
      "[1 2]",
      "   ^"
    ),
    Case(
      "{\"a\": [{\"b\": 1} {\"c\": 2}]}",
      "1:17 @16 <a[0]> missing comma between two elements",
      "{\"a\": [{\"b\": 1} {\"c\": 2}]}",
      "                ^"
    ),
    Case(
      "{\"a\": 1\n \"b\": 2}",
      "2:2 @9 <a> missing comma between two members",
      " \"b\": 2}",
      " ^"
    ),
    Case(
      "{\"a b\" = 1}",
      "1:8 @7 <[\"a b\"]> missing colon between the key \"a b\" and its value",
      "{\"a b\" = 1}",
      "       ^"
    ),
    Case(
      "{title: 1}",
      "1:2 @1 <> the key title has no quotes: write \"title\"",
      "{title: 1}",
      " ^"
    ),
    Case(
      "{'a': 1}",
      "1:2 @1 <> single quotes: JSON strings use double quotes",
      "{'a': 1}",
      " ^"
    ),
    Case(
      "[1] // end",
      "1:5 @4 <> a comment: JSON allows none",
      "[1] // end",
      "    ^"
    ),
    Case(
      "[\"a\tb\"]",
      "1:4 @3 <[0]> a tab inside a string: write \\t",
      "[\"a\tb\"]",
      "   ^"
    ),
    Case(
      "[\"ab\n\"]",
      "1:5 @4 <[0]> a line break inside a string: write \\n, or close the string before it",
      "[\"ab",
      "    ^"
    ),
    Case(
      "{\"k\u{1}\": 1}",
      "1:4 @3 <> the control character 0x01 inside a string: write \\u0001",
      "{\"k\u{1}\": 1}",
      "   ^"
    ),
    Case(
      "[\"\\q\"]",
      "1:3 @2 <[0]> invalid escape \\q: JSON has \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX",
      "[\"\\q\"]",
      "  ^"
    ),
    Case(
      "[\"\\u12x4\"]",
      "1:3 @2 <[0]> invalid escape \\u12x: JSON has \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX",
      "[\"\\u12x4\"]",
      "  ^"
    ),
    Case(
      "[\"\\ud834!\"]",
      "1:3 @2 <[0]> the escape \\ud834 is half of a surrogate pair",
      "[\"\\ud834!\"]",
      "  ^"
    ),
    Case(
      "[01]",
      "1:2 @1 <[0]> a number with a zero before other digits",
      "[01]",
      " ^"
    ),
    Case(
      "[+1]",
      "1:2 @1 <[0]> a number with a plus: JSON allows none",
      "[+1]",
      " ^"
    ),
    Case(
      "[.5]",
      "1:2 @1 <[0]> a number that begins with a point: write 0 before it",
      "[.5]",
      " ^"
    ),
    Case(
      "[-]",
      "1:3 @2 <[0]> a minus without digits",
      "[-]",
      "  ^"
    ),
    Case(
      "[1.]",
      "1:4 @3 <[0]> a number that ends with a point: digits must follow",
      "[1.]",
      "   ^"
    ),
    Case(
      "[1e+]",
      "1:5 @4 <[0]> a number whose exponent has no digits",
      "[1e+]",
      "    ^"
    ),
    Case(
      "[NaN]",
      "1:2 @1 <[0]> NaN: JSON has no such number",
      "[NaN]",
      " ^"
    ),
    Case(
      "[-Infinity]",
      "1:2 @1 <[0]> -Infinity: JSON has no such number",
      "[-Infinity]",
      " ^"
    ),
    Case(
      "[None]",
      "1:2 @1 <[0]> None is not JSON: write null",
      "[None]",
      " ^"
    ),
    Case(
      "[True]",
      "1:2 @1 <[0]> True is not JSON: write true",
      "[True]",
      " ^"
    ),
    Case(
      "[hello]",
      "1:2 @1 <[0]> hello: text needs quotes, and the only words are true, false and null",
      "[hello]",
      " ^"
    ),
    Case(
      "{\"a\": 1} x",
      "1:10 @9 <> x after the value: a document has one value, or one per line",
      "{\"a\": 1} x",
      "         ^"
    ),
    Case(
      "[\u{FEFF}1]",
      "1:2 @1 <[0]> expected a value or ], found U+FEFF",
      "[\u{FEFF}1]",
      " ^"
    ),
  ])
  func `says what was found and where`(example: Case) throws {
    let expected = "\(example.sentence)\n\(example.excerpt)\n\(example.caret)"
    #expect(report(try #require(failure(example.text))) == expected)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let sentence: String
    let excerpt: String
    let caret: String

    init(_ text: String, _ sentence: String, _ excerpt: String, _ caret: String) {
      self.text = text
      self.sentence = sentence
      self.excerpt = excerpt
      self.caret = caret
    }

    var testDescription: String { text }
  }

  @Test func `a duplicate key names the first place`() throws {
    let error = try #require(failure("{\"a\": 1,\n \"\\u0061\": 2}", isStrict: true))
    #expect(
      report(error) == """
        2:2 @10 <a> duplicate key "a": first at line 1, column 2
         "\\u0061": 2}
         ^
        """
    )
  }

  @Test func `bytes that are no UTF-8 are named`() throws {
    let error = try #require(failure([0x5B, 0x22, 0xE2, 0x82, 0x22]))
    #expect(
      report(error) == """
        1:3 @2 <[0]> invalid UTF-8: 0xE2 0x82
        ["\u{FFFD}"
          ^
        """
    )
  }

  @Test func `another encoding is named`() throws {
    let error = try #require(failure([0xFF, 0xFE, 0x31, 0]))
    #expect(error.message == "the text looks like UTF-16 (little-endian), not UTF-8")
  }

  @Test func `too deep nesting names the limit`() throws {
    let error = try #require(failure(String(repeating: "[", count: 600)))
    #expect(error.message == "brackets nested deeper than 512")
    #expect(error.place.column == 513)
    #expect(error.excerpt == String(repeating: "[", count: 100))
  }

  @Test(arguments: [
    (
      #"{"a":1}\#n{"a":2,"b":3\#n{"a":4}"#, 2, 13, "the line ends inside its object: a } is missing"
    ),
    (#"{"a":1,\#n{"a":4}"#, 1, 8, "the line ends inside its object: a } is missing"),
    ("[1]\n[1, [2]\n[3]", 2, 8, "the line ends inside its array: a ] is missing"),
    ("{\n \"a\": 1\n \"b\": 2\n}\n{}", 3, 2, "missing comma between two members"),
    ("{\"a\":1}\n{\"a\":\n {\"b\":1}\n {}}", 4, 2, "missing comma between two members"),
  ])
  func `a cut line is named, and not the one after it`(
    text: String,
    line: Int,
    column: Int,
    message: String
  ) throws {
    let error = try #require(failure(text, isLines: true))
    #expect(error.message == message)
    #expect([error.place.line, error.place.column] == [line, column])
  }

  @Test func `a second value on a later line may be wrong`() throws {
    let error = try #require(failure("{\"a\":1}\n{\"a\" 2}", isLines: nil))
    #expect(
      error.description
        == "line 2, column 6 ([1].a): missing colon between the key \"a\" and its value"
    )
  }
}
