import JSON
import TableModel
import TableUI
import TestSupport
import Testing

@testable import TableAdapters
@testable import Wirings

/// Rows that are folded and edited at random, beside a table that is worked out in the simplest way (seeds N15, M14,
/// D3).
@MainActor @Suite struct FoldingTests {
  private typealias Controller = ViewController & TableViewHosting & SectionsProviding
    & ChangePerforming & ModelChanging

  /// What is folded, in the source's paths, beside the table.
  private struct Bench {
    let controller: any Controller
    let rows: ArrangedDataSource
    var folded: Set<IndexPath> = []
    var undo: [[TableChange]] = []
  }

  @Test(arguments: Wiring.all.map(\.name), 1...rounds(4, thorough: 10) as ClosedRange<UInt64>)
  func `folded rows are hidden, whatever is edited`(wiring: String, seed: UInt64) throws {
    var random = RandomTable(seed: seed)
    let made = try #require(Wiring.named(wiring)).makeController(
      Self.nested(random.makeSections() + [random.makeSection()], &random),
      .plain,
      RandomTable.size
    )
    var arrangement = RowArrangement(hasFolds: true)
    if seed.isMultiple(of: 3) { arrangement.filter = Query(containing: "1") }
    if seed.isMultiple(of: 4) { arrangement.order = RowOrder(RowKey("title"), isDescending: true) }
    var bench = try bench(try #require(made as? any Controller), arrangement)
    if seed.isMultiple(of: 2) { bench.controller.tableView.batchPolicy = .uikit }
    for step in 0..<50 {
      let words = try act(&bench, &random)
      try #require(try problems(bench) == [], "\(wiring), seed \(seed), step \(step): \(words)")
    }
  }

  private func bench(
    _ controller: any Controller,
    _ arrangement: RowArrangement
  ) throws -> Bench {
    let table = controller.tableView
    let source = try #require(table.dataSource)
    let rows = try ArrangedDataSource(source, model: controller, arrangement: arrangement)
    table.dataSource = rows
    try table.layoutIfNeeded()
    return Bench(controller: controller, rows: rows)
  }

  private func act(_ bench: inout Bench, _ random: inout RandomTable) throws -> String {
    let table = bench.controller.tableView
    if random.chance(50) {
      guard let shown = random.makePath(table), let path = bench.rows.sourcePath(of: shown) else {
        return "nothing"
      }
      try bench.rows.toggleFold(at: path, in: table)
      bench.folded.formSymmetricDifference([path])
      return "fold \(path)"
    }
    let changes: [TableChange]
    if let last = bench.undo.last, random.chance(30) {
      changes = last.reversed().map(\.inverse)
      bench.undo.removeLast()
    } else {
      changes = random.makeChanges(bench.controller.sections).map { Self.nested($0, &random) }
      bench.undo.append(changes)
    }
    try bench.controller.perform(changes)
    for change in changes {
      bench.folded = Set(bench.folded.compactMap(change.destination(of:)))
    }
    return "\(changes)"
  }

  /// The rows that show, in the source's paths.
  private func naive(_ bench: Bench) -> [[IndexPath]] {
    let arrangement = bench.rows.arrangement
    var shown: [[IndexPath]] = []
    for (number, section) in bench.controller.sections.enumerated() {
      var hiding: Int?
      var paths: [IndexPath] = []
      for (row, item) in section.items.enumerated() {
        let path = IndexPath(row: row, section: number)
        if let level = hiding, item.level > level { continue }
        hiding = bench.folded.contains(path) ? item.level : nil
        if arrangement.filter?.matches(item) ?? true { paths.append(path) }
      }
      if let order = arrangement.order {
        let items = section.items
        paths.sort { left, right in
          let (first, second) = (
            order.value(of: items[left.row]), order.value(of: items[right.row])
          )
          return order.precedes(first, second) || (!order.precedes(second, first) && left < right)
        }
      }
      if arrangement.filter == nil || !paths.isEmpty { shown.append(paths) }
    }
    return shown
  }

  private func problems(_ bench: Bench) throws -> [String] {
    let table = bench.controller.tableView
    let wanted = naive(bench)
    try table.layoutIfNeeded()
    var problems = table.checkInvariants()
    guard Array(table.rowCounts) == wanted.map(\.count) else {
      return problems + ["counts \(table.rowCounts), not \(wanted.map(\.count))"]
    }
    for (section, paths) in wanted.enumerated() {
      for (row, path) in paths.enumerated() {
        let shown = IndexPath(row: row, section: section)
        if bench.rows.sourcePath(of: shown) != path { problems.append("\(shown) is not \(path)") }
        if bench.rows.shownPath(of: path) != shown { problems.append("\(path) is not at \(shown)") }
        guard let cell = table.cellForRow(at: shown) else { continue }
        let item = bench.controller.sections[path.section].items[path.row]
        if cell.text != item.title { problems.append("the cell of \(shown) is stale") }
        if cell.isFolded != bench.folded.contains(path) {
          problems.append(
            "the cell of \(shown) says that it is\(cell.isFolded ? "" : " not") folded"
          )
        }
      }
    }
    if Set(bench.rows.foldedPaths) != bench.folded { problems.append("others are folded") }
    return problems
  }

  @Test func `a row below keeps its own state when the one above folds and opens (seed D3)`() throws
  {
    let levels = [("parent", 0), ("child", 1), ("grandchild", 2), ("other", 1), ("last", 0)]
    let items = levels.map { title, level in
      Item(
        .object([("title", .string(title)), ("level", .number(level))]),
        origin: .made(0),
        bindings: .native
      )
    }
    let made = try #require(Wiring.named("items"))
      .makeController([Section(items: ItemList(items))], .plain, RandomTable.size)
    let bench = try bench(
      try #require(made as? any Controller),
      RowArrangement(hasFolds: true)
    )
    let table = bench.controller.tableView
    func shown(afterFolding row: Int) throws -> [String] {
      try bench.rows.toggleFold(at: IndexPath(row: row, section: 0), in: table)
      try table.layoutIfNeeded()
      return table.visibleCells.compactMap(\.text)
    }
    #expect(try shown(afterFolding: 0) == ["parent", "last"])
    #expect(try shown(afterFolding: 0) == ["parent", "child", "grandchild", "other", "last"])
    #expect(try shown(afterFolding: 1) == ["parent", "child", "other", "last"])
    #expect(try shown(afterFolding: 0) == ["parent", "last"])
    #expect(try shown(afterFolding: 0) == ["parent", "child", "other", "last"])
    #expect(table.visibleCells.map(\.indentationLevel) == [0, 1, 1, 0])
  }

  // MARK: Levels

  private static func nested(_ sections: [Section], _ random: inout RandomTable) -> [Section] {
    sections.map { section in
      var section = section
      section.items = nested(section.items, &random)
      return section
    }
  }

  private static func nested(_ change: TableChange, _ random: inout RandomTable) -> TableChange {
    switch change {
    case .insert(let items, let path): .insert(nested(items, &random), at: path)
    case .insertSection(let section, let place):
      .insertSection(nested([section], &random)[0], at: place)
    default: change
    }
  }

  private static func nested(_ items: ItemList, _ random: inout RandomTable) -> ItemList {
    ItemList(
      items.map { item in
        var item = item
        item.value = item.value.setting("level", to: .number(random.below(4)))
        return item
      }
    )
  }
}
