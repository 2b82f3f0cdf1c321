import Testing

@testable import LineEditing

@Suite struct ScalarDecoderTests {
  private func decode(_ bytes: [UInt8]) -> String {
    var decoder = ScalarDecoder()
    var text = String.UnicodeScalarView()
    for byte in bytes { text.append(contentsOf: decoder.feed(byte)) }
    text.append(contentsOf: decoder.finish())
    return String(text)
  }

  @Test(arguments: ["", "abc", "título 表 👍🏽", "\u{7FF}\u{800}\u{FFFF}\u{10000}\u{10FFFF}"])
  func `decodes what is well formed`(text: String) {
    #expect(Array(decode(Array(text.utf8)).unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test func `agrees with the standard library on every three bytes that matter`() {
    let edges: [UInt8] = [
      0x00, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1,
      0xEC, 0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF,
    ]
    for first in edges {
      for second in edges {
        for third in edges {
          for bytes in [[first, second, third], [0xF0, first, second, third]] {
            let expected = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
            #expect(Array(decode(bytes).unicodeScalars) == expected, "\(bytes)")
          }
        }
      }
    }
  }
}
