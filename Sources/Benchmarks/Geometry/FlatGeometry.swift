/// The textbook's array of where each row begins: an edit writes everything behind it.
struct FlatGeometry: RowGeometry {
  /// Where each row begins, and the end of the last.
  private var starts: [Double]

  init(heights: [Double], sections: Int) {
    starts = [0]
    starts.reserveCapacity(heights.count + 1)
    for height in heights { starts.append(starts[starts.count - 1] + height) }
  }

  var count: Int { starts.count - 1 }

  var extent: Double { starts[count] }

  func offset(of row: Int) -> Double { starts[row] }

  func row(at y: Double) -> Int {
    var (low, high) = (0, count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= y { low = middle } else { high = middle }
    }
    return low
  }

  mutating func setHeight(_ height: Double, of row: Int) {
    move(row + 1, by: height - (starts[row + 1] - starts[row]))
  }

  mutating func insert(_ height: Double, at row: Int) {
    starts.insert(starts[row], at: row)
    move(row + 1, by: height)
  }

  mutating func remove(_ row: Int) {
    let height = starts[row + 1] - starts[row]
    starts.remove(at: row)
    move(row, by: -height)
  }

  private mutating func move(_ first: Int, by distance: Double) {
    for index in first..<starts.count { starts[index] += distance }
  }
}
