extension [Int] {
  /// For each number whether it belongs to a longest stretch of rising numbers, gaps allowed.
  ///
  /// Where numbers weigh differently, `HeaviestAscent` knows which ones to keep.
  ///
  /// - Complexity: O(n log n), and O(n) for numbers that rise already.
  public var longestRise: [Bool] {
    if zip(self, dropFirst()).allSatisfy(<) { return [Bool](repeating: true, count: count) }
    var tails: [Int] = []
    var previous = [Int](repeating: -1, count: count)
    for index in indices {
      var range = 0..<tails.count
      while !range.isEmpty {
        let middle = range.lowerBound + range.count / 2
        range =
          self[tails[middle]] < self[index]
          ? middle + 1..<range.upperBound : range.lowerBound..<middle
      }
      if range.lowerBound > 0 { previous[index] = tails[range.lowerBound - 1] }
      if range.lowerBound == tails.count {
        tails.append(index)
      } else {
        tails[range.lowerBound] = index
      }
    }
    var stays = [Bool](repeating: false, count: count)
    var index = tails.last ?? -1
    while index >= 0 {
      stays[index] = true
      index = previous[index]
    }
    return stays
  }
}
