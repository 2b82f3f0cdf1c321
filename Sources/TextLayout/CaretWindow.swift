/// The cells around a caret that fit into a width.
struct CaretWindow {
  /// The cells to show; the cell of the caret is one of them.
  private(set) var range: Range<Int>

  private let widths: [Int]
  private let width: Int
  private var used: Int

  init(widths: [Int], caret: Int, width: Int) {
    self.widths = widths
    self.width = width
    range = caret..<caret + 1
    used = widths[caret]
    if widths.reduce(0, +) <= width {
      range = 0..<widths.count
    } else {
      // By turns to the left and to the right, until no cell fits at either side.
      var hasGrown = true
      while hasGrown {
        let hasGrownLeft = growLeft()
        hasGrown = growRight() || hasGrownLeft
      }
    }
  }

  /// Whether cells before the window are left out.
  var isCutBefore: Bool { range.lowerBound > 0 }

  /// Whether cells after the window are left out.
  var isCutAfter: Bool { range.upperBound < widths.count }

  private mutating func growLeft() -> Bool {
    grow(to: range.lowerBound - 1..<range.upperBound, adding: range.lowerBound - 1)
  }

  private mutating func growRight() -> Bool {
    grow(to: range.lowerBound..<range.upperBound + 1, adding: range.upperBound)
  }

  /// Takes a cell in, if there is one and it fits together with the ellipses.
  private mutating func grow(to larger: Range<Int>, adding cell: Int) -> Bool {
    guard widths.indices.contains(cell) else { return false }
    let ellipses = (larger.lowerBound > 0 ? 1 : 0) + (larger.upperBound < widths.count ? 1 : 0)
    guard used + widths[cell] + ellipses <= width else { return false }
    used += widths[cell]
    range = larger
    return true
  }
}
