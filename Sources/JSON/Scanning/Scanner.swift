/// A strict pass over JSON text that checks grammar, records arrays and finds duplicate keys.
///
/// It has its own stack, so nesting needs no recursion. Lines and columns are computed only on
/// failure. The open frames then give the path of a place.
struct Scanner {
  /// The maximum nesting depth.
  static var depthLimit: Int { 512 }

  /// The length of the noted key; 0 for none.
  let notedLength: UInt32

  /// The offset after the last byte to read now.
  var end: Int

  /// The offset where the scan ends, or that of a first half pauses.
  ///
  /// It is after `end` while bytes arrive.
  var goal: Int

  /// The text if its bytes still arrive, or nil.
  var arrival: ArrivingText?

  /// Whether a duplicate key is an error.
  let isStrict: Bool

  /// The offset of the scan between two values, or of its failure.
  var at: Int
  var top = ScanFrame(role: .document, isObject: false)
  var outer: [ScanFrame] = []
  var ledger = DuplicateKeyDetector()
  var recorder: ArrayRecorder
  var duplicates: [FoundDuplicate] = []

  /// The index of each key in `duplicates`, by the offset of its first occurrence.
  var placesOfDuplicates: [Int: Int] = [:]
  var duplicateCount = 0

  /// Whether any recent string had escapes; reset before each key.
  var sawEscape = false

  /// The range of the first value, and the end of the last one.
  var root = 0..<0
  var valueEnd = 0

  /// The keys that a second half has of objects from the first half, which checks them.
  var inheritedKeys: [InheritedKey] = []

  /// The offset of the next check for cancellation.
  var nextQuestion = questionDistance

  /// The number of bytes between two checks for cancellation.
  static var questionDistance: Int { 1 << 20 }

  /// The maximum number of duplicate keys with recorded places.
  static var duplicateLimit: Int { 100 }

  init(
    from start: Int,
    to end: Int,
    rowKeys: [String] = [],
    notedKey: String = "",
    isStrict: Bool = false
  ) {
    at = start
    self.end = end
    goal = end
    self.isStrict = isStrict
    recorder = ArrayRecorder(rowKeys: rowKeys, notedKey: notedKey)
    notedLength = UInt32(clamping: notedKey.utf8.count)
  }

  /// Reads one value that starts here, and the white space after it.
  ///
  /// The offset is a local variable passed to the called functions, so it stays in a register. `at`
  /// is updated for code that reads it in between.
  ///
  /// - Parameters:
  ///   - isAfterElement: Whether an element of an array in this value has just ended, and the scan
  ///     continues there.
  ///   - bytes: The text.
  ///   - isCancelled: Called every megabyte with the number of checked bytes and of all bytes.
  /// - Throws: The failure that ends the scan.
  mutating func scanValue(
    isAfterElement: Bool = false,
    in bytes: borrowing Span<UInt8>,
    isCancelled: (_ done: Int, _ total: Int) -> Bool = { _, _ in false }
  ) throws(ScanFailure) {
    var next = at
    var isUnfinished = isAfterElement ? try closeContainers(&next, in: bytes) : true
    while isUnfinished {
      while try startValue(&next, in: bytes) {}
      if next > nextQuestion { try pause(at: next, isCancelled) }
      isUnfinished = try endValue(&next, in: bytes)
    }
    at = next
  }

  /// Reads a scalar or opens a container; returns true if a first value in the container follows.
  @inline(__always)
  private mutating func startValue(
    _ next: inout Int,
    in bytes: borrowing Span<UInt8>
  ) throws(ScanFailure) -> Bool {
    guard next < end else { throw unexpectedEnd() }
    switch bytes[next] {
    case ASCII.quote: next = try endOfString(at: next, in: bytes)
    case ASCII.zero...ASCII.nine, ASCII.minus: next = try endOfNumber(at: next, in: bytes)
    case ASCII.openBrace: return try openObject(&next, in: bytes)
    case ASCII.openBracket: return try openArray(&next, in: bytes)
    case ASCII.lowerT: next = try endOfLiteral(0x6575_7274, length: 4, at: next, in: bytes)
    case ASCII.lowerF: next = try endOfLiteral(0x65_736C_6166, length: 5, at: next, in: bytes)
    case ASCII.lowerN: next = try endOfLiteral(0x6C6C_756E, length: 4, at: next, in: bytes)
    default: throw wrongValue(at: next, in: bytes)
    }
    return false
  }

  /// Continues after a value; returns true if another value of a container follows.
  @inline(__always)
  private mutating func endValue(
    _ next: inout Int,
    in bytes: borrowing Span<UInt8>
  ) throws(ScanFailure) -> Bool {
    if top.isObject, next < end, bytes[next] == ASCII.comma {
      let comma = next
      next = bytes.endOfSpace(from: next &+ 1, to: end)
      try scanKey(&next, behind: comma, in: bytes)
      return true
    }
    return try closeContainers(&next, in: bytes)
  }

  /// Continues after the last value of a container, or after a value that is not a member.
  private mutating func closeContainers(
    _ next: inout Int,
    in bytes: borrowing Span<UInt8>
  ) throws(ScanFailure) -> Bool {
    while true {
      let valueEnd = next
      next = bytes.endOfSpace(from: next, to: end)
      if outer.isEmpty {
        self.valueEnd = valueEnd
        return false
      }
      guard next < end else { throw unexpectedEnd() }
      let byte = bytes[next]
      if byte == ASCII.comma {
        try startNext(&next, in: bytes)
        return true
      }
      guard byte == (top.isObject ? ASCII.closeBrace : ASCII.closeBracket) else {
        self.valueEnd = valueEnd
        throw wrongSeparator(at: next, in: bytes)
      }
      next &+= 1
      close(before: next)
    }
  }

