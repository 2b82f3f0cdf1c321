public import TableModel

// The thin lines between rows.
extension TableView {
  /// Where the line below a row stands in the content, with a height of 0; nil where there is none.
  ///
  /// Only left and right of an inset count, and what is negative counts as 0; that of the cell goes before
  /// that of the table. Lines stand between two rows of a section.
  public func separatorFrame(below indexPath: IndexPath) -> Rect? {
    guard separatorStyle != .none, hasRow(indexPath),
      indexPath.row + 1 < state.counts[indexPath.section]
    else { return nil }
    let row = frame(ofRow: indexPath)
    let inset = visibleCell(at: indexPath)?.separatorInset ?? separatorInset
    let left = Self.counted(inset.left, of: row.width)
    let right = Self.counted(inset.right, of: row.width - left)
    return Rect(x: row.minX + left, y: row.maxY, width: row.width - left - right, height: 0)
  }

  private static func counted(_ inset: Double, of width: Double) -> Double {
    inset > 0 ? min(inset, max(0, width)) : 0
  }
}
