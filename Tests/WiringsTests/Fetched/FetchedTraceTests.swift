import JSON
import TableModel
import TableStore
import Testing

@testable import TableAdapters

/// The golden table of events: a1 and a2 in city A, b1 in city B, by city and name.
@MainActor @Suite struct FetchedTraceTests {
  struct Case: CustomTestStringConvertible {
    let words: String
    let events: String
    var modern: String?
    let edit: @MainActor @Sendable (ObjectTable) throws -> Void

    var testDescription: String { words }
  }

  nonisolated static let cases: [Case] = [
    Case(words: "insert a0, note of a2", events: "insert –→0 0 · update 0 1→0 2") {
      try $0.insert(.person(9, "a0", "A"))
      try $0.update(.person(2, "a2", "A", note: "new"))
    },
    Case(words: "delete a1, note of a2", events: "delete 0 0→– · update 0 1→0 0") {
      try $0.delete(1)
      try $0.update(.person(2, "a2", "A", note: "new"))
    },
    Case(words: "delete b1", events: "section delete 1 · delete 1 0→–") { try $0.delete(3) },
    Case(words: "a1 renamed, now after a2", events: "move 0 0→0 1") {
      try $0.update(.person(1, "a3", "A"))
    },
    Case(words: "a1 renamed, stays first", events: "update 0 0→0 0", modern: "move 0 0→0 0") {
      try $0.update(.person(1, "a0", "A"))
    },
    Case(words: "b1 to city A", events: "section delete 1 · move 1 0→0 2") {
      try $0.update(.person(3, "b1", "A"))
    },
    Case(words: "a1 to city 0", events: "section insert 0 · move 0 0→0 0") {
      try $0.update(.person(1, "a1", "0"))
    },
    Case(
      words: "city A becomes Z",
      events: "section delete 0 · section insert 1 · move 0 0→1 0 · move 0 1→1 1"
    ) {
      try $0.update(.person(1, "a1", "Z"))
      try $0.update(.person(2, "a2", "Z"))
    },
    Case(words: "an object that appears and vanishes at once", events: "") {
      try $0.insert(.person(9, "a0", "A"))
      try $0.delete(9)
    },
    Case(words: "an object that changes and changes back", events: "") {
      try $0.update(.person(1, "z", "Q"))
      try $0.update(.person(1, "a1", "A"))
    },
  ]

  private func controller(
    _ table: ObjectTable,
    _ predicate: Query? = nil
  ) throws -> FetchedResultsController {
    let order = [SortDescriptor(key: "city"), SortDescriptor(key: "title")]
    let controller = try FetchedResultsController(
      fetchRequest: FetchRequest(predicate: predicate, sortDescriptors: order),
      managedObjectContext: table.context,
      sectionNameKeyPath: "city"
    )
    try controller.performFetch()
    return controller
  }

  private func makeTable() -> ObjectTable {
    ObjectTable([.person(3, "b1", "B"), .person(2, "a2", "A"), .person(1, "a1", "A")])
  }

  @Test(arguments: cases, FetchedResultsEra.allCases)
  func `each change has its events`(row: Case, era: FetchedResultsEra) throws {
    let (table, log) = (makeTable(), FetchedLog())
    let controller = try controller(table)
    controller.era = era
    controller.delegate = log
    let before = controller.sections?.map(\.numberOfObjects)
    try row.edit(table)
    try table.save()
    let events = era == .ios9 ? row.modern ?? row.events : row.events
    #expect(log.takeEvents() == (events.isEmpty ? "" : "will · \(events) · did"))
    guard !events.isEmpty else { return }
    #expect(log.countsBefore == before)
    #expect(log.countsAfter == controller.sections?.map(\.numberOfObjects))
  }

  @Test func `an object outside the predicate has no events, and one that leaves it is deleted`()
    throws
  {
    let (table, log) = (makeTable(), FetchedLog())
    let controller = try controller(
      table,
      Query("a", .compares(RowKey("title"), .init(.less, "b")))
    )
    controller.delegate = log
    #expect(controller.fetchedObjects?.map(\.title) == ["a1", "a2"])
    try table.update(.person(3, "b7", "B"))
    try table.save()
    #expect(log.takeEvents() == "")
    try table.update(.person(1, "c1", "A"))
    try table.update(.person(3, "a7", "B"))
    try table.save()
    #expect(log.takeEvents() == "will · section insert 1 · delete 0 0→– · insert –→1 0 · did")
  }

  @Test func `equal paths can be another place`() throws {
    let table = ObjectTable([.person(1, "x", "A"), .person(2, "y", "A"), .person(3, "z", "A")])
    let log = FetchedLog()
    let controller = try controller(table)
    controller.delegate = log
    try table.delete(1)
    try table.update(.person(2, "zz", "A"))
    try table.save()
    #expect(log.takeEvents() == "will · delete 0 0→– · move 0 1→0 1 · did")
    #expect(controller.fetchedObjects?.map(\.title) == ["z", "zz"])
  }

  @Test func `sections in another order are deleted and inserted, and their rows move`() throws {
    let table = ObjectTable([
      .object(1, ("city", .string("A")), ("rank", .number(1))),
      .object(2, ("city", .string("B")), ("rank", .number(2))),
      .object(3, ("city", .string("B")), ("rank", .number(3))),
    ])
    let (log, order) = (FetchedLog(), [SortDescriptor(key: "rank")])
    let controller = try FetchedResultsController(
      fetchRequest: FetchRequest(sortDescriptors: order),
      managedObjectContext: table.context,
      sectionNameKeyPath: "city"
    )
    try controller.performFetch()
    controller.delegate = log
    try table.update(.object(1, ("city", .string("A")), ("rank", .number(9))))
    try table.save()
    #expect(
      log.takeEvents() == "will · section delete 0 · section insert 1 · move 0 0→1 0 · did"
    )
  }
}
