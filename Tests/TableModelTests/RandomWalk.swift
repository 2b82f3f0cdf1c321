import JSON
import TableModel
import TestSupport

/// A table that is changed at random, with the changes made.
struct RandomWalk {
  var sections: [Section] = []
  var changes: [TableChange] = []
  var made = 0

  init(_ random: inout SeededGenerator, sectionsBelow limit: Int = 5) {
    sections = (0..<random.below(limit)).map { makeSection(&random, origin: $0) }
  }

  mutating func makeSection(_ random: inout SeededGenerator, origin: Int? = nil) -> Section {
    Section(items: makeItems(random.below(6)), origin: origin)
  }

  mutating func makeItems(_ count: Int) -> ItemList {
    ItemList((0..<count).map { _ in makeItem() })
  }

  mutating func makeItem() -> Item {
    made += 1
    return makeUpdatesItem(made)
  }

  /// Makes a change that fits, or none if this kind does not.
  mutating func step(_ random: inout SeededGenerator) throws {
    let change: TableChange? =
      random.chance(30) ? sectionChange(&random) : rowChange(&random)
    guard let change else { return }
    try change.apply(to: &sections)
    changes.append(change)
  }

  private mutating func sectionChange(_ random: inout SeededGenerator) -> TableChange? {
    if sections.isEmpty || random.chance(25) {
      return .insertSection(makeSection(&random), at: random.below(sections.count + 1))
    }
    let section = random.below(sections.count)
    switch random.below(4) {
    case 0: return .deleteSection(sections[section], at: section)
    case 1: return .header(section: section, from: sections[section].header, to: "h\(made)")
    case 2: return .footer(section: section, from: sections[section].footer, to: "f\(made)")
    default: return .moveSection(from: section, to: random.below(sections.count))
    }
  }

  private mutating func rowChange(_ random: inout SeededGenerator) -> TableChange? {
    guard !sections.isEmpty else { return nil }
    let section = random.below(sections.count)
    let items = sections[section].items
    if items.isEmpty || random.chance(25) {
      let path = IndexPath(row: random.below(items.count + 1), section: section)
      return .insert(makeItems(1 + random.below(3)), at: path)
    }
    let path = IndexPath(row: random.below(items.count), section: section)
    switch random.below(6) {
    case 0:
      let count = 1 + random.below(items.count - path.row)
      return .delete(ItemList((0..<count).map { items[path.row + $0] }), at: path)
    case 1:
      made += 1
      var item = items[path.row]
      item.heightByHand = Double(made)
      return .height(at: path, from: items[path.row], to: item)
    case 2:
      made += 1
      let kind = random.chance(30) ? "k\(made)" : nil
      var item = items[path.row]
      item.value = makeUpdatesItem(made, kind: kind).value
      return .update(at: path, from: items[path.row], to: item)
    default:
      let target = random.below(sections.count)
      let room = sections[target].items.count + (target == section ? 0 : 1)
      return .move(from: path, to: IndexPath(row: random.below(room), section: target))
    }
  }
}
