/// Strings, keys, numbers and words.
///
/// What runs for each token is `mutating` even where it changes nothing: else the scanner is
/// copied.
extension Scanner {
  /// Reads a key, its colon, and the white space around it.
  @inline(__always)
  mutating func scanKey(in bytes: borrowing Span<UInt8>) throws(ScanFailure) {
    guard at < end, bytes[at] == ASCII.quote else { throw wrongKey(in: bytes) }
    top.keyStart = 0
    sawEscape = false
    let quote = at
    let close = try endOfString(at: quote, in: bytes)
    top.keyStart = UInt32(truncatingIfNeeded: quote &+ 1)
    top.keyEnd = UInt32(truncatingIfNeeded: close &- 1)
    let first = ledger.note(
      top.key,
      hasEscapes: sawEscape,
      in: &top,
      of: bytes
    )
    if let first { try noteDuplicate(first: first &- 1, second: quote, in: bytes) }
    at = bytes.endOfSpace(from: close, to: end)
    guard at < end else { throw unexpectedEnd() }
    guard bytes[at] == ASCII.colon else { throw missingColon(in: bytes) }
    at = bytes.endOfSpace(from: at &+ 1, to: end)
  }

  /// The place behind the string that opens at `quote`.
  @inline(__always)
  mutating func endOfString(
    at quote: Int,
    in bytes: borrowing Span<UInt8>
  ) throws(ScanFailure) -> Int {
    let stop = bytes.endOfPlainText(from: quote &+ 1, to: end)
    if stop < end, bytes[stop] == ASCII.quote { return stop &+ 1 }
    return try endOfHardString(at: quote, from: stop, in: bytes)
  }

  private mutating func endOfHardString(
    at quote: Int,
    from stop: Int,
    in bytes: borrowing Span<UInt8>
  ) throws(ScanFailure) -> Int {
    var stop = stop
    while stop < end, bytes[stop] != ASCII.quote {
      guard bytes[stop] == ASCII.backslash else {
        throw ScanFailure(.controlCharacter(bytes[stop]), at: stop)
      }
      sawEscape = true
      let next = try endOfEscape(at: stop, in: bytes)
      guard next <= end else { break }
      stop = bytes.endOfPlainText(from: next, to: end)
    }
    guard stop < end, bytes[stop] == ASCII.quote else {
      throw ScanFailure(.end(in: .string, openedAt: quote), at: end)
    }
    return stop &+ 1
  }

  /// The place behind an escape; behind the end where the text ends inside it.
  private mutating func endOfEscape(
    at backslash: Int,
    in bytes: borrowing Span<UInt8>
  ) throws(ScanFailure) -> Int {
    let letter = backslash + 1
    guard letter < end else { return end + 1 }
    switch bytes[letter] {
    case ASCII.quote, ASCII.backslash, ASCII.slash, 0x62, ASCII.lowerF, ASCII.lowerN, 0x72,
      ASCII.lowerT:
      return backslash + 2
    case ASCII.lowerU: return try endOfUnicodeEscape(at: backslash, in: bytes)
    default: throw invalidEscape(at: backslash, length: 2, in: bytes)
    }
  }

  private mutating func endOfUnicodeEscape(
    at backslash: Int,
    in bytes: borrowing Span<UInt8>
  ) throws(ScanFailure) -> Int {
    guard let code = try hexCode(at: backslash, in: bytes) else { return end + 1 }
    let next = backslash + 6
    switch code & 0xFC00 {
    case 0xDC00: throw loneSurrogate(at: backslash, in: bytes)
    case 0xD800:
      if next >= end { return end + 1 }
      guard bytes[next] == ASCII.backslash else { throw loneSurrogate(at: backslash, in: bytes) }
      if next + 1 >= end { return end + 1 }
      guard bytes[next + 1] == ASCII.lowerU else { throw loneSurrogate(at: backslash, in: bytes) }
      guard let low = try hexCode(at: next, in: bytes) else { return end + 1 }
      guard low & 0xFC00 == 0xDC00 else { throw loneSurrogate(at: backslash, in: bytes) }
      return next + 6
    default: return next
    }
  }

  /// The code of `\uXXXX`, or nil where the text ends inside it.
  private mutating func hexCode(
    at backslash: Int,
    in bytes: borrowing Span<UInt8>
  ) throws(ScanFailure) -> UInt32? {
    var code: UInt32 = 0
    for offset in 2..<6 {
      guard backslash + offset < end else { return nil }
      guard let digit = ASCII.hexValue(bytes[backslash + offset]) else {
        throw invalidEscape(at: backslash, length: offset + 1, in: bytes)
      }
      code = code << 4 | digit
    }
    return code
  }

  /// The place behind the number that starts here.
  @inline(__always)
  mutating func endOfNumber(in bytes: borrowing Span<UInt8>) throws(ScanFailure) -> Int {
    var next = at
    if bytes[next] == ASCII.minus { next &+= 1 }
    let first = next
    next = endOfDigits(from: next, in: bytes)
    if next == first { throw wrongMinus(in: bytes) }
    if bytes[first] == ASCII.zero, next &- first > 1 {
      throw ScanFailure(.invalidNumber(.leadingZero), at: first)
    }
    guard next < end, bytes[next] == ASCII.point || bytes[next] | 0x20 == ASCII.lowerE else {
      return next
    }
    return try endOfLongNumber(from: next, in: bytes)
  }

  private mutating func endOfLongNumber(
    from start: Int,
    in bytes: borrowing Span<UInt8>
  ) throws(ScanFailure) -> Int {
    var next = start
    if bytes[next] == ASCII.point {
      let fraction = next + 1
      next = endOfDigits(from: fraction, in: bytes)
      if next == fraction { throw ScanFailure(.invalidNumber(.missingFraction), at: next) }
    }
    guard next < end, bytes[next] | 0x20 == ASCII.lowerE else { return next }
    next += 1
    if next < end, bytes[next] == ASCII.plus || bytes[next] == ASCII.minus { next += 1 }
    let exponent = next
    next = endOfDigits(from: exponent, in: bytes)
    if next == exponent { throw ScanFailure(.invalidNumber(.missingExponent), at: next) }
    return next
  }

  @inline(__always)
  private mutating func endOfDigits(from start: Int, in bytes: borrowing Span<UInt8>) -> Int {
    var next = start
    while next < end, ASCII.isDigit(bytes[next]) { next &+= 1 }
    return next
  }

  /// Reads one of the three words, given as the number that its letters make.
  @inline(__always)
  mutating func scanLiteral(
    _ letters: UInt64,
    length: Int,
    in bytes: borrowing Span<UInt8>
  ) throws(ScanFailure) {
    let next = at &+ length
    guard next <= end, bytes.shortWord(at..<next) == letters,
      next == end || !ASCII.isWord(bytes[next])
    else { throw ScanFailure(.invalidLiteral(word(at: at, in: bytes)), at: at) }
    at = next
  }
}
