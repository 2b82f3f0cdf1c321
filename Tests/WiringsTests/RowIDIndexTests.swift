import JSON
import TableModel
import TestSupport
import Testing

@testable import TableAdapters

/// Rows by id, beside a search from the first row to the last.
@MainActor @Suite struct RowIDIndexTests {
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `an index that follows random edits finds what a search finds`(seed: UInt64) throws {
    var random = RandomTable(seed: seed)
    var sections = random.makeSections()
    // Some rows have one id.
    sections.append(Section(items: ItemList([item("twin"), item("lone"), item("twin")])))
    var index = try #require(RowIDIndex(sections))
    var known: Set<ItemID> = [ItemID("twin"), ItemID("none")]
    for step in 0..<80 {
      for change in random.makeChanges(sections) {
        try change.apply(to: &sections)
        let fits = index.applyChange(change)
        #expect(fits)
      }
      let naive = Self.paths(sections)
      known.formUnion(naive.keys)
      let found = known.filter { index.path(of: $0) != naive[$0] }
      #expect(found == [], "seed \(seed), step \(step)")
    }
  }

  @Test func `a change that does not fit is told`() throws {
    var index = try #require(RowIDIndex([Section(items: ItemList([item("a")]))]))
    let zero = IndexPath(row: 0, section: 0)
    let fits = [
      index.applyChange(.move(from: zero, to: IndexPath(row: 1, section: 0))),
      index.applyChange(.deleteSection(Section(), at: 0)),
    ]
    #expect(fits == [false, false])
    #expect(index.path(of: ItemID("a")) == IndexPath(row: 0, section: 0))
  }

  @Test func `whoever is interrupted has no index`() {
    #expect(RowIDIndex([Section(items: ItemList([item("a")]))], isCancelled: { true }) == nil)
  }

  private static func paths(_ sections: [Section]) -> [ItemID: IndexPath] {
    var paths: [ItemID: IndexPath] = [:]
    for (number, section) in sections.enumerated() {
      for (row, item) in section.items.enumerated() where paths[item.id] == nil {
        paths[item.id] = IndexPath(row: row, section: number)
      }
    }
    return paths
  }

  private func item(_ id: String) -> Item {
    Item(
      .object([("id", .string(id)), ("title", .string(id))]),
      origin: .made(1),
      bindings: .native
    )
  }
}
