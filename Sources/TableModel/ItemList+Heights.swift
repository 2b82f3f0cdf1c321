package import JSON

extension ItemList {
  /// Appends the heights of rows, in order.
  ///
  /// Untouched rows are asked through their source, which need not make items of them.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - heights: Where the heights go, in points; one for each row.
  ///   - shared: The height of all rows that differ from an item in nothing but id and title, or nil where those
  ///     may make a difference. The default is nil.
  ///   - standard: The height of a row that asks for none itself: its number and its item.
  /// - Complexity: O(n) in the number of rows.
  public func appendHeights(
    of rows: Range<Int>,
    to heights: inout [Double],
    alike shared: (Item) -> Double? = { _ in nil },
    orElse standard: (Int, Item) -> Double
  ) {
    var row = rows.lowerBound
    func append(_ item: Item) {
      heights.append(item.height ?? standard(row, item))
      row += 1
    }
    for piece in slice(rows).pieces {
      switch piece {
      case .items(let items): for item in items { append(item) }
      case .rows(let source, let range):
        if source.areAlike, let height = shared(source.item(at: range.lowerBound)) {
          heights.append(contentsOf: repeatElement(height, count: range.count))
          row += range.count
          continue
        }
        let start = heights.count
        guard source.appendHeights(of: range, to: &heights) else {
          for number in range { append(source.item(at: number)) }
          continue
        }
        for index in start..<heights.count where heights[index].isNaN {
          let offset = index - start
          let item = source.item(at: range.lowerBound + offset)
          heights[index] = standard(row + offset, item)
        }
        row += range.count
      }
    }
  }
}

/// A note about the number under the key that is bound to the height of a row.
///
/// It says nothing about the row that its text does not say, so rows are equal whatever is known of them.
package struct KnownHeight: Hashable, Sendable {
  /// The note made when the text was read, or nil.
  package let note: PackedNumber?

  /// Creates what is known; nil for nothing.
  package init(_ note: PackedNumber? = nil) { self.note = note }

  package static func == (left: KnownHeight, right: KnownHeight) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}
}
