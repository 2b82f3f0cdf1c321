/// An incremental decoder from bytes to Unicode scalars.
///
/// Malformed input becomes one U+FFFD per maximal part that could have begun a character, as in
/// `String(decoding:as:)`.
struct ScalarDecoder {
  private static let replacement: Unicode.Scalar = "\u{FFFD}"

  private var value: UInt32 = 0
  private var missing = 0
  /// The valid range of the next byte; some lead bytes limit their first continuation further.
  private var bounds: ClosedRange<UInt8> = 0x80...0xBF

  /// Takes a byte; returns the scalars that it completes, at most two.
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

  /// Ends an incomplete character.
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
