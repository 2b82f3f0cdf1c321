import JSON
import TestSupport
import Testing

@Suite struct ValueTests {
  @Test(
    arguments: [
      ("{}", .object), ("[]", .array), ("\"a\"", .string), ("-1", .number), ("true", .bool),
      ("false", .bool), (" null ", .null),
    ] as [(String, JSONValue.Kind)]
  )
  func `knows its kind`(text: String, kind: JSONValue.Kind) throws {
    #expect(try JSONValue(parsing: text).kind == kind)
  }

  @Test func `is trimmed and otherwise kept byte for byte`() throws {
    #expect(try JSONValue(parsing: " \n{ \"a\" : 1.50 }\t").text == "{ \"a\" : 1.50 }")
  }

  @Test(
    arguments: [
      (#""""#, ""), (#""a""#, "a"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
      (#""\u0041\u00e9\u20AC""#, "Aé€"), (#""\ud834\udd1e!""#, "𝄞!"), (#""\u0000""#, "\u{0}"),
      (#""é𝄞""#, "é𝄞"), (#""\uDBFF\uDFFF""#, "\u{10FFFF}"), (#""\uFFFD""#, "\u{FFFD}"),
      (
        #""a long text without anything special in it\n""#,
        "a long text without anything special in it\n"
      ),
    ]
  )
  func `decodes`(text: String, string: String) throws {
    let decoded = try #require(try JSONValue(parsing: text).string)
    #expect(Array(decoded.utf8) == Array(string.utf8))
  }

  @Test(
    arguments: [
      ("0", 0), ("-0", 0), ("42", 42), ("-7", -7), ("9223372036854775807", Int.max),
      ("-9223372036854775808", Int.min), ("9223372036854775808", nil),
      ("-9223372036854775809", nil), ("1.0", nil), ("1e2", nil), ("\"1\"", nil),
      ("99999999999999999999999", nil),
    ] as [(String, Int?)]
  )
  func `reads integers`(text: String, integer: Int?) throws {
    #expect(try JSONValue(parsing: text).integer == integer)
  }

  @Test(
    arguments: [
      ("0", 0), ("44.5", 44.5), ("-60.25", -60.25), ("1e2", 100), ("1e400", nil), ("-1e400", nil),
      ("1e-400", 0), ("0.1", 0.1), ("123456789012345678", 123_456_789_012_345_680),
      ("5e-324", .leastNonzeroMagnitude), ("1.7976931348623157e308", .greatestFiniteMagnitude),
      ("null", nil),
      ("999999999999999", 999_999_999_999_999), ("0.00000000000001", 1e-14),
      ("0.30000000000000001", 0.3),
    ] as [(String, Double?)]
  )
  func `reads numbers`(text: String, double: Double?) throws {
    #expect(try JSONValue(parsing: text).double == double)
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `reads short numbers as the standard library does`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<2000 {
      let whole = Int.random(in: 0...999_999, using: &random)
      let fraction = Int.random(in: 0...99_999_999, using: &random)
      let text = "\(Bool.random(using: &random) ? "-" : "")\(whole).\(fraction)"
      #expect(try JSONValue(parsing: text).double == Double(text), "seed \(seed)")
    }
  }

  @Test func `minus zero stays minus zero`() throws {
    #expect(try JSONValue(parsing: "-0").double?.sign == .minus)
    #expect(try JSONValue(parsing: "-0.0").double?.sign == .minus)
  }

  @Test func `finds members by the bytes of their keys`() throws {
    let value = try JSONValue(
      parsing:
        #"{"é":1, "e\#u{301}":2, "a":3, "\u0061b":4, "a":5, "x\"y":6, "a\\":7, "":8, "o":{"a":9}}"#
    )
    #expect(value["é"]?.integer == 1)
    #expect(value["e\u{301}"]?.integer == 2)
    #expect(value["a"]?.integer == 5)
    #expect(value["ab"]?.integer == 4)
    #expect(value["x\"y"]?.integer == 6)
    #expect(value["a\\"]?.integer == 7)
    #expect(value[""]?.integer == 8)
    #expect(value["o"]?["a"]?.integer == 9)
    #expect(value["x\\\"y"] == nil)
    #expect(value["b"] == nil)
    #expect(value["a\\\""] == nil)
    #expect(try JSONValue(parsing: "[1]")["a"] == nil)
  }

  @Test func `an escaped key that comes last wins`() throws {
    #expect(try JSONValue(parsing: #"{"a":1,"\u0061":2}"#)["a"]?.integer == 2)
    #expect(try JSONValue(parsing: #"{"\u0061":1,"a":2}"#)["a"]?.integer == 2)
  }

  @Test func `lists members in order with duplicates`() throws {
    let value = try JSONValue(parsing: #" { "b" : [1,{"x":2}] , "a":"},{" ,"b":null } "#)
    #expect(value.members.map(\.key) == ["b", "a", "b"])
    #expect(value.members.map(\.value.text) == [#"[1,{"x":2}]"#, #""},{""#, "null"])
    #expect(value.count == 3)
    #expect(value.members.last?.value.kind == .null)
    #expect(value.elements.isEmpty)
  }

  @Test func `lists elements in order`() throws {
    let value = try JSONValue(parsing: #"[ 1 ,"a,b", [ ], {"c":[2]},true ]"#)
    #expect(value.elements.map(\.text) == ["1", "\"a,b\"", "[ ]", "{\"c\":[2]}", "true"])
    #expect(value.count == 5)
    #expect(value.elements.last?.bool == true)
    #expect(value.members.isEmpty)
    #expect(try JSONValue(parsing: "[ ]").count == 0)
    #expect(try JSONValue(parsing: "\"[1]\"").count == 0)
  }

  @Test func `equality is that of the text`() throws {
    #expect(try JSONValue(parsing: " 1") == JSONValue(parsing: "1 "))
    #expect(try JSONValue(parsing: "1.0") != JSONValue(parsing: "1"))
    let values: Set = [JSONValue.number(1), .string("a"), try JSONValue(parsing: "  1")]
    #expect(values.count == 2)
  }

  @Test(arguments: [
    (JSONValue.string("a\"\\\n\u{1}é\u{7F}\u{2028}"), "\"a\\\"\\\\\\n\\u0001é\u{7F}\u{2028}\""),
    (.number(-5), "-5"), (.number(44.0), "44"), (.number(60.5), "60.5"), (.number(0.1), "0.1"),
    (.number(Double.nan), "null"), (.number(-Double.infinity), "null"), (.bool(true), "true"),
    (.bool(false), "false"), (.null, "null"), (.number(1e300), "1e+300"),
    (.object([("a", .number(1)), ("b c", .null)]), "{\"a\": 1, \"b c\": null}"),
    (.object([]), "{}"), (.array([]), "[]"), (.array([.number(1), .string("x")]), "[1, \"x\"]"),
  ])
  func `makes values`(value: JSONValue, text: String) throws {
    #expect(value.text == text)
    #expect(try JSONValue(parsing: text) == value)
  }

  @Test(arguments: [
    0, -0.0, 1, -1, 50, 44.25, 1e14, 999_999_999_999_999, 1e15, -1e15, 1e16, 0x1p53, 0x1p60, 1e22,
  ])
  func `a number is written as Swift writes it, without a fraction of zero`(number: Double) {
    let text = "\(number)"
    let expected = text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    #expect(JSONValue.number(number).text == expected)
  }
}
