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
  var all: [(index: Int, record: PageRecord)] { from(0) }

  /// Returns the pages whose places are known, from a page on, in order.
  ///
  /// - Complexity: O(n log n) in the records from that page on.
  func placed(from first: Int) -> [Int] {
    from(first).filter(\.record.isPlaced).map(\.index)
  }

  /// Returns the pages with records, from a page on, in order.
  ///
  /// An array: a chain of lazy collections would take longer to make than a page to read.
  private func from(_ first: Int) -> [(index: Int, record: PageRecord)] {
    var found: [(index: Int, record: PageRecord)] = []
    for number in groups.keys.sorted() where number >= first / Self.groupSize {
      for (place, record) in (groups[number] ?? []).enumerated() {
        let index = number * Self.groupSize + place
        if let record, index >= first { found.append((index, record)) }
      }
    }
    return found
  }
}
