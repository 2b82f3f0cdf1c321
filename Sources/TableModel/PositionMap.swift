/// Where the elements of a list go when some leave and others take given places.
///
/// An element that stays keeps its order and fills the places that are left, so nothing is stored per element.
struct PositionMap: Hashable, Sendable {
  /// The places before that are left, ascending.
  var removed: [Int] = []

  /// The places afterwards that are taken by others, ascending.
  var filled: [Int] = []

  /// Whether all stay where they are.
  var isEmpty: Bool { removed.isEmpty && filled.isEmpty }

  /// The place afterwards of an element that stays, or nil for one that leaves.
  func newPlace(of old: Int) -> Int? { Self.place(of: old, without: removed, around: filled) }

  /// The place before of an element that stayed, or nil for one that came.
  func oldPlace(of new: Int) -> Int? { Self.place(of: new, without: filled, around: removed) }

  private static func place(of place: Int, without gone: [Int], around taken: [Int]) -> Int? {
    let before = gone.partitionPoint { $0 < place }
    if before < gone.count, gone[before] == place { return nil }
    return freePlace(place - before, around: taken) { $0 }
  }

  /// The place of the number-th element, counted from 0, where others take given places, ascending.
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
  /// The number of leading elements that a condition holds for, where it holds for no later one.
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
  /// Whether an ascending array holds a value.
  func holdsSorted(_ value: Element) -> Bool {
    let place = partitionPoint { $0 < value }
    return place < count && self[place] == value
  }
}

/// How many of a row of flags are set, in any range. (Fenwick)
struct CountTree {
  private var sums: [Int32]

  /// Creates a row of so many flags, none of them set.
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
