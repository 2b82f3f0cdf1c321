/// Strings, keys, numbers and words.
///
/// Code that runs for each token is `mutating` even without changes; otherwise the scanner is
/// copied.
extension Scanner {
  /// Reads a key, its colon, and the white space around it.
  @inline(__always)
  mutating func scanKey(
    _ next: inout Int,
    behind comma: Int?,
    in bytes: borrowing Span<UInt8>
  ) throws(ScanFailure) {
    var keyEnd: Int?
    if let close = ledger.endOfExpectedKey(at: next, to: end, in: &top, of: bytes) {
      if close < end, bytes[close] == ASCII.colon {
        next = bytes.endOfSpace(from: close &+ 1, to: end)
        noteValueOfExpectedKey(at: next, in: bytes)
        return
      }
      keyEnd = close
    }
    try scanOtherKey(&next, end: keyEnd, behind: comma, in: bytes)
  }

  /// Reads a key that is not the expected one or has no colon directly after it.
  private mutating func scanOtherKey(
    _ next: inout Int,
    end close: Int?,
    behind comma: Int?,
    in bytes: borrowing Span<UInt8>
  ) throws(ScanFailure) {
    let quote = next
    guard quote < end, bytes[quote] == ASCII.quote else {
      throw wrongKey(at: quote, behind: comma, in: bytes)
    }
    if let close {
      next = close
    } else if top.isInherited {
      next = try endOfInheritedKey(at: quote, in: bytes)
    } else {
      next = try endOfNewKey(at: quote, in: bytes)
    }
    next = bytes.endOfSpace(from: next, to: end)
    guard next < end else { throw unexpectedEnd() }
    guard bytes[next] == ASCII.colon else { throw missingColon(at: next, in: bytes) }
    next = bytes.endOfSpace(from: next &+ 1, to: end)
    if !top.isInherited { noteValueOfKey(at: next, in: bytes) }
  }

  /// Returns the offset after a key that no earlier object had in this position.
  private mutating func endOfNewKey(
    at quote: Int,
    in bytes: borrowing Span<UInt8>
  ) throws(ScanFailure) -> Int {
    top.keyStart = 0
    sawEscape = false
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
    return close
  }

  /// Returns the offset after the string that opens at `quote`.
  @inline(__always)
  mutating func endOfString(
    at quote: Int,
    in bytes: borrowing Span<UInt8>
  ) throws(ScanFailure) -> Int {
    let stop = bytes.endOfPlainASCII(from: quote &+ 1, to: end)
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
      let byte = bytes[stop]
      if byte >= 0x80 {
        guard let next = bytes.endOfCharacters(from: stop, to: end) else {
          throw ScanFailure(.invalidUTF8([byte]), at: stop)
        }
        stop = bytes.endOfPlainASCII(from: next, to: end)
        continue
      }
      guard byte == ASCII.backslash else { throw ScanFailure(.controlCharacter(byte), at: stop) }
      sawEscape = true
      let next = try endOfEscape(at: stop, in: bytes)
      guard next <= end else {
        stop = end
        break
      }
      stop = bytes.endOfPlainASCII(from: next, to: end)
    }
    guard stop < end, bytes[stop] == ASCII.quote else {
      throw ScanFailure(.end(in: .string, openedAt: quote), at: end)
    }
    return stop &+ 1
  }

  /// Returns the offset after an escape; an offset past the end if the text ends inside it.
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

  /// Returns the code of `\uXXXX`, or nil if the text ends inside it.
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

  /// Returns the offset after the number that starts here.
  @inline(__always)
  mutating func endOfNumber(
    at start: Int,
    in bytes: borrowing Span<UInt8>
  ) throws(ScanFailure) -> Int {
    let first = bytes[start] == ASCII.minus ? start &+ 1 : start
    let next = bytes.endOfDigits(from: first, to: end)
    if next == first { throw wrongMinus(at: start, in: bytes) }
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
      next = bytes.endOfDigits(from: fraction, to: end)
      if next == fraction { throw ScanFailure(.invalidNumber(.missingFraction), at: next) }
    }
    guard next < end, bytes[next] | 0x20 == ASCII.lowerE else { return next }
    next += 1
    if next < end, bytes[next] == ASCII.plus || bytes[next] == ASCII.minus { next += 1 }
    let exponent = next
    next = bytes.endOfDigits(from: exponent, to: end)
    if next == exponent { throw ScanFailure(.invalidNumber(.missingExponent), at: next) }
    return next
  }

  /// Returns the offset after one of the three words, given as the number of its letters' bytes.
  @inline(__always)
  mutating func endOfLiteral(
    _ letters: UInt64,
    length: Int,
    at start: Int,
    in bytes: borrowing Span<UInt8>
  ) throws(ScanFailure) -> Int {
    let next = start &+ length
    guard next <= end, bytes.shortWord(start..<next) == letters,
      next == end || !ASCII.isWord(bytes[next])
    else { throw ScanFailure(.invalidLiteral(word(at: start, in: bytes)), at: start) }
    return next
  }
}
