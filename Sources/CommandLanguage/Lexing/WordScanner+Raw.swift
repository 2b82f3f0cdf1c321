// Raw text follows `explain` (pasted from a log) and `!` (for another program). The rules of words
// and brackets do not apply to it.
extension WordScanner {
  /// Begins a raw text where one is allowed; returns false if an ordinary word begins.
  mutating func beginsRaw(_ byte: UInt8) -> Bool {
    if command == nil, byte == UInt8(ascii: "!") {
      begin(.bare, wordAt: count)
      endPiece(behind: byte)
      words.append(Word(range: count..<count + 1, pieces: 0..<1, role: .argument))
      begin(.raw, wordAt: count + 1)
      state = .rawLine
      return true
    }
    guard words.count == 1 else { return false }
    switch name {
    case Self.shell, Self.backslashSign, Self.system:
      begin(.raw, wordAt: count)
      state = .rawLine
      return true
    case Self.explain, Self.explain >> 8, Self.explain >> 16, Self.explain >> 24:
      rawStart = count
      return becomesRaw(byte)
    default: return false
    }
  }

  /// Returns whether this byte makes the text after `explain` raw from its start.
  mutating func becomesRaw(_ byte: UInt8) -> Bool {
    guard let start = rawStart else { return false }
    if count == start, byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") { return false }
    if pieceKind == .quoted { return false }
    if pieces.last?.kind == .quoted {
      // Quoted words are ordinary unless other text adjoins them.
      rawStart = nil
      if byte.isBlank || byte == UInt8(ascii: ";") { return false }
    } else if byte == UInt8(ascii: ";") || Self.isPlain(byte) {
      if byte == UInt8(ascii: ";") { rawStart = nil }
      return false
    }
    rawStart = nil
    words.removeSubrange(1...)
    pieces.removeSubrange(words[0].pieces.upperBound...)
    begin(.raw, wordAt: start)
    state = .rawText
    return true
  }

  private static let explain: UInt64 = 0x65_7870_6C61_696E
  private static let shell: UInt64 = 0x73_6865_6C6C
  private static let backslashSign: UInt64 = 0x5C21
  private static let system: UInt64 = 0x2E_7379_7374_656D

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: " "), UInt8(ascii: ","),
      UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "("), UInt8(ascii: ")"),
      UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
