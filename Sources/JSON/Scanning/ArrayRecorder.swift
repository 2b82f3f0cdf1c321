/// A recorder of arrays with rows and of their elements' offsets.
///
/// Elements of inner arrays are recorded at once. Those of an outer array wait until it closes, so
/// that the elements of each array are consecutive.
struct ArrayRecorder {
  /// The keys of the rows in an element of a list of sections.
  let rowKeys: [[UInt8]]

  /// The key whose number is noted in each element; empty for none.
  let notedKey: [UInt8]

  private(set) var arrays: [JSONArray] = []
  private(set) var offsets: [UInt32] = []
  private var outerOffsets: [UInt32] = []

  /// The noted number of each element; some at the end may be missing.
  private(set) var notes: [PackedNumber] = []
  private var outerNotes: [PackedNumber] = []

  /// The number of offsets when the outer array closed that another scanner opened; nil before.
  private var outerEnd: Int?

  init(rowKeys: [String], notedKey: String = "") {
    self.init(rowKeys: rowKeys.map { Array($0.utf8) }, notedKey: Array(notedKey.utf8))
  }

  private init(rowKeys: [[UInt8]], notedKey: [UInt8]) {
    self.rowKeys = rowKeys
    self.notedKey = notedKey
  }

  /// Resets the recorder.
  mutating func reset() {
    self = ArrayRecorder(rowKeys: rowKeys, notedKey: notedKey)
  }

  /// Stores the position of an array that opens.
  mutating func open(_ frame: inout ScanFrame, progress: Progress) {
    frame.base = UInt32(truncatingIfNeeded: arrays.count)
    frame.firstElement = UInt32(truncatingIfNeeded: offsets.count)
    if arrays.count == arrays.capacity { Self.grow(&arrays, progress) }
    arrays.append(JSONArray(range: 0..<0, elements: 0..<0))
  }

  /// Records the offset of an element.
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

  /// Notes the number under the noted key in the last element.
  ///
  /// - Parameters:
  ///   - place: The offset of the value.
  ///   - isInner: Whether the element is in an inner array.
  ///   - end: The end of the text.
  ///   - bytes: The text; the value is not checked yet.
  mutating func noteValue(
    at place: Int,
    isInner: Bool,
    to end: Int,
    in bytes: borrowing Span<UInt8>
  ) {
    if isInner {
      Self.note(place, offsets, &notes, to: end, in: bytes)
    } else {
      Self.note(place, outerOffsets, &outerNotes, to: end, in: bytes)
    }
  }

  private static func note(
    _ place: Int,
    _ offsets: [UInt32],
    _ notes: inout [PackedNumber],
    to end: Int,
    in bytes: borrowing Span<UInt8>
  ) {
    let last = offsets.count - 1
    guard last >= 0 else { return }
    pad(&notes, to: last)
    let note = PackedNumber(at: place, behind: Int(offsets[last]), to: end, in: bytes)
    if notes.count == last { notes.append(note) } else { notes[last] = note }
  }

  private static func pad(_ notes: inout [PackedNumber], to count: Int) {
    if notes.count < count {
      notes.append(contentsOf: repeatElement(.none, count: count - notes.count))
    }
  }

  /// Records an array that ends before an offset.
  mutating func close(_ frame: ScanFrame, end: Int) {
    var first = Int(frame.firstElement)
    // Drop empty arrays: a text of only brackets would need many times its size.
    if frame.role == .innerArray, first == offsets.count, !frame.isInherited {
      arrays.removeLast()
      return
    }
    if frame.role != .innerArray {
      first = offsets.count
      if frame.isInherited { outerEnd = first }
      if !outerNotes.isEmpty {
        Self.pad(&notes, to: offsets.count)
        notes += outerNotes
        outerNotes = []
      }
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
  /// The number of read bytes and of all bytes.
  typealias Progress = (read: Int, total: Int)

  /// Grows a long list to the size projected from the text read so far, instead of doubling it.
  private static func grow<Element>(_ list: inout [Element], _ progress: Progress) {
    guard list.count >= 4096 else { return }
    let share = Double(progress.total) / Double(max(1, progress.read))
    let promised = Int(Double(list.count) * min(share, 2) * 1.02) + 16
    list.reserveCapacity(max(promised, list.count + list.count / 8))
  }
}

extension ArrayRecorder {
  /// Adds what a second recorder recorded of the rest of the text.
  ///
  /// - Parameters:
  ///   - second: The recorder, which opened the open arrays of this one first, and closed them.
  ///   - frames: The open arrays, outermost first.
  /// - Complexity: Linear in what the second one recorded.
  mutating func append(_ second: ArrayRecorder, closing frames: [ScanFrame]) {
    let split = second.outerEnd ?? second.offsets.count
    let (count, outerCount) = (offsets.count, outerOffsets.count)
    appendNotes(of: second, split: split)
    offsets.reserveCapacity(count + outerCount + second.offsets.count)
    offsets += second.offsets[..<split]
    offsets += outerOffsets
    offsets += second.offsets[split...]
    outerOffsets = []
    for (frame, array) in zip(frames, second.arrays) {
      let isInner = frame.role == .innerArray
      let first = isInner ? Int(frame.firstElement) : count + split
      let end = count + array.elements.upperBound + (isInner ? 0 : outerCount)
      arrays[Int(frame.base)] = JSONArray(
        range: Int(frame.start)..<array.range.upperBound,
        elements: first..<end
      )
    }
    arrays.reserveCapacity(arrays.count + second.arrays.count)
    for array in second.arrays.dropFirst(frames.count) {
      let isLater = array.elements.lowerBound >= split
      let shift = count + (isLater ? outerCount : 0)
      arrays.append(
        JSONArray(
          range: array.range,
          elements: array.elements.lowerBound + shift..<array.elements.upperBound + shift
        )
      )
    }
  }

  /// Adds the notes in the order of the offsets; must be called before these are added.
  private mutating func appendNotes(of second: ArrayRecorder, split: Int) {
    let count = offsets.count
    let parts = [
      (count, second.notes.prefix(split)), (count + split, outerNotes[...]),
      (count + split + outerOffsets.count, second.notes.dropFirst(split)),
    ]
    for (place, part) in parts where !part.isEmpty {
      Self.pad(&notes, to: place)
      notes += part
    }
    outerNotes = []
  }
}
