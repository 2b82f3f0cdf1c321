import JSON
import TestSupport
import Testing

/// The bytes of characters, held against the standard library.
@Suite struct EncodingTests {
  private static let edges: [UInt8] = [
    0x20, 0x22, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xFF,
  ]

  @Test(arguments: 0x80...0xFF as ClosedRange<UInt8>)
  func `what follows a first byte is what UTF-8 allows`(lead: UInt8) {
    for second in Self.edges {
      for third in Self.edges {
        // Only the first bytes from F0 on ask for four.
        for fourth in lead < 0xF0 ? Self.edges.prefix(rounds(2, thorough: 12)) : Self.edges[...] {
          check([lead, second, third, fourth])
        }
        check([lead, second, third])
      }
      check([lead, second])
    }
    check([lead])
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `characters at any place of a long text`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let scalars = (0..<Int.random(in: 0..<40, using: &random)).compactMap { _ in
        Unicode.Scalar(
          [0x61, 0xE9, 0x7FF, 0x800, 0xFFFD, 0x1F600].randomElement(using: &random) ?? 0x62
        )
      }
      var bytes = Array(String(String.UnicodeScalarView(scalars)).utf8)
      if !bytes.isEmpty, Bool.random(using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] ^= 0x40
      }
      check(bytes)
    }
  }

  /// Puts bytes into a string, and tells whether that is JSON where it should be.
  private func check(_ bytes: [UInt8]) {
    let text = Array("[\"a".utf8) + bytes + Array("b\"]".utf8)
    let isPlain = !bytes.contains { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }
    guard isPlain else { return }
    let isText = String(validating: text, as: UTF8.self) != nil
    #expect((failure(text) == nil) == isText, "\(bytes)")
  }
}
