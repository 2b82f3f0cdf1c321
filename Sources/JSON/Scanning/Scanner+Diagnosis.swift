/// Error diagnosis, which does not run on valid text.
extension Scanner {
  /// Returns the failure for text that ends inside the innermost container.
  func unexpectedEnd() -> ScanFailure {
    guard !outer.isEmpty else { return ScanFailure(.end(in: .document, openedAt: end), at: end) }
    return ScanFailure(.end(in: top.isObject ? .object : .array, openedAt: Int(top.start)), at: end)
  }

  /// Returns the failure for text that is not the start of a value.
  mutating func wrongValue(at place: Int, in bytes: borrowing Span<UInt8>) -> ScanFailure {
    at = place
    let byte = bytes[at]
    if let known = knownMistake(in: bytes) { return known }
    if byte == ASCII.plus { return ScanFailure(.invalidNumber(.leadingPlus), at: at) }
    if byte == ASCII.point { return ScanFailure(.invalidNumber(.leadingPoint), at: at) }
    if ASCII.isWord(byte) { return ScanFailure(.invalidLiteral(word(at: at, in: bytes)), at: at) }
    let isFirst = !outer.isEmpty && !top.isObject && top.index == 0
    return unexpected(isFirst ? .valueOrBracket : .value, in: bytes)
  }

  /// Returns the failure for text that is not the start of a key.
  mutating func wrongKey(
    at place: Int,
    behind comma: Int?,
    in bytes: borrowing Span<UInt8>
  ) -> ScanFailure {
    at = place
    if let comma, at < end, bytes[at] | 0x20 == ASCII.closeBrace {
      return wrongCloser(at: place, behind: comma, in: bytes)
    }
    let isFirst = top.keyStart == 0
    top.keyStart = 0
    guard at < end else { return unexpectedEnd() }
    if let known = knownMistake(in: bytes) { return known }
    if ASCII.isWord(bytes[at]), !ASCII.isDigit(bytes[at]) {
      return ScanFailure(.unquotedKey(word(at: at, in: bytes)), at: at)
    }
    return unexpected(isFirst ? .keyOrBrace : .key, in: bytes)
  }

  /// Returns the failure for a closing bracket or brace after a comma.
  mutating func wrongCloser(
    at place: Int,
    behind comma: Int,
    in bytes: borrowing Span<UInt8>
  ) -> ScanFailure {
    at = place
    let isRight = bytes[at] == (top.isObject ? ASCII.closeBrace : ASCII.closeBracket)
    guard isRight else { return unexpected(top.isObject ? .key : .value, in: bytes) }
    top.keyStart = 0
    top.index = -1
    return ScanFailure(.trailingComma(before: Unicode.Scalar(bytes[at])), at: comma)
  }

  /// Returns the failure for a value without a comma or closing bracket after it.
  mutating func wrongSeparator(at place: Int, in bytes: borrowing Span<UInt8>) -> ScanFailure {
    at = place
    let byte = bytes[at]
    if byte != ASCII.apostrophe, let known = knownMistake(in: bytes) { return known }
    let isValueStart =
      byte == ASCII.quote || byte == ASCII.apostrophe || byte == ASCII.minus
      || byte | 0x20 == ASCII.openBrace || ASCII.isWord(byte)
    if isValueStart, at > valueEnd || byte == ASCII.quote || byte | 0x20 == ASCII.openBrace {
      return ScanFailure(.missingComma(in: top.isObject ? .object : .array), at: at)
    }
    return unexpected(top.isObject ? .commaOrBrace : .commaOrBracket, in: bytes)
  }

  /// Returns the failure for a key without a colon.
  mutating func missingColon(at place: Int, in bytes: borrowing Span<UInt8>) -> ScanFailure {
    at = place
    if let known = knownMistake(in: bytes), bytes[at] != ASCII.apostrophe { return known }
    return ScanFailure(.missingColon(key: key(top, in: bytes)), at: at)
  }

  /// Returns the failure for a minus sign without digits.
  func wrongMinus(at place: Int, in bytes: borrowing Span<UInt8>) -> ScanFailure {
    let next = place + 1
    if next < end, ASCII.isWord(bytes[next]) {
      return ScanFailure(.invalidLiteral("-" + word(at: next, in: bytes)), at: place)
    }
    return ScanFailure(.invalidNumber(.missingDigits), at: next)
  }

