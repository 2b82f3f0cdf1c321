import TableModel

/// The heights of the rows of a section, and where that puts each of them.
///
/// Stretches of equal heights cost next to nothing, others 4 to 9 bytes a row. Heights are kept exactly.
/// Offsets are sums of Doubles: exact for heights that are multiples of 1/64 point, say, and always
/// in the order of the rows. A copy is O(1), every question and every edit O(log n).
package struct RowHeights: Sendable {
  var tree: SummaryTree<HeightRun>

  /// Makes a list without rows.
  package init() { tree = SummaryTree() }

  /// Makes rows that are all equally high.
  package init(repeating height: Double, count: Int) {
    tree = SummaryTree(leaf: .uniform(count: count, height: Self.clamped(height)))
  }

  /// Makes rows of heights.
  package init(_ heights: some Sequence<Double>) {
    var builder = HeightRunBuilder()
    for height in heights { builder.append(Self.clamped(height)) }
    tree = SummaryTree(leaves: builder.finish())
  }
}

extension RowHeights {
  /// The greatest height, which keeps any sum finite.
  package static let largest = Item.heights.upperBound

  /// Whether a height is taken as it is: finite, not negative and not above ``largest``.
  ///
  /// Others are clamped, so that a table stays in order after its owner was told.
  package static func accepts(_ height: Double) -> Bool { height >= 0 && height <= largest }

  /// The nearest height that is accepted; 0 for what is no number.
  static func clamped(_ height: Double) -> Double {
    height > 0 ? min(height, largest) : 0
  }
}

extension RowHeights {
  /// Sets the heights of more rows behind the last.
  package mutating func append(_ heights: RowHeights) { tree.append(heights.tree) }

  /// Puts rows in; the first of them is the row with that number afterwards.
  package mutating func insert(_ heights: RowHeights, at row: Int) {
    precondition(row >= 0 && row <= count, "Row out of range.")
    guard heights.count == 1, !tree.isEmpty else {
      tree.insert(heights.tree, at: row)
      return
    }
    let height = heights[0]
    tree.update(at: row) { run, offset, added in run.insert(height, at: offset, &added) }
  }

  /// Takes rows out.
  package mutating func remove(_ rows: Range<Int>) {
    precondition(rows.lowerBound >= 0 && rows.upperBound <= count, "Row out of range.")
    tree.remove(rows)
  }

  /// The height of a row.
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
  /// How many rows there are.
  package var count: Int { tree.count }

  /// How high all rows are together.
  package var extent: Double { tree.summary.extent }

  /// Where a row stands, from the top of the first one.
  package func band(of row: Int) -> Band {
    precondition(row >= 0 && row < count, "Row out of range.")
    let band = tree.search(SummaryTreeCountMetric.self, for: row) { run, offset in
      Band(y: run.offset(of: offset), height: run[offset])
    } combine: { before, band in
      Band(y: before.extent + band.y, height: band.height)
    }
    return band ?? Band(y: 0, height: 0)
  }

  /// The first row that ends below a place, or at it where `isAtEnd`; the last row if none does.
  ///
  /// - Returns: The row and its edges, or nil if there are no rows.
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

  /// What is wrong with the heights; empty unless there is a bug in them.
  package func checkInvariants() -> [String] {
    var problems = tree.checkInvariants()
    for case .mixed(let heights) in tree.leaves {
      if heights.count > HeightRun.capacity {
        problems.append("a chunk has \(heights.count) heights")
      }
      if heights.commonHeight != nil { problems.append("a chunk of equal heights is no run") }
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
