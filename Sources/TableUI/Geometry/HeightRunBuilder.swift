/// A builder of leaves from single heights; long stretches of one height become runs.
struct HeightRunBuilder {
  private var runs: [HeightRun] = []
  private var pending: [Double] = []
  private var count = 0
  private var height = 0.0

  /// Appends heights; invalid ones are clamped.
  mutating func append(_ heights: some Sequence<Double>) {
    for height in heights { append(RowHeights.clamped(height)) }
  }

  private mutating func append(_ next: Double) {
    if next == height {
      count += 1
      return
    }
    endStretch()
    height = next
    count = 1
  }

  mutating func finish() -> [HeightRun] {
    endStretch()
    endChunk()
    return runs
  }

  private mutating func endStretch() {
    if count > HeightRun.shortRun {
      endChunk()
      runs.append(.uniform(count: count, height: height))
    } else {
      for _ in 0..<count {
        pending.append(height)
        if pending.count == HeightRun.capacity { endChunk() }
      }
    }
    count = 0
  }

  private mutating func endChunk() {
    if !pending.isEmpty { runs.append(HeightRun(pending)) }
    pending.removeAll(keepingCapacity: true)
  }
}
