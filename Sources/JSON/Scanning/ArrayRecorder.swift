/// The arrays that hold rows, and where their elements start.
///
/// Elements of inner arrays are recorded at once. Those of an outer array wait until it closes, so
/// that the elements of each array stand together.
struct ArrayRecorder {
  /// The keys under which an element of a list of sections holds its rows.
  let rowKeys: [[UInt8]]

  private(set) var arrays: [JSONArray] = []
  private(set) var offsets: [UInt32] = []
  private var outerOffsets: [UInt32] = []

  init(rowKeys: [String]) {
    self.rowKeys = rowKeys.map { Array($0.utf8) }
  }

  /// Forgets everything.
  mutating func reset() {
    self = ArrayRecorder(rowKeys: rowKeys, arrays: [], offsets: [])
  }

  private init(rowKeys: [[UInt8]], arrays: [JSONArray], offsets: [UInt32]) {
    self.rowKeys = rowKeys
    self.arrays = arrays
    self.offsets = offsets
  }

  /// Keeps the place of an array that opens.
  mutating func open(_ frame: inout ScanFrame, progress: Progress) {
    frame.base = UInt32(truncatingIfNeeded: arrays.count)
    frame.firstElement = UInt32(truncatingIfNeeded: offsets.count)
    if arrays.count == arrays.capacity { Self.grow(&arrays, progress) }
    arrays.append(JSONArray(range: 0..<0, elements: 0..<0))
  }

  /// Records where an element starts.
  @inline(__always) mutating func element(isInner: Bool, progress: Progress) {
    let start = UInt32(truncatingIfNeeded: progress.read)
    if isInner {
      if offsets.count == offsets.capacity { Self.grow(&offsets, progress) }
      offsets.append(start)
    } else {
      if outerOffsets.count == outerOffsets.capacity { Self.grow(&outerOffsets, progress) }
      outerOffsets.append(start)
    }
  }

  /// Records an array that ends before an offset.
  mutating func close(_ frame: ScanFrame, end: Int) {
    var first = Int(frame.firstElement)
    if frame.role != .innerArray {
      first = offsets.count
      if offsets.isEmpty { swap(&offsets, &outerOffsets) } else { offsets += outerOffsets }
      outerOffsets = []
    }
    arrays[Int(frame.base)] = JSONArray(
      range: Int(frame.start)..<end,
      elements: first..<offsets.count
    )
  }
}

extension ArrayRecorder {
  /// How much of the text is read.
  typealias Progress = (read: Int, total: Int)

  /// Grows a long list to what the text read so far promises, not to twice its size.
  private static func grow<Element>(_ list: inout [Element], _ progress: Progress) {
    guard list.count >= 4096 else { return }
    let share = Double(progress.total) / Double(max(1, progress.read))
    let promised = Int(Double(list.count) * min(share, 2) * 1.02) + 16
    list.reserveCapacity(max(promised, list.count + list.count / 8))
  }
}
