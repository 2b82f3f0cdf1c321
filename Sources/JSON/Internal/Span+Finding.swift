extension Span where Element == UInt8 {
  /// Returns the offset of the first byte from `start` that is not white space, or `end`.
  @inline(__always) func endOfSpace(from start: Int, to end: Int) -> Int {
    guard start < end, self[start] <= ASCII.space else { return start }
    let next = start &+ 1
    // A single space follows most colons and commas.
    if next < end, self[start] == ASCII.space, self[next] > ASCII.space { return next }
    return endOfLongSpace(from: start, to: end)
  }

  private func endOfLongSpace(from start: Int, to end: Int) -> Int {
    var at = start
    while at < end {
      // Indentation is most of the white space in most files.
      while at &+ 8 <= end, word(at: at) == Self.spaces { at &+= 8 }
      guard at < end, ASCII.isSpace(self[at]) else { return at }
      at &+= 1
    }
    return at
  }

  /// Returns the offset of the first quote, backslash or control byte from `start`, or `end`.
  @inline(__always) func endOfPlainText(from start: Int, to end: Int) -> Int {
    var at = start
    while at &+ 8 <= end {
      let hit = Self.stringStops(word(at: at))
      if hit != 0 { return at &+ hit.trailingZeroBitCount &>> 3 }
      at &+= 8
    }
    while at < end {
      let byte = self[at]
      if byte == ASCII.quote || byte == ASCII.backslash || byte < ASCII.space { return at }
      at &+= 1
    }
    return at
  }

  /// Returns the offset of the first quote, backslash, control or non-ASCII byte from `start`, or
  /// `end`.
  @inline(__always) func endOfPlainASCII(from start: Int, to end: Int) -> Int {
    var at = start
    while at &+ 8 <= end {
      let hit = Self.asciiStops(word(at: at))
      if hit != 0 { return at &+ hit.trailingZeroBitCount &>> 3 }
      at &+= 8
    }
    while at < end {
      let byte = self[at]
      if byte == ASCII.quote || byte == ASCII.backslash || byte &- ASCII.space > 0x5F { return at }
      at &+= 1
    }
    return at
  }

  /// Returns the offset of the first byte from `start` that is not a decimal digit, or `end`.
  @inline(__always) func endOfDigits(from start: Int, to end: Int) -> Int {
    var at = start
    while at &+ 8 <= end {
      let strangers = Self.strangers(amongDigits: word(at: at))
      if strangers != 0 { return at &+ strangers.trailingZeroBitCount &>> 3 }
      at &+= 8
    }
    while at < end, ASCII.isDigit(self[at]) { at &+= 1 }
    return at
  }

  /// Returns the offset of the first non-ASCII byte from `start`, or `end`.
  func endOfASCII(from start: Int, to end: Int) -> Int {
    var at = start
    while at &+ 8 <= end {
      let hit = word(at: at) & Self.highs
      if hit != 0 { return at &+ hit.trailingZeroBitCount &>> 3 }
      at &+= 8
    }
    while at < end, self[at] < 0x80 { at &+= 1 }
    return at
  }

  /// Returns the first offset of a byte from `start`, or `end`.
  func first(_ byte: UInt8, from start: Int, to end: Int) -> Int {
    let pattern = UInt64(byte) &* Self.ones
    var at = start
    while at &+ 8 <= end {
      let hit = Self.zeroBytes(word(at: at) ^ pattern)
      if hit != 0 { return at &+ hit.trailingZeroBitCount &>> 3 }
      at &+= 8
    }
    while at < end, self[at] != byte { at &+= 1 }
    return at
  }

  /// Whether `count` bytes from `start` equal those of another span from `otherStart`.
  @inline(__always) func hasBytes(
    at start: Int,
    of other: borrowing Span<UInt8>,
    at otherStart: Int,
    count: Int
  ) -> Bool {
    guard start &+ count <= self.count, otherStart &+ count <= other.count else { return false }
    var index = 0
    while index &+ 8 <= count {
      guard word(at: start &+ index) == other.word(at: otherStart &+ index) else { return false }
      index &+= 8
    }
    if index < count, start &+ index &+ 8 <= self.count,
      otherStart &+ index &+ 8 <= other.count
    {
      let difference = word(at: start &+ index) ^ other.word(at: otherStart &+ index)
      return difference &<< UInt64((8 &- (count &- index)) &* 8) == 0
    }
    while index < count {
      guard self[start &+ index] == other[otherStart &+ index] else { return false }
      index &+= 1
    }
    return true
  }

  private static var ones: UInt64 { 0x0101_0101_0101_0101 }
  private static var highs: UInt64 { 0x8080_8080_8080_8080 }
  private static var spaces: UInt64 { 0x2020_2020_2020_2020 }

  /// Returns a word whose lowest set bit is in the first zero byte.
  ///
  /// Higher bits may be wrong, because borrows propagate upward.
  @inline(__always) private static func zeroBytes(_ word: UInt64) -> UInt64 {
    (word &- ones) & ~word & highs
  }

  /// Returns a word whose lowest set bit is in the first byte that ends plain text.
  @inline(__always) private static func stringStops(_ word: UInt64) -> UInt64 {
    let controls = (word &- spaces) & ~word & highs
    let quotes = zeroBytes(word ^ 0x2222_2222_2222_2222)
    let slashes = zeroBytes(word ^ 0x5C5C_5C5C_5C5C_5C5C)
    return controls | quotes | slashes
  }

  /// Returns a word whose lowest set bit is in the first byte that ends plain text or is not ASCII.
  ///
  /// All lower bytes are ASCII from the space upward, so no subtraction borrows there.
  @inline(__always) private static func asciiStops(_ word: UInt64) -> UInt64 {
    let quotes = (word ^ 0x2222_2222_2222_2222) &- ones
    let slashes = (word ^ 0x5C5C_5C5C_5C5C_5C5C) &- ones
    return (word | (word &- spaces) | quotes | slashes) & highs
  }

  /// Returns a word whose set bits are in the bytes that are not digits.
  @inline(__always) private static func strangers(amongDigits word: UInt64) -> UInt64 {
    let values = word ^ 0x3030_3030_3030_3030
    return (((values & ~highs) &+ 0x7676_7676_7676_7676) | values) & highs
  }
}
