extension JSONDocument {
  /// Whether a text with these first bytes can be JSON.
  ///
  /// If it returns false, these bytes have the same error as the whole text.
  ///
  /// ```swift
  /// JSONDocument.mayBegin(with: Array("[1, 2".utf8))  // true
  /// ```
  ///
  /// - Parameters:
  ///   - bytes: The first bytes of the text.
  ///   - isStrict: Whether a duplicate key is an error. The default is false.
  ///   - isLines: Whether the text is JSON Lines. The default guesses.
  /// - Returns: Whether nothing in them is wrong.
  /// - Complexity: linear in the number of bytes.
  public static func mayBegin(
    with bytes: [UInt8],
    isStrict: Bool = false,
    isLines: Bool? = nil
  ) -> Bool {
    let span = bytes.span
    guard TextEncoding.foreignName(span) == nil else { return false }
    let start = TextEncoding.hasByteOrderMark(span) ? 3 : 0
    var scanner = Scanner(from: start, to: bytes.count, isStrict: isStrict)
    do throws(ScanFailure) {
      try scanner.scanDocument(isLines: isLines, in: span)
      return true
    } catch {
      // What fails near the end may be cut off there.
      return error.offset + ScannedText.lookahead >= bytes.count
    }
  }
}
