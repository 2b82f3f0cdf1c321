import JSON
import Testing

@Suite struct DocumentTests {
  /// The recorded arrays as text: each with its elements.
  private func recorded(
    _ text: String,
    rowKeys: [String] = [],
    isLines: Bool? = nil
  ) throws -> [String] {
    let document = try JSONDocument(Array(text.utf8), isLines: isLines, rowKeys: rowKeys)
    return document.arrays.map { array in
      (0..<array.count).map { document.element($0, of: array)?.text ?? "?" }.joined(
        separator: " | "
      )
    }
  }

  @Test(
    arguments: [
      ("[1, \"a\",{}]", ["1 | \"a\" | {}"]),
      ("[]", [""]),
      ("{}", []),
      ("3", []),
      ("{\"a\":[1],\"b\":{\"c\":[2,3]}}", ["1", "2 | 3"]),
      ("{\"a\":{\"b\":{\"c\":{\"d\":[1]}}}}", ["1"]),
      ("{\"a\":{\"b\":{\"c\":{\"d\":{\"e\":[1]}}}}}", []),
      ("[[1,2],[3],[]]", ["[1,2] | [3] | []", "1 | 2", "3"]),
      ("[[],[ ],[]]", ["[] | [ ] | []"]),
      ("[[[1]]]", ["[[1]]", "[1]"]),
      (
        "[{\"rows\":[1,2],\"x\":[3]},{\"rows\":[]}]",
        ["{\"rows\":[1,2],\"x\":[3]} | {\"rows\":[]}", "1 | 2"]
      ),
      ("[{\"r\\u006fws\":[1]}]", ["{\"r\\u006fws\":[1]}", "1"]),
      ("[{\"a\":{\"rows\":[1]}}]", ["{\"a\":{\"rows\":[1]}}"]),
      ("{\"s\":[{\"rows\":[[1],2]}],\"t\":[4]}", ["{\"rows\":[[1],2]}", "[1] | 2", "4"]),
    ] as [(String, [String])]
  )
  func `records the arrays that hold rows`(text: String, arrays: [String]) throws {
    #expect(try recorded(text, rowKeys: ["items", "rows"]) == arrays)
  }

  @Test func `finds recorded arrays by their start`() throws {
    let text = "{\"sections\":[{\"items\":[1,2]},{\"items\":[]},{\"items\":[3]}],\"x\":{\"y\":[]}}"
    let document = try JSONDocument(Array(text.utf8), rowKeys: ["items"])
    let sections = try #require(document.root["sections"])
    let outer = try #require(document.array(of: sections))
    #expect(document.bytes[outer.range].first == UInt8(ascii: "["))
    #expect(document.bytes[outer.range].last == UInt8(ascii: "]"))
    let counts = (0..<outer.count).map { index -> Int? in
      guard let items = document.element(index, of: outer)?["items"] else { return nil }
      return document.array(of: items)?.count
    }
    #expect(counts == [2, nil, 1])
    #expect(document.array(at: 0) == nil)
    #expect(document.element(3, of: outer) == nil)
    #expect(document.element(-1, of: outer) == nil)
  }

  @Test(
    arguments: [
      ("{\"a\":1}\n{\"a\":2}\n", ["{\"a\":1} | {\"a\":2}"]),
      ("1\r\n2\r\n\r\n3", ["1 | 2 | 3"]),
      ("[1]\n[2,3]", ["[1] | [2,3]", "1", "2 | 3"]),
      (
        "{\"rows\":[1],\"x\":[2]}\n{\"rows\":[3]}",
        ["{\"rows\":[1],\"x\":[2]} | {\"rows\":[3]}", "1", "3"]
      ),
      ("\u{FEFF}\n 1\n2", ["1 | 2"]),
    ] as [(String, [String])]
  )
  func `guesses lines`(text: String, arrays: [String]) throws {
    let document = try JSONDocument(Array(text.utf8), rowKeys: ["rows"])
    #expect(document.isLines)
    #expect(try recorded(text, rowKeys: ["rows"]) == arrays)
  }

  @Test func `of lines the first is the root and arrays are found`() throws {
    let document = try JSONDocument(Array("[7]\n[8,9]".utf8))
    #expect(document.root.text == "[7]")
    #expect(document.array(at: 0)?.count == 1)
    #expect(document.array(at: 4)?.count == 2)
    #expect(document.arrays.first?.count == 2)
  }

  @Test func `forced lines may be none or one`() throws {
    for text in ["", " \n"] {
      let document = try JSONDocument(Array(text.utf8), isLines: true)
      #expect(document.isLines)
      #expect(document.arrays.map(\.count) == [0])
      #expect(document.root.kind == .null)
    }
    #expect(try recorded("[1]\n", isLines: true) == ["[1]", "1"])
  }

