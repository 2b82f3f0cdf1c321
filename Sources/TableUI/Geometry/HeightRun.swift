import TableModel

/// A leaf of ``RowHeights``: a run of equal heights of any length, or a chunk of heights.
enum HeightRun: Hashable, Sendable {
  case uniform(count: Int, height: Double)
  case mixed(MixedHeights)

  /// The maximum number of heights in a chunk.
  static let capacity = 128

  /// The maximum length of a run that may become part of a chunk.
  static let shortRun = 32

  init(_ heights: [Double]) {
    self = .mixed(MixedHeights(heights))
    tidy()
  }

  var heights: [Double] {
    switch self {
    case .uniform(let count, let height): Array(repeating: height, count: count)
    case .mixed(let heights): heights.heights
    }
  }

  subscript(row: Int) -> Double {
    switch self {
    case .uniform(_, let height): height
    case .mixed(let heights): heights[row]
    }
  }

  /// Returns the total height of the rows before a row, in points.
  func offset(of row: Int) -> Double {
    switch self {
    case .uniform(_, let height): Double(row) * height
    case .mixed(let heights): heights.offset(of: row)
    }
  }

  /// Appends row positions relative to the first row of the leaf.
  func appendBands(_ rows: Range<Int>, to bands: inout [Band]) {
    switch self {
    case .mixed(let heights): heights.appendBands(rows, to: &bands)
    case .uniform(_, let height):
      for row in rows { bands.append(Band(y: Double(row) * height, height: height)) }
    }
  }

  /// Returns the first row that ends below a position, or at it if `isAtEnd`; else the last row.
  func row(at y: Double, isAtEnd: Bool) -> RowPlace {
    switch self {
    case .mixed(let heights): heights.row(at: y, isAtEnd: isAtEnd)
    case .uniform(let count, let height):
      Self.row(at: y, isAtEnd, count: count, height: height)
    }
  }

  private static func row(
    at y: Double,
    _ isAtEnd: Bool,
    count: Int,
    height: Double
  ) -> RowPlace {
    func isAbove(_ row: Int) -> Bool {
      let start = Double(row) * height
      return y < start || (isAtEnd && y == start)
    }
    var row = count - 1
    if height > 0, y < Double(count) * height {
      row = min(Int(max(y / height, 0)), count - 1)
      // Division rounds, so compare with the edges, which are products.
      if row > 0, isAbove(row) { row -= 1 }
      if row < count - 1, !isAbove(row + 1) { row += 1 }
    }
    return RowPlace(row: row, start: Double(row) * height, end: Double(row + 1) * height)
  }

  /// Replaces a chunk of equal heights with a run.
  mutating func tidy() {
    guard case .mixed(let heights) = self, let height = heights.commonHeight else { return }
    self = .uniform(count: heights.count, height: height)
  }
}

extension HeightRun: SummaryTreeLeaf {
  init() { self = .uniform(count: 0, height: 0) }

  var count: Int {
    switch self {
    case .uniform(let count, _): count
    case .mixed(let heights): heights.count
    }
  }

  var summary: HeightSummary {
    let count = count
    return HeightSummary(count: count, extent: offset(of: count))
  }

  mutating func split(at offset: Int) -> HeightRun {
    switch self {
    case .uniform(let count, let height):
      self = .uniform(count: offset, height: height)
      return .uniform(count: count - offset, height: height)
    case .mixed(var heights):
      var back = HeightRun.mixed(heights.split(at: offset))
      back.tidy()
      self = .mixed(heights)
      tidy()
      return back
    }
  }

  mutating func absorb(_ next: HeightRun) -> Bool {
    if case .uniform(let count, let height) = self, case .uniform(let more, height) = next {
      self = .uniform(count: count + more, height: height)
      return true
    }
    guard count + next.count <= Self.capacity * 3 / 4, !isLong, !next.isLong else { return false }
    edit { heights in
      heights.replaceSubrange(heights.count..<heights.count, with: next.heights)
    }
    return true
  }

  mutating func remove(_ rows: Range<Int>, _ added: inout [HeightRun]) {
    if case .uniform(let count, let height) = self {
      self = .uniform(count: count - rows.count, height: height)
    } else {
      edit { heights in heights.replaceSubrange(rows, with: EmptyCollection()) }
      tidy()
    }
  }
}

extension HeightRun {
  /// Whether the run is too long to become part of a chunk.
  private var isLong: Bool {
    if case .uniform(let count, _) = self { count > Self.shortRun } else { false }
  }

  /// Sets a height and returns the parts that no longer belong to this leaf in `added`.
  mutating func replace(_ row: Int, with height: Double, _ added: inout [HeightRun]) {
    if case .uniform(let count, height) = self, count > 0 { return }
    if isLong {
      let back = row + 1 < count ? split(at: row + 1) : nil
      let middle = HeightRun.uniform(count: 1, height: height)
      if row == 0 { self = middle } else { _ = split(at: row) }
      added = (row == 0 ? [] : [middle]) + (back.map { [$0] } ?? [])
    } else {
      edit { heights in heights.replace(row, with: height) }
      tidy()
    }
  }

  /// Inserts a height and returns the parts that do not belong to this leaf in `added`.
  mutating func insert(_ height: Double, at row: Int, _ added: inout [HeightRun]) {
    if case .uniform(let count, height) = self {
      self = .uniform(count: count + 1, height: height)
    } else if isLong || (row == count && count == Self.capacity) {
      let one = HeightRun.uniform(count: 1, height: height)
      if row == count {
        added = [one]
      } else if row == 0 {
        added = [self]
        self = one
      } else {
        added = [one, split(at: row)]
      }
    } else if count < Self.capacity {
      edit { heights in heights.replaceSubrange(row..<row, with: CollectionOfOne(height)) }
    } else {
      var back = split(at: count / 2)
      var none: [HeightRun] = []
      if row <= count {
        insert(height, at: row, &none)
      } else {
        back.insert(height, at: row - count, &none)
      }
      added = [back]
    }
  }

  /// Edits the heights as a chunk, in place if they already are one.
  private mutating func edit(_ body: (inout MixedHeights) -> Void) {
    guard case .mixed(var heights) = self else {
      var heights = MixedHeights(heights)
      body(&heights)
      self = .mixed(heights)
      return
    }
    self = HeightRun()  // so that the array has one owner
    body(&heights)
    self = .mixed(heights)
  }
}
