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

  /// One row for all, since a million heights are asked for in a build without optimizations.
  private let row = Item(
    .object([("title", .string("row"))]),
    origin: .made(0),
    bindings: .native,
    heightByHand: 44
  )

  init(_ count: Int, counter: Counter) {
    self.count = count
    self.counter = counter
  }

  func item(at index: Int) -> Item {
    counter.add()
    return row
  }
}