  @Test func `one value is no lines`() throws {
    #expect(try !JSONDocument(Array("[1]\n\n".utf8)).isLines)
  }

  @Test(
    arguments: [
      ("1 2", nil), ("1\n2", false), ("1\n2 3", nil), ("1\n]", nil), ("1\nx", nil), ("1 2", true),
    ] as [(String, Bool?)]
  )
  func `refuses values on one line`(text: String, isLines: Bool?) throws {
    let error = try #require(failure(text, isLines: isLines))
    guard case .textAfterValue = error.reason else {
      Issue.record("\(error)")
      return
    }
  }

  @Test func `an error in a later line has its line and path`() throws {
    let error = try #require(failure("{\"a\":1}\n{\"a\":2}\n{\"a\":tru}\n", isLines: nil))
    #expect(error.place == JSONPlace(offset: 21, line: 3, column: 6, path: "[2].a"))
  }

  @Test func `keeps a byte order mark and tells`() throws {
    let document = try JSONDocument(Array("\u{FEFF}[1]".utf8))
    #expect(document.hasByteOrderMark)
    #expect(document.bytes.count == 6)
    #expect(document.root.text == "[1]")
    #expect(try !JSONDocument(Array("[1]".utf8)).hasByteOrderMark)
  }

  @Test(
    arguments: [
      (0, "1:1 "), (1, "1:2 title"), (9, "1:10 title"), (10, "1:11 title"), (13, "2:1 sections"),
      (25, "2:13 sections[0]"), (26, "2:14 sections[0].id"), (32, "2:20 sections[0].id"),
      (33, "2:21 sections[0].id"), (35, "2:23 sections[1]"), (36, "2:24 sections[1]"),
      (38, "2:26 sections"), (99, "2:27 "),
    ]
  )
  func `knows the place of every offset`(offset: Int, expected: String) throws {
    let text = "{\"title\": 1,\n\"sections\":[{\"id\": 5}, 6]}"
    let place = try JSONDocument(Array(text.utf8)).place(of: offset)
    #expect("\(place.line):\(place.column) \(place.path)" == expected)
  }

  @Test(
    arguments: [
      ("{\"h\":44}", 44), ("{\"h\":-0.5}", -0.5), ("{\"h\" : 60.25 }", 60.25), ("{\"h\":1e2}", 100),
      ("{\"h\":1E-2}", 0.01), ("{\"h\":12345678901234567890}", 12_345_678_901_234_567_168),
      ("{\"h\":0.1000000000000000055}", 0.1), ("{\"h\":999999999999999}", 999_999_999_999_999),
      ("{\"h\":1,\"h\":2}", 2), ("{\"\\u0068\":7}", 7), ("{\"g\":1,\"h\":3}", 3),
      ("{\"h\":8191.75}", 8191.75), ("{\"h\":8192}", 8192), ("{\"h\":8191.875}", 8191.875),
      ("{\"h\":0}", 0), ("{\"h\":0.25}", 0.25), ("{\"h\":33.3}", 33.3), ("{\"h\":-44}", -44),
      ("{\"long\":\"" + String(repeating: "x", count: 32_700) + "\",\"h\":5.3}", 5.3),
      ("{\"long\":\"" + String(repeating: "x", count: 33_000) + "\",\"h\":5.3}", 5.3),
      ("{\"long\":\"" + String(repeating: "x", count: 70_000) + "\",\"h\":5.3}", 5.3),
      ("{\"h\":\"44\"}", nil), ("{\"h\":null}", nil), ("{\"h\":[1]}", nil), ("{\"h\":true}", nil),
      ("{\"hh\":1}", nil), ("{}", nil), ("3", nil), ("{\"g\":{\"h\":3}}", nil),
      ("{\"h\":1e999}", nil),
    ] as [(String, Double?)]
  )
  func `gives the numbers of the noted key`(element: String, number: Double?) throws {
    for text in ["[\(element)]", "[1,\(element),{\"h\":8}]", "[{\"h\":8},\(element)]"] {
      let document = try JSONDocument(Array(text.utf8), notedKey: "h")
      let place = text.hasPrefix("[\(element)]") ? 0 : 1
      var numbers = [1.5]
      document.appendNotedNumbers(of: place..<place + 1, to: &numbers)
      #expect(numbers.count == 2)
      #expect(numbers[0] == 1.5)
      #expect((numbers[1].isNaN ? nil : numbers[1]) == number, "\(text.prefix(80))")
    }
  }
}
