import TableModel
import TableUI

/// The table view's own geometry.
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

  /// Sections are counted as if none had changed, so that edits from the last row to the first number rows as a flat
  /// list does.
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row % length, section: row / length) }
}
