import JSON
import TableAdapters
import TableModel
import TableStore
import TableUI
import Testing

@testable import Wirings

/// The heights of the item family: each is worked out once (seed C15).
@MainActor @Suite struct ItemHeightTests {
  private let controller: ItemsController
  private let table: ItemTableView

  init() throws {
    let items = try (0..<50).map { number in
      let text = "Message \(number) that goes on for a while, and then for a while longer"
      let value = try JSONValue(parsing: #"{"cell": "message", "title": "\#(text)"}"#)
      return Item(value, origin: .made(number), bindings: .native)
    }
    let store = SectionStore([Section(items: ItemList(items))])
    controller = ItemsController(store: store, size: Size(width: 320, height: 480))
    table = try #require(controller.tableView as? ItemTableView)
    table.estimateNothingUnlessSaid()
    try table.layoutIfNeeded()
  }

  private func edit(_ row: Int, _ title: String) throws {
    let path = IndexPath(row: row, section: 0)
    let old = controller.sections[0].items[row]
    var new = old
    new.value = old.value.setting("title", to: .string(title))
    try controller.perform([.update(at: path, from: old, to: new)])
    try table.layoutIfNeeded()
  }

  @Test func `fifty rows laid out twice are worked out fifty times, and an edited one once more`()
    throws
  {
    #expect(table.heightComputations == 50)
    table.reloadData()
    try table.layoutIfNeeded()
    #expect(table.heightComputations == 50)
    let before = try table.rectForRow(at: IndexPath(row: 3, section: 0)).height
    try edit(3, "short")
    #expect(table.heightComputations == 51)
    #expect(try table.rectForRow(at: IndexPath(row: 3, section: 0)).height < before)
    table.reloadData()
    try table.layoutIfNeeded()
    #expect(table.heightComputations == 51)
  }

  @Test func `another width works all of them out anew`() throws {
    let before = table.contentSize.height
    table.size.width = 160
    table.reloadData()
    try table.layoutIfNeeded()
    #expect(table.heightComputations == 100)
    #expect(table.contentSize.height > before)
  }

  @Test func `rows that change places keep their heights`() throws {
    let path = IndexPath(row: 0, section: 0)
    try controller.perform([.move(from: path, to: IndexPath(row: 49, section: 0))])
    table.reloadData()
    try table.layoutIfNeeded()
    #expect(table.heightComputations == 50)
  }

  @Test func `a narrower table asks for heights by itself (seed C16)`() throws {
    let before = try table.rectForRow(at: IndexPath(row: 0, section: 0)).height
    table.size.width = 160
    try table.layoutIfNeeded()
    #expect(try table.rectForRow(at: IndexPath(row: 0, section: 0)).height > before)
  }
}
