import JSON
import Synchronization
import TableModel
import Testing

@Suite struct BlankSiblingTests {
  /// Rows with numbers from 2,000,001 on, or from a document, that count how often one is read.
  private final class Rows: RowSource, Sendable {
    let count = 10
    let areLoaded: Bool
    private let reads = Atomic<Int>(0)

    init(areLoaded: Bool) { self.areLoaded = areLoaded }

    var readCount: Int { reads.load(ordering: .relaxed) }

    func item(at index: Int) -> Item {
      reads.add(1, ordering: .relaxed)
      let origin: Item.Origin =
        areLoaded ? .loaded(IndexPath(row: index, section: 0)) : .made(2_000_001 + index)
      return Item(.number(index), origin: origin, bindings: .native)
    }
  }

  private let item = Item(.string("Ada"), origin: .made(1_500_000), bindings: .native)

  @Test func `rows of a document are not read for the number of a new row`() {
    let rows = Rows(areLoaded: true)
    var items = ItemList(rows: rows)
    #expect(item.blankSibling(in: [Section(items: items)]).origin == .made(1_000_001))
    items.insert(item, at: 4)
    #expect(item.blankSibling(in: [Section(items: items)]).origin == .made(1_500_001))
    #expect(rows.readCount == 0)
  }

  @Test func `the number of a new row is above those of all other rows`() {
    let items = ItemList(rows: Rows(areLoaded: false))
    let sections = [Section(items: [item]), Section(items: items)]
    #expect(item.blankSibling(in: sections).origin == .made(2_000_011))
  }
}
