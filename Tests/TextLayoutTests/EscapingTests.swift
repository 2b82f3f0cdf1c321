import Testing
import TextLayout

@Suite struct EscapingTests {
  /// Every code point that must not reach a terminal.
  private static let controls: [UInt32] =
    Array(0x00...0x1F) + Array(0x7F...0x9F) + [0x2028, 0x2029] + Array(0x202A...0x202E)
    + Array(0x2066...0x2069) + Array(0xFDD0...0xFDEF)
    + (0...0x10).flatMap { [$0 << 16 | 0xFFFE, $0 << 16 | 0xFFFF] }

  @Test(arguments: controls)
  func `a control is shown as something printable`(code: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(code))
    for style: EscapeStyle in [.symbol, .ascii] {
      let shown = "a\(Character(scalar))b".escapedForDisplay(style)
      #expect(shown.hasPrefix("a") && shown.hasSuffix("b"))
      #expect(!shown.unicodeScalars.contains(scalar))
      #expect(shown.displayWidth > 2)
      #expect(shown == shown.escapedForDisplay(style))
    }
  }

  @Test(arguments: controls)
  func `the ascii style is ASCII`(code: UInt32) throws {
    let text = String(try #require(Unicode.Scalar(code)))
    #expect(text.escapedForDisplay(.ascii).utf8.allSatisfy { $0 < 0x80 })
  }

  @Test(arguments: Array(0x00...0x1F) + [0x7F] as [UInt32])
  func `a C0 control is one column as a symbol`(code: UInt32) throws {
    let shown = String(try #require(Unicode.Scalar(code))).escapedForDisplay()
    #expect(shown.unicodeScalars.map(\.value) == [code == 0x7F ? 0x2421 : 0x2400 + code])
    #expect(shown.displayWidth == 1)
  }

  @Test(
    arguments: [
      ("\u{1B}[31mred", "␛[31mred", "\\x1b[31mred"),
      ("a\r\nb\tc", "a␍␊b␉c", "a\\r\\nb\\tc"),
      ("\0\u{7F}", "␀␡", "\\x00\\x7f"),
      ("\u{85}\u{9B}", "\\u{85}\\u{9b}", "\\u{85}\\u{9b}"),
      ("abc\u{202E}fed", "abc\\u{202e}fed", "abc\\u{202e}fed"),
      ("1\u{2028}2", "1\\u{2028}2", "1\\u{2028}2"),
      ("\u{10FFFF}", "\\u{10ffff}", "\\u{10ffff}"),
      ("\u{301}a", " \u{301}a", " \u{301}a"),
      ("\u{1B}\u{301}", "␛ \u{301}", "\\x1b \u{301}"),
    ])
  func `a text is shown in both styles`(text: String, symbol: String, ascii: String) {
    #expect(text.escapedForDisplay() == symbol)
    #expect(text.escapedForDisplay(.ascii) == ascii)
  }

  @Test(
    arguments: [
      "", "plain", "back\\slash", "👨‍👩‍👧‍👦", "❤️", "⌚\u{FE0E}", "e\u{301}", "\u{200F}مرحبا", "می‌خواهم",
      "नमस्ते", "\u{FEFF}x", "a\u{AD}b", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "\u{FFFD}", "\u{E000}",
    ])
  func `ordinary text passes unchanged`(text: String) {
    for style: EscapeStyle in [.symbol, .ascii] {
      #expect(Array(text.escapedForDisplay(style).utf8) == Array(text.utf8))
    }
  }

  @Test func `nothing but the controls is changed`() {
    let controls = Set(Self.controls)
    var wrong: [UInt32] = []
    for code: UInt32 in 0...0x10FFFF {
      guard let scalar = Unicode.Scalar(code) else { continue }
      let text = "a" + String(scalar)
      if (text.escapedForDisplay() == text) == controls.contains(code) { wrong.append(code) }
    }
    #expect(wrong == [])
  }
}
