import JSON
import Rendering
import TableAdapters
import TableModel
import TableStore
import TableUI
import TestSupport
import Testing

@testable import Wirings

/// The controller that fills, measures and loads by hand does it as the cells and the loader do.
@MainActor @Suite struct MonolithControllerTests {
  private typealias Controller = ViewController & TableViewHosting & ChangePerforming

  private static let size = Size(width: 320, height: 528)

  private func makeItem(_ row: Int, _ generator: inout SeededGenerator) -> Item {
    func words(_ most: Int) -> JSONValue {
      let count = Int.random(in: 0...most, using: &generator)
      return .string((0..<count).map { "word\($0)" }.joined(separator: " "))
    }
    if row.isMultiple(of: 6) {
      let value = row.isMultiple(of: 12) ? words(20) : .bool(true)
      return Item(value, key: "key \(row)", origin: .made(row), bindings: .native)
    }
    var members: [(String, JSONValue)] = []
    let kinds = CellKinds.names + ["key-value", "pair", "strange"]
    let others = [
      "title", "subtitle", "image", "accessory", "level", "rating", "value", "worst", "best",
      "author", "authorName", "date", "creationDate", "preview", "previewText", "buttons",
      "required", "choices", "placeholder", "height",
    ]
    if let kind = kinds.randomElement(using: &generator), row % 5 > 0 {
      members.append(("cell", .string(kind)))
    }
    for name in others where Bool.random(using: &generator) {
      let value: JSONValue? =
        switch name {
        case "level": .number(Double(Int.random(in: 0...3, using: &generator)))
        case "rating", "value", "worst", "best":
          .number(Double(Int.random(in: 0...9, using: &generator)))
        case "date", "creationDate":
          ["2024-05-17", "2013-02-17T08:30:00Z", "soon"]
            .randomElement(using: &generator).map(JSONValue.string)
        case "buttons", "choices": .array([.string("one"), .string("two")])
        case "required": .bool(true)
        case "height": row.isMultiple(of: 7) ? .number(77) : nil
        case "accessory":
          ["disclosure", "checkmark", "new"].randomElement(using: &generator)
            .map(JSONValue.string)
        default: words(12)
        }
      if let value { members.append((name, value)) }
    }
    return Item(.object(members), origin: .made(row), bindings: .native)
  }