  @inline(__always)
  private mutating func startNext(
    _ next: inout Int,
    in bytes: borrowing Span<UInt8>
  ) throws(ScanFailure) {
    let comma = next
    next = bytes.endOfSpace(from: next &+ 1, to: end)
    if top.isObject { return try scanKey(&next, behind: comma, in: bytes) }
    if next < end, bytes[next] | 0x20 == ASCII.closeBrace {
      throw wrongCloser(at: next, behind: comma, in: bytes)
    }
    top.index &+= 1
    recordElement(at: next)
  }
}

extension Scanner {
  private mutating func openObject(
    _ next: inout Int,
    in bytes: borrowing Span<UInt8>
  ) throws(ScanFailure) -> Bool {
    try push(isObject: true, at: next, in: bytes)
    next = bytes.endOfSpace(from: next &+ 1, to: end)
    if next < end, bytes[next] == ASCII.closeBrace {
      next &+= 1
      close(before: next)
      return false
    }
    try scanKey(&next, behind: nil, in: bytes)
    return true
  }

  private mutating func openArray(
    _ next: inout Int,
    in bytes: borrowing Span<UInt8>
  ) throws(ScanFailure) -> Bool {
    try push(isObject: false, at: next, in: bytes)
    next = bytes.endOfSpace(from: next &+ 1, to: end)
    if next < end, bytes[next] == ASCII.closeBracket {
      next &+= 1
      close(before: next)
      return false
    }
    recordElement(at: next)
    return true
  }

  @inline(__always)
  private mutating func push(
    isObject: Bool,
    at place: Int,
    in bytes: borrowing Span<UInt8>
  ) throws(ScanFailure) {
    guard outer.count < Self.depthLimit else {
      throw ScanFailure(.tooDeep(limit: Self.depthLimit), at: place)
    }
    var frame = ScanFrame(role: childRole(isObject: isObject, in: bytes), isObject: isObject)
    frame.start = UInt32(truncatingIfNeeded: place)
    if isObject {
      frame.isElement = top.role.isRecorded || top.role == .lines
      ledger.open(&frame)
    } else if frame.role.isRecorded {
      recorder.open(&frame, progress: (place, goal))
    }
    outer.append(top)
    top = frame
  }

  @inline(__always) private mutating func close(before end: Int) {
    if top.isObject {
      ledger.close(top)
    } else if top.role.isRecorded {
      recorder.close(top, end: end)
    }
    top = outer.removeLast()
  }

  /// Returns the role for the recorder of a container that opens here.
  private mutating func childRole(
    isObject: Bool,
    in bytes: borrowing Span<UInt8>
  ) -> ScanFrame.Role {
    switch top.role {
    case .document: isObject ? .rootObject : .outerArray
    case .rootObject: isObject ? .secondObject : .outerArray
    case .secondObject: isObject ? .thirdObject : .outerArray
    case .thirdObject: isObject ? .fourthObject : .outerArray
    case .fourthObject: isObject ? .other : .outerArray
    case .lines, .outerArray: isObject ? .element : .innerArray
    case .element: !isObject && isRowKey(in: bytes) ? .innerArray : .other
    case .innerArray, .other: .other
    }
  }

  private func isRowKey(in bytes: borrowing Span<UInt8>) -> Bool {
    for key in recorder.rowKeys where isKey(key, in: bytes) { return true }
    return false
  }

  /// Whether the last key, decoded, equals some bytes.
  private func isKey(_ key: [UInt8], in bytes: borrowing Span<UInt8>) -> Bool {
    var rest = UnescapedBytes(top.key)
    for byte in key {
      guard rest.next(in: bytes) == byte else { return false }
    }
    return rest.next(in: bytes) == nil
  }

  /// Notes the value of an expected key if that is the noted key.
  ///
  /// Most others are excluded by their length.
  @inline(__always)
  mutating func noteValueOfExpectedKey(at place: Int, in bytes: borrowing Span<UInt8>) {
    if top.keyEnd &- top.keyStart == notedLength, top.isElement {
      noteValueOfPlainKey(at: place, in: bytes)
    }
  }

  /// Notes the value of an expected key that is as long as the noted key.
  ///
  /// An expected key has no escapes.
  @inline(never)
  private mutating func noteValueOfPlainKey(at place: Int, in bytes: borrowing Span<UInt8>) {
    let (start, key) = (top.key.lowerBound, recorder.notedKey)
    guard bytes.hasBytes(at: start, of: key.span, at: 0, count: key.count) else { return }
    let isInner = outer.last?.role == .innerArray
    recorder.noteValue(at: place, isInner: isInner, to: end, in: bytes)
  }

  /// Notes the value of any key if that is the noted key.
  mutating func noteValueOfKey(at place: Int, in bytes: borrowing Span<UInt8>) {
    guard notedLength > 0, top.isElement, isKey(recorder.notedKey, in: bytes) else { return }
    let isInner = outer.last?.role == .innerArray
    recorder.noteValue(at: place, isInner: isInner, to: end, in: bytes)
  }

  @inline(__always) private mutating func recordElement(at place: Int) {
    guard top.role.isRecorded else { return }
    recorder.element(isInner: top.role == .innerArray, progress: (place, goal))
  }
}
