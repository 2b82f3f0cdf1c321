import Testing

@testable import TextLayout

@Suite struct TextScanTests {
  @Test(arguments: 0..<300)
  func `the visited Characters are those of the text, with their widths`(seed: Int) {
    var sample = SampleText(seed: seed)
    let text = sample.next().escapedForDisplay()
    var (visited, width) = ("", 0)
    text.visitCharacters { character, columns in
      switch character {
      case .scalar(let scalar): visited.unicodeScalars.append(scalar)
      case .cluster(let cluster): visited.append(cluster)
      }
      width += columns
    }
    #expect(Array(visited.unicodeScalars) == Array(text.unicodeScalars), "seed \(seed)")
    #expect(width == text.reduce(0) { $0 + $1.displayWidth }, "seed \(seed)")
  }

  @Test(arguments: ["$", "é", "€", "\u{FFFD}", "𝄞", "\u{10FFFF}", "\u{7F}", "\u{80}"])
  func `a scalar is read at any offset`(text: String) throws {
    let scalar = try #require(text.unicodeScalars.first)
    for offset in 0..<10 {
      let bytes = Array(String(repeating: "x", count: offset).utf8) + Array(text.utf8)
      let found = bytes.span.scalar(at: offset)
      #expect(found.value == scalar.value && found.length == text.utf8.count)
    }
  }

  @Test(arguments: Array(0...255) as [UInt8])
  func `a byte that is not printable ASCII is found at any offset`(byte: UInt8) {
    let isPrintable = (0x20..<0x7F).contains(byte)
    for count in 1...19 {
      for offset in 0..<count {
        var bytes = [UInt8](repeating: UInt8(ascii: "a"), count: count)
        bytes[offset] = byte
        #expect(bytes.span.endOfPrintableASCII(from: 0) == (isPrintable ? count : offset))
        #expect(bytes.span.endOfPrintableASCII(from: count) == count)
        let isPlain = isPrintable && byte != UInt8(ascii: ",") && byte != UInt8(ascii: "\"")
        let found = bytes.span.isPrintableASCII(
          from: 0,
          without: UInt8(ascii: ","),
          UInt8(ascii: "\"")
        )
        #expect(found == isPlain)
        let rest = bytes.span.isPrintableASCII(
          from: offset + 1,
          without: UInt8(ascii: ","),
          UInt8(ascii: "\"")
        )
        #expect(rest)
      }
    }
  }

  @Test(arguments: [
    ("a\u{1B}é", 0, true), ("a\u{1B}é", 2, false), ("é\u{202E}", 0, true), ("é", 0, false),
  ])
  func `an escape is needed only for the bytes from an offset on`(
    text: String,
    start: Int,
    isNeeded: Bool
  ) {
    #expect(Array(text.utf8).span.needsEscapes(from: start) == isNeeded)
  }
}
