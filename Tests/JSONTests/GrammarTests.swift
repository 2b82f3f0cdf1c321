import JSON
import Testing

@Suite struct GrammarTests {
  @Test(arguments: [
    "[]", "{}", " [ ] ", "\t{\r\n}\n", "[[]]", "[[],{}]", "[\"\"]", "[\"a\"]", "0", "-0", "-0.0",
    "[0e1]", "[0e+1]", "[1E22]", "[1E-2]", "[1E+2]", "[1e-400]", "[1e400]", "[123.456e78]",
    "[-0.000000000000000000000000000000000000000000000000000000000000000000000001]", "[20e1]",
    "[12345678901234567890123]", "true", "false", "null", "[true , false,null ]", "\"\"", "\"a\"",
    "{\"\":0}", "{\"a\":{\"b\":{\"c\":[]}}}", "{\"a\":1,\"b\":2,\"a\":3}", "{\"a\":1,\"a\":1}",
    "[\"\\u0060\\u012a\\u12AB\"]", "[\"\\ud834\\udd1e\"]", "[\"\\uD801\\udc37\"]",
    "[\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"]", "[\"\\\\u0000\"]", "[\"\\u0000\"]", "{\"\\u0000\":1}",
    "[\"\\uFFFF\"]", "[\"\\uDBFF\\uDFFF\"]", "[\"a/*b*/c/*d//e\"]", "[\"\u{7F}\"]",
    "[\"\u{2028}\"]",
    "[\"\u{10FFFF}\"]", "[\"€𝄞\"]", "[\"\u{FFFF}\"]", "[\"new\\u000Aline\"]", "{\"a b\":1}",
    "{\"é\":1,\"e\u{301}\":2}", "[1,null,null,null,2]", "  1  ", "\u{FEFF}[]", "\u{FEFF} {}",
    "[\"asd \"]", "[\" \"]", "{\"x\":[{\"id\":\"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\"}]}",
  ])
  func `accepts`(text: String) throws {
    #expect(failure(text) == nil)
    #expect(throws: Never.self) { try JSONValue(parsing: text) }
  }

  @Test(arguments: [
    "", " ", "\n", "\u{FEFF}", "\u{FEFF} ", "[", "]", "{", "}", "[[", "[{", "{\"a\":[", "[1", "[1,",
    "[,", "[,1]", "[1,,2]", "[1,,]", "[1,]", "[1,\n]", "[\"\",]", "[]]", "[}", "{]", "[1}",
    "{\"a\":1]",
    "[1 2]", "[1 true]", "[\"a\" \"b\"]", "[\"a\"\"b\"]", "[3[4]]", "[[][]]", "[\"x\"", "[\"x",
    "[a",
    "{,}", "{\"a\"}", "{\"a\" 1}", "{\"a\":}", "{\"a\":1,}", "{\"a\":1,,\"b\":2}", "{\"a\":\"b\"}#",
    "{:1}",
    "{\"a\":1 \"b\":2}", "{\"a\" \"b\"}", "{\"a\"::1}", "{\"a\":1:2}", "{1:1}", "{null:null}",
    "{a:1}",
    "{'a':1}", "['a']", "{\"a\":'b'}", "{\"a\":/*c*/1}", "// c\n1", "[1] // c", "/**/1", "# c\n1",
    "1/",
    "01", "-01", "[012]", "[-012]", "[00]", "[+1]", "[.5]", "[-.5]", "[1.]", "[1.e1]", "[0.e1]",
    "[-]",
    "[--1]", "[- 1]", "[1e]", "[1e+]", "[1E-]", "[1eE2]", "[0.3e]", "[0e]", "[1.2.3]", "[1_000]",
    "[0x1]", "[1a]", "[1+2]", "[-2.]", "[2.e3]", "[9.e+]", "[1 000.0]", "[∞]", "[-foo]", "[１]",
    "[0.1.2]",
    "NaN", "[NaN]", "[-NaN]", "[Infinity]", "[-Infinity]", "[Inf]", "nan", "[True]", "[TRUE]",
    "[tru]",
    "[truee]", "[nul]", "[nulll]", "[fals]", "[None]", "[undefined]", "[falsetrue]", "[true1]",
    "[\"\\x00\"]", "[\"\\a\"]", "[\"\\'\"]", "[\"\\\"]", "[\"\\u\"]", "[\"\\u1\"]", "[\"\\u12\"]",
    "[\"\\", "[\"\\u",
    "[\"\\u123\"]", "[\"\\u00G0\"]", "[\"\\U0041\"]", "[\"\\uD834\"]", "[\"\\uDd1e\"]",
    "[\"\\uD834\\uD834\"]",
    "[\"\\uD834\\n\"]", "[\"\\uD834x\"]", "[\"\\uD834\\u\"]", "[\"\\udd1e\\ud834\"]", "[\"\\uD834",
    "[\"\\uD834\\",
    "[\"a\nb\"]", "[\"a\rb\"]", "[\"\t\"]", "[\"\u{0}\"]", "[\"\u{1F}\"]", "{\"a\tb\":1}", "[\n\"",
    "[\u{C}]",
    "[\u{B}1]", "1\u{A0}", "[\u{2060}]", "[\u{FEFF}1]", "1 \u{FEFF}", "\u{FEFF}\u{FEFF}1", "\u{0}",
    "1\u{0}",
    "1 2", "1\n2", "{}{}", "[] x", "\"a\" \"b\"", "{}}", "[][]", "abc", "\"", "'", "“a”", "<html>",
    "a=1",
    "*", "@", "~", "\\u0020[]", "[\\u0020]", "[\"a\"}", "{\"a\":[1}", "&", "[(1)]", "!true", ",",
    ":",
    "[1,2", "[1,2 ", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":1,", "t", "-", "{\"\\uD800\":1}",
  ])
  func `refuses`(text: String) throws {
    let error = try #require(failure(text))
    #expect(error.place.offset <= text.utf8.count)
    #expect(!error.message.isEmpty)
    #expect(throws: JSONError.self) { try JSONValue(parsing: text) }
  }

