import TableModel

/// The heights of a section's rows and the positions that follow from them.
///
/// Stretches of equal heights need almost no memory, others 4 to 9 bytes per row. Heights are
/// stored exactly. Offsets are sums of Doubles and always sorted by row. They are exact for
/// multiples of 1/64 point, for example. A copy is O(1); every query and every edit is O(log n).
package struct RowHeights: Sendable {
  var tree: SummaryTree<HeightRun>

  /// Creates a list without rows.
  package init() { tree = SummaryTree() }

  /// Creates rows of equal height, in points.
  package init(repeating height: Double, count: Int) {
    tree = SummaryTree(leaf: .uniform(count: count, height: Self.clamped(height)))
  }

  /// Creates rows with the given heights, in points.
  package init(_ heights: some Sequence<Double>) {
    var builder = HeightRunBuilder()
    builder.append(heights)
    self.init(builder)
  }

  /// Creates rows with the heights that a builder got.
  init(_ builder: consuming HeightRunBuilder) {
    tree = SummaryTree(leaves: builder.finish())
  }
}

extension RowHeights {
  /// The maximum height, in points; it keeps every sum finite.
  package static let largest = Item.heights.upperBound

  /// Whether a height is valid: finite, not negative and at most ``largest``.
  ///
  /// Invalid heights are clamped, so the table stays consistent after its owner was notified.
  package static func accepts(_ height: Double) -> Bool { height >= 0 && height <= largest }

  /// Returns the nearest valid height; 0 for NaN.
  static func clamped(_ height: Double) -> Double {
    height > 0 ? min(height, largest) : 0
  }
}

extension RowHeights {
  /// Appends rows.
  package mutating func append(_ heights: RowHeights) { tree.append(heights.tree) }

  /// Inserts rows; the first one gets the given index.
  package mutating func insert(_ heights: RowHeights, at row: Int) {
    precondition(row >= 0 && row <= count, "Row out of range.")
    guard heights.count == 1, !tree.isEmpty else {
      tree.insert(heights.tree, at: row)
      return
    }
    let height = heights[0]
    tree.update(at: row) { run, offset, added in run.insert(height, at: offset, &added) }
  }

  /// The heights of some rows.
  subscript(rows: Range<Int>) -> RowHeights {
    if rows.count == 1 { return RowHeights(repeating: self[rows.lowerBound], count: 1) }
    var part = RowHeights()
    part.tree = tree[rows]
    return part
  }

  /// Removes rows.
  package mutating func remove(_ rows: Range<Int>) {
    precondition(rows.lowerBound >= 0 && rows.upperBound <= count, "Row out of range.")
    tree.remove(rows)
  }

  /// The height of a row, in points.
  package subscript(row: Int) -> Double {
    get {
      guard row >= 0, row < count, let (run, offset) = tree.leaf(at: row) else {
        preconditionFailure("Row out of range.")
      }
      return run[offset]
    }
    set {
      precondition(row >= 0 && row < count, "Row out of range.")
      let height = Self.clamped(newValue)
      tree.update(at: row) { run, offset, added in
        run.replace(offset, with: height, &added)
      }
    }
  }
}

extension RowHeights {
  /// The number of rows.
  package var count: Int { tree.count }

  /// The total height of all rows, in points.
  package var extent: Double { tree.summary.extent }

  /// Returns the position of a row, relative to the first row.
  package func band(of row: Int) -> Band {
    precondition(row >= 0 && row < count, "Row out of range.")
    let band = tree.search(SummaryTreeCountMetric.self, for: row) { run, offset in
      Band(y: run.offset(of: offset), height: run[offset])
    } combine: { before, band in
      Band(y: before.extent + band.y, height: band.height)
    }
    return band ?? Band(y: 0, height: 0)
  }

  /// Returns the first row that ends below a position, or at it if `isAtEnd`; else the last row.
  ///
  /// - Returns: The row and its edges, or nil if the list is empty.
  func row(at y: Double, isAtEnd: Bool) -> RowPlace? {
    tree.search(HeightSummary.Extent.self, for: y, isAtEnd: isAtEnd) { run, rest in
      run.row(at: rest, isAtEnd: isAtEnd)
    } combine: { before, place in
      RowPlace(
        row: before.count + place.row,
        start: before.extent + place.start,
        end: before.extent + place.end
      )
    }
  }

  /// Returns the problems with the heights; empty unless they have a bug.
  package func checkInvariants() -> [String] {
    var problems = tree.checkInvariants()
    for case .mixed(let heights) in tree.leaves {
      if heights.count > HeightRun.capacity {
        problems.append("a chunk has \(heights.count) heights")
      }
      if !heights.hasValidSum { problems.append("a chunk keeps a wrong sum") }
      if heights.commonHeight != nil { problems.append("a chunk of equal heights is not a run") }
    }
    return problems
  }
}

extension RowHeights: Equatable {
  /// Whether both have equal heights in the same order.
  package static func == (left: RowHeights, right: RowHeights) -> Bool {
    guard left.count == right.count else { return false }
    return left.tree == right.tree
      || left.tree.leaves.lazy.flatMap(\.heights)
        .elementsEqual(right.tree.leaves.lazy.flatMap(\.heights))
  }
}
