import TableModel

/// Names of which no two are the same, as UTF-8.
struct UniqueNames {
  private var taken: Set<ItemID> = []

  /// The next number to try behind a name that was there before.
  private var numbers: [ItemID: Int] = [:]

  /// Keeps a name as it is, even if it was there before.
  mutating func keep(_ name: String) { taken.insert(ItemID(name)) }

  /// Takes a name, with a number behind it if it was there before.
  mutating func take(_ name: String) -> String { take(name) { _ in false } }

  /// Takes a name, with a number behind it if it was there before or is not free.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - isTaken: Whether a name is not free; what it returns must not change between two calls.
  /// - Returns: The name that was taken.
  /// - Throws: What `isTaken` throws.
  /// - Complexity: amortized O(1) questions for each name.
  mutating func take<Failure: Error>(
    _ name: String,
    unless isTaken: (String) throws(Failure) -> Bool
  ) throws(Failure) -> String {
    if try !isTaken(name), taken.insert(ItemID(name)).inserted { return name }
    var number = numbers[ItemID(name)] ?? 2
    var candidate = "\(name) \(number)"
    while try isTaken(candidate) || !taken.insert(ItemID(candidate)).inserted {
      number += 1
      candidate = "\(name) \(number)"
    }
    numbers[ItemID(name)] = number + 1
    return candidate
  }
}
