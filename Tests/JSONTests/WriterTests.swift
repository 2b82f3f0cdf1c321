import JSON
import Testing

@Suite struct WriterTests {
  @Test func `writes one line`() {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("n")
    writer.value(1)
    writer.key("at")
    writer.value([0, 4])
    writer.key("empty")
    writer.beginArray()
    writer.endArray()
    writer.key("list")
    writer.beginArray()
    writer.beginObject()
    writer.endObject()
    writer.value("é")
    writer.value(60.5)
    writer.value(44.0)
    writer.value(true)
    writer.null()
    writer.value(String?.none)
    writer.endArray()
    writer.key("z")
    writer.value(JSONValue.array([.number(1), .null]))
    writer.endObject()
    #expect(
      writer.text
        == #"{"n":1,"at":[0,4],"empty":[],"list":[{},"é",60.5,44,true,null,null],"z":[1,null]}"#
    )
  }

  /// Numbers around the ends of their ranges, and around those of whole doubles.
  private static let numbers: [Double] =
    [
      0, -0.0, 0.1, .leastNonzeroMagnitude, 1e15, 1e16, 1e300, .greatestFiniteMagnitude, 9e18,
      0x1p53, 0x1p63,
    ]
    .flatMap { [$0, -$0, $0.nextUp, $0.nextDown] }

  @Test func `numbers have the digits of Swift, whole ones without a fraction`() {
    for number in Self.numbers where number.isFinite {
      var writer = JSONWriter()
      writer.value(number)
      let text = "\(number)"
      #expect(writer.text == (text.hasSuffix(".0") ? String(text.dropLast(2)) : text))
    }
    for number in [0, 7, -7, 10, 100, -12_345, 1 << 53, .max, .min] {
      var writer = JSONWriter()
      writer.value([number, number])
      #expect(writer.text == "[\(number),\(number)]")
    }
  }

  @Test func `lines follow each other without commas`() {
    var writer = JSONWriter()
    writer.value(1)
    writer.endLine()
    writer.value(2)
    writer.endLine()
    #expect(writer.text == "1\n2\n")
  }

  /// Every character that must not reach a terminal raw.
  private static let unsafe: [Unicode.Scalar] =
    [
      0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069, 0xFDD0...0xFDEF, 0xFFFE...0xFFFF,
      0x1FFFE...0x1FFFF, 0x10FFFE...0x10FFFF,
    ].flatMap { ($0 as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init) }

  @Test func `nothing unsafe is raw and all of it reads back`() throws {
    let text = String(String.UnicodeScalarView(Self.unsafe)) + "a\"\\é\u{200D}\u{FE0F}\u{301}"
    var writer = JSONWriter()
    writer.value(text)
    #expect(!writer.text.unicodeScalars.contains { Self.unsafe.contains($0) })
    #expect(writer.text.utf8.suffix(9).elementsEqual("\u{200D}\u{FE0F}\u{301}\"".utf8))
    let read = try #require(try JSONValue(parsing: writer.bytes).string)
    #expect(Array(read.utf8) == Array(text.utf8))
  }

  @Test func `a raw value becomes safe and stays the same value`() throws {
    let raw = "{ \"\u{7F}k\" :\n [ \"\u{9B}31m\u{202E}\\n\", \"\\u001b\", 1.50 ] }"
    var writer = JSONWriter()
    writer.value(try JSONValue(parsing: raw))
    #expect(writer.text == #"{"\u007fk":["\u009b31m\u202e\n","\u001b",1.50]}"#)
    let written = try JSONValue(parsing: writer.bytes)
    #expect(canonical(written) == canonical(try JSONValue(parsing: raw)))
  }

  @Test func `the shortest text escapes only what it must`() throws {
    #expect(
      JSONText.quoted("a\u{7F}\u{2028}\t\u{0}", escaping: .shortest)
        == "\"a\u{7F}\u{2028}\\t\\u0000\""
    )
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "-0"), (1e15, "1000000000000000"), (0.001, "0.001"), (1e22, "1e+22"),
    (.infinity, "null"), (.nan, "null"), (.leastNonzeroMagnitude, "5e-324"),
  ])
  func `numbers are legal and short`(number: Double, text: String) {
    var writer = JSONWriter()
    writer.value(number)
    #expect(writer.text == text)
  }
}
