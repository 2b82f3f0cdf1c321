/// One open container of a scan.
///
/// It is copied at each bracket, so places are kept in four bytes: the text is shorter than 4 GiB.
struct ScanFrame {
  /// What the container is to the recorder.
  enum Role: UInt8 {
    /// The document itself, around one value.
    case document

    /// The document itself, around lines.
    case lines

    /// The root, where it is an object.
    case rootObject

    /// An object in the root, in one in the root, and in one in that.
    case secondObject
    case thirdObject
    case fourthObject

    /// An array that is reached from the root through objects only; recorded.
    case outerArray

    /// An object that is an element of such an array.
    case element

    /// An array that is an element of such an array, or holds the rows of one; recorded.
    case innerArray

    /// Anything else.
    case other

    /// Whether the places of elements are recorded.
    var isRecorded: Bool { self == .outerArray || self == .innerArray }
  }

  /// What the container is to the recorder.
  var role: Role

  /// Whether members stand in it, not elements.
  var isObject: Bool

  /// Whether it is an object whose place the recorder has.
  var isElement = false

  /// Whether its keys are in a hash table.
  var hasKeyTable = false

  /// Whether its keys so far are those of an object before it, in the same order.
  var isFollowing = true

  /// Where it opens.
  var start: UInt32 = 0

  /// The inside of the last key; from 0 where there is none.
  var keyStart: UInt32 = 0
  var keyEnd: UInt32 = 0

  /// Of an object the place of its first key in the ledger; of an array its place in the recorder.
  var base: UInt32 = 0

  /// Of an object how many keys the ledger had before it opened, and whose keys it writes or follows.
  var keysBefore: UInt32 = 0
  var owner: UInt32 = 0

  /// Of an array the place of its first element in the recorder.
  var firstElement: UInt32 = 0

  /// Of an array the number of elements before the present one; below 0 where the path ends at it.
  var index = 0

  /// A bit for each key that it has, so that most new keys need no comparison.
  var keyMarks: UInt64 = 0

  /// Where the inside of the last key stands.
  var key: Range<Int> { Int(keyStart)..<Int(keyEnd) }
}

/// What stopped a scan, before anybody asked for lines and columns.
struct ScanFailure: Error {
  /// The facts, as far as they need no place.
  enum Fault {
    case reason(JSONError.Reason)
    case end(in: JSONError.Container, openedAt: Int)
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
}
