import JSON
import TableModel
import TableStore
import TableUI
import TestSupport
import Testing

@testable import TableAdapters

/// Results in the order of their store: sections of a document that people move and rename.
@MainActor @Suite struct StoreOrderTests {
  private func makeResults(
    _ store: SectionStore
  ) throws -> (
    ManagedObjectContext, FetchedResultsController
  ) {
    let context = ManagedObjectContext(store)
    let results = FetchedResultsController(storeOrderOf: context)
    try results.performFetch()
    return (context, results)
  }

  private func item(_ number: Int) -> Item { .object(number, ("title", .string("\(number)"))) }

  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let changes: [TableChange]
    let events: String
  }

  nonisolated static let cases: [Case] = {
    func item(_ number: Int) -> Item { .object(number, ("title", .string("\(number)"))) }
    func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }
    let new = Section(header: "new", items: ItemList([item(7), item(8)]))
    return [
      Case(
        testDescription: "insert",
        changes: [.insert(ItemList([item(7)]), at: path(0, 0))],
        events: "insert –→0 0"
      ),
      Case(
        testDescription: "move and update",
        changes: [
          .move(from: path(0, 0), to: path(0, 1)),
          .update(at: path(0, 1), from: item(0), to: item(9)),
        ],
        events: "move 0 0→0 1"
      ),
      Case(
        testDescription: "insert above an update",
        changes: [
          .insert(ItemList([item(7)]), at: path(0, 0)),
          .update(at: path(0, 2), from: item(1), to: item(9)),
        ],
        events: "insert –→0 0 · update 0 1→0 2"
      ),
      Case(
        testDescription: "insert a section with rows",
        changes: [.insertSection(new, at: 1)],
        events: "section insert 1 · insert –→1 0 · insert –→1 1"
      ),
      Case(
        testDescription: "delete a section",
        changes: [.deleteSection(Section(), at: 1)],
        events: "section delete 1 · delete 1 1→– · delete 1 0→–"
      ),
      Case(
        testDescription: "rename a section",
        changes: [.header(section: 1, from: "b", to: "B")],
        events: "section update 1"
      ),
      Case(
        testDescription: "move a section",
        changes: [.moveSection(from: 1, to: 0)],
        events: "section move 1"
      ),
      Case(
        testDescription: "a move into a new section",
        changes: [
          .insertSection(Section(header: "new"), at: 0), .move(from: path(1, 0), to: path(0, 0)),
        ],
        events: "section insert 0 · move 0 0→0 0"
      ),
      Case(testDescription: "nothing", changes: [], events: ""),
    ]
  }()

  @Test(arguments: cases)
  func `each edit has its events`(row: Case) throws {
    let sections = [
      Section(header: "a", items: ItemList([item(0), item(1)])),
      Section(header: "b", items: ItemList([item(2), item(3)])),
    ]
    let (context, results) = try makeResults(SectionStore(sections))
    let log = FetchedLog()
    results.delegate = log
    for change in row.changes { try context.apply(change) }
    try context.processPendingChanges()
    #expect(log.takeEvents() == (row.events.isEmpty ? "" : "will · \(row.events) · did"))
    #expect(results.sections?.map(\.name) == context.sections.map(\.header))
    #expect(results.fetchedObjects == context.sections.flatMap(\.items))
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `a single change of rows has the same batch as in a transaction`(seed: UInt64) throws {
    var random = RandomTable(seed: seed)
    var sections = random.makeSections()
    var objects = StoreOrderedObjects(sections)
    var count = 0
    for step in 0..<60 {
      for change in random.makeChanges(sections) {
        try change.apply(to: &sections)
        var others = objects
        let expected = try others.apply([change], sections, .documented)
        if let batch = objects.makeBatch(of: change) {
          count += 1
          try #require(batch == expected, "seed \(seed), step \(step): \(change)")
          objects.follow(change, sections)
        } else {
          objects = others
        }
        try #require(objects.allObjects == sections.flatMap(\.items), "seed \(seed): \(change)")
      }
    }
    #expect(count > 20, "seed \(seed)")
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func `each object is read with its batch, in any order and after any edit`(seed: UInt64) throws {
    var random = RandomTable(seed: seed)
    let (context, results) = try makeResults(SectionStore(random.makeSections()))
    results.fetchRequest.fetchBatchSize = 3
    for _ in 0..<20 {
      for change in random.makeChanges(context.sections) { try context.apply(change) }
      try context.processPendingChanges()
      try results.performFetch()
      let counts = context.sections.map(\.items.count)
      var paths = counts.indices.flatMap { section in
        (0..<counts[section]).map { IndexPath(row: $0, section: section) }
      }
      paths.shuffle()
      var expected: Set<Int> = []
      for path in paths.prefix(12) {
        _ = results.object(at: path)
        expected.insert((counts[..<path.section].reduce(0, +) + path.row) / 3)
        try #require(results.readBatches == expected, "seed \(seed): \(paths.prefix(12))")
      }
    }
  }

  @Test(arguments: 1...30 as ClosedRange<UInt64>)
  func `a table view follows any edits`(seed: UInt64) throws {
    var random = RandomTable(seed: seed)
    let (context, results) = try makeResults(SectionStore(random.makeSections()))
    let follower = FetchedTableFollower(results)
    follower.tableView.batchPolicy = .lenient
    try follower.tableView.layoutIfNeeded()
    for step in 0..<60 {
      let changes = random.makeChanges(context.sections)
      for change in changes { try context.apply(change) }
      let words = "seed \(seed), step \(step): \(changes)"
      do { try context.processPendingChanges() } catch {
        try #require(Bool(false), "\(words): \(error), \(results.lastBatch)")
      }
      try follower.tableView.layoutIfNeeded()
      try #require(results.fetchedObjects == context.sections.flatMap(\.items), "\(words)")
      try #require(follower.tableView.checkInvariants() == [], "\(words)")
      try #require(follower.wrongRows == [], "\(words): \(results.lastBatch)")
    }
  }
}
