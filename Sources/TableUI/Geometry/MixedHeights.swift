import TableModel

/// A short list of different heights, with 4 bytes per row if that is exact, else 8.
///
/// Sums are sums of blocks of 16 heights. A part and the whole thus add in the same order, so
/// rounded offsets stay sorted. A processor can also add several blocks at once.
///
/// If all heights are multiples of 1/64 point, sums are exact in any order. The sum of all is then
/// kept, and an edit changes it by what it replaces.
struct MixedHeights: Hashable, Sendable {
  private enum Storage: Hashable, Sendable {
    case singles([Float])
    case doubles([Double])
  }

  private var storage: Storage

  /// The sum of all heights if each is a multiple of 1/64, else -1.
  private var exactSum = 0.0

  init(_ heights: some Collection<Double>) {
    storage = .singles([])
    replaceSubrange(0..<0, with: heights)
  }

  var count: Int {
    switch storage {
    case .singles(let heights): heights.count
    case .doubles(let heights): heights.count
    }
  }

  var heights: [Double] {
    switch storage {
    case .singles(let heights): heights.map(Double.init)
    case .doubles(let heights): heights
    }
  }

  subscript(row: Int) -> Double {
    switch storage {
    case .singles(let heights): Double(heights[row])
    case .doubles(let heights): heights[row]
    }
  }

  /// The height that all rows share, or nil if they differ.
  var commonHeight: Double? {
    switch storage {
    case .singles(let heights):
      guard let first = heights.first, heights.allSatisfy({ $0 == first }) else { return nil }
      return Double(first)
    case .doubles(let heights):
      guard let first = heights.first, heights.allSatisfy({ $0 == first }) else { return nil }
      return first
    }
  }

  mutating func replaceSubrange(_ range: Range<Int>, with heights: some Collection<Double>) {
    let removed = exactSum < 0 ? 0 : range.reduce(0) { $0 + self[$1] }
    store(heights, in: range)
    updateSum(removed, heights)
  }

  private mutating func store(_ heights: some Collection<Double>, in range: Range<Int>) {
    switch storage {
    case .singles(var old):
      guard heights.allSatisfy({ Double(Float($0)) == $0 }) else {
        var wide = old.map(Double.init)
        wide.replaceSubrange(range, with: heights)
        storage = .doubles(wide)
        return
      }
      storage = .singles([])  // so that the array has one owner
      old.replaceSubrange(range, with: heights.lazy.map { Float($0) })
      storage = .singles(old)
    case .doubles(var old):
      storage = .singles([])
      old.replaceSubrange(range, with: heights)
      storage = .doubles(old)
    }
  }

  /// Sets one height; a fast path for replacing a single element.
  mutating func replace(_ row: Int, with height: Double) {
    guard case .singles(var heights) = storage, Double(Float(height)) == height else {
      replaceSubrange(row..<row + 1, with: CollectionOfOne(height))
      return
    }
    storage = .singles([])
    let removed = Double(heights[row])
    heights[row] = Float(height)
    storage = .singles(heights)
    updateSum(removed, CollectionOfOne(height))
  }

  /// Updates the exact sum after heights replaced others.
  ///
  /// - Parameters:
  ///   - removed: The sum of the replaced heights.
  ///   - added: The new heights.
  private mutating func updateSum(_ removed: Double, _ added: some Collection<Double>) {
    guard exactSum >= 0 else {
      // The edit may have removed the last height with another fraction.
      exactSum = Self.exactSum(of: heights)
      return
    }
    let sum = Self.exactSum(of: added)
    exactSum = sum < 0 ? -1 : exactSum - removed + sum
  }

  /// Returns the sum of heights if each is a multiple of 1/64, else -1.
  ///
  /// The sum is exact: 128 heights of at most ``RowHeights/largest`` need 53 bits.
  private static func exactSum(of heights: some Collection<Double>) -> Double {
    var sum = 0.0
    for height in heights {
      let parts = height * 64
      // Adding 2^52 rounds to a whole number, without a call of a function.
      if (parts + 0x1p52) - 0x1p52 != parts { return -1 }
      sum += height
    }
    return sum
  }

