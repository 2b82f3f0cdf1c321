/// An open container of a scan.
///
/// It is copied at each bracket, so offsets have four bytes: the text is shorter than 4 GiB.
struct ScanFrame {
  /// The role of the container for the recorder.
  enum Role: UInt8 {
    /// The document itself, with one value.
    case document

    /// The document itself, with lines.
    case lines

    /// The root, if it is an object.
    case rootObject

    /// An object at the first, second or third level below the root object.
    case secondObject
    case thirdObject
    case fourthObject

    /// An array reached from the root through objects only; recorded.
    case outerArray

    /// An object that is an element of such an array.
    case element

    /// An array that is an element of such an array or has its rows; recorded.
    case innerArray

    /// Any other container.
    case other

    /// Whether the offsets of elements are recorded.
    var isRecorded: Bool { self == .outerArray || self == .innerArray }
  }

  /// The role of the container for the recorder.
  var role: Role

  /// Whether it is an object, with members instead of elements.
  var isObject: Bool

  /// Whether it is an object whose offset is recorded.
  var isElement = false

  /// Whether another scanner opened it, in the first half of the text.
  var isInherited = false

  /// Whether its keys are in a hash table.
  var hasKeyTable = false

  /// Whether its keys so far equal those of an earlier object, in the same order.
  var isFollowing = true

  /// The offset of its opening bracket.
  var start: UInt32 = 0

  /// The start of the last key, without its quote; 0 for none.
  var keyStart: UInt32 = 0
  var keyEnd: UInt32 = 0

  /// In an object, the position of its first key in the ledger; in an array, its index in the
  /// recorder.
  var base: UInt32 = 0

  /// In an object, the number of keys in the ledger before it opened, and the owner of its keys.
  var keysBefore: UInt32 = 0
  var owner: UInt32 = 0

  /// In an array, the index of its first element in the recorder.
  var firstElement: UInt32 = 0

  /// In an array, the number of elements before the current one; negative if the path ends at the
  /// array.
  var index = 0

  /// A mark bit for each of its keys, so that most new keys need no comparison.
  var keyMarks: UInt64 = 0

  /// The range of the last key, without its quotes.
  var key: Range<Int> { Int(keyStart)..<Int(keyEnd) }
}

/// The reason why a scan stopped, without line and column.
struct ScanFailure: Error {
  /// The facts that are independent of places.
  enum Fault {
    case reason(JSONError.Reason)
    case end(in: JSONError.Container, openedAt: Int)
    case lineEnd(in: JSONError.Container, openedAt: Int)
    case duplicateKey(FoundDuplicate)
  }

  let fault: Fault
  let offset: Int

  init(_ fault: Fault, at offset: Int) {
    self.fault = fault
    self.offset = offset
  }

  init(_ reason: JSONError.Reason, at offset: Int) {
    self.init(.reason(reason), at: offset)
  }

  /// Whether the scan was cancelled.
  var isCancellation: Bool {
    if case .reason(.cancelled) = fault { true } else { false }
  }
}
