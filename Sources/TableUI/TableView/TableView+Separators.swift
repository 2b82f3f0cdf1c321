public import TableModel

// The separators between rows.
extension TableView {
  /// Returns the frame of the separator below a row, with a height of 0; nil if it has none.
  ///
  /// Only left and right insets count, and negative values count as 0. From right to left, the left
  /// inset is that of the right edge. The cell's inset overrides
  /// the table's. Separators are between two rows of a section. See ``separatorInset``.
  ///
  /// - Parameters:
  ///   - indexPath: The row.
  ///   - cell: The cell of the row, or nil for the visible one. Without one the row counts as text
  ///     only.
  /// - Returns: The frame of the separator.
  public func separatorFrame(
    below indexPath: IndexPath,
    of cell: TableViewCell? = nil
  ) -> Rect? {
    guard separatorStyle != .none, hasRow(indexPath),
      indexPath.row + 1 < state.counts[indexPath.section]
    else { return nil }
    let row = frame(ofRow: indexPath)
    let cell = cell ?? visibleCell(at: indexPath)
    let inset = cell?.separatorInset ?? separatorInset
    let textStart = cell.map(CellLayout.textStart) ?? TextMetrics.column
    let left = min(counted(inset.left, automatic: textStart), row.width)
    let right = min(counted(inset.right, automatic: 0), row.width - left)
    let start = isRightToLeft ? right : left
    return Rect(x: row.minX + start, y: row.maxY, width: row.width - left - right, height: 0)
  }

  /// Returns the distance of a separator from an edge of the cell, in points.
  private func counted(_ inset: Double, automatic: Double) -> Double {
    let edge = Self.separatorEdge(inset)
    if edge == Self.automaticDimension { return automatic }
    return separatorInsetReference == .fromAutomaticInsets ? automatic + edge : edge
  }

  /// Returns the effective inset: automatic, or a length that is not negative.
  nonisolated static func separatorEdge(_ inset: Double) -> Double {
    inset == automaticDimension ? inset : max(0, EdgeInsets(left: inset).bounded.left)
  }
}
