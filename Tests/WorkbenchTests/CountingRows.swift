import JSON
import Synchronization
import TableModel

/// Rows without end that count how many items were made of them.
final class CountingRows: RowSource, Sendable {
  /// How many items were made of all rows that share the counter.
  final class Counter: Sendable {
    private let made = Atomic<Int>(0)

    /// How many were made since the last time.
    func take() -> Int { made.exchange(0, ordering: .relaxed) }

    fileprivate func add() { made.add(1, ordering: .relaxed) }
  }

  let count: Int
  private let counter: Counter

  /// A few rows for all, since a million heights are asked for in a build without optimizations.
  private let rows: [Item]

  /// Rows that are all alike, or of a hundred titles, ten sizes and five kinds.
  init(_ count: Int, counter: Counter, isVaried: Bool = false) {
    self.count = count
    self.counter = counter
    rows = (0..<(isVaried ? 100 : 1)).map { number in
      Item(
        .object([
          ("title", .string(isVaried ? "row \(number * 37 % 100)" : "row")),
          ("size", .number(Double(number * 7 % 10))), ("kind", .string("kind \(number % 5)")),
        ]),
        origin: .made(0),
        bindings: .native,
        heightByHand: 44
      )
    }
  }

  func item(at index: Int) -> Item {
    counter.add()
    return rows[index % rows.count]
  }
}
