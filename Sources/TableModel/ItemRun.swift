/// A leaf of an ``ItemList``: unchanged rows of a source, or a chunk of items.
enum ItemRun: Sendable {
  case rows(any RowSource, Range<Int>)
  case items([Item])

  /// The most items of a chunk; a run of unchanged rows may have any length.
  static let capacity = 64

  subscript(offset: Int) -> Item {
    switch self {
    case .rows(let source, let range): source.item(at: range.lowerBound + offset)
    case .items(let items): items[offset]
    }
  }

  /// Whether some rows from an offset on are equal to those of another run.
  func matches(_ offset: Int, of other: ItemRun, _ otherOffset: Int, count: Int) -> Bool {
    if case .rows(let source, let range) = self, case .rows(let otherSource, let others) = other,
      source === otherSource, range.lowerBound + offset == others.lowerBound + otherOffset
    {
      return true
    }
    return (0..<count).allSatisfy { self[offset + $0] == other[otherOffset + $0] }
  }
}

extension ItemRun: SummaryTreeLeaf {
  init() { self = .items([]) }

  var count: Int {
    switch self {
    case .rows(_, let range): range.count
    case .items(let items): items.count
    }
  }

  var summary: ItemCount { ItemCount(count: count) }

  mutating func split(at offset: Int) -> ItemRun {
    switch self {
    case .rows(let source, let range):
      let middle = range.lowerBound + offset
      self = .rows(source, range.lowerBound..<middle)
      return .rows(source, middle..<range.upperBound)
    case .items(let items):
      self = .items(Array(items[..<offset]))
      return .items(Array(items[offset...]))
    }
  }

  mutating func absorb(_ next: ItemRun) -> Bool {
    switch (self, next) {
    case (.rows(let source, let range), .rows(let other, let more)):
      guard source === other, range.upperBound == more.lowerBound else { return false }
      self = .rows(source, range.lowerBound..<more.upperBound)
    case (.items(let items), .items(let more)):
      guard items.count + more.count <= Self.capacity * 3 / 4 else { return false }
      self = .items(items + more)
    default: return false
    }
    return true
  }
}

extension ItemRun {
  /// Inserts an item; items that exceed the capacity are added to the list of runs that follow.
  mutating func insert(_ item: Item, at offset: Int, _ added: inout [ItemRun]) {
    guard case .items(var items) = self else {
      if offset == count {
        added.append(.items([item]))
        return
      }
      added.append(offset == 0 ? self : split(at: offset))
      if offset == 0 { self = .items([item]) } else { added.insert(.items([item]), at: 0) }
      return
    }
    self = .items([])  // so that the array has one owner
    if items.count < Self.capacity {
      items.insert(item, at: offset)
    } else if offset == items.count {
      added.append(.items([item]))  // appending leaves full chunks before it
    } else {
      let middle = items.count / 2
      var back = Array(items[middle...])
      items.removeSubrange(middle...)
      if offset <= middle {
        items.insert(item, at: offset)
      } else {
        back.insert(item, at: offset - middle)
      }
      added.append(.items(back))
    }
    self = .items(items)
  }

  /// Replaces an item.
  mutating func replace(_ offset: Int, with item: Item, _ added: inout [ItemRun]) {
    if case .items(var items) = self {
      self = .items([])  // so that the array has one owner
      items[offset] = item
      self = .items(items)
      return
    }
    if offset + 1 < count { added.append(split(at: offset + 1)) }
    if offset == 0 {
      self = .items([item])
    } else {
      _ = split(at: offset)
      added.insert(.items([item]), at: 0)
    }
  }

  mutating func remove(_ range: Range<Int>, _ added: inout [ItemRun]) {
    if case .items(var items) = self {
      self = .items([])  // so that the array has one owner
      items.removeSubrange(range)
      self = .items(items)
      return
    }
    cutOut(range, &added)
  }
}

extension ItemRun: Equatable {
  /// Whether both runs are certainly equal, without reading unchanged rows.
  static func == (left: ItemRun, right: ItemRun) -> Bool {
    switch (left, right) {
    case (.rows(let source, let range), .rows(let other, let others)):
      source === other && range == others
    case (.items(let items), .items(let others)): items == others
    default: false
    }
  }
}

/// The summary in the tree of an ``ItemList``: the number of rows.
struct ItemCount: SummaryTreeSummary {
  let count: Int

  static let zero = ItemCount(count: 0)

  static func + (left: ItemCount, right: ItemCount) -> ItemCount {
    ItemCount(count: left.count + right.count)
  }
}
