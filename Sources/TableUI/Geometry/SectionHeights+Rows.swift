// Edits of the rows, which keep the marks in step with the heights.
extension SectionHeights {
  /// How the height of a row came to be known.
  func mark(of row: Int) -> HeightMark { marks?[row] ?? .given }

  /// Sets the height of a row.
  mutating func setHeight(_ height: Double, _ mark: HeightMark, of row: Int) {
    rows[row] = height
    setMark(mark, of: row)
  }

  /// Says how the height of a row came to be known.
  mutating func setMark(_ mark: HeightMark, of row: Int) {
    guard mark != self.mark(of: row) else { return }
    makeMarks()
    marks?[row] = mark
  }

  /// Puts rows in; the first of them is the row with that number afterwards.
  mutating func insert(_ heights: RowHeights, _ mark: HeightMark, at row: Int) {
    if mark != .given { makeMarks() }
    rows.insert(heights, at: row)
    if heights.count > 0 { marks?.insert(mark, count: heights.count, at: row) }
  }

  /// Takes rows out.
  mutating func remove(_ range: Range<Int>) {
    rows.remove(range)
    marks?.remove(range)
  }

  /// Takes over other heights for all rows, each of them given.
  mutating func replaceRows(with heights: RowHeights) {
    rows = heights
    marks = nil
  }

  private mutating func makeMarks() {
    if marks == nil { marks = HeightMarks(repeating: .given, count: rows.count) }
  }

  /// What is wrong with the heights; empty unless there is a bug in them.
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