  /// Returns the failure for text after the value of the document.
  func textAfterValue(in bytes: borrowing Span<UInt8>) -> ScanFailure {
    knownMistake(in: bytes) ?? ScanFailure(.textAfterValue(scalar(at: at, in: bytes)), at: at)
  }

  /// Returns the failure for a backslash and a number of bytes that are not an escape.
  func invalidEscape(
    at backslash: Int,
    length: Int,
    in bytes: borrowing Span<UInt8>
  ) -> ScanFailure {
    var text = ""
    for offset in 0..<length - 1 {
      text.unicodeScalars.append(Unicode.Scalar(bytes[backslash + offset]))
    }
    text.unicodeScalars.append(scalar(at: backslash + length - 1, in: bytes))
    return ScanFailure(.invalidEscape(text), at: backslash)
  }

  /// Returns the failure for an unpaired surrogate.
  func loneSurrogate(at backslash: Int, in bytes: borrowing Span<UInt8>) -> ScanFailure {
    var text = ""
    for offset in 0..<6 { text.unicodeScalars.append(Unicode.Scalar(bytes[backslash + offset])) }
    return ScanFailure(.loneSurrogate(text), at: backslash)
  }

  private func knownMistake(in bytes: borrowing Span<UInt8>) -> ScanFailure? {
    switch bytes[at] {
    case ASCII.apostrophe: return ScanFailure(.singleQuotes, at: at)
    case ASCII.number: return ScanFailure(.comment, at: at)
    case ASCII.slash:
      let isComment = at + 1 < end && [ASCII.slash, 0x2A].contains(bytes[at + 1])
      return isComment ? ScanFailure(.comment, at: at) : nil
    default: return nil
    }
  }

  private func unexpected(
    _ expected: JSONError.Expectation,
    in bytes: borrowing Span<UInt8>
  ) -> ScanFailure {
    ScanFailure(.unexpectedCharacter(scalar(at: at, in: bytes), expected: expected), at: at)
  }
}

extension Scanner {
  /// Returns the failure of a line that ends inside its value, if that caused a later failure.
  ///
  /// The next line then begins like a new value. Within a value of several lines, a line is indented
  /// or closes something.
  ///
  /// - Parameters:
  ///   - failure: The failure, in the line where the scan found it.
  ///   - bytes: The text.
  /// - Returns: The failure at the end of the broken line, or nil if the cause is another one.
  func brokenLine(before failure: ScanFailure, in bytes: borrowing Span<UInt8>) -> ScanFailure? {
    guard let lines = outer.first, lines.role == .lines, failure.offset < end else { return nil }
    let value = outer.count > 1 ? outer[1] : top
    let start = Int(value.start)
    guard Self.beginsLine(at: failure.offset, in: bytes), Self.beginsLine(at: start, in: bytes),
      bytes[failure.offset] == bytes[start]
    else { return nil }
    let lineEnd = bytes.first(ASCII.lineFeed, from: start, to: failure.offset)
    guard lineEnd < failure.offset else { return nil }
    return ScanFailure(
      .lineEnd(in: value.isObject ? .object : .array, openedAt: start),
      at: lineEnd
    )
  }

  private static func beginsLine(at offset: Int, in bytes: borrowing Span<UInt8>) -> Bool {
    offset == 0 || bytes[offset - 1] == ASCII.lineFeed
  }

  /// Returns the word at an offset, up to 32 letters.
  func word(at start: Int, in bytes: borrowing Span<UInt8>) -> String {
    var word = ""
    var next = start
    while next < end, next - start < 32, ASCII.isWord(bytes[next]) {
      word.unicodeScalars.append(Unicode.Scalar(bytes[next]))
      next += 1
    }
    return next < end && ASCII.isWord(bytes[next]) ? word + "…" : word
  }

  private func scalar(at offset: Int, in bytes: borrowing Span<UInt8>) -> Unicode.Scalar {
    bytes.scalar(at: offset, to: end).scalar
  }
}
