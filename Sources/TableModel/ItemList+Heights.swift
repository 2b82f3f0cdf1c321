package import JSON

extension ItemList {
  /// Appends the heights of rows, in order.
  ///
  /// Unchanged rows are read from their source, which need not create items.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - heights: Receives the heights in points, one for each row.
  ///   - shared: Returns the height of all rows that differ from an item only in id and title. The
  ///     default is nil: those may affect the height.
  ///   - standard: Returns the height of a row without its own height, from its number and its
  ///     item.
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
        if source.areAlike, let height = shared(source.item(at: 0)) {
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

extension ItemList {
  /// The number of edited rows in a run up to which their heights are compared.
  private static var fewItems: Int { 1024 }

  /// Returns the height that all rows of a range have, in points; nil if some may have another one.
  ///
  /// - Parameters:
  ///   - rows: The rows, of which there is at least one.
  ///   - shared: Returns the height of all rows that differ from an item only in id and title; nil
  ///     if those may affect the height.
  /// - Returns: The height.
  /// - Complexity: O(k) in the number of runs and edited rows.
  public func sharedHeight(of rows: Range<Int>, alike shared: (Item) -> Double?) -> Double? {
    var height: Double?
    for piece in slice(rows).pieces {
      switch piece {
      case .rows(let source, _):
        // Any row of the source tells the height of the others.
        guard source.areAlike, let own = shared(source.item(at: 0)), own == height ?? own else {
          return nil
        }
        height = own
      case .items(let items):
        guard items.count <= Self.fewItems else { return nil }
        for item in items {
          guard let own = shared(item), own == height ?? own else { return nil }
          height = own
        }
      }
    }
    return height
  }
}

/// A note about the number under the key that is bound to the height of a row.
///
/// It adds no information to the row's text, so it does not affect the equality of rows.
package struct KnownHeight: Hashable, Sendable {
  /// The note made when the text was read, or nil.
  package let note: PackedNumber?

  /// Creates a note, or an empty one for nil.
  package init(_ note: PackedNumber? = nil) { self.note = note }

  package static func == (left: KnownHeight, right: KnownHeight) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}
}
