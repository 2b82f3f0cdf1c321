import TableModel
import TableUI

/// The positions of rows with different heights, as both implementations provide them.
protocol RowGeometry {
  /// Creates rows with these heights in sections of equal length.
  init(heights: [Double], sections: Int)

  /// The number of rows.
  var count: Int { get }

  /// The end of the last row.
  var extent: Double { get }

  /// Returns the start of a row.
  func offset(of row: Int) -> Double

  /// Returns the row at a position.
  func row(at y: Double) -> Int

  mutating func setHeight(_ height: Double, of row: Int)
  mutating func insert(_ height: Double, at row: Int)
  mutating func remove(_ row: Int)
}

/// The textbook's array of row starts: an edit rewrites everything after it.
struct FlatGeometry: RowGeometry {
  /// The start of each row, and the end of the last one.
  private var starts: [Double]

  init(heights: [Double], sections: Int) {
    starts = [0]
    starts.reserveCapacity(heights.count + 1)
    for height in heights { starts.append(starts[starts.count - 1] + height) }
  }

  var count: Int { starts.count - 1 }

  var extent: Double { starts[count] }

  func offset(of row: Int) -> Double { starts[row] }

  func row(at y: Double) -> Int {
    var (low, high) = (0, count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= y { low = middle } else { high = middle }
    }
    return low
  }

  mutating func setHeight(_ height: Double, of row: Int) {
    move(row + 1, by: height - (starts[row + 1] - starts[row]))
  }

  mutating func insert(_ height: Double, at row: Int) {
    starts.insert(starts[row], at: row)
    move(row + 1, by: height)
  }

  mutating func remove(_ row: Int) {
    let height = starts[row + 1] - starts[row]
    starts.remove(at: row)
    move(row, by: -height)
  }

  private mutating func move(_ first: Int, by distance: Double) {
    for index in first..<starts.count { starts[index] += distance }
  }
}

/// The table view's geometry.
struct TreeGeometry: RowGeometry {
  private var tree: TableGeometry
  private let length: Int

  init(heights: [Double], sections: Int) {
    let length = heights.count / sections
    self.length = length
    tree = TableGeometry(
      (0..<sections).map { section in
        SectionHeights(rows: RowHeights(heights[section * length..<(section + 1) * length]))
      }
    )
  }

  var count: Int { tree.totalRowCount }

  var extent: Double { tree.contentHeight }

  func offset(of row: Int) -> Double { tree.rowBand(path(row)).y }

  func row(at y: Double) -> Int {
    guard case .row(let path)? = tree.element(atY: y) else { return -1 }
    return path.section * length + path.row
  }

  mutating func setHeight(_ height: Double, of row: Int) {
    tree.setRowHeight(height, at: path(row))
  }

  mutating func insert(_ height: Double, at row: Int) {
    tree.insertRows(RowHeights(repeating: height, count: 1), at: path(row))
  }

  mutating func remove(_ row: Int) {
    let path = path(row)
    tree.removeRows(path.row..<path.row + 1, inSection: path.section)
  }

  /// Returns the path of a row, as if no section had changed.
  ///
  /// Edits from the last row to the first therefore number rows as a flat list does.
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row % length, section: row / length) }
}
