/// How many of a row of flags are set, in any range. (Fenwick)
struct CountTree {
  private var sums: [Int32]

  /// Makes a row of so many flags, none of them set.
  init(count: Int) { sums = Array(repeating: 0, count: count + 1) }

  /// Sets a flag, once.
  mutating func add(_ position: Int) {
    var slot = position + 1
    while slot < sums.count {
      sums[slot] += 1
      slot += slot & -slot
    }
  }

  /// How many flags of a range are set.
  func count(_ range: Range<Int>) -> Int {
    count(below: range.upperBound) - count(below: range.lowerBound)
  }

  private func count(below position: Int) -> Int {
    var slot = position
    var count = 0
    while slot > 0 {
      count += Int(sums[slot])
      slot &= slot - 1
    }
    return count
  }
}
