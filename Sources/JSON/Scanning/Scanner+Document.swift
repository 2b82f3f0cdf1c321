extension Scanner {
  /// Reads a document: one value, or lines of values.
  ///
  /// If `isLines` is nil, it guesses: a second value on a new line after the first one means lines.
  mutating func scanDocument(
    isLines: Bool?,
    in bytes: borrowing Span<UInt8>,
    helper: ScanHelper? = nil,
    isCancelled: (_ done: Int, _ total: Int) -> Bool = { _, _ in false }
  ) throws(ScanFailure) {
    let start = at
    at = bytes.endOfSpace(from: at, to: end)
    if isLines == true {
      return try scanLines(in: bytes, helper: helper, isCancelled: isCancelled)
    }
    guard at < end else { throw ScanFailure(.emptyDocument, at: at) }
    let first = at
    try scanValueInHalves(with: helper, in: bytes, isCancelled: isCancelled)
    root = first..<valueEnd
    guard at < goal else { return }
    try checkArrival()
    guard isLines == nil, isNextLine(in: bytes), isValueStart(bytes[at]) else {
      throw textAfterValue(in: bytes)
    }
    self = Scanner(restarting: self, from: start)
    try scanDocument(isLines: true, in: bytes, helper: helper, isCancelled: isCancelled)
  }

  /// Creates the same scan from the start.
  private init(restarting scanner: Scanner, from start: Int) {
    at = start
    end = scanner.end
    goal = scanner.goal
    arrival = scanner.arrival
    nextQuestion = scanner.firstQuestion(after: start)
    isStrict = scanner.isStrict
    notedLength = scanner.notedLength
    recorder = scanner.recorder
    recorder.reset()
  }

  private mutating func scanLines(
    in bytes: borrowing Span<UInt8>,
    helper: ScanHelper?,
    isCancelled: (_ done: Int, _ total: Int) -> Bool
  ) throws(ScanFailure) {
    top.role = .lines
    top.start = UInt32(truncatingIfNeeded: at)
    recorder.open(&top, progress: (at, goal))
    root = at..<at
    try scanLinesInHalves(with: helper, in: bytes, isCancelled: isCancelled)
  }

  /// Reads lines up to the end, and closes their list.
  mutating func scanRemainingLines(
    in bytes: borrowing Span<UInt8>,
    isCancelled: (_ done: Int, _ total: Int) -> Bool
  ) throws(ScanFailure) {
    try scanLines(in: bytes, isCancelled: isCancelled)
    recorder.close(top, end: max(Int(top.start), valueEnd))
  }

  /// Reads lines up to the end.
  mutating func scanLines(
    in bytes: borrowing Span<UInt8>,
    isCancelled: (_ done: Int, _ total: Int) -> Bool
  ) throws(ScanFailure) {
    while at < goal {
      try checkArrival()
      guard top.index == 0 || isNextLine(in: bytes) else { throw textAfterValue(in: bytes) }
      recorder.element(isInner: false, progress: (at, goal))
      let start = at
      try scanValue(in: bytes, isCancelled: isCancelled)
      if top.index == 0 { root = start..<valueEnd }
      top.index += 1
    }
  }

  /// Whether a line ended after the last value.
  private func isNextLine(in bytes: borrowing Span<UInt8>) -> Bool {
    bytes.first(ASCII.lineFeed, from: valueEnd, to: at) < at
  }

  private func isValueStart(_ byte: UInt8) -> Bool {
    switch byte {
    case ASCII.quote, ASCII.minus, ASCII.zero...ASCII.nine, ASCII.openBrace, ASCII.openBracket,
      ASCII.lowerT, ASCII.lowerF, ASCII.lowerN:
      true
    default: false
    }
  }
}