  @Test(
    arguments: [
      [0x22, 0xFF, 0x22], [0x22, 0x80, 0x22], [0x22, 0xC0, 0xAF, 0x22], [0x22, 0xC3, 0x22],
      [0x22, 0xE2, 0x82, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22],
      [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22],
      [0x22, 0xF0, 0x80, 0x80, 0x80, 0x22], [0xE9], [0x5B, 0xE5, 0x5D],
      [0x22, 0xE0, 0x80, 0x80, 0x22],
    ] as [[UInt8]]
  )
  func `refuses bytes that are no UTF-8`(bytes: [UInt8]) throws {
    let error = try #require(failure(bytes))
    guard case .invalidUTF8 = error.reason else {
      Issue.record("\(error)")
      return
    }
    #expect(error.place.offset == bytes.firstIndex { $0 >= 0x80 })
  }

  @Test func `names the first error when bad UTF-8 comes later`() throws {
    let error = try #require(failure(Array("[1,]".utf8) + [0xFF]))
    #expect(error.reason == .trailingComma(before: "]"))
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x5B, 0, 0x5D, 0], "UTF-16 (little-endian)"),
      ([0xFE, 0xFF, 0, 0x5B, 0, 0x5D], "UTF-16 (big-endian)"),
      ([0x5B, 0, 0x5D, 0], "UTF-16 (little-endian)"),
      ([0, 0x5B, 0, 0x5D], "UTF-16 (big-endian)"),
      ([0xFF, 0xFE, 0, 0, 0x5B, 0, 0, 0], "UTF-32 (little-endian)"),
      ([0, 0, 0xFE, 0xFF, 0, 0, 0, 0x5B], "UTF-32 (big-endian)"),
      ([0x5B, 0, 0, 0, 0x5D, 0, 0, 0], "UTF-32 (little-endian)"),
      ([0, 0, 0, 0x5B, 0, 0, 0, 0x5D], "UTF-32 (big-endian)"),
      ([0x31, 0], "UTF-16 (little-endian)"),
    ] as [([UInt8], String)]
  )
  func `names another encoding`(bytes: [UInt8], name: String) {
    #expect(failure(bytes)?.reason == .unsupportedEncoding(name))
  }
}
