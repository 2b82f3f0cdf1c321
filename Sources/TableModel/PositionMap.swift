/// The positions of a list's elements after some leave and others take given places.
///
/// An element that stays keeps its order and fills the remaining places, so no element needs
/// storage.
struct PositionMap: Hashable, Sendable {
  /// The vacated old places, ascending.
  var removed: [Int] = []

  /// The new places of other elements, ascending.
  var filled: [Int] = []

  /// Whether all elements keep their places.
  var isEmpty: Bool { removed.isEmpty && filled.isEmpty }

  /// Returns the new place of an element that stays, or nil for one that leaves.
  func newPlace(of old: Int) -> Int? { Self.place(of: old, without: removed, around: filled) }

  /// Returns the old place of an element that stayed, or nil for a new one.
  func oldPlace(of new: Int) -> Int? { Self.place(of: new, without: filled, around: removed) }

  private static func place(of place: Int, without gone: [Int], around taken: [Int]) -> Int? {
    let before = gone.partitionPoint { $0 < place }
    if before < gone.count, gone[before] == place { return nil }
    return freePlace(place - before, around: taken) { $0 }
  }

  /// Returns the n-th free place, counted from 0, between taken places, which are ascending.
  static func freePlace<Taken>(
    _ number: Int,
    around taken: [Taken],
    _ place: (Taken) -> Int
  ) -> Int {
    var low = 0
    var high = taken.count
    while low < high {
      let middle = (low + high) / 2
      if place(taken[middle]) - middle <= number { low = middle + 1 } else { high = middle }
    }
    return number + low
  }
}

extension Array {
  /// Returns the number of leading elements for which a condition holds; it must fail for all
  /// others.
  func partitionPoint(where holds: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Array where Element: Comparable {
  /// Whether each element is larger than the one before it.
  var isStrictlyAscending: Bool {
    var index = 1
    while index < count {
      guard self[index - 1] < self[index] else { return false }
      index += 1
    }
    return true
  }

  /// Whether an ascending array contains a value.
  func holdsSorted(_ value: Element) -> Bool {
    let place = partitionPoint { $0 < value }
    return place < count && self[place] == value
  }
}

/// The number of set flags in any range of a list of flags. (Fenwick)
struct CountTree {
  private var sums: [Int32]

  /// Creates a list of unset flags.
  init(count: Int) { sums = Array(repeating: 0, count: count + 1) }

  /// Sets a flag; call it only once for each.
  mutating func add(_ position: Int) {
    var slot = position + 1
    while slot < sums.count {
      sums[slot] += 1
      slot += slot & -slot
    }
  }

  /// Returns the number of set flags in a range.
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
