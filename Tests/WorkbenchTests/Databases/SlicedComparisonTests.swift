import Database
import JSON
import SessionSupport
import Synchronization
import TableModel
import TableUI
import TestSupport
import Testing

@testable import TableStore
@testable import Workbench
@testable import Workspace

/// Comparisons of all rows that pause, with edits of the user between two slices.
///
/// After each, the comparison in one piece tells what the slices have to give.
@MainActor @Suite(.serialized) struct SlicedComparisonTests {
  /// What happens between two slices.
  enum Event: CaseIterable {
    case insertion, deletion, update, undoing, undoingAndRedoing, reading, nothing
  }

  /// The changes of a comparison, without the numbers of new rows.
  private struct Outcome: Equatable {
    let difference: TableDifference
    let rows: [String]
    let unsaved: [String]
    let saved: [String]
    let changedElsewhere: [IndexPath]

    @MainActor init?(_ changes: ForeignChanges?) {
      guard let changes else { return nil }
      difference = changes.comparison.difference
      rows = changes.sections.flatMap { section in
        [section.header] + section.items.map(\.value.compact.text)
      }
      unsaved = changes.unsaved.map { "\($0)" }
      saved = changes.saved.map { "\($0.number) \($0.changes) \($0.conflict ?? "")" }
      changedElsewhere = changes.changedElsewhere
    }
  }

  private static let count = 5200

  /// The slices of a comparison of so many rows, if each ends as soon as it may.
  nonisolated private static let sliceCount = 9

  /// The orders and sections of the table.
  nonisolated private static let orders = [
    "", "--order 'name desc'", "--order score --section score",
  ]

  /// Each event, in a thorough run in each order.
  nonisolated private static let cases = Event.allCases.enumerated().flatMap { number, event in
    (0..<rounds(1, thorough: orders.count)).map { (event, orders[(number + $0) % orders.count]) }
  }

