import TableModel
import TableUI
import TestSupport
import Testing

/// A data source that is told whole states.
@MainActor @Suite struct DiffableDataSourceTests {
  typealias Snapshot = DataSourceSnapshot<String, String>
  typealias Source = TableViewDiffableDataSource<String, String>

  private final class Watcher: MessageObserver {
    var diffs: [String] = []

    func messageBegan(_ message: Message) {
      if message.selector.hasPrefix("diff: ") {
        diffs.append("\(message.receiver.name) \(message.source) \(message.selector)")
      }
    }

    func messageEnded(result: String?) {}
  }

  /// What the cells show, which is not what tells the rows apart.
  private final class Payloads {
    var texts: [String: String] = [:]
    var failing: Set<String> = []
    var made: [String] = []
  }

  private final class Titled: Source {
    override func tableView(
      _ tableView: TableView,
      titleForHeaderInSection section: Int
    ) -> String? {
      sectionIdentifier(for: section).map { "§ \($0)" }
    }

    override func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
      itemIdentifier(for: indexPath) != "a"
    }
  }

  private let tableView = TableView(size: Size(width: 320, height: 480))
  private let payloads = Payloads()

  private func provide(
    _ tableView: TableView,
    _ path: IndexPath,
    _ item: String
  ) throws(TableError) -> TableViewCell? {
    payloads.made.append(item)
    if payloads.failing.contains(item) { return nil }
    let cell = try tableView.dequeueReusableCell(ItemCell.self, for: path)
    cell.text = payloads.texts[item] ?? item
    return cell
  }

  private func makeSource() -> Source {
    Source(tableView: tableView) { [self] table, path, item throws(TableError) in
      try provide(table, path, item)
    }
  }

  private func make(_ sections: KeyValuePairs<String, [String]>) throws -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      try snapshot.appendSections([section])
      try snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  /// The texts of the cells, section by section.
  private var shown: [[String]] {
    (0..<tableView.numberOfSections).map { section in
      (0..<tableView.numberOfRows(inSection: section)).map { row in
        tableView.cellForRow(at: IndexPath(row: row, section: section))?.text ?? "nil"
      }
    }
  }

  @Test func `it makes itself the data source and shows what is applied`() throws {
    let source = makeSource()
    #expect(tableView.dataSource === source)
    try source.apply(make(["A": ["a", "b"], "B": ["c"]]))
    try tableView.layoutIfNeeded()
    #expect(shown == [["a", "b"], ["c"]])
    #expect(source.snapshot().itemIdentifiers == ["a", "b", "c"])
    #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 1)) == "c")
    #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 1)) == nil)
    #expect(source.indexPath(for: "b") == IndexPath(row: 1, section: 0))
    #expect(source.indexPath(for: "x") == nil)
    #expect(source.sectionIdentifier(for: 1) == "B" && source.sectionIdentifier(for: 2) == nil)
    #expect(source.index(for: "B") == 1 && source.index(for: "X") == nil)
  }

  @Test func `only the difference is told, and the trace says so`() throws {
    let source = makeSource()
    try source.apply(make(["A": ["a", "b", "c", "d"], "B": ["e"]]))
    try tableView.layoutIfNeeded()
    payloads.made = []
    let watcher = Watcher()
    tableView.messageObserver = watcher
    var snapshot = try make(["A": ["d", "a", "x"], "B": ["e", "b"]])
    try snapshot.reloadItems(["e", "x"])
    var isDone = false
    try source.apply(snapshot) { isDone = true }
    try tableView.layoutIfNeeded()
    #expect(
      watcher.diffs == [
        "TableViewDiffableDataSource ours diff: 1 delete, 1 insert, 2 moves, 1 reload"
      ]
    )
    #expect(shown == [["d", "a", "x"], ["e", "b"]])
    #expect(payloads.made.sorted() == ["e", "x"])
    #expect(isDone)
    #expect(source.snapshot().reloadedItemIdentifiers.isEmpty)
  }

  @Test func `an equal identifier with another payload shows no change until it is reconfigured`()
    throws
  {
    let source = makeSource()
    try source.apply(make(["A": ["a", "b"]]))
    try tableView.layoutIfNeeded()
    let cell = tableView.cellForRow(at: IndexPath(row: 0, section: 0))
    payloads.texts["a"] = "new"
    try source.apply(source.snapshot())
    try tableView.layoutIfNeeded()
    #expect(shown == [["a", "b"]])
    var snapshot = source.snapshot()
    try snapshot.reconfigureItems(["a"])
    try source.apply(snapshot)
    try tableView.layoutIfNeeded()
    #expect(shown == [["new", "b"]])
    #expect(tableView.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
  }

  @Test func `a reloaded row gets a fresh cell wherever it goes`() throws {
    for policy in BatchPolicy.allCases {
      tableView.batchPolicy = policy
      let source = makeSource()
      try source.apply(make(["A": ["a", "b", "c"]]))
      try tableView.layoutIfNeeded()
      let cell = tableView.cellForRow(at: IndexPath(row: 2, section: 0))
      payloads.texts["c"] = "new \(policy)"
      var snapshot = try make(["B": ["x"], "A": ["c", "a", "b"]])
      try snapshot.reloadItems(["c"])
      try source.apply(snapshot)
      try tableView.layoutIfNeeded()
      #expect(shown == [["x"], ["new \(policy)", "a", "b"]])
      #expect(tableView.cellForRow(at: IndexPath(row: 0, section: 1)) !== cell)
    }
  }

  @Test func `rows told by hand on top of it fail the check of counts`() throws {
    let source = makeSource()
    try source.apply(make(["A": ["a", "b"]]))
    try tableView.layoutIfNeeded()
    do {
      try tableView.deleteRows(at: [IndexPath(row: 0, section: 0)])
      Issue.record("accepted")
    } catch {
      #expect(error.code == "E1")
    }
    #expect(shown == [["a", "b"]])
  }

  @Test(arguments: BatchPolicy.allCases)
  func `an error leaves the table as it was`(policy: BatchPolicy) throws {
    tableView.batchPolicy = policy
    let source = makeSource()
    let old = try make(["A": ["a", "b"], "B": ["c"]])
    try source.apply(old)
    try tableView.layoutIfNeeded()
    payloads.failing = ["x"]
    let failing = try make(["B": ["c", "a"], "N": ["b", "x"]])
    do throws(TableError) {
      try source.apply(failing)
      Issue.record("accepted")
    } catch {
      #expect(error.code == "E19")
    }
    payloads.failing = []
    try tableView.layoutIfNeeded()
    #expect(shown == [["a", "b"], ["c"]])
    #expect(source.snapshot() == old)
    try source.apply(make(["B": ["c", "a"], "N": ["b", "x"]]))
    try tableView.layoutIfNeeded()
    #expect(shown == [["c", "a"], ["b", "x"]])
  }

  @Test func `titles and what can be edited come from a subclass`() throws {
    let source = Titled(tableView: tableView) { [self] table, path, item throws(TableError) in
      try provide(table, path, item)
    }
    try source.apply(make(["A": ["a", "b"]]))
    try tableView.layoutIfNeeded()
    #expect(tableView.headerView(forSection: 0)?.text == "§ A")
    #expect(!tableView.canEditRow(at: IndexPath(row: 0, section: 0)))
    #expect(tableView.canEditRow(at: IndexPath(row: 1, section: 0)))
  }

  @Test func `reloading data shows another state without a difference`() throws {
    let source = makeSource()
    try source.apply(make(["A": ["a"]]))
    let watcher = Watcher()
    tableView.messageObserver = watcher
    try source.applySnapshotUsingReloadData(make(["B": ["b", "c"]]))
    try tableView.layoutIfNeeded()
    #expect(shown == [["b", "c"]] && watcher.diffs.isEmpty)
  }

  @Test func `it takes over from another data source without loading again`() throws {
    let first = makeSource()
    try first.apply(make(["A": ["a", "b"]]))
    try tableView.layoutIfNeeded()
    payloads.texts["a"] = "new"
    payloads.made = []
    let second = Source(tableView: tableView, showing: first.snapshot()) {
      [self] table, path, item throws(TableError) in try provide(table, path, item)
    }
    try second.apply(make(["A": ["b", "a", "c"]]))
    try tableView.layoutIfNeeded()
    #expect(shown == [["b", "a", "c"]])
    #expect(payloads.made == ["c"])
  }

  @Test func `random states are shown as they are, under both policies`() throws {
    var random = SeededGenerator(seed: 8)
    let source = makeSource()
    for step in 0..<400 {
      tableView.batchPolicy = random.chance(50) ? .uikit : .lenient
      var snapshot = Snapshot()
      let sections = (0..<4).shuffled(using: &random).prefix(random.below(5)).map { "s\($0)" }
      try snapshot.appendSections(sections)
      for item in (0..<9).shuffled(using: &random).prefix(sections.isEmpty ? 0 : random.below(10)) {
        try snapshot.appendItems(["i\(item)"], toSection: sections[random.below(sections.count)])
      }
      let items = snapshot.itemIdentifiers
      if let item = items.randomElement(using: &random) { try snapshot.reloadItems([item]) }
      if let item = items.randomElement(using: &random) { try snapshot.reconfigureItems([item]) }
      if random.chance(20), let section = sections.first { try snapshot.reloadSections([section]) }
      try source.apply(snapshot)
      try tableView.layoutIfNeeded()
      let wanted = try sections.map { try snapshot.itemIdentifiers(inSection: $0) }
      try #require(tableView.checkInvariants() == [], "step \(step)")
      for path in tableView.indexPathsForVisibleRows {
        let text = tableView.cellForRow(at: path)?.text
        try #require(text == wanted[path.section][path.row], "step \(step), \(path)")
      }
      try #require(Array(tableView.rowCounts) == wanted.map(\.count), "step \(step)")
      let refused = tableView.takeWarnings().contains { warning in
        if case .portability = warning { true } else { false }
      }
      try #require(tableView.batchPolicy == .lenient || !refused, "step \(step)")
    }
  }
}
