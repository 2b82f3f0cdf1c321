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
  ///
  /// - Parameters:
  ///   - heights: The heights.
  ///   - marks: The origins of the heights, or nil if all were given.
  ///   - row: The index.
  mutating func insert(_ heights: RowHeights, _ marks: HeightMarks?, at row: Int) {
    if marks != nil { makeMarks() }
    rows.insert(heights, at: row)
    if self.marks == nil || heights.count == 0 { return }
    self.marks?.insert(marks ?? HeightMarks(repeating: .given, count: heights.count), at: row)
  }

  /// Returns the heights of some rows, and their origins or nil if all were given.
  func part(_ range: Range<Int>) -> (heights: RowHeights, marks: HeightMarks?) {
    (rows[range], marks?[range])
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
