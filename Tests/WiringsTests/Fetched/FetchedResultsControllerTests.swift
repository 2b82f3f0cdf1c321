import JSON
import TableModel
import TableStore
import Testing

@testable import TableAdapters

@MainActor @Suite struct FetchedResultsControllerTests {
  private let table = ObjectTable([
    .person(1, "Ada", "London"), .person(2, "Grace", "New York"), .person(3, "Alan", "London"),
    .person(4, "Edsger", "austin"),
  ])

  private func results(
    _ keys: [String] = ["city", "title"],
    section: SectionNameKeyPath? = "city",
    cache: String? = nil
  ) throws -> FetchedResultsController {
    try FetchedResultsController(
      fetchRequest: FetchRequest(sortDescriptors: keys.map { SortDescriptor(key: $0) }),
      managedObjectContext: table.context,
      sectionNameKeyPath: section,
      cacheName: cache
    )
  }

  @Test func `a request without an order is refused`() {
    #expect(throws: FetchedResultsError.noSortDescriptors) { try results([]) }
  }

  @Test func `the controller has no objects before the first fetch`() throws {
    let results = try results()
    #expect(results.fetchedObjects == nil)
    #expect(results.sections == nil)
    #expect(results.object(at: IndexPath(row: 0, section: 0)) == nil)
  }

  @Test func `sections have names, counts, index titles and objects`() throws {
    let results = try results()
    try results.performFetch()
    #expect(results.sections?.map(\.name) == ["austin", "London", "New York"])
    #expect(results.sections?.map(\.numberOfObjects) == [1, 2, 1])
    #expect(results.sections?.map(\.indexTitle) == ["A", "L", "N"])
    #expect(results.sections?[1].objects.map(\.title) == ["Ada", "Alan"])
    #expect(results.sectionIndexTitles == ["A", "L", "N"])
    #expect(results.section(forSectionIndexTitle: "L", at: 1) == 1)
    #expect(results.section(forSectionIndexTitle: "L", at: 2) == nil)
    let alan = try #require(results.object(at: IndexPath(row: 1, section: 1)))
    #expect(results.indexPath(forObject: alan) == IndexPath(row: 1, section: 1))
    #expect(results.indexPath(forObject: .person(9, "No", "One")) == nil)
  }

  @Test(arguments: [(-1, 0), (0, -1), (1, 0), (0, 3), (2, 1)])
  func `a path outside the results has no object`(row: Int, section: Int) throws {
    let results = try results()
    try results.performFetch()
    #expect(results.object(at: IndexPath(row: row, section: section)) == nil)
  }

  @Test func `without a section key one section remains, even without objects`() throws {
    let results = try results(section: nil)
    results.fetchRequest.predicate = Query(containing: "nobody")
    try results.performFetch()
    #expect(results.sections?.map(\.numberOfObjects) == [0])
  }

  @Test func `a computed key makes sections of initials`() throws {
    let initial = SectionNameKeyPath("initial") { String(($0.title ?? "").prefix(1)) }
    let results = try results(["title"], section: initial)
    try results.performFetch()
    #expect(results.sections?.map(\.name) == ["A", "E", "G"])
    #expect(results.sections?.map(\.numberOfObjects) == [2, 1, 1])
  }

