import TableModel

/// Names of which no two are the same, as UTF-8.
struct UniqueNames {
  private var taken: Set<ItemID> = []

  /// Keeps a name as it is, even if it was there before.
  mutating func keep(_ name: String) { taken.insert(ItemID(name)) }

  /// Takes a name, with a number behind it if it was there before.
  mutating func take(_ name: String) -> String {
    var candidate = name
    var number = 2
    while !taken.insert(ItemID(candidate)).inserted {
      candidate = "\(name) \(number)"
      number += 1
    }
    return candidate
  }
}
