/// The whole check of a text: size, encoding, UTF-8, grammar.
struct ScannedText {
  /// The largest text that is read, in bytes.
  static var sizeLimit: Int { Int(UInt32.max) }

  /// The scan, at its end.
  let scanner: Scanner

  /// Where the text starts: behind a byte order mark.
  let start: Int

  /// Checks bytes from front to back; the error is the first one in the text.
  init(
    _ bytes: [UInt8],
    isLines: Bool?,
    rowKeys: [String] = [],
    notedKey: String = "",
    isStrict: Bool = false,
    goesOn: (_ done: Int, _ total: Int) -> Bool = { _, _ in true }
  ) throws(JSONError) {
    guard bytes.count <= Self.sizeLimit else {
      throw JSONError(wholeText: .tooLarge(limit: Self.sizeLimit))
    }
    let span = bytes.span
    if let name = TextEncoding.foreignName(span) {
      throw JSONError(wholeText: .unsupportedEncoding(name))
    }
    start = TextEncoding.hasByteOrderMark(span) ? 3 : 0
    var scanner = Scanner(
      from: start,
      to: bytes.count,
      rowKeys: rowKeys,
      notedKey: notedKey,
      isStrict: isStrict
    )
    do throws(ScanFailure) {
      try scanner.scanDocument(isLines: isLines, in: span, goesOn: goesOn)
    } catch {
      if case .reason(.cancelled) = error.fault { throw JSONError(wholeText: .cancelled) }
      throw Self.firstError(in: span, start, isLines: isLines, isStrict: isStrict, goesOn: goesOn)
    }
    self.scanner = scanner
  }

  /// Looks once more at a text that is wrong somewhere, now with an eye on which error comes first.
  private static func firstError(
    in bytes: borrowing Span<UInt8>,
    _ start: Int,
    isLines: Bool?,
    isStrict: Bool,
    goesOn: (_ done: Int, _ total: Int) -> Bool
  ) -> JSONError {
    let malformed = firstMalformedBytes(in: bytes)
    let end = malformed?.lowerBound ?? bytes.count
    var scanner = Scanner(from: start, to: end, isStrict: isStrict)
    do throws(ScanFailure) {
      try scanner.scanDocument(isLines: isLines, in: bytes, goesOn: goesOn)
      throw failure(malformed ?? end..<end, in: bytes)
    } catch {
      if case .reason(.cancelled) = error.fault { return JSONError(wholeText: .cancelled) }
      var failure = error
      if let malformed, failure.offset >= end { failure = Self.failure(malformed, in: bytes) }
      return JSONError(failure, of: scanner, in: bytes, from: start)
    }
  }

  private static func firstMalformedBytes(in bytes: borrowing Span<UInt8>) -> Range<Int>? {
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: copy bytes)
      return nil
    } catch {
      return error.byteOffsets
    }
  }

  private static func failure(_ range: Range<Int>, in bytes: borrowing Span<UInt8>) -> ScanFailure {
    var malformed: [UInt8] = []
    for offset in range.prefix(4) { malformed.append(bytes[offset]) }
    return ScanFailure(.invalidUTF8(malformed), at: range.lowerBound)
  }
}
