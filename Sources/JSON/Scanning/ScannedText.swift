/// A complete check of a text: size, encoding, UTF-8 and grammar.
struct ScannedText {
  /// The maximum size of a text, in bytes.
  static var sizeLimit: Int { Int(UInt32.max) }

  /// The number of bytes after a failure that may change the reported failure.
  static var lookahead: Int { 4096 }

  /// The finished scan.
  let scanner: Scanner

  /// The start of the text, after a byte order mark.
  let start: Int

  /// Creates a scan that checks bytes from front to back; throws the first error in the text.
  init(
    _ bytes: [UInt8],
    isLines: Bool?,
    rowKeys: [String] = [],
    notedKey: String = "",
    isStrict: Bool = false,
    secondThread: SecondThread? = nil,
    isCancelled: (_ done: Int, _ total: Int) -> Bool = { _, _ in false }
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
      try scanner.scanDocument(
        isLines: isLines,
        in: span,
        helper: secondThread.map { thread in
          ScanHelper(withBytes: { $0(bytes.span) }, thread: thread)
        },
        isCancelled: isCancelled
      )
    } catch {
      if error.isCancellation { throw JSONError(wholeText: .cancelled) }
      throw Self.firstError(
        error,
        of: scanner,
        isLines: isLines,
        in: span,
        start,
        isCancelled: isCancelled
      )
    }
    self.scanner = scanner
  }

  /// Returns the first error of an invalid text.
  ///
  /// The text is scanned again if bytes before the failure are malformed.
  private static func firstError(
    _ found: ScanFailure,
    of scanner: Scanner,
    isLines: Bool?,
    in bytes: borrowing Span<UInt8>,
    _ start: Int,
    isCancelled: (_ done: Int, _ total: Int) -> Bool
  ) -> JSONError {
    let malformed: Range<Int>
    switch firstMalformedBytes(upTo: found.offset, in: bytes, isCancelled: isCancelled) {
    case .success(nil): return JSONError(found, of: scanner, in: bytes, from: start)
    case .success(let range?): malformed = range
    case .failure(let error): return error
    }
    let end = malformed.lowerBound
    var scanner = Scanner(from: start, to: end, isStrict: scanner.isStrict)
    do throws(ScanFailure) {
      try scanner.scanDocument(isLines: isLines, in: bytes, isCancelled: isCancelled)
      throw failure(malformed, in: bytes)
    } catch {
      if error.isCancellation { return JSONError(wholeText: .cancelled) }
      let failure = error.offset < end ? error : failure(malformed, in: bytes)
      return JSONError(failure, of: scanner, in: bytes, from: start)
    }
  }

  /// Finds malformed bytes up to a short distance after the failure of a scan, where they matter.
  private static func firstMalformedBytes(
    upTo offset: Int,
    in bytes: borrowing Span<UInt8>,
    isCancelled: (_ done: Int, _ total: Int) -> Bool
  ) -> Result<Range<Int>?, JSONError> {
    let limit = min(bytes.count, offset + lookahead)
    var start = 0
    while start < limit {
      guard !isCancelled(start, bytes.count) else {
        return .failure(JSONError(wholeText: .cancelled))
      }
      var end = min(limit, start + Scanner.questionDistance)
      // A piece ends between two characters; at the limit, half a character does not matter.
      while end < bytes.count, end > start, bytes.isContinuation(at: end) { end -= 1 }
      if end == start {
        guard start + Scanner.questionDistance < limit else { break }
        end = start + Scanner.questionDistance
      }
      do throws(UTF8.ValidationError) {
        _ = try UTF8Span(validating: bytes.extracting(start..<end))
      } catch {
        let range = error.byteOffsets
        return .success(start + range.lowerBound..<start + range.upperBound)
      }
      start = end
    }
    return .success(nil)
  }

  private static func failure(_ range: Range<Int>, in bytes: borrowing Span<UInt8>) -> ScanFailure {
    var malformed: [UInt8] = []
    for offset in range.prefix(4) { malformed.append(bytes[offset]) }
    return ScanFailure(.invalidUTF8(malformed), at: range.lowerBound)
  }
}
