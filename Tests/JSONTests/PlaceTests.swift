import JSON
import TestSupport
import Testing

@Suite struct PlaceTests {
  @Test(
    arguments: [
      ("[\"é\", *]", 1, 7, 6), ("[\"e\u{301}\", *]", 1, 7, 6), ("[\"👨‍👩‍👧\", *]", 1, 7, 6),
      ("[\"🇫🇷🇩🇪\", *]", 1, 8, 7), ("[1,\r\n\r\n *]", 3, 2, 1), ("[\r1,\r*]", 1, 6, 5),
      ("\u{FEFF}[*]", 1, 2, 1), ("\u{FEFF}\n[*]", 2, 2, 1), ("[\"名前\",名]", 1, 7, 6),
      ("[1\u{301}]", 1, 2, 1), ("\n\n\n", 4, 1, 0), ("[\"ключ\",\n\"значение\" \"\"]", 2, 12, 11),
      ("[\"a\r\n\"]", 1, 4, 3),
      ("[\"abcdefghijklmné\", \"abcdefgh\", *]", 1, 33, 32),
    ]
  )
  func `columns count Characters`(text: String, line: Int, column: Int, caret: Int) throws {
    let error = try #require(failure(text))
    #expect(error.place.line == line)
    #expect(error.place.column == column)
    #expect(error.caret == caret)
  }

  @Test(
    arguments: [
      ([0x5B, 0x22, 0x61, 0xFF, 0x62, 0x22, 0x5D], "[\"a\u{FFFD}b\"]", 3, 4),
      ([0x22, 0xED, 0xA0, 0x80, 0x22], "\"\u{FFFD}\u{FFFD}\u{FFFD}\"", 1, 2),
      ([0x22, 0xE2, 0x82, 0x22], "\"\u{FFFD}\"", 1, 2),
    ] as [([UInt8], String, Int, Int)]
  )
  func `malformed bytes are shown as replacement characters`(
    bytes: [UInt8],
    excerpt: String,
    caret: Int,
    column: Int
  ) throws {
    let error = try #require(failure(bytes))
    #expect(error.excerpt == excerpt)
    #expect(error.caret == caret)
    #expect(error.place.column == column)
  }

  @Test(arguments: ["x", "é", "e\u{301}\u{302}", "👨‍👩‍👧"])
  func `a long line is cut around the place`(character: String) throws {
    let run = String(repeating: character, count: 5000)
    let error = try #require(failure("[1,\n\"\(run)\", *, \"\(run)\"]"))
    #expect(error.place.line == 2)
    #expect(error.place.column == 5005)
    #expect(error.excerpt.count <= 100)
    #expect(Array(error.excerpt)[error.caret] == "*")
    #expect(error.caret >= 30)
  }

  @Test func `a Character of a million marks does no harm`() throws {
    let marks = String(repeating: "\u{301}", count: 1_000_000)
    let error = try #require(failure("[\"e\(marks)\" *"))
    #expect(error.place.column == 6)
    #expect(error.excerpt.utf8.count <= 4096)
  }

  @Test(arguments: [
    ("{\"a\":{\"b c\":[0,{\"\":[*", "a[\"b c\"][1][\"\"][0]"),
    ("{\"é\":[*", "é[0]"), ("{\"9a\":[*", "[\"9a\"][0]"),
    ("{\"a\\\"\\n\\u202e\":[*", "[\"a\\\"\\n\\u202e\"][0]"),
    ("{\"$x_1\":*", "$x_1"), ("{\"a-b\":*", "[\"a-b\"]"), ("[[],[[],*", "[1][1]"), ("*", ""),
    ("{\"a\":1,\"b\":{},*", ""), ("{\"a\":1,\"b", ""),
  ])
  func `paths are written as a person would`(text: String, path: String) {
    #expect(failure(text)?.place.path == path)
  }

  @Test func `a long key is cut in the path`() throws {
    let key = String(repeating: "k", count: 1000)
    let error = try #require(failure("{\"\(key)\":*"))
    #expect(error.place.path == "[\"\(key.prefix(79))…\"]")
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func `lines and columns agree with counting Characters`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "a", "é", "e\u{301}", "名", "🇫🇷", "👨‍👩‍👧", "\\n", " ", "\u{600}", "z\u{200D}", "\u{301}",
    ]
    var text = "["
    var members = ""
    for _ in 0..<60 {
      let word = (0..<5).compactMap { _ in pieces.randomElement(using: &random) }.joined()
      let end = ["\n", "\r\n", " ", ""].randomElement(using: &random) ?? ""
      text += "\"\(word)\",\(end)"
      members += "\"\(word)\":1,\(end)\"\(word)\":2,"
    }
    text += "0]"
    let bytes = Array(text.utf8)
    let document = try JSONDocument(bytes)
    for element in document.offsets.map(Int.init) {
      let before = String(decoding: bytes[..<element], as: UTF8.self)
      let lines = before.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
      let place = document.place(of: element)
      #expect(place.line == lines.count, "seed \(seed)")
      #expect(place.column == (lines.last?.count ?? 0) + 1, "seed \(seed)")
    }
    let pairs = try JSONDocument(Array("{\(members)\"end\":0}".utf8))
    for duplicate in pairs.duplicates {
      for place in [duplicate.first, duplicate.second] {
        let expected = pairs.place(of: place.offset)
        #expect(place.line == expected.line, "seed \(seed)")
        #expect(place.column == expected.column, "seed \(seed)")
      }
    }
  }
}
