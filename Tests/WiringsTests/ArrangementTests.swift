import JSON
import TableModel
import TableUI
import TestSupport
import Testing

@testable import TableAdapters
@testable import Wirings

/// A view over rows that are edited at random, beside one that is made from scratch after each edit.
@MainActor @Suite struct ArrangementTests {
  private typealias Controller = ViewController & TableViewHosting & SectionsProviding
    & ChangePerforming & ModelChanging

  private static let arrangements = [
    RowArrangement(filter: Query(containing: "a")),
    RowArrangement(order: RowOrder(RowKey("size"))),
    RowArrangement(order: RowOrder(RowKey("name"), isDescending: true)),
    RowArrangement(grouping: RowKey("kind")),
    RowArrangement(filter: Query(containing: "b"), order: RowOrder(RowKey("size"))),
    RowArrangement(filter: Query(containing: "a"), grouping: RowKey("kind")),
    RowArrangement(order: RowOrder(RowKey("name")), grouping: RowKey("kind")),
    RowArrangement(
      filter: Query(containing: "c"),
      order: RowOrder(RowKey("size"), isDescending: true),
      grouping: RowKey("kind")
    ),
  ]

  @Test(arguments: Wiring.all.map(\.name), 1...rounds(8, thorough: 24) as ClosedRange<UInt64>)
  func `a view after random edits is the view made from scratch`(
    wiring: String,
    seed: UInt64
  ) throws {
    let arrangement = Self.arrangements[Int(seed) % Self.arrangements.count]
    var random = ArrangedTable(seed: seed)
    let made = try #require(Wiring.named(wiring))
      .makeController(random.makeSections(), .plain, RandomTable.size)
    let controller = try #require(made as? any Controller)
    let arranged = try arrange(controller, arrangement)
    defer { withExtendedLifetime(arranged) {} }
    controller.tableView.allowsMultipleSelection = true
    if seed.isMultiple(of: 2) { controller.tableView.batchPolicy = .uikit }
    var undo: [[TableChange]] = []
    for step in 0..<rounds(30, thorough: 60) {
      let selected = try select(controller, arranged, &random)
      if random.chance(15), try editInView(controller, arranged, &random) {
        try #require(
          problems(controller, arranged) == [],
          "\(wiring), seed \(seed), step \(step)"
        )
        undo = []
        continue
      }
      let changes: [TableChange]
      if let last = undo.last, random.chance(25) {
        changes = last.reversed().map(\.inverse)
        undo.removeLast()
      } else {
        changes = random.makeChanges(controller.sections)
        undo.append(changes)
      }
      try controller.perform(changes)
      let words = "\(wiring), seed \(seed), step \(step): \(changes)"
      try #require(problems(controller, arranged) == [], "\(words)")
      try checkSelection(selected, changes, controller, arranged, words)
    }
  }

  /// Writes down what is announced.
  private final class Preparer: TableViewPrefetching {
    var log: [String] = []

    func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath]) {
      log.append("prefetch \(indexPaths)")
    }

    func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      log.append("cancel \(indexPaths)")
    }
  }

  /// Hears of taps, and takes the selection back by the path that it heard.
  private final class Hearer: TableViewDelegate, TableViewSelecting {
    var log: [String] = []

    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
      log.append("didSelect \(indexPath)")
      tableView.deselectRow(at: indexPath, animated: false)
    }
  }

  /// Six rows, shown from the last to the first.
  private func upsideDown() throws -> (controller: any Controller, rows: ArrangedDataSource) {
    let items = ["a", "b", "c", "d", "e", "f"].map { title in
      Item(.object([("title", .string(title))]), origin: .made(0), bindings: .native)
    }
    let made = try #require(Wiring.named("items")).makeController(
      [Section(items: ItemList(items))],
      .plain,
      Size(width: 320, height: 88)
    )
    let controller = try #require(made as? any Controller)
    let order = RowOrder(RowKey("title"), isDescending: true)
    return (controller, try arrange(controller, RowArrangement(order: order)))
  }

  @Test func `a delegate behind a view hears and names the paths of the source`() throws {
    let (controller, rows) = try upsideDown()
    let hearer = Hearer()
    let table = controller.tableView
    table.delegate = hearer
    _ = try table.tap(at: IndexPath(row: 0, section: 0))
    _ = try table.tap(at: IndexPath(row: 1, section: 0))
    #expect(hearer.log == ["didSelect 0 5", "didSelect 0 4"])
    #expect(table.indexPathsForSelectedRows == [])
    withExtendedLifetime(rows) {}
  }

  @Test func `a prefetch data source behind a view hears the paths of the source`() throws {
    let (controller, arranged) = try upsideDown()
    let preparer = Preparer()
    let table = controller.tableView
    table.prefetchDataSource = preparer
    try table.layoutIfNeeded()
    table.contentOffset.y = 44
    try table.layoutIfNeeded()
    table.contentOffset.y = 0
    try table.layoutIfNeeded()
    func paths(_ rows: Int...) -> [IndexPath] { rows.map { IndexPath(row: $0, section: 0) } }
    #expect(
      preparer.log == [
        "prefetch \(paths(3, 2))", "prefetch \(paths(1))", "cancel \(paths(2, 1))",
      ]
    )
    withExtendedLifetime(arranged) {}
  }

  /// An edit that a person makes in the table: a row is deleted, or dragged elsewhere.
  ///
  /// - Returns: Whether there was one.
  private func editInView(
    _ controller: any Controller,
    _ rows: ArrangedDataSource,
    _ random: inout ArrangedTable
  ) throws -> Bool {
    let table = controller.tableView
    guard let path = random.makePath(table) else { return false }
    if random.chance(50) {
      try rows.tableView(table, commit: .delete, forRowAt: path)
      return true
    }
    guard let target = random.makePath(table), target.section == path.section else { return false }
    _ = try table.dragRow(at: path, to: target)
    return true
  }

  /// The rows that were selected and that no edit changed are those that are selected, as far as they show;
  /// a row that was changed is reloaded and loses its selection, unless it moved.
  ///
  /// Under fetched results, a row that moves into a new section is deleted and inserted, as UIKit demands.
  private func checkSelection(
    _ selected: [IndexPath],
    _ changes: [TableChange],
    _ controller: any Controller,
    _ rows: ArrangedDataSource,
    _ words: String
  ) throws {
    var kept: [IndexPath] = []
    var changed: Set<IndexPath> = []
    for path in selected {
      var place: IndexPath? = path
      var isChanged = false
      for change in changes {
        if case .update(let path, _, _) = change, path == place { isChanged = true }
        if case .height(let path, _, _) = change, path == place { isChanged = true }
        if case .move(let from, let to) = change, controller is FetchedController,
          from == place, from.section != to.section
        {
          isChanged = true
        }
        place = place.flatMap(change.destination)
      }
      guard let place, rows.shownPath(of: place) != nil else { continue }
      if isChanged { changed.insert(place) } else { kept.append(place) }
    }
    let now = Set(controller.tableView.indexPathsForSelectedRows.compactMap(rows.sourcePath))
    #expect(now.subtracting(changed) == Set(kept), "\(words)")
  }

  private func select(
    _ controller: any Controller,
    _ rows: ArrangedDataSource,
    _ random: inout ArrangedTable
  ) throws -> [IndexPath] {
    let table = controller.tableView
    if let path = random.makePath(table) { try table.selectRow(at: path) }
    return table.indexPathsForSelectedRows.compactMap(rows.sourcePath)
  }

  private func arrange(
    _ controller: any Controller,
    _ arrangement: RowArrangement
  ) throws -> ArrangedDataSource {
    let table = controller.tableView
    let source = try #require(table.dataSource)
    let rows = try ArrangedDataSource(source, model: controller, arrangement: arrangement)
    table.dataSource = rows
    try table.layoutIfNeeded()
    return rows
  }

  /// How the table differs from one that shows the naive view.
  private func problems(
    _ controller: any Controller,
    _ rows: ArrangedDataSource
  ) throws -> [String] {
    let table = controller.tableView
    let naive = NaiveArrangement(rows.arrangement, controller.sections)
    var problems = table.checkInvariants()
    if Array(table.rowCounts) != naive.sections.map(\.paths.count) {
      problems.append("counts \(table.rowCounts), not \(naive.sections.map(\.paths.count))")
      return problems
    }
    for (number, section) in naive.sections.enumerated() {
      let title = rows.tableView(table, titleForHeaderInSection: number)
      if title != section.header { problems.append("header \(number): \(title ?? "nil")") }
      for (row, path) in section.paths.enumerated() {
        let shown = IndexPath(row: row, section: number)
        let found = rows.sourcePath(of: shown)
        if found != path { problems.append("\(shown) is \(found.map(\.description) ?? "nil")") }
        if rows.shownPath(of: path) != shown { problems.append("\(path) is not at \(shown)") }
        let item = controller.sections[path.section].items[path.row]
        if rows.sections[number].items[row] != item {
          problems.append("\(shown) is not \(item.id)")
        }
      }
    }
    try table.layoutIfNeeded()
    for path in table.indexPathsForVisibleRows {
      let own = try #require(rows.sourcePath(of: path))
      let title = controller.sections[own.section].items[own.row].title
      if table.cellForRow(at: path)?.text != title {
        problems.append("the cell of \(path) is stale")
      }
    }
    return problems
  }
}

