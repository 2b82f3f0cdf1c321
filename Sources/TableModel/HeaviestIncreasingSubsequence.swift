/// The heaviest increasing subsequence of a list: keeping it makes the moves cheapest.
package enum HeaviestIncreasingSubsequence {
  /// An element of the list.
  package struct Element {
    /// The number that must ascend; no two elements have the same.
    package let key: Int

    /// The weight of the element.
    package let weight: Int

    /// Whether the element preferably moves if the weights are equal.
    package let wouldMove: Bool

    package init(key: Int, weight: Int, wouldMove: Bool) {
      self.key = key
      self.weight = weight
      self.wouldMove = wouldMove
    }
  }

  private struct Value: Comparable {
    var weight = 0
    var movers = 0

    static func < (left: Value, right: Value) -> Bool {
      left.weight == right.weight ? left.movers > right.movers : left.weight < right.weight
    }
  }

  /// Returns whether each element belongs to the heaviest increasing subsequence.
  ///
  /// - Complexity: O(n log n), and O(n) for a list that is already ascending.
  package static func keeps(_ elements: [Element]) -> [Bool] {
    if zip(elements, elements.dropFirst()).allSatisfy({ $0.key < $1.key }) {
      return Array(repeating: true, count: elements.count)
    }
    let ranks = ranks(elements)
    var best = Array(repeating: (value: Value(), index: -1), count: elements.count + 1)
    var previous = Array(repeating: -1, count: elements.count)
    for (index, element) in elements.enumerated() {
      var slot = ranks[index]
      var found = (value: Value(), index: -1)
      while slot > 0 {
        if found.value < best[slot].value { found = best[slot] }
        slot &= slot - 1
      }
      previous[index] = found.index
      let value = Value(
        weight: found.value.weight &+ element.weight,
        movers: found.value.movers + (element.wouldMove ? 1 : 0)
      )
      slot = ranks[index] + 1
      while slot <= elements.count {
        if best[slot].value < value { best[slot] = (value, index) }
        slot += slot & -slot
      }
    }
    return trace(best, previous)
  }

  /// Returns the index of each element among the sorted keys, from 0.
  private static func ranks(_ elements: [Element]) -> [Int] {
    var ranks = Array(repeating: 0, count: elements.count)
    let order = elements.indices.sorted { elements[$0].key < elements[$1].key }
    for (rank, index) in order.enumerated() { ranks[index] = rank }
    return ranks
  }

  private static func trace(_ best: [(value: Value, index: Int)], _ previous: [Int]) -> [Bool] {
    var keeps = Array(repeating: false, count: previous.count)
    var index = best.max { $0.value < $1.value }?.index ?? -1
    while index >= 0 {
      keeps[index] = true
      index = previous[index]
    }
    return keeps
  }
}

extension [Int] {
  /// Whether each number belongs to a longest increasing subsequence.
  ///
  /// For numbers with different weights, use `HeaviestIncreasingSubsequence`.
  ///
  /// - Complexity: O(n log n), and O(n) for numbers that are already ascending.
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
