/// A finished scan of a text that arrived meanwhile, for a document of the same bytes.
public struct EarlyScan: Sendable {
  let text: ScannedText

  /// The number of scanned bytes.
  public let count: Int

  /// Scans a text while its bytes arrive.
  ///
  /// The result is nil if the text has an error, or a token longer than a megabyte. It is also nil if
  /// bytes do not arrive, or after a cancellation. A document without an early scan tells the reason.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isStrict: Whether a duplicate key is an error. The default is false.
  ///   - isLines: Whether the text is JSON Lines. The default guesses.
  ///   - rowKeys: The keys of the rows in an element of a list of sections.
  ///   - notedKey: The key whose numbers are available without a walk; none by default.
  ///   - secondThread: A thread for the second half; none by default. It must do its work in any
  ///     case, because this waits for it.
  ///   - isCancelled: A closure called every megabyte with the number of checked bytes and of all
  ///     bytes; returning true ends the scan.
  /// - Complexity: Linear in the size of the text.
  public init?(
    of text: ArrivingText,
    isStrict: Bool = false,
    isLines: Bool? = nil,
    rowKeys: [String] = [],
    notedKey: String = "",
    secondThread: SecondThread? = nil,
    isCancelled: (_ done: Int, _ total: Int) -> Bool = { _, _ in false }
  ) {
    guard text.count <= ScannedText.sizeLimit else { return nil }
    var scanner = Scanner(
      from: 0,
      to: text.count,
      rowKeys: rowKeys,
      notedKey: notedKey,
      isStrict: isStrict
    )
    scanner.arrival = text
    scanner.nextQuestion = text.step
    var scanned: ScannedText?
    text.withBytes { bytes in
      scanned = try? ScannedText(
        scanner,
        isLines: isLines,
        in: bytes,
        helper: secondThread.map { ScanHelper(withBytes: text.withBytes, thread: $0) },
        isCancelled: isCancelled
      )
    }
    guard let scanned else { return nil }
    self.text = scanned
    count = text.count
  }
}

extension ScannedText {
  /// Scans a text whose scanner waits for its bytes.
  ///
  /// - Throws: Any failure, which need not be the first one of the text.
  fileprivate init(
    _ scanner: Scanner,
    isLines: Bool?,
    in bytes: borrowing Span<UInt8>,
    helper: ScanHelper?,
    isCancelled: (_ done: Int, _ total: Int) -> Bool
  ) throws(ScanFailure) {
    var scanner = scanner
    try scanner.receive(upTo: scanner.goal, after: 0)
    guard TextEncoding.foreignName(bytes) == nil else {
      throw ScanFailure(.cancelled, at: 0)
    }
    start = TextEncoding.hasByteOrderMark(bytes) ? 3 : 0
    scanner.at = start
    try scanner.scanDocument(isLines: isLines, in: bytes, helper: helper, isCancelled: isCancelled)
    // The bytes are only lent.
    scanner.arrival = nil
    self.scanner = scanner
  }
}
