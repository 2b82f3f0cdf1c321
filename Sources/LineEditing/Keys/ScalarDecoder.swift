/// Turns bytes into Unicode scalars as they arrive.
///
/// Malformed input gives one U+FFFD for each maximal part that could have begun a character, as
/// `String(decoding:as:)` does for a whole text.
struct ScalarDecoder {
  private static let replacement: Unicode.Scalar = "\u{FFFD}"

  private var value: UInt32 = 0
  private var missing = 0
  /// What the next byte may be; the first continuation of some lead bytes is bounded further.
  private var bounds: ClosedRange<UInt8> = 0x80...0xBF

  /// Takes a byte; answers the scalars that it ends, at most two.
  mutating func feed(_ byte: UInt8) -> [Unicode.Scalar] {
    guard missing > 0 else { return begin(byte) }
    guard bounds.contains(byte) else {
      missing = 0
      return [Self.replacement] + begin(byte)
    }
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    bounds = 0x80...0xBF
    guard missing == 0 else { return [] }
    return [Unicode.Scalar(value) ?? Self.replacement]
  }

  /// Gives up on a character of which only the beginning came.
  mutating func finish() -> [Unicode.Scalar] {
    guard missing > 0 else { return [] }
    missing = 0
    return [Self.replacement]
  }

  private mutating func begin(_ byte: UInt8) -> [Unicode.Scalar] {
    switch byte {
    case 0x00...0x7F: return [Unicode.Scalar(byte)]
    case 0xC2...0xDF: expect(1, byte & 0x1F, 0x80...0xBF)
    case 0xE0: expect(2, byte & 0x0F, 0xA0...0xBF)
    case 0xED: expect(2, byte & 0x0F, 0x80...0x9F)
    case 0xE1...0xEF: expect(2, byte & 0x0F, 0x80...0xBF)
    case 0xF0: expect(3, byte & 0x07, 0x90...0xBF)
    case 0xF4: expect(3, byte & 0x07, 0x80...0x8F)
    case 0xF1...0xF3: expect(3, byte & 0x07, 0x80...0xBF)
    default: return [Self.replacement]
    }
    return []
  }

  private mutating func expect(_ count: Int, _ bits: UInt8, _ next: ClosedRange<UInt8>) {
    value = UInt32(bits)
    missing = count
    bounds = next
  }
}
