public import TableModel

// The thin lines between rows.
extension TableView {
  /// Where the line below a row stands in the content, with a height of 0; nil where there is none.
  ///
  /// Only left and right of an inset count, and what is negative counts as 0; that of the cell goes before
  /// that of the table. Lines stand between two rows of a section. See ``separatorInset``.
  ///
  /// - Parameters:
  ///   - indexPath: The row.
  ///   - cell: The cell of the row, or nil for the one on the screen; where there is none the row is taken to
  ///     have a text and nothing else.
  /// - Returns: The place of the line.
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
    let start = cell.map(CellLayout.textStart) ?? TextMetrics.column
    let left = min(counted(inset.left, automatic: start), row.width)
    let right = min(counted(inset.right, automatic: 0), row.width - left)
    return Rect(x: row.minX + left, y: row.maxY, width: row.width - left - right, height: 0)
  }

  /// How far a line stands in from an edge of the cell.
  private func counted(_ inset: Double, automatic: Double) -> Double {
    let edge = Self.separatorEdge(inset)
    if edge == Self.automaticDimension { return automatic }
    return separatorInsetReference == .fromAutomaticInsets ? automatic + edge : edge
  }

  /// An inset as it counts: automatic, or a length that is not negative.
  nonisolated static func separatorEdge(_ inset: Double) -> Double {
    inset == automaticDimension ? inset : max(0, EdgeInsets(left: inset).bounded.left)
  }
}
