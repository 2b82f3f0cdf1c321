import JSON
import Synchronization
import TableAdapters
import TableModel
import TableUI
import Testing

@testable import Wirings

/// Rows that differ in nothing but id and title have one height, and nobody makes an item of each to find out.
@MainActor @Suite struct AlikeRowTests {
  private final class AlikeRows: RowSource, Sendable {
    let count = 5_000
    let areAlike: Bool
    private let kind: String
    private let made = Atomic<Int>(0)

    init(kind: String, areAlike: Bool = true) {
      self.kind = kind
      self.areAlike = areAlike
    }

    var madeCount: Int { made.load(ordering: .relaxed) }

    func item(at index: Int) -> Item {
      made.add(1, ordering: .relaxed)
      return Item(
        .object([("title", .string("row \(index)")), ("cell", .string(kind))]),
        origin: .loaded(IndexPath(row: index, section: 0)),
        bindings: .native
      )
    }
  }

  /// A data source whose rows with titles that end in 0 have two lines.
  private final class ChoosingDataSource: ItemDataSource {
    override func cellClass(for item: Item) -> ItemCell.Type {
      item.title?.hasSuffix("0") == true ? SubtitleCell.self : ItemCell.self
    }
  }

  private func heights(_ wiring: String, _ rows: AlikeRows) throws -> [Double] {
    let made = try #require(Wiring.named(wiring)).makeController(
      [Section(items: ItemList(rows: rows))],
      .plain,
      Size(width: 320, height: 480)
    )
    let table = made.tableView
    table.estimateNothingUnlessSaid()
    try table.layoutIfNeeded()
    return try [0, 1, 999, 4_999].map {
      try table.rectForRow(at: IndexPath(row: $0, section: 0)).height
    }
  }

  @Test(arguments: Wiring.all.map(\.name), ["base", "photo", "message"])
  func `they are as high as if each had been asked`(wiring: String, kind: String) throws {
    let alike = AlikeRows(kind: kind)
    let each = AlikeRows(kind: kind, areAlike: false)
    #expect(try heights(wiring, alike) == heights(wiring, each))
    // Messages are as high as their texts; each class of datamodel has one height for all.
    if kind != "message" { #expect(alike.madeCount < 200, "\(alike.madeCount) items") }
  }

  @Test func `a data source that chooses cells by title is asked for each`() throws {
    let rows = AlikeRows(kind: "base")
    let source = ChoosingDataSource([Section(items: ItemList(rows: rows))])
    let table = ItemTableView(size: Size(width: 320, height: 480))
    table.estimateNothingUnlessSaid()
    table.itemDataSource = source
    try table.layoutIfNeeded()
    let heights = try [9, 10, 11, 4_990].map {
      try table.rectForRow(at: IndexPath(row: $0, section: 0)).height
    }
    #expect(heights[0] == heights[2])
    #expect(heights[1] == heights[3])
    #expect(heights[1] > heights[0])
  }
}
