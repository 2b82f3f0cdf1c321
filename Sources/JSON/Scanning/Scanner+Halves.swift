/// The text and the thread for a scan in two halves.
struct ScanHelper {
  /// The text, for the other thread.
  let withBytes: ArrivingText.Bytes

  let thread: SecondThread
}

/// A key that the second half of a text has of an object that opened in the first half.
struct InheritedKey {
  /// The offset of its first quote.
  let quote: Int

  /// The number of containers around its object.
  let depth: Int
}

/// A long text in two halves at the same time.
///
/// The first half ends at the end of an element near the middle. The second half is read as if the
/// same containers were open there as at an earlier element. If that is wrong, or if the second half
/// has an error, the first scan continues to the end. So errors, duplicate keys and recorded places
/// are those of one scan from front to back.
extension Scanner {
  /// The most keys that a second half leaves to the first to check.
  private static var inheritedKeyLimit: Int { 4096 }

  /// Reads one value that starts here, in two halves if it is long.
  mutating func scanValueInHalves(
    with helper: ScanHelper?,
    in bytes: borrowing Span<UInt8>,
    isCancelled: (_ done: Int, _ total: Int) -> Bool
  ) throws(ScanFailure) {
    // Elements near the start are probably in the same list as those in the middle.
    guard let helper, goal - at >= helper.thread.shortestText,
      let sample = elementEnd(near: at + (goal - at) / 32, in: bytes)
    else { return try scanValue(in: bytes, isCancelled: isCancelled) }
    let beginning = self
    do throws(ScanFailure) {
      guard
        try scanValue(upTo: sample, isAfterElement: false, in: bytes, isCancelled: isCancelled)
      else { return }
      let middle = elementEnd(near: at + (goal - at) / 2, like: sample, in: bytes)
      if let middle {
        let guess = Scanner(continuing: self, from: middle.offset)
        let (half, waitBriefly) = SecondHalf.start(guess, with: helper)
        defer { abandon(half, waitBriefly) }
        guard
          try scanValue(upTo: middle, isAfterElement: true, in: bytes, isCancelled: isCancelled)
        else { return }
        let second = try result(of: half, waitBriefly, isCancelled)
        if let second, try append(second, guessed: guess, in: bytes) { return }
      }
      try scanValue(isAfterElement: true, in: bytes, isCancelled: isCancelled)
    } catch {
      // Bytes that still arrive are scanned again when all are there.
      if error.isCancellation || arrival != nil { throw error }
      // An element seemed to end inside a string, or the text has an error.
      self = beginning
      try scanValue(in: bytes, isCancelled: isCancelled)
    }
  }

  /// Reads lines up to the end, in two halves if they are long, and closes their list.
  mutating func scanLinesInHalves(
    with helper: ScanHelper?,
    in bytes: borrowing Span<UInt8>,
    isCancelled: (_ done: Int, _ total: Int) -> Bool
  ) throws(ScanFailure) {
    guard let helper, goal - at >= helper.thread.shortestText else {
      return try scanRemainingLines(in: bytes, isCancelled: isCancelled)
    }
    let whole = goal
    let place = at + (whole - at) / 2
    let limit = arrivedEnd(from: place)
    let lineEnd = bytes.first(ASCII.lineFeed, from: place, to: limit)
    if lineEnd < limit {
      let beginning = self
      let guess = Scanner(continuing: self, from: lineEnd)
      let (half, waitBriefly) = SecondHalf.start(guess, with: helper)
      defer { abandon(half, waitBriefly) }
      do throws(ScanFailure) {
        try receive(upTo: lineEnd, after: at)
        try scanLines(in: bytes) { done, _ in isCancelled(min(2 * done, whole), whole) }
        try receive(upTo: whole, after: lineEnd)
        at = bytes.endOfSpace(from: at, to: end)
        let second = try result(of: half, waitBriefly, isCancelled)
        if let second, try append(second, guessed: guess, in: bytes) { return }
      } catch {
        if error.isCancellation || arrival != nil { throw error }
        // A value is in both halves, or has an error.
        self = beginning
      }
    }
    try scanRemainingLines(in: bytes, isCancelled: isCancelled)
  }

  /// Reads the second half of a text, from the place where the scanner was created.
  mutating func scanSecondHalf(
    in bytes: borrowing Span<UInt8>,
    isCancelled: (_ done: Int, _ total: Int) -> Bool
  ) throws(ScanFailure) {
    try receive(upTo: goal, after: at)
    guard top.role == .lines else {
      return try scanValue(isAfterElement: true, in: bytes, isCancelled: isCancelled)
    }
    at = bytes.endOfSpace(from: at, to: end)
    try scanRemainingLines(in: bytes, isCancelled: isCancelled)
  }

