/// The numbers of a table's rows of which only some are known: those in windows, with a gap before,
/// between and after them.
///
/// The rows of the windows are counted by themselves: each gap counts as one row, even an empty one.
package struct RowWindows: Hashable, Sendable {
  /// The number of the first row of each part, then the number of all rows.
  private let starts: [Int]

  /// For each part, whether it is a gap and not a row of a window.
  private let areGaps: [Bool]

  /// Creates the numbers of rows.
  ///
  /// - Parameters:
  ///   - windows: The numbers of rows in the windows.
  ///   - gaps: The numbers of rows in the gaps, one more than there are windows.
  init(_ windows: [Int], gaps: [Int]) {
    var starts = [0]
    var areGaps: [Bool] = []
    for (number, gap) in gaps.enumerated() {
      areGaps.append(true)
      starts.append(starts[starts.count - 1] + gap)
      guard number < windows.count else { break }
      for _ in 0..<windows[number] {
        areGaps.append(false)
        starts.append(starts[starts.count - 1] + 1)
      }
    }
    (self.starts, self.areGaps) = (starts, areGaps)
  }

  /// The number of parts: rows of windows, and gaps.
  package var partCount: Int { areGaps.count }

  /// The number of all rows.
  package var rowCount: Int { starts[starts.count - 1] }

  /// Returns whether a part is a gap and not a row of a window.
  package func isGap(_ part: Int) -> Bool { areGaps[part] }

  /// The numbers of the rows of a part.
  package func rows(of part: Int) -> Range<Int> { starts[part]..<starts[part + 1] }

  /// The part with a row.
  ///
  /// - Complexity: O(log n) in the parts.
  package func part(ofRow row: Int) -> Int {
    var (low, high) = (0, partCount)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= row { low = middle } else { high = middle }
    }
    return low
  }
}