  private func follow(_ options: String) throws -> (ForeignWriter, SessionFixture, OpenTable) {
    let writer = try ForeignWriter("sqlite")
    try writer.run("PRAGMA journal_mode = WAL")
    try writer.run(
      "INSERT INTO person WITH RECURSIVE n(i) AS "
        + "(SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(Self.count)) "
        + "SELECT i, 'p' || (i * 7919 % 997), 'Oslo', i % 5 FROM n"
    )
    let fixture = try SessionFixture(nil)
    fixture.run("open \"\(writer.place)\" \(options)", "follow on")
    return (writer, fixture, try #require(fixture.session.sources.first))
  }

  private func make(_ event: Event, in source: OpenTable, row: Int) throws {
    let path = IndexPath(row: row, section: 0)
    let item = try #require(source.item(at: path))
    var change: TableChange?
    switch event {
    case .insertion: change = .insert(ItemList([item.blankSibling(in: source.sections)]), at: path)
    case .deletion: change = .delete(ItemList([item]), at: path)
    case .update:
      let value = JSONValue.object(
        item.value.members.map { ($0.key, $0.key == "name" ? .string("mine") : $0.value) }
      )
      let edited = Item(value, origin: item.origin, bindings: item.bindings)
      change = .update(at: path, from: item, to: edited)
    case .undoing: _ = try source.undo(1)
    case .undoingAndRedoing:
      _ = try source.undo(1)
      _ = try source.redo(1)
    case .reading: _ = source.document.database?.table.value(ofRow: Self.count - 700 + row)
    case .nothing: break
    }
    guard let change else { return }
    try source.commit([Transaction(command: "\(event)", batches: [[change]])])
  }

  /// Reads all rows in slices, up to the first slice of the comparison.
  private func readRows(_ source: OpenTable) throws {
    let database = try #require(source.document.database)
    for _ in 0..<Self.count where database.comparison.withLock({ $0 == nil }) {
      #expect(try source.foreignChanges(within: 0) == nil)
    }
    #expect(database.comparison.withLock { $0 != nil })
  }

  /// Returns the result of the slices that follow, and their number.
  private func finish(
    _ source: OpenTable,
    between: () throws -> Void = {}
  ) throws -> (
    outcome: Outcome?, sliceCount: Int
  ) {
    for number in 1...100 {
      if let changes = try source.foreignChanges(within: 0) { return (Outcome(changes), number) }
      guard source.isLooking else { return (nil, number) }
      try between()
    }
    Issue.record("the comparison does not end")
    return (nil, 100)
  }

  @Test(arguments: cases)
  func `an edit between two slices gives what one piece gives`(
    event: Event,
    options: String
  ) throws {
    let (writer, _, source) = try follow(options)
    try make(.update, in: source, row: 20)
    try writer.run("UPDATE person SET name = 'theirs' WHERE id IN (20, 21, 5100)")
    try writer.run("DELETE FROM person WHERE id IN (7, 22)")
    try writer.run("INSERT INTO person VALUES (-5, 'a', 'Rome', 2), (9000, 'new', 'Rome', 2)")
    for sliceCount in stride(from: 1, to: Self.sliceCount, by: rounds(2, thorough: 1)) {
      try readRows(source)
      for _ in 1..<sliceCount { #expect(try source.foreignChanges(within: 0) == nil) }
      #expect(source.isLooking)
      try make(event, in: source, row: 20)
      let (sliced, _) = try finish(source)
      #expect(sliced != nil)
      #expect(sliced == Outcome(try source.foreignChanges(within: nil)), "slice \(sliceCount)")
      if event == .undoing { try make(.update, in: source, row: 20) }
    }
  }

  @Test func `a comparison of rows that nobody edits does not begin again`() throws {
    let (writer, _, source) = try follow("")
    try writer.run("DELETE FROM person WHERE id = 7")
    try readRows(source)
    let (sliced, sliceCount) = try finish(source)
    #expect(sliceCount == Self.sliceCount - 1)
    #expect(sliced?.difference.deletedRows == [IndexPath(row: 6, section: 0)])
  }

  @Test func `a comparison ends although each slice is followed by an edit`() throws {
    let (writer, _, source) = try follow("")
    try writer.run("DELETE FROM person WHERE id = 7")
    try readRows(source)
    var edits = 0
    let (sliced, sliceCount) = try finish(source) {
      try make(.update, in: source, row: 30 + edits)
      edits += 1
    }
    #expect(sliceCount == DatabaseEdits.mostRestarts + 1)
    #expect(sliced == Outcome(try source.foreignChanges(within: nil)))
    #expect(sliced?.unsaved.count == edits)
  }

  @Test(arguments: 1...rounds(3, thorough: 200))
  func `random edits during a comparison give what one piece gives`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let (writer, fixture, source) = try follow(Self.orders[seed % Self.orders.count])
    for round in 0..<4 {
      for _ in 0...random.below(3) { try writer.run(statement(&random)) }
      try readRows(source)
      let events = [Event.insertion, .deletion, .update, .reading, .nothing, .nothing, .nothing]
      let (sliced, _) = try finish(source) {
        try make(events[random.below(events.count)], in: source, row: random.below(60))
      }
      let whole = Outcome(try source.foreignChanges(within: nil))
      #expect(sliced == whole, "seed \(seed), round \(round)")
      fixture.session.followDatabases(isLive: false)
    }
    #expect(fixture.type("invariants").hasPrefix("all invariants hold"), "seed \(seed)")
  }

  private func statement(_ random: inout SeededGenerator) -> String {
    let id = 1 + random.below(random.chance(70) ? 80 : Self.count)
    return switch random.below(4) {
    case 0: "DELETE FROM person WHERE id = \(id)"
    case 1: "INSERT OR IGNORE INTO person VALUES (\(-id), 'new', 'Rome', \(random.below(5)))"
    case 2: "UPDATE person SET name = 'n\(random.below(50))' WHERE id = \(id)"
    default: "UPDATE OR IGNORE person SET id = \(9000 + id) WHERE id = \(id)"
    }
  }
}