  @Test(arguments: 1...30)
  func `each kind of cell looks as its class makes it (seed C5)`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let items = (0..<40).map { makeItem($0, &generator) }
    let sections = [
      Section(items: ItemList(items[..<20]), origin: 0),
      Section(header: "B", items: ItemList(items[20...]), origin: 1),
    ]
    let made = try [Wiring.monolith, .items].map { wiring in
      try #require(wiring.makeController(sections, .plain, Self.size) as? any Controller)
    }
    for controller in made { controller.tableView.estimateNothingUnlessSaid() }
    try compare(made, "seed \(seed)")
    for step in 0..<10 {
      let row = Int.random(in: 0..<20, using: &generator)
      let path = IndexPath(row: row, section: 0)
      let change = TableChange.move(from: path, to: IndexPath(row: step % 3, section: 0))
      for controller in made { try controller.perform([change]) }
      for controller in made {
        let offset = Double.random(in: 0...1500, using: &generator)
        controller.tableView.setContentOffset(Point(x: 0, y: offset), animated: false)
        try controller.tableView.layoutIfNeeded()
        controller.tableView.setContentOffset(Point(x: 0, y: 80), animated: false)
      }
      try compare(made, "seed \(seed), step \(step)")
    }
  }

  private func compare(_ controllers: [any Controller], _ comment: String) throws {
    for controller in controllers {
      try controller.tableView.layoutIfNeeded()
      #expect(controller.tableView.checkInvariants() == [], "\(comment)")
    }
    let tables = controllers.map(\.tableView)
    #expect(tables[0].contentSize == tables[1].contentSize, "\(comment)")
    #expect(
      TextRenderer().viewport(of: tables[0]) == TextRenderer().viewport(of: tables[1]),
      "\(comment)"
    )
    for path in tables[0].indexPathsForVisibleRows {
      let cells = tables.map { $0.cellForRow(at: path) as? ItemCell }
      #expect(cells[0]?.displayList == cells[1]?.displayList, "\(comment) \(path)")
      #expect(cells[0]?.controls == cells[1]?.controls, "\(comment) \(path)")
      #expect(cells[0]?.item == cells[1]?.item, "\(comment) \(path)")
      #expect(cells[0]?.selectionStyle == cells[1]?.selectionStyle, "\(comment) \(path)")
    }
  }

  @Test func `the products begin after the promotion and the advertisement`() throws {
    let items = [("Sale", "promo"), ("Tea", "message"), ("Kettle", "base"), ("Cups", "base")].map {
      Item(
        .object([("title", .string($0.0)), ("cell", .string($0.1))]),
        origin: .made(1),
        bindings: .native
      )
    }
    let controller = MonolithController(sections: [Section(items: ItemList(items))])
    let table = controller.tableView
    try table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.text) == ["Sale", "Tea", "Kettle", "Cups"])
    controller.tableView(table, didSelectRowAt: IndexPath(row: 2, section: 0))
    #expect(controller.lastSelected?.title == "Kettle")
    try controller.perform([.delete(ItemList([items[0]]), at: IndexPath(row: 0, section: 0))])
    controller.tableView(table, didSelectRowAt: IndexPath(row: 2, section: 0))
    #expect(controller.lastSelected?.title == "Cups")
    for path in [IndexPath(row: 3, section: 0), IndexPath(row: 0, section: 1)] {
      #expect(throws: TableError.self) { try controller.tableView(table, cellForRowAt: path) }
      #expect(controller.tableView(table, heightForRowAt: path) == 0)
    }
  }

  @Test func `it requests, reads and shows the pages of a list by itself (seed section 3_2)`()
    throws
  {
    let served = #"""
      {"http://h/books?nextPage=0": {"page_number": 1, "list": [{"title": "a"}, 5, {"title": "b"}]},
       "http://h/books?nextPage=1": {"page_number": 1, "list": [{"title": "c"}]}}
      """#
    let transport = try ScriptedTransport(parsing: Array(served.utf8), name: "served.json")
    let network = Network(transport, clock: VirtualClock())
    let controller = MonolithController(sections: [Section(header: "old")])
    var changes = 0
    controller.onModelChange = { _ in changes += 1 }
    let table = controller.tableView
    func titles() throws -> String {
      network.loop.settle()
      try table.layoutIfNeeded()
      #expect(table.checkInvariants() == [])
      return table.visibleCells.map { $0.text ?? "" }.joined(separator: " ")
    }
    controller.open("/books", on: "http://h", through: network)
    #expect(try titles() == "a b")
    #expect(changes == 2 && table.loadMoreControl?.state == .idle)
    table.loadMoreControl?.pullUp()
    #expect(try titles() == "a b c")
    table.loadMoreControl?.pullUp()
    #expect(try titles() == "a b c" && table.loadMoreControl?.state == .noMoreData)
    table.refreshControl?.beginRefreshing()
    table.refreshControl?.sendActions(for: .valueChanged)
    #expect(try titles() == "a b")
    #expect(table.refreshControl?.isRefreshing == false)
    #expect(table.loadMoreControl?.state == .idle)
  }

  @Test func `a failed request leaves the rows and shows why`() throws {
    let network = Network(nil, clock: VirtualClock())
    let items = ItemList([Item(.string("old"), origin: .made(1), bindings: .native)])
    let controller = MonolithController(sections: [Section(items: items)])
    let table = controller.tableView
    controller.open("books", on: "http://h", through: network)
    network.loop.settle()
    #expect(controller.sections.first?.items.count == 1)
    guard case .failed? = table.loadMoreControl?.state else {
      Issue.record("\(String(describing: table.loadMoreControl?.state))")
      return
    }
    #expect(table.refreshControl?.isRefreshing == false)
  }
}
