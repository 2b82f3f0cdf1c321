import JSON
import TableModel
import TableUI
import TestSupport

/// Random sections and edits, with many empty sections and rows without height among them.
@MainActor struct RandomTable {
  static let size = Size(width: 320, height: 264)

  var generator: SeededGenerator
  private var serial = 0

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func below(_ limit: Int) -> Int { generator.below(limit) }

  mutating func chance(_ percent: Int) -> Bool { generator.chance(percent) }

  mutating func makeSections() -> [Section] { (0..<below(6)).map { _ in makeSection() } }

  mutating func makeSection() -> Section {
    let items = (0..<(chance(30) ? 0 : below(8))).map { _ in makeItem() }
    return Section(
      header: chance(50) ? "header \(serial)" : "",
      footer: chance(20) ? "footer \(serial)" : "",
      items: ItemList(items)
    )
  }

  mutating func makeItem() -> Item {
    serial += 1
    var members: [(String, JSONValue)] = [("title", .string("row \(serial)"))]
    let heights: [Double?] = [nil, 0, 0, 22, 60.5, 88]
    if let height = heights[below(heights.count)] { members.append(("height", .number(height))) }
    if chance(40) {
      let kinds = ["subtitle", "odd", "article", "rating"] + Self.fields
      members.append(("cell", .string(kinds[below(kinds.count)])))
      members.append(("choices", .array([.string("a"), .string("b")])))
      members.append(("buttons", .array([.string("go")])))
      let row = JSONValue.object([("id", .string("of \(serial)")), ("cell", .string("switch"))])
      members.append(("details", .object([("a", .array([row])), ("on", .array([row]))])))
    }
    return Item(.object(members), origin: .made(serial), bindings: .native)
  }

  /// Kinds of cells that take values without a rule of their own.
  private static let fields = ["text", "switch", "choice", "promo", "button"]

  /// Something for a row, which it takes more often than not.
  mutating func makeInput() -> CellInput {
    switch below(4) {
    case 0: .text(["", "a", "b"][below(3)])
    case 1: .toggle(chance(50))
    case 2: .choice(["a", "b"][below(2)])
    default: .button("go", value: nil)
    }
  }

  /// Some changes that fit one after the other.
  mutating func makeChanges(_ sections: [Section]) -> [TableChange] {
    var sections = sections
    return (0..<1 + below(5)).compactMap { _ in
      guard let change = makeChange(sections), (try? change.apply(to: &sections)) != nil else {
        return nil
      }
      return change
    }
  }

  mutating func makePath(_ table: TableView) -> IndexPath? {
    let section = below(max(1, table.numberOfSections))
    let count = table.numberOfRows(inSection: section)
    return count == 0 ? nil : IndexPath(row: below(count), section: section)
  }

  private mutating func makeChange(_ sections: [Section]) -> TableChange? {
    if sections.isEmpty || chance(10) {
      return .insertSection(makeSection(), at: below(sections.count + 1))
    }
    let section = below(sections.count)
    switch below(10) {
    case 0: return .deleteSection(sections[section], at: section)
    case 1: return .moveSection(from: section, to: below(sections.count))
    case 2:
      let text = chance(50) ? "" : "H"
      return .header(section: section, from: sections[section].header, to: text)
    case 3:
      let text = chance(50) ? "" : "F"
      return .footer(section: section, from: sections[section].footer, to: text)
    default: return makeRowChange(sections, section)
    }
  }

  private mutating func makeRowChange(_ sections: [Section], _ section: Int) -> TableChange? {
    let items = sections[section].items
    let path = IndexPath(row: below(items.count + 1), section: section)
    guard path.row < items.count, chance(70) else {
      return .insert(ItemList((0..<1 + below(3)).map { _ in makeItem() }), at: path)
    }
    switch below(4) {
    case 0:
      return .delete(items.slice(path.row..<path.row + 1 + below(items.count - path.row)), at: path)
    case 1:
      let target = below(sections.count)
      let room = sections[target].items.count + (target == section ? 0 : 1)
      return .move(from: path, to: IndexPath(row: below(room), section: target))
    case 2: return .update(at: path, from: items[path.row], to: makeItem())
    default:
      var item = items[path.row]
      item.heightByHand = Double(below(3) * 33)
      return .height(at: path, from: items[path.row], to: item)
    }
  }
}