/// A view over rows, made in the simplest way.
private struct NaiveArrangement {
  struct Group {
    var header: String
    var paths: [IndexPath]
  }

  var sections: [Group] = []

  init(_ arrangement: RowArrangement, _ model: [Section]) {
    func item(_ path: IndexPath) -> Item { model[path.section].items[path.row] }
    for (number, section) in model.enumerated() {
      var paths = section.items.indices.map { IndexPath(row: $0, section: number) }
      if let filter = arrangement.filter { paths = paths.filter { filter.matches(item($0)) } }
      sections.append(Group(header: section.header, paths: paths))
    }
    if let key = arrangement.grouping {
      let all = sections.flatMap(\.paths)
      sections = []
      for path in all {
        let title = key.value(of: item(path))?.plainText ?? "(no \(key.name))"
        if let place = sections.firstIndex(where: { $0.header == title }) {
          sections[place].paths.append(path)
        } else {
          sections.append(Group(header: title, paths: [path]))
        }
      }
    } else if arrangement.filter != nil {
      sections.removeAll { $0.paths.isEmpty }
    }
    guard let order = arrangement.order else { return }
    for number in sections.indices {
      sections[number].paths.sort { left, right in
        let first = order.value(of: item(left))
        let second = order.value(of: item(right))
        return order.precedes(first, second) || (!order.precedes(second, first) && left < right)
      }
    }
  }
}

