// Row edits, which keep the marks consistent with the heights.
extension SectionHeights {
  /// Returns the origin of a row's height.
  func mark(of row: Int) -> HeightMark { marks?[row] ?? .given }

  /// Sets the height of a row, in points, and its origin.
  mutating func setHeight(_ height: Double, _ mark: HeightMark, of row: Int) {
    rows[row] = height
    setMark(mark, of: row)
  }

  /// Sets the origin of a row's height.
  mutating func setMark(_ mark: HeightMark, of row: Int) {
    guard mark != self.mark(of: row) else { return }
    makeMarks()
    marks?[row] = mark
  }

  /// Inserts rows; the first one gets the given index.
  mutating func insert(_ heights: RowHeights, _ mark: HeightMark, at row: Int) {
    if mark != .given { makeMarks() }
    rows.insert(heights, at: row)
    if heights.count > 0 { marks?.insert(mark, count: heights.count, at: row) }
  }

  /// Removes rows.
  mutating func remove(_ range: Range<Int>) {
    rows.remove(range)
    marks?.remove(range)
  }

  /// Replaces the heights of all rows and marks each as given.
  mutating func replaceRows(with heights: RowHeights) {
    rows = heights
    marks = nil
  }

  private mutating func makeMarks() {
    if marks == nil { marks = HeightMarks(repeating: .given, count: rows.count) }
  }

  /// Returns the problems with the heights; empty unless they have a bug.
  func checkInvariants() -> [String] {
    var problems = rows.checkInvariants()
    guard let marks else { return problems }
    problems += marks.checkInvariants()
    if marks.count != rows.count {
      problems.append("a section has \(rows.count) heights and \(marks.count) marks")
    }
    return problems
  }
}
