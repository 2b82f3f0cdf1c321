public import TableModel

/// A cell that is as high as its lines at the width of the row, and one line of rest.
///
/// The width is that of the table at the moment somebody asks, so that a narrower table has higher rows.
/// (RDDM: `CalculatableHeightItem`, which keeps the width of the screen for ever.)
open class MeasuredCell: ItemCell {
  /// How many lines the content takes in a room of a width; a subclass says it.
  ///
  /// - Parameter width: What image, accessory and margins leave of the row, in points.
  /// - Returns: The lines, without the one of rest.
  open func contentLineCount(forWidth width: Double) -> Int { 1 }

  /// The height of the content at a width.
  open override func preferredHeight(forWidth width: Double) -> Double {
    let room = CellLayout.room(of: self, width: width)
    return Double(max(1, contentLineCount(forWidth: room.width)) + 1) * TextMetrics.line
  }

  /// The height of the item's texts at the width that rows have now.
  open override class func rowHeight(for item: Item?, in tableView: TableView) -> Double {
    let cell = self.init(style: cellStyle, reuseIdentifier: nil)
    cell.configure(with: item)
    return cell.preferredHeight(forWidth: tableView.rowWidth)
  }
}
