import JSON
import TableModel
import TableStore
import TableUI
import TestSupport
import Testing

@testable import TableAdapters

/// An order, sections and a predicate for random transactions.
struct FetchedRule: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let request: FetchRequest
  let section: SectionNameKeyPath?

  init(
    _ words: String,
    _ order: [SortDescriptor],
    _ section: SectionNameKeyPath? = nil,
    _ predicate: Query? = nil
  ) {
    testDescription = words
    request = FetchRequest(predicate: predicate, sortDescriptors: order)
    self.section = section
  }

  static let all: [FetchedRule] = {
    let (name, city) = (SortDescriptor(key: "title"), SortDescriptor(key: "city"))
    let score = SortDescriptor(key: "score")
    let initial = SectionNameKeyPath("initial") { ($0.title ?? "").prefix(1).uppercased() }
    let high = Query("score > 1", .compares(RowKey("score"), QueryComparison(.greater, "1")))
    return [
      FetchedRule("name", [name]),
      FetchedRule("score descending, name", [.init(key: "score", ascending: false), name]),
      FetchedRule("city; city, name", [city, name], "city"),
      FetchedRule(
        "city; city descending, score",
        [.init(key: "city", ascending: false), score],
        "city"
      ),
      FetchedRule("initial; name", [name], initial),
      FetchedRule(
        "score; score, name descending",
        [score, .init(key: "title", ascending: false)],
        "score"
      ),
      FetchedRule("name where score > 1", [name], nil, high),
      FetchedRule("city; city where score > 1", [city], "city", high),
    ]
  }()
}

@MainActor @Suite struct FetchedRandomTests {
  /// The transactions of each rule.
  private static let count = 400

  private static func object(_ number: Int, _ random: inout SeededGenerator) -> Item {
    var members: [(String, JSONValue)] = [
      ("title", .string(["a", "b", "c", "d"][random.below(4)] + String(random.below(3))))
    ]
    if random.chance(85) {
      members.append(("city", .string(["Bonn", "Kyiv", "Oslo", "Rom"][random.below(4)])))
    }
    members.append(("score", random.chance(10) ? .null : .number(Double(random.below(4)))))
    members.append(("note", .string(String(random.below(2)))))
    return Item(.object(members), origin: .made(number), bindings: .native)
  }

  /// Makes some edits of a transaction.
  private func edit(
    _ table: ObjectTable,
    _ number: inout Int,
    _ random: inout SeededGenerator
  ) throws {
    for _ in 0...random.below(random.chance(10) ? 12 : 3) {
      let some = table.objects.randomElement(using: &random)
      guard let some, case .made(let chosen) = some.origin, random.chance(table.objects.count * 5)
      else {
        number += 1
        try table.insert(Self.object(number, &random))
        continue
      }
      if random.chance(25) {
        try table.delete(chosen)
      } else {
        try table.update(Self.object(chosen, &random))
      }
    }
  }

  private func makeResults(
    _ table: ObjectTable,
    _ rule: FetchedRule
  ) throws -> FetchedResultsController {
    let results = try FetchedResultsController(
      fetchRequest: rule.request,
      managedObjectContext: table.context,
      sectionNameKeyPath: rule.section
    )
    try results.performFetch()
    return results
  }

  @Test(arguments: FetchedRule.all, FetchedResultsEra.allCases)
  func `events make the old results the new ones, which equal a fresh query`(
    rule: FetchedRule,
    era: FetchedResultsEra
  ) throws {
    let seed = UInt64.random(in: 0..<1_000_000)
    var random = SeededGenerator(seed: seed)
    let (table, log) = (ObjectTable([]), FetchedLog())
    let results = try makeResults(table, rule)
    results.era = era
    results.delegate = log
    var (number, plain) = (0, PlainResults(results))
    for step in 0..<Self.count / 2 {
      try edit(table, &number, &random)
      try table.save()
      let events = log.takeEvents()
      let words = "\(rule.testDescription), seed \(seed), step \(step): \(events)"
      if !events.isEmpty { #expect(plain.replay(results.lastBatch) == [], "\(words)") }
      let fresh = PlainResults(try makeResults(table, rule))
      try #require(PlainResults(results) == fresh, "\(words)")
      try #require(plain == fresh, "\(words)")
    }
  }

  @Test(arguments: FetchedRule.all, FetchedResultsEra.allCases)
  func `a table view accepts each batch with UIKit's rules, and shows the new results`(
    rule: FetchedRule,
    era: FetchedResultsEra
  ) throws {
    let seed = UInt64.random(in: 0..<1_000_000)
    var random = SeededGenerator(seed: seed)
    let table = ObjectTable([])
    let results = try makeResults(table, rule)
    results.era = era
    let follower = FetchedTableFollower(results)
    try follower.tableView.layoutIfNeeded()
    _ = follower.tableView.takeWarnings()
    var number = 0
    for step in 0..<Self.count / 4 {
      try edit(table, &number, &random)
      let words = "\(rule.testDescription), seed \(seed), step \(step)"
      do { try table.save() } catch { try #require(Bool(false), "\(words): \(error)") }
      try follower.tableView.layoutIfNeeded()
      try #require(follower.tableView.checkInvariants() == [], "\(words)")
      try #require(follower.wrongRows == [], "\(words): \(results.lastBatch)")
      #expect(follower.tableView.takeWarnings() == [], "\(words)")
    }
  }
}
