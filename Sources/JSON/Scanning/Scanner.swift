/// One strict pass over JSON text: checks the grammar, records arrays, finds duplicate keys.
///
/// It keeps its own stack, so depth costs no recursion. Lines and columns are nobody's business
/// until something fails; the path of a place is read off the open frames then.
struct Scanner {
  /// The deepest nesting that is read.
  static var depthLimit: Int { 512 }

  /// The place behind the last byte that is read.
  let end: Int

  /// Whether a duplicate key is an error.
  let isStrict: Bool

  var at: Int
  var top = ScanFrame(role: .document, isObject: false)
  var outer: [ScanFrame] = []
  var ledger = KeyLedger()
  var recorder: ArrayRecorder
  var duplicates: [FoundDuplicate] = []
  var duplicateCount = 0

  /// Whether the last strings had escapes; reset before each key.
  var sawEscape = false

  /// Where the first value stands, and where the last one ends.
  var root = 0..<0
  var valueEnd = 0

  /// Where it is asked next whether to go on.
  var nextQuestion = questionDistance

  /// How many bytes are read between two questions whether to go on.
  static var questionDistance: Int { 1 << 20 }

  /// The number of duplicate keys whose places are kept.
  static var duplicateLimit: Int { 100 }

  init(from start: Int, to end: Int, rowKeys: [String] = [], isStrict: Bool = false) {
    at = start
    self.end = end
    self.isStrict = isStrict
    recorder = ArrayRecorder(rowKeys: rowKeys)
  }

  /// Reads one value that starts here, and the white space behind it.
  mutating func scanValue(
    in bytes: borrowing Span<UInt8>,
    goesOn: (_ done: Int, _ total: Int) -> Bool = { _, _ in true }
  ) throws(ScanFailure) {
    repeat {
      while try startValue(in: bytes) {}
      if at > nextQuestion {
        nextQuestion = at &+ Self.questionDistance
        guard goesOn(at, end) else { throw ScanFailure(.cancelled, at: at) }
      }
    } while try endValue(in: bytes)
  }

  /// Reads a scalar, or opens a container; true where a first value in the container follows.
  @inline(__always)
  private mutating func startValue(in bytes: borrowing Span<UInt8>) throws(ScanFailure) -> Bool {
    guard at < end else { throw unexpectedEnd() }
    switch bytes[at] {
    case ASCII.quote: at = try endOfString(at: at, in: bytes)
    case ASCII.zero...ASCII.nine, ASCII.minus: at = try endOfNumber(in: bytes)
    case ASCII.openBrace: return try openObject(in: bytes)
    case ASCII.openBracket: return try openArray(in: bytes)
    case ASCII.lowerT: try scanLiteral(0x6575_7274, length: 4, in: bytes)
    case ASCII.lowerF: try scanLiteral(0x65_736C_6166, length: 5, in: bytes)
    case ASCII.lowerN: try scanLiteral(0x6C6C_756E, length: 4, in: bytes)
    default: throw wrongValue(in: bytes)
    }
    return false
  }

  /// Goes on behind a value; true where another value of a container follows.
  @inline(__always)
  private mutating func endValue(in bytes: borrowing Span<UInt8>) throws(ScanFailure) -> Bool {
    while true {
      valueEnd = at
      at = bytes.endOfSpace(from: at, to: end)
      if outer.isEmpty { return false }
      guard at < end else { throw unexpectedEnd() }
      let byte = bytes[at]
      if byte == ASCII.comma {
        try startNext(in: bytes)
        return true
      }
      guard byte == (top.isObject ? ASCII.closeBrace : ASCII.closeBracket) else {
        throw wrongSeparator(in: bytes)
      }
      at &+= 1
      close()
    }
  }

  private mutating func startNext(in bytes: borrowing Span<UInt8>) throws(ScanFailure) {
    let comma = at
    at = bytes.endOfSpace(from: at &+ 1, to: end)
    if at < end, bytes[at] | 0x20 == ASCII.closeBrace {
      throw wrongCloser(behind: comma, in: bytes)
    }
    if top.isObject {
      try scanKey(in: bytes)
    } else {
      top.index &+= 1
      recordElement()
    }
  }
}

extension Scanner {
  private mutating func openObject(in bytes: borrowing Span<UInt8>) throws(ScanFailure) -> Bool {
    try push(isObject: true, in: bytes)
    at = bytes.endOfSpace(from: at &+ 1, to: end)
    if at < end, bytes[at] == ASCII.closeBrace {
      at &+= 1
      close()
      return false
    }
    try scanKey(in: bytes)
    return true
  }

  private mutating func openArray(in bytes: borrowing Span<UInt8>) throws(ScanFailure) -> Bool {
    try push(isObject: false, in: bytes)
    at = bytes.endOfSpace(from: at &+ 1, to: end)
    if at < end, bytes[at] == ASCII.closeBracket {
      at &+= 1
      close()
      return false
    }
    recordElement()
    return true
  }

  @inline(__always)
  private mutating func push(
    isObject: Bool,
    in bytes: borrowing Span<UInt8>
  ) throws(ScanFailure) {
    guard outer.count < Self.depthLimit else {
      throw ScanFailure(.tooDeep(limit: Self.depthLimit), at: at)
    }
    var frame = ScanFrame(role: childRole(isObject: isObject, in: bytes), isObject: isObject)
    frame.start = UInt32(truncatingIfNeeded: at)
    if isObject {
      frame.base = ledger.end
    } else if frame.role.isRecorded {
      recorder.open(&frame, progress: (at, end))
    }
    outer.append(top)
    top = frame
  }

  @inline(__always) private mutating func close() {
    if top.isObject {
      ledger.close(top)
    } else if top.role.isRecorded {
      recorder.close(top, end: at)
    }
    top = outer.removeLast()
  }

  /// What a container that opens here is to the recorder.
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
    for key in recorder.rowKeys {
      var rest = UnescapedBytes(top.key)
      if key.allSatisfy({ rest.next(in: bytes) == $0 }), rest.next(in: bytes) == nil { return true }
    }
    return false
  }

  @inline(__always) private mutating func recordElement() {
    guard top.role.isRecorded else { return }
    recorder.element(isInner: top.role == .innerArray, progress: (at, end))
  }
}