  @Test func `sections in another order than the objects are an error, and the list is empty`()
    throws
  {
    let results = try results(["title"])
    let error = FetchedResultsError.outOfOrderSection(index: 3, name: "London")
    try table.update(.person(3, "Zuse", "London"))
    #expect(throws: error) { try results.performFetch() }
    #expect(results.fetchedObjects == nil)
    #expect(results.fetchError == error)
    #expect(
      error.message
        == "The fetched object at index 3 has an out of order section name 'London. Objects must be"
        + " sorted by section name'"
    )
  }

  @Test func `a change that splits a section ends the results`() throws {
    let results = try results(["title"])
    let log = FetchedLog()
    results.delegate = log
    try results.performFetch()
    try table.update(.person(1, "Zoe", "London"))
    try table.save()
    #expect(results.fetchError == .outOfOrderSection(index: 3, name: "London"))
    #expect(results.sections == nil)
    #expect(log.takeEvents() == "")
  }

  @Test func `a fetch tells nothing, and a new predicate has no effect before it`() throws {
    let (results, log) = (try results(), FetchedLog())
    results.delegate = log
    try results.performFetch()
    results.fetchRequest.predicate = Query(containing: "ada")
    #expect(results.fetchedObjects?.count == 4)
    try results.performFetch()
    #expect(results.fetchedObjects?.map(\.title) == ["Ada"])
    #expect(log.takeEvents() == "")
  }

  @Test func `a cache fits one request until it is deleted`() throws {
    let results = try results(cache: "people of a test")
    defer { FetchedResultsController.deleteCache(withName: "people of a test") }
    try results.performFetch()
    try results.performFetch()
    results.fetchRequest.predicate = Query(containing: "ada")
    #expect(throws: FetchedResultsError.staleCache(name: "people of a test")) {
      try results.performFetch()
    }
    #expect(results.fetchedObjects == nil)
    FetchedResultsController.deleteCache(withName: "people of a test")
    try results.performFetch()
    #expect(results.fetchedObjects?.count == 1)
  }

  private final class Nothing: FetchedResultsControllerDelegate {}

  private final class Tracker: FetchedResultsDidChange {
    func controllerDidChangeContent(_ controller: FetchedResultsController) {}
  }

  @Test func `without a change method nothing is tracked, and an empty one switches it on`() throws
  {
    let results = try results()
    let (nothing, tracker) = (Nothing(), Tracker())
    results.delegate = nothing
    try results.performFetch()
    try table.delete(1)
    try table.save()
    #expect(results.fetchedObjects?.count == 4)
    try results.performFetch()
    results.delegate = tracker
    try table.delete(2)
    try table.save()
    #expect(results.fetchedObjects?.count == 2)
  }

  private final class Taker: FetchedResultsSnapshotTaking, FetchedResultsDifferenceTaking,
    FetchedResultsDidChange
  {
    var texts: [String] = []

    func controller(
      _ controller: FetchedResultsController,
      didChangeContentWith snapshot: DataSourceSnapshot<String, Item.Origin>
    ) {
      texts.append("\(snapshot.sectionIdentifiers) \(snapshot.rowCounts)")
      texts += snapshot.reloadedItemIdentifiers.map { "reload \($0)" }
    }

    func controller(
      _ controller: FetchedResultsController,
      didChangeContentWith difference: CollectionDifference<Item.Origin>
    ) { texts.append("difference") }

    func controllerDidChangeContent(_ controller: FetchedResultsController) {
      texts.append("did")
    }
  }

  @Test func `a delegate of snapshots gets only them, with the changed objects marked`() throws {
    let (results, taker) = (try results(), Taker())
    results.delegate = taker
    try results.performFetch()
    try table.delete(4)
    try table.update(.person(2, "Grace", "New York", note: "COBOL"))
    try table.save()
    #expect(taker.texts == [#"["London", "New York"] [2, 1]"#, "reload made(2)"])
  }

  private final class Differ: FetchedResultsDifferenceTaking, FetchedResultsDidChange {
    var offsets: [String] = []

    func controller(
      _ controller: FetchedResultsController,
      didChangeContentWith difference: CollectionDifference<Item.Origin>
    ) {
      for case .insert(let offset, _, _) in difference { offsets.append("insert \(offset)") }
      for case .remove(let offset, _, _) in difference { offsets.append("remove \(offset)") }
    }

    func controllerDidChangeContent(_ controller: FetchedResultsController) {
      offsets.append("did")
    }
  }

  @Test(arguments: [nil, "city"] as [SectionNameKeyPath?])
  func `a difference comes only without a section key`(section: SectionNameKeyPath?) throws {
    let (results, differ) = (try results(section: section), Differ())
    results.delegate = differ
    try results.performFetch()
    try table.delete(1)
    try table.save()
    #expect(differ.offsets == (section == nil ? ["remove 1"] : ["did"]))
  }

  @Test(arguments: [
    FetchRequest(
      predicate: Query(containing: "a"),
      sortDescriptors: [.storeOrder]
    ), FetchRequest(sortDescriptors: [SortDescriptor(key: "title"), .storeOrder]),
  ])
  func `the order of the store cannot be combined`(request: FetchRequest) {
    #expect(throws: FetchedResultsError.storeOrderIsExclusive) {
      try FetchedResultsController(
        fetchRequest: request,
        managedObjectContext: table.context,
        sectionNameKeyPath: .storeSections
      )
    }
  }

  private final class Thrower: FetchedResultsWillChange, FetchedResultsDidChange {
    var calls = 0

    func controllerWillChangeContent(_ controller: FetchedResultsController) throws(TableError) {
      calls += 1
      throw .noDataSource
    }

    func controllerDidChangeContent(_ controller: FetchedResultsController) { calls += 1 }
  }

  @Test func `an error of the delegate is remembered, and the results follow`() throws {
    let (results, thrower) = (try results(), Thrower())
    results.delegate = thrower
    try results.performFetch()
    try table.delete(1)
    #expect(throws: TableError.noDataSource) { try table.save() }
    #expect(results.delegateError == .noDataSource)
    #expect(results.fetchedObjects?.count == 3)
    #expect(thrower.calls == 2)
  }
}
