extension ItemList {
  /// Appends the heights of rows, in order.
  ///
  /// Untouched rows are asked through their source, which need not make items of them.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - heights: Where the heights go, in points; one for each row.
  ///   - standard: The height of a row that asks for none itself: its number and its item.
  /// - Complexity: O(n) in the number of rows.
  public func appendHeights(
    of rows: Range<Int>,
    to heights: inout [Double],
    orElse standard: (Int, Item) -> Double
  ) {
    let shift = heights.count - rows.lowerBound
    let list = slice(rows)
    for piece in list.pieces {
      switch piece {
      case .rows(let source, let range): source.appendHeights(of: range, to: &heights)
      case .items(let items): for item in items { heights.append(item.height ?? .nan) }
      }
    }
    guard rows.contains(where: { heights[shift + $0].isNaN }) else { return }
    for (row, item) in zip(rows, list) where heights[shift + row].isNaN {
      heights[shift + row] = standard(row, item)
    }
  }
}
