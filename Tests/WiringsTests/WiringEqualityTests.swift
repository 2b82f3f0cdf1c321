import JSON
import Rendering
import TableModel
import TableStore
import TableUI
import TestSupport
import Testing

@testable import Wirings

@MainActor @Suite struct WiringEqualityTests {
  private typealias Controller = ViewController & TableViewHosting & SectionsProviding
    & ChangePerforming

  private static let size = Size(width: 320, height: 264)

  private func makeSections(_ generator: inout SeededGenerator) -> [Section] {
    (0..<Int.random(in: 1...4, using: &generator)).map { section in
      let items = (0..<Int.random(in: 0...9, using: &generator)).map { row in
        makeItem("\(section).\(row)", &generator)
      }
      return Section(header: "Section \(section)", items: ItemList(items), origin: section)
    }
  }

  private func makeItem(_ title: String, _ generator: inout SeededGenerator) -> Item {
    var members: [(String, JSONValue)] = [("title", .string(title))]
    if Bool.random(using: &generator) { members.append(("subtitle", .string("about \(title)"))) }
    if Bool.random(using: &generator) {
      members.append(
        ("height", .number([22.0, 44, 60.5, 88].randomElement(using: &generator) ?? 44))
      )
    }
    if Bool.random(using: &generator) {
      let kind = ["base", "subtitle", "keyValue", "strange"].randomElement(using: &generator)
      members.append(("cell", .string(kind ?? "base")))
    }
    let number = Int(generator.next() % 1_000_000)
    return Item(.object(members), origin: .made(number), bindings: .native)
  }

  private func makeChange(
    _ sections: [Section],
    _ generator: inout SeededGenerator
  ) -> TableChange? {
    let section = Int.random(in: 0..<max(1, sections.count), using: &generator)
    let kind = Int.random(in: 0..<8, using: &generator)
    guard sections.indices.contains(section) else {
      return .insertSection(Section(header: "New"), at: 0)
    }
    let count = sections[section].items.count
    let row = Int.random(in: 0...count, using: &generator)
    let path = IndexPath(row: row, section: section)
    switch kind {
    case 0, 1: return .insert(ItemList([makeItem("new", &generator)]), at: path)
    case 2 where row < count:
      return .delete(sections[section].items.slice(row..<row + 1), at: path)
    case 3 where row < count:
      let target = Int.random(in: 0..<sections.count, using: &generator)
      let room = sections[target].items.count - (target == section ? 1 : 0)
      let to = IndexPath(row: Int.random(in: 0...room, using: &generator), section: target)
      return .move(from: path, to: to)
    case 4 where row < count:
      let old = sections[section].items[row]
      return .update(at: path, from: old, to: makeItem("changed", &generator))
    case 5: return .header(section: section, from: sections[section].header, to: "H\(row)")
    case 6:
      let to = Int.random(in: 0..<sections.count, using: &generator)
      return .moveSection(from: section, to: to)
    case 7 where sections.count > 1: return .deleteSection(sections[section], at: section)
    default: return nil
    }
  }

  @Test(arguments: 1...rounds(12, thorough: 40))
  func `both wirings draw the same table after any edits`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let start = makeSections(&generator)
    var model = start
    let controllers = try Wiring.all.map { wiring in
      let made = wiring.makeController(start, .plain, Self.size)
      try made.tableView.layoutIfNeeded()
      return try #require(made as? any Controller, "\(wiring.name)")
    }
    var done: [TableChange] = []
    for step in 0..<60 {
      guard let change = makeChange(model, &generator) else { continue }
      try change.apply(to: &model)
      done.append(change)
      for controller in controllers { try controller.perform([change]) }
      try compare(controllers, with: model, "seed \(seed), step \(step): \(change)")
    }
    for change in done.reversed() {
      for controller in controllers { try controller.perform([change.inverse]) }
    }
    try compare(controllers, with: start, "seed \(seed), taken back")
  }

  @Test(arguments: 1...10)
  func `long texts of a plain object take the same room in every wiring`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    func makeItem(_ row: Int) -> Item {
      let count = Int.random(in: 0...60, using: &generator)
      let text = (0..<count).map { "word\($0)" }.joined(separator: row.isMultiple(of: 5) ? "" : " ")
      let value: JSONValue = row.isMultiple(of: 7) ? .bool(true) : .string(text)
      return Item(value, key: "key \(row)", origin: .made(row), bindings: .native)
    }
    let items = (0..<30).map(makeItem)
    var model = [Section(items: ItemList(items), origin: 0)]
    let controllers = try Wiring.all.map { wiring in
      try #require(
        wiring.makeController(model, .plain, Self.size) as? any Controller,
        "\(wiring.name)"
      )
    }
    try compare(controllers, with: model, "seed \(seed)")
    for step in 0..<20 {
      let row = Int.random(in: 0..<30, using: &generator)
      let change = TableChange.update(
        at: IndexPath(row: row, section: 0),
        from: model[0].items[row],
        to: makeItem(row)
      )
      try change.apply(to: &model)
      for controller in controllers { try controller.perform([change]) }
      let offset = Double.random(in: 0...2000, using: &generator)
      for controller in controllers {
        controller.tableView.setContentOffset(Point(x: 0, y: offset), animated: false)
      }
      try compare(controllers, with: model, "seed \(seed), step \(step)")
    }
  }

  private func compare(
    _ controllers: [any Controller],
    with model: [Section],
    _ comment: String
  ) throws {
    var pictures: Set<TextPicture> = []
    for controller in controllers {
      try controller.tableView.layoutIfNeeded()
      #expect(controller.sections == model, "\(comment)")
      #expect(controller.tableView.checkInvariants() == [], "\(comment)")
      let counts = (0..<controller.tableView.numberOfSections).map {
        controller.tableView.numberOfRows(inSection: $0)
      }
      #expect(counts == model.map(\.items.count), "\(comment)")
      pictures.insert(TextRenderer().viewport(of: controller.tableView))
    }
    #expect(pictures.count == 1, "\(comment)")
  }

  @Test func `a batch that the table refuses changes nothing`() throws {
    for wiring in Wiring.all {
      let items = ItemList([Item(.string("a"), origin: .made(1), bindings: .native)])
      let start = [Section(items: items)]
      let made = wiring.makeController(start, .plain, Self.size)
      let controller = try #require(made as? any Controller & ModelChanging)
      try controller.tableView.layoutIfNeeded()
      try controller.changeModel(.insert(items, at: IndexPath(row: 0, section: 0)))
      let change = TableChange.insert(items, at: IndexPath(row: 0, section: 0))
      #expect(throws: TableError.self) { try controller.perform([change]) }
      #expect(controller.sections[0].items.count == 2)
      #expect(controller.tableView.numberOfRows(inSection: 0) == 1)
    }
  }

  @Test func `a closed screen lets everything go`() {
    for wiring in Wiring.all {
      weak var controller: ViewController?
      weak var table: TableView?
      do {
        let made = wiring.makeController([Section()], .plain, Self.size)
        controller = made
        table = made.tableView
      }
      #expect(controller == nil && table == nil, "\(wiring.name)")
    }
  }
}
