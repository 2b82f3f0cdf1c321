/// A section of numbered rows: its chunks, and where each begins.
struct NumberedSection: Sendable {
  /// What tells the section from others.
  let id: Int

  /// The chunks in order; none is empty.
  private(set) var chunks: [Int] = []

  /// The row with which each chunk begins.
  private(set) var starts: [Int] = []

  /// How many rows there are.
  private(set) var count = 0

  init(id: Int) { self.id = id }

  /// Which chunk a row stands in; behind the last row it is the last one.
  func chunk(of row: Int) -> Int {
    var low = 1
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= row { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }

  /// Notes that a chunk has more rows now, or fewer.
  mutating func grow(by difference: Int, at place: Int) {
    count += difference
    for later in place + 1..<max(place + 1, starts.count) { starts[later] += difference }
  }

  /// Puts a chunk in that is empty, or whose rows stood in the one before it.
  mutating func insertChunk(_ chunk: Int, at place: Int, start: Int) {
    chunks.insert(chunk, at: place)
    starts.insert(start, at: place)
  }

  /// Takes an empty chunk out.
  mutating func removeChunk(at place: Int) -> Int {
    starts.remove(at: place)
    return chunks.remove(at: place)
  }
}
