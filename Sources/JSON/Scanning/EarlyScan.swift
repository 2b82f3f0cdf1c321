/// A scan of a text that arrived meanwhile, for a document of the same bytes.
public struct EarlyScan: Sendable {
  /// The scan, or nil if it ended early.
  let text: ScannedText?

  /// The number of bytes of the text.
  public let count: Int

  /// Whether the scan found an error.
  ///
  /// It can be a wrong one, if no element ends where the second half began. In both cases only a scan
  /// from front to back can tell, so one in two halves would take longer.
  public let hasError: Bool

  /// Whether the scan read the whole text and found no error.
  public var isFinished: Bool { text != nil }

  /// Scans a text while its bytes arrive.
  ///
  /// The scan ends early if the text has an error or a token longer than a megabyte, if bytes do not
  /// arrive, or after a cancellation. To find the reason, create a document without the scan.
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
  public init(
    of text: ArrivingText,
    isStrict: Bool = false,
    isLines: Bool? = nil,
    rowKeys: [String] = [],
    notedKey: String = "",
    secondThread: SecondThread? = nil,
    isCancelled: (_ done: Int, _ total: Int) -> Bool = { _, _ in false }
  ) {
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
    var hasError = false
    text.withBytes { bytes in
      do throws(ScanFailure) {
        scanned = try ScannedText(
          &scanner,
          isLines: isLines,
          in: bytes,
          helper: secondThread.map { ScanHelper(withBytes: text.withBytes, thread: $0) },
          isCancelled: isCancelled
        )
      } catch {
        hasError = !error.isCancellation && !scanner.mayLackBytes(at: error.offset)
      }
    }
    self.text = scanned
    self.hasError = hasError
    count = text.count
  }
}

extension ScannedText {
  /// Scans a text whose scanner waits for its bytes.
  ///
  /// - Throws: Any failure, which need not be the first one of the text.
  fileprivate init(
    _ scanner: inout Scanner,
    isLines: Bool?,
    in bytes: borrowing Span<UInt8>,
    helper: ScanHelper?,
    isCancelled: (_ done: Int, _ total: Int) -> Bool
  ) throws(ScanFailure) {
    guard bytes.count <= Self.sizeLimit else { throw ScanFailure(.cancelled, at: 0) }
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
