import TableModel

// Heights that follow the text size of the user.
extension ItemCell {
  /// Returns a height that grows with the text size of the user.
  ///
  /// - Parameters:
  ///   - standard: The height at the default text size and below, in points.
  ///   - item: The item of the row.
  ///   - tableView: The table view.
  /// - Returns: The height, or that of a measured cell if it is higher.
  static func height(_ standard: Double, for item: Item?, in tableView: TableView) -> Double {
    guard tableView.textMetrics.isLarger else { return standard }
    return max(standard, measuredHeight(for: item, in: tableView))
  }

  /// Returns the height of a row with as many lines as its texts need, in points.
  ///
  /// - Parameters:
  ///   - width: The width of the row, in points.
  ///   - lineCount: Returns the number of lines for the width beside image, accessory and controls.
  /// - Returns: The height.
  func height(forWidth width: Double, lineCount: (_ roomWidth: Double) -> Int) -> Double {
    updateConfigurationIfNeeded()
    let room = CellLayout.room(of: self, width: width)
    return textMetrics.rowHeight(lines: lineCount(room.width))
  }

  /// Returns the height that a cell with an item prefers in a table view, in points.
  static func measuredHeight(for item: Item?, in tableView: TableView) -> Double {
    let cell = self.init(style: cellStyle, reuseIdentifier: nil)
    cell.configurationState.traitCollection = tableView.traitCollection
    cell.configure(with: item)
    return cell.preferredHeight(forWidth: tableView.rowWidth)
  }
}
