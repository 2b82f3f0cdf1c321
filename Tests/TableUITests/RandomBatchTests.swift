import TableModel
import TableUI
import TestSupport
import Testing

/// Random edits, checked after each against a table view that has just loaded the outcome.
@MainActor @Suite struct RandomBatchTests {
  private static func makeItem(_ number: Int, _ random: inout SeededGenerator) -> Item {
    let heights = [nil, 0, 22, 60, 88]
    let height = heights[Int.random(in: heights.indices, using: &random)]
    return TableUITests.makeItem("item \(number)", height: height)
  }

  private static func makeSections(_ random: inout SeededGenerator) -> [Section] {
    (0..<Int.random(in: 1...5, using: &random)).map { section in
      let items = (0..<Int.random(in: 0...9, using: &random)).map { row in
        makeItem(section * 100 + row, &random)
      }
      let header = Bool.random(using: &random) ? "section \(section)" : ""
      return Section(header: header, items: ItemList(items))
    }
  }

  /// A change that fits the sections.
  private static func makeChange(
    _ sections: [Section],
    _ number: Int,
    _ random: inout SeededGenerator
  ) -> TableChange {
    let section = Int.random(in: 0..<max(1, sections.count), using: &random)
    guard !sections.isEmpty else {
      return .insertSection(Section(items: ItemList([makeItem(number, &random)])), at: 0)
    }
    let items = sections[section].items
    let kind = Int.random(in: 0..<(items.isEmpty ? 6 : 12), using: &random)
    switch kind {
    case 0:
      let rows = (0..<Int.random(in: 0...3, using: &random)).map {
        makeItem(number * 10 + $0, &random)
      }
      return .insertSection(
        Section(header: "new \(number)", items: ItemList(rows)),
        at: Int.random(in: 0...sections.count, using: &random)
      )
    case 1: return .deleteSection(sections[section], at: section)
    case 2:
      return .moveSection(from: section, to: Int.random(in: 0..<sections.count, using: &random))
    case 3:
      let text = Bool.random(using: &random) ? "" : "header \(number)"
      return .header(section: section, from: sections[section].header, to: text)
    case 4, 5:
      let rows = (0..<Int.random(in: 1...3, using: &random)).map {
        makeItem(number * 10 + $0, &random)
      }
      let row = Int.random(in: 0...items.count, using: &random)
      return .insert(ItemList(rows), at: IndexPath(row: row, section: section))
    case 6, 7:
      let row = Int.random(in: 0..<items.count, using: &random)
      let count = Int.random(in: 1...min(3, items.count - row), using: &random)
      let gone = ItemList((row..<row + count).map { items[$0] })
      return .delete(gone, at: IndexPath(row: row, section: section))
    case 8, 9:
      let row = Int.random(in: 0..<items.count, using: &random)
      let target = Int.random(in: 0..<sections.count, using: &random)
      let room = sections[target].items.count + (target == section ? -1 : 0)
      let to = IndexPath(row: Int.random(in: 0...room, using: &random), section: target)
      return .move(from: IndexPath(row: row, section: section), to: to)
    case 10:
      let row = Int.random(in: 0..<items.count, using: &random)
      let item = makeItem(number, &random)
      return .update(at: IndexPath(row: row, section: section), from: items[row], to: item)
    default:
      let row = Int.random(in: 0..<items.count, using: &random)
      var item = items[row]
      item.heightByHand = Double(Int.random(in: 1...99, using: &random))
      return .height(at: IndexPath(row: row, section: section), from: items[row], to: item)
    }
  }

  /// What is wrong with the selection; reloaded rows lose theirs, so batches with changed rows are left out.
  private func lostSelection(
    _ selected: [IndexPath],
    _ changes: [TableChange],
    _ tableView: TableView
  ) -> [String] {
    for case .update in changes { return [] }
    let expected = selected.compactMap { path in
      changes.reduce(path as IndexPath?) { path, change in path.flatMap(change.destination) }
    }
    let found = tableView.indexPathsForSelectedRows
    return found == expected.sorted() ? [] : ["selected \(found), not \(expected.sorted())"]
  }

  private func run(_ table: SectionsTable, _ random: inout SeededGenerator, seed: UInt64) throws {
    try table.tableView.layoutIfNeeded()
    table.tableView.allowsMultipleSelection = true
    for step in 0..<60 {
      var state = table.sections
      var changes: [TableChange] = []
      for part in 0..<Int.random(in: 1...4, using: &random) {
        let change = Self.makeChange(state, 1000 + step * 10 + part, &random)
        try change.apply(to: &state)
        changes.append(change)
      }
      let rows = table.tableView.indexPathsForVisibleRows
      if let row = rows.randomElement(using: &random) { try table.tableView.selectRow(at: row) }
      let offset = Double.random(in: -50...800, using: &random)
      if Bool.random(using: &random) {
        table.tableView.contentOffset.y = offset.rounded()
        try table.tableView.layoutIfNeeded()
      }
      let selected = table.tableView.indexPathsForSelectedRows
      try table.perform(changes)
      try table.tableView.layoutIfNeeded()
      let found = table.differences + lostSelection(selected, changes, table.tableView)
      #expect(found == [], "seed \(seed), step \(step): \(changes)")
      if !found.isEmpty { return }
    }
  }

  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func `a source that reports nothing`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let style: TableViewStyle = seed.isMultiple(of: 2) ? .plain : .grouped
    try run(SectionsTable(Self.makeSections(&random), style: style), &random, seed: seed)
  }

  @Test(arguments: 1...24 as ClosedRange<UInt64>)
  func `a source that reports its changes`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let style: TableViewStyle = seed.isMultiple(of: 2) ? .plain : .grouped
    let table = ReportingSectionsTable(Self.makeSections(&random), style: style)
    try run(table, &random, seed: seed)
  }
}
