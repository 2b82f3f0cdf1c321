public import TableModel

/// A cell whose height is that of its lines at the row width, plus one line.
///
/// It uses the table's current width, so a narrower table has taller rows. (RDDM:
/// `CalculatableHeightItem`, which always keeps the screen width.)
open class MeasuredCell: ItemCell {
  /// Returns the number of content lines at a width; a subclass overrides it.
  ///
  /// - Parameter width: The row width minus image, accessory and margins, in points.
  /// - Returns: The number of lines, without the additional one.
  open func contentLineCount(forWidth width: Double) -> Int { 1 }

  /// Returns the content height at a width, in points.
  open override func preferredHeight(forWidth width: Double) -> Double {
    let room = CellLayout.room(of: self, width: width)
    return Double(max(1, contentLineCount(forWidth: room.width)) + 1) * textMetrics.lineHeight
  }

  /// Returns the height of the item's texts at the current row width, in points.
  open override class func rowHeight(for item: Item?, in tableView: TableView) -> Double {
    measuredHeight(for: item, in: tableView)
  }
}
