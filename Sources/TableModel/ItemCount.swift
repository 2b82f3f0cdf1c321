/// What the tree of an ``ItemList`` knows about a stretch of rows: how many they are.
struct ItemCount: SummaryTreeSummary {
  let count: Int

  static let zero = ItemCount(count: 0)

  static func + (left: ItemCount, right: ItemCount) -> ItemCount {
    ItemCount(count: left.count + right.count)
  }
}
