/// The records of pages by their numbers; those of near pages are side by side in memory.
struct PageRecords {
  /// The number of pages whose records are side by side.
  private static let groupSize = 16

  private var groups: [Int: [PageRecord?]] = [:]

  /// The record of a page, or nil if it was never read.
  subscript(index: Int) -> PageRecord? {
    get {
      let (group, place) = index.quotientAndRemainder(dividingBy: Self.groupSize)
      return groups[group]?[place]
    }
    set {
      let (group, place) = index.quotientAndRemainder(dividingBy: Self.groupSize)
      let empty = [PageRecord?](repeating: nil, count: Self.groupSize)
      groups[group, default: empty][place] = newValue
    }
  }

  /// The pages with records, in order.
  ///
  /// - Complexity: O(n log n) in the records.
  var all: some Sequence<(index: Int, record: PageRecord)> {
    groups.keys.sorted().lazy.flatMap { group in
      (0..<Self.groupSize).lazy.compactMap { place -> (index: Int, record: PageRecord)? in
        groups[group]?[place].map { (group * Self.groupSize + place, $0) }
      }
    }
  }

  /// Returns the pages whose places are known, from a page on, in order.
  ///
  /// - Complexity: O(n log n) in the records.
  func placed(from first: Int) -> some Sequence<Int> {
    all.lazy.filter { $0.index >= first && $0.record.isPlaced }.map(\.index)
  }
}