/// Random rows with few different values, so that they meet.
@MainActor private struct ArrangedTable {
  private var table: RandomTable

  init(seed: UInt64) { table = RandomTable(seed: seed) }

  mutating func chance(_ percent: Int) -> Bool { table.chance(percent) }

  mutating func makePath(_ view: TableView) -> IndexPath? { table.makePath(view) }

  mutating func makeSections() -> [Section] {
    var sections = table.makeSections()
    sections.append(Section(header: "some", items: [makeItem(number: 1), makeItem(number: 2)]))
    for number in sections.indices { sections[number].items = dress(sections[number].items) }
    return sections
  }

  /// Changes whose rows have the keys that views look at.
  mutating func makeChanges(_ sections: [Section]) -> [TableChange] {
    table.makeChanges(sections).map { change in
      switch change {
      case .insert(let items, let path): .insert(dress(items), at: path)
      case .insertSection(let section, let place):
        .insertSection(Section(header: section.header, items: dress(section.items)), at: place)
      default: change
      }
    }
  }

  private mutating func dress(_ items: ItemList) -> ItemList {
    ItemList(items.map { dress($0) })
  }

  private mutating func makeItem(number: Int) -> Item {
    dress(
      Item(
        .object([("title", .string("seed \(number)")), ("kind", .string("x"))]),
        origin: .made(-number),
        bindings: .native
      )
    )
  }

  private mutating func dress(_ item: Item) -> Item {
    var item = item
    let letters = ["a", "b", "c", "É", "Ab"]
    let title = (item.title ?? "") + " " + letters[table.below(letters.count)]
    item.value = item.value.setting("title", to: .string(title))
    item.value = item.value.setting("name", to: .string(letters[table.below(letters.count)]))
    if table.chance(80) { item.value = item.value.setting("size", to: .number(table.below(4))) }
    if table.chance(80) {
      item.value = item.value.setting("kind", to: .string(letters[table.below(3)]))
    }
    return item
  }
}
