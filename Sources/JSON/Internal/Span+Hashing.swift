extension Span where Element == UInt8 {
  /// Feeds the bytes of a range to a hasher, eight at a time.
  func hash(_ range: Range<Int>, into hasher: inout Hasher) {
    var at = range.lowerBound
    while at + 8 <= range.upperBound {
      hasher.combine(word(at: at))
      at += 8
    }
    hasher.combine(shortWord(at..<range.upperBound))
    hasher.combine(range.count)
  }

  /// Returns the first eight bytes of a range; a shorter one is padded with zeros.
  @inline(__always) package func shortWord(_ range: Range<Int>) -> UInt64 {
    let start = range.lowerBound
    if start &+ 8 <= count {
      let missing = 8 &- range.count
      let word = word(at: start)
      guard missing > 0 else { return word }
      return missing == 8 ? 0 : word & (UInt64.max &>> UInt64(missing &* 8))
    }
    var word: UInt64 = 0
    for at in range.prefix(8).reversed() { word = word << 8 | UInt64(self[at]) }
    return word
  }
}