  mutating func split(at row: Int) -> MixedHeights {
    var back = self
    back.replaceSubrange(0..<row, with: [])
    replaceSubrange(row..<count, with: [])
    return back
  }
}

extension MixedHeights {
  /// Whether the kept sum is that of the heights; false only after a bug.
  var hasValidSum: Bool { exactSum == Self.exactSum(of: heights) }

  /// Returns the total height of the rows before a row, in points; `count` gives the height of all.
  func offset(of row: Int) -> Double {
    if row == count, exactSum >= 0 { return exactSum }
    return switch storage {
    case .singles(let heights): Self.sum(of: heights, upTo: row)
    case .doubles(let heights): Self.sum(of: heights, upTo: row)
    }
  }

  /// Appends row positions relative to the first row of the list.
  func appendBands(_ rows: Range<Int>, to bands: inout [Band]) {
    switch storage {
    case .singles(let heights): Self.appendBands(of: heights, rows, to: &bands)
    case .doubles(let heights): Self.appendBands(of: heights, rows, to: &bands)
    }
  }

  /// Returns the first row that ends below a position, or at it if `isAtEnd`; else the last row.
  func row(at y: Double, isAtEnd: Bool) -> RowPlace {
    switch storage {
    case .singles(let heights): Self.row(at: y, isAtEnd, in: heights)
    case .doubles(let heights): Self.row(at: y, isAtEnd, in: heights)
    }
  }

  private static let block = 16

  /// Appends the running sums of ``sum(of:upTo:)`` for consecutive rows.
  private static func appendBands<Height: BinaryFloatingPoint>(
    of heights: [Height],
    _ rows: Range<Int>,
    to bands: inout [Band]
  ) {
    let start = rows.lowerBound - rows.lowerBound % block
    var total = sum(of: heights, upTo: start)
    var sum = 0.0
    for row in start..<rows.upperBound {
      if row % block == 0 {
        total += sum
        sum = 0
      }
      let height = Double(heights[row])
      if row >= rows.lowerBound { bands.append(Band(y: total + sum, height: height)) }
      sum += height
    }
  }

  private static func sum<Height: BinaryFloatingPoint>(
    of heights: [Height],
    upTo end: Int
  ) -> Double {
    let heights = heights.span
    var total = 0.0
    var start = 0
    // Whole blocks first: their loop has no checks.
    while start + block <= end {
      total += sum(of: heights.extracting(start..<start + block))
      start += block
    }
    return start < end ? total + sum(of: heights.extracting(start..<end)) : total
  }

  /// Returns the sum of at most a block of heights, in order.
  @inline(__always)
  private static func sum<Height: BinaryFloatingPoint>(of heights: Span<Height>) -> Double {
    var sum = 0.0
    for row in 0..<heights.count { sum += Double(heights[row]) }
    return sum
  }

  private static func row<Height: BinaryFloatingPoint>(
    at y: Double,
    _ isAtEnd: Bool,
    in heights: [Height]
  ) -> RowPlace {
    func ends(_ end: Double) -> Bool { y < end || (isAtEnd && y == end) }
    var before = 0.0
    var start = 0
    while start + block < heights.count {
      let sum = sum(of: heights.span.extracting(start..<start + block))
      if ends(before + sum) { break }
      before += sum
      start += block
    }
    var sum = 0.0
    var row = start
    while true {
      let through = sum + Double(heights[row])
      if row == heights.count - 1 || ends(before + through) {
        return RowPlace(row: row, start: before + sum, end: before + through)
      }
      sum = through
      row += 1
    }
  }
}

/// The number of rows of a stretch and their total height.
struct HeightSummary: SummaryTreeSummary {
  var count: Int
  var extent: Double

  static let zero = HeightSummary(count: 0, extent: 0)

  static func + (left: HeightSummary, right: HeightSummary) -> HeightSummary {
    HeightSummary(count: left.count + right.count, extent: left.extent + right.extent)
  }

  /// Positions of rows in points.
  enum Extent: SummaryTreeMetric {
    static func measure(_ summary: HeightSummary) -> Double { summary.extent }
  }
}