  /// Returns the offset after a key of an object that opened in the first half.
  ///
  /// Only the first half's scanner knows its other keys.
  mutating func endOfInheritedKey(
    at quote: Int,
    in bytes: borrowing Span<UInt8>
  ) throws(ScanFailure) -> Int {
    guard inheritedKeys.count < Self.inheritedKeyLimit else {
      // Any failure ends this scan without a message.
      throw ScanFailure(.cancelled, at: quote)
    }
    let close = try endOfString(at: quote, in: bytes)
    top.keyStart = UInt32(truncatingIfNeeded: quote &+ 1)
    top.keyEnd = UInt32(truncatingIfNeeded: close &- 1)
    inheritedKeys.append(InheritedKey(quote: quote, depth: outer.count))
    return close
  }
}

extension Scanner {
  /// Creates a scanner for the rest of a text, with the same open containers as another scanner.
  ///
  /// A duplicate key is an error, so that the other scanner finds it again, with its path.
  private init(continuing scanner: Scanner, from place: Int) {
    at = place
    goal = scanner.goal
    end = goal
    arrival = scanner.arrival
    isStrict = true
    notedLength = scanner.notedLength
    recorder = scanner.recorder
    recorder.reset()
    valueEnd = place
    nextQuestion = scanner.firstQuestion(after: place)
    outer = scanner.outer.map { inherited($0) }
    top = inherited(scanner.top)
  }

  private mutating func inherited(_ frame: ScanFrame) -> ScanFrame {
    var copy = ScanFrame(role: frame.role, isObject: frame.isObject)
    copy.isElement = frame.isElement
    copy.isInherited = true
    copy.isFollowing = false
    // A line that is not the first.
    copy.index = 1
    if frame.role.isRecorded || frame.role == .lines { recorder.open(&copy, progress: (at, goal)) }
    return copy
  }

  /// Reads the value up to the end of an element; returns false if the value ends before.
  ///
  /// - Throws: A failure also if the text is not at the end of an element there.
  private mutating func scanValue(
    upTo element: ElementEnd,
    isAfterElement: Bool,
    in bytes: borrowing Span<UInt8>,
    isCancelled: (_ done: Int, _ total: Int) -> Bool
  ) throws(ScanFailure) -> Bool {
    let whole = goal
    do throws(ScanFailure) {
      try receive(upTo: element.offset, after: at)
      try scanValue(isAfterElement: isAfterElement, in: bytes) { done, _ in
        isCancelled(min(2 * done, whole), whole)
      }
      try receive(upTo: whole, after: at)
      at = bytes.endOfSpace(from: at, to: end)
      return false
    } catch {
      let isPaused = end == goal
      try receive(upTo: whole, after: element.offset)
      // The last byte is a closing bracket. Unless it is in a string, its container has just ended.
      guard case .end(let container, _) = error.fault, container != .string, !top.isObject, isPaused
      else { throw error }
      at = element.offset
      return true
    }
  }

  /// Waits for a second half; returns nil if it failed.
  private func result(
    of half: SecondHalf,
    _ waitBriefly: () -> Void,
    _ isCancelled: (_ done: Int, _ total: Int) -> Bool
  ) throws(ScanFailure) -> Scanner? {
    while !half.hasEnded {
      guard !isCancelled(goal, goal) else { throw ScanFailure(.cancelled, at: at) }
      waitBriefly()
    }
    return half.scanner
  }

  /// Ends a second half; waits for it if the memory of its text is only lent.
  private func abandon(_ half: SecondHalf, _ waitBriefly: () -> Void) {
    half.abandon()
    while arrival != nil, !half.hasEnded { waitBriefly() }
  }

  /// Takes over the scan of a second half; returns false if that began with other containers.
  private mutating func append(
    _ second: Scanner,
    guessed guess: Scanner,
    in bytes: borrowing Span<UInt8>
  ) throws(ScanFailure) -> Bool {
    let frames = outer + [top]
    let guessed = guess.outer + [guess.top]
    guard frames.elementsEqual(guessed, by: { $0.isSameContainer(as: $1) }) else { return false }
    // Without values, the list of lines ends in the first half.
    guard second.valueEnd > guess.valueEnd else { return false }
    end = goal
    for key in second.inheritedKeys {
      while outer.count > key.depth {
        if top.isObject { ledger.close(top) }
        top = outer.removeLast()
      }
      var next = key.quote
      try scanKey(&next, behind: nil, in: bytes)
    }
    recorder.append(
      second.recorder,
      closing: frames.filter { $0.role.isRecorded || $0.role == .lines }
    )
    (top, outer, at, valueEnd) = (second.top, second.outer, second.at, second.valueEnd)
    return true
  }
}

extension ScanFrame {
  /// Whether the text inside has the same meaning as in another container.
  fileprivate func isSameContainer(as other: ScanFrame) -> Bool {
    (role, isObject, isElement) == (other.role, other.isObject, other.isElement)
  }
}
