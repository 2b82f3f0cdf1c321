import Database
import Foundation
import JSON
import SessionSupport
import TableModel
import TestSupport
import Testing

@testable import Workbench
@testable import Workspace

/// Random transactions of another program, under eight rules of order and sections.
///
/// After each one the table equals a fresh query, and so do the reported changes on plain arrays and
/// the pages of a new table.
@MainActor @Suite(.serialized) struct RandomTransactionTests {
  /// The transactions in SQLite, over all rules; in a thorough run, a server gets a twentieth.
  private nonisolated static let transactions = rounds(240, thorough: 100_000)

  /// The seed of the first series; `SEED=7` repeats those of a run.
  private nonisolated static let firstSeed = number("SEED") ?? Int.random(in: 0..<1_000_000)

  /// The transactions of a series, which has its own table.
  private nonisolated static let length = 60

  private nonisolated static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  @Test(arguments: ForeignWriter.kinds, TransactionRule.all)
  func `after each transaction the table is a fresh query`(
    kind: String,
    rule: TransactionRule
  ) throws {
    let all = Self.transactions
    let count = kind == "sqlite" ? all : max(min(all, 240), all / 20)
    let perRule = count / TransactionRule.all.count
    for number in 0..<(perRule + Self.length - 1) / Self.length {
      let seed = Self.firstSeed + number
      var random = SeededGenerator(seed: seed)
      var tried = TransactionCase(setup: TransactionSeries.setup(&random))
      let series = try TransactionSeries(kind, rule, tried.setup)
      var problem: String?
      for step in 0..<min(Self.length, perRule - number * Self.length) where problem == nil {
        let transaction = try series.transaction(&random)
        tried.transactions.append(transaction)
        problem = try series.make(transaction, checksPages: step % 10 == 9)
      }
      problem = try problem ?? series.finish()
      guard let problem else { continue }
      let short = try tried.shortened { try TransactionSeries.problem(of: $0, kind, rule) != nil }
      let words = try TransactionSeries.problem(of: short, kind, rule) ?? problem
      Issue.record("\(kind) \(rule), SEED=\(seed): \(words)\nthe shortest case:\n\(short)")
      return
    }
  }

  @Test func `a failing case is shortened`() {
    func transaction(_ statements: String...) -> ForeignTransaction {
      ForeignTransaction(statements: statements, isTakenBack: false, showsRows: false)
    }
    let long = TransactionCase(
      setup: ["row 1", "row 2", "row 3"],
      transactions: [
        transaction("a"), transaction("b", "insert", "c"), transaction("d"),
        transaction("e", "f", "delete"), transaction("g"),
      ]
    )
    var tries = 0
    let short = long.shortened { tried in
      tries += 1
      let statements = tried.transactions.flatMap(\.statements)
      return tried.setup.contains("row 2") && statements.contains("insert")
        && statements.contains("delete")
    }
    #expect(short.setup == ["row 2"])
    #expect(short.transactions == [transaction("insert"), transaction("delete")])
    #expect(tries <= 60)
  }
}

/// A table, the program that changes it, and the session that follows it.
@MainActor final class TransactionSeries {
  private let rule: TransactionRule
  private let kind: String
  private let writer: ForeignWriter
  private let fixture: SessionFixture
  private let source: OpenTable
  /// The order in which the pages of a new table are read.
  private var random = SeededGenerator(seed: 1)
  private var naive: [Section]
  private var misfit: String?
  private var lastStatements: [String] = []

  /// Makes a table whose labels have no case.
  static func makeWriter(_ kind: String, _ setup: [String]) throws -> ForeignWriter {
    let writer = try ForeignWriter(kind)
    let collation = kind == "sqlite" ? "NOCASE" : "without_case"
    if kind != "sqlite" {
      try writer.run(
        "CREATE COLLATION without_case (provider = icu, locale = 'und-u-ks-level2', "
          + "deterministic = false)"
      )
    }
    try writer.run("DROP TABLE person")
    try writer.run(
      "CREATE TABLE person(id INTEGER PRIMARY KEY, name TEXT, city TEXT, score INTEGER, "
        + "label TEXT COLLATE \(collation))"
    )
    try writer.run("BEGIN")
    for sql in setup { try writer.run(sql) }
    try writer.run("COMMIT")
    return writer
  }

  init(_ kind: String, _ rule: TransactionRule, _ setup: [String]) throws {
    (self.kind, self.rule) = (kind, rule)
    writer = try Self.makeWriter(kind, setup)
    fixture = try SessionFixture(nil, wiring: rule.wiring)
    fixture.run("open \"\(writer.place)\" \(rule.testDescription)", "follow on")
    source = try #require(fixture.session.sources.first)
    naive = source.sections
    source.didNote = { [weak self] transaction in
      guard let self else { return }
      for change in transaction.changes {
        do { try change.apply(to: &naive) } catch { misfit = "\(change) does not fit" }
      }
    }
  }

  /// Returns the first difference in a case, or nil.
  static func problem(
    of tried: TransactionCase,
    _ kind: String,
    _ rule: TransactionRule
  ) throws -> String? {
    let series = try TransactionSeries(kind, rule, tried.setup)
    for transaction in tried.transactions {
      if let problem = try series.make(transaction, checksPages: true) { return problem }
    }
    return try series.finish()
  }

  // MARK: The other program

  /// Returns random statements that make the rows.
  static func setup(_ random: inout SeededGenerator) -> [String] {
    let index = random.chance(50) ? ["CREATE INDEX by_name ON person(name, id)"] : []
    // Some tables have several pages.
    let count = random.chance(10) ? 300 : random.below(30)
    return index + (0..<count).map { _ in insertion(of: random.below(5000), &random) }
  }

  /// Returns a random transaction.
  func transaction(_ random: inout SeededGenerator) throws -> ForeignTransaction {
    let ids = try writer.numbers("SELECT id FROM person ORDER BY id")
    return ForeignTransaction(
      statements: (0...random.below(5)).map { _ in Self.statement(ids, &random) },
      isTakenBack: random.chance(5),
      showsRows: random.chance(20)
    )
  }

  private static func text(_ words: [String], _ random: inout SeededGenerator) -> String {
    random.chance(15) ? "NULL" : "'\(words[random.below(words.count)])'"
  }

  private static func value(of column: String, _ random: inout SeededGenerator) -> String {
    switch column {
    case "name": text(["a", "b", "B", "ä", "", "n1", "n2", "it''s"], &random)
    case "city": text(["Oslo", "Rome", "Bern", ""], &random)
    case "label": text(["x", "X", "y", "Y", "z"], &random)
    default: random.chance(15) ? "NULL" : "\(random.below(5))"
    }
  }

  private static func insertion(of id: Int, _ random: inout SeededGenerator) -> String {
    let values = ["name", "city", "score", "label"].map { value(of: $0, &random) }
    return "INSERT INTO person VALUES (\(id), \(values.joined(separator: ", "))) "
      + "ON CONFLICT (id) DO UPDATE SET name = excluded.name"
  }

  private static func statement(_ ids: [Int], _ random: inout SeededGenerator) -> String {
    let id = ids.isEmpty ? 0 : ids[random.below(ids.count)]
    let column = ["name", "city", "score", "label"][random.below(4)]
    let value = value(of: column, &random)
    switch random.below(20) {
    case 0...5: return insertion(of: random.below(5000), &random)
    case 6...8: return "DELETE FROM person WHERE id = \(id)"
    case 9: return "DELETE FROM person WHERE score = \(random.below(5)) AND id % 3 = 0"
    case 10: return "UPDATE person SET \(column) = \(value) WHERE score = \(random.below(5))"
    case 11: return "UPDATE person SET id = \(5000 + random.below(9000)) WHERE id = \(id)"
    case 12 where random.chance(10): return "DELETE FROM person"
    default: return "UPDATE person SET \(column) = \(value) WHERE id = \(id)"
    }
  }

  // MARK: Comparing

  /// Lets the other program make a transaction, and follows it.
  ///
  /// - Returns: The first difference, or nil.
  func make(_ transaction: ForeignTransaction, checksPages: Bool) throws -> String? {
    lastStatements = transaction.statements
    try writer.run("BEGIN")
    var isBroken = false
    for sql in lastStatements where !isBroken {
      // A new key may exist already; a server then ends the transaction.
      do { try writer.run(sql) } catch { isBroken = true }
    }
    try writer.run(isBroken || transaction.isTakenBack ? "ROLLBACK" : "COMMIT")
    if transaction.showsRows, source.sections.first?.items.isEmpty == false {
      fixture.type("rows 0")
    }
    fixture.session.followDatabases(isLive: false)
    return try difference() ?? (checksPages ? pageDifference() : nil)
  }

  /// Compares the table with its own rules at the end.
  func finish() throws -> String? {
    let words = fixture.type("invariants")
    return words.hasPrefix("all invariants hold") ? try pageDifference() : words
  }

  private func values(_ sections: [Section]) -> [String] {
    sections.flatMap { section in
      section.items.map { $0.value.members.map(\.value.compact.text).joined(separator: " ") }
    }
  }

  private func difference() throws -> String? {
    let expected = try writer.rows(rule.rows)
    func words(_ name: String, _ found: some Equatable, _ wanted: some Equatable) -> String {
      "\(name): \(found), expected \(wanted), after \(lastStatements)"
    }
    let (rows, replayed) = (values(source.sections), values(naive))
    if rows != expected { return words("the table", rows, expected) }
    if let misfit { return "\(misfit), after \(lastStatements)" }
    if replayed != rows { return words("the replayed changes", replayed, rows) }
    let counts = source.sections.map(\.items.count)
    if naive.map(\.items.count) != counts || naive.map(\.header) != source.sections.map(\.header) {
      return words("the replayed sections", naive.map(\.items.count), counts)
    }
    if let sql = rule.counts, let wanted = try Optional(writer.numbers(sql)), wanted != counts {
      return words("the sections", counts, wanted)
    }
    return source.isModified ? "the table has edits" : nil
  }

  /// Compares the pages of a new table, read in any order, with a query of all rows.
  private func pageDifference() throws -> String? {
    let start = Array("SQLite format 3\0".utf8) + [0x10, 0, 1, 1]
    let address: DatabaseAddress =
      if let server = ServerAddress(writer.place) { .server(server) } else {
        .file(try DatabaseFile(writer.place, start: start))
      }
    var choice = TableChoice()
    (choice.order, choice.condition, choice.section) = (rule.order, rule.condition, rule.section)
    let catalog = try Catalog(of: address.connect())
    let table = try DatabaseTable(catalog.table(named: "person"), of: address, choice)
    let expected = try writer.rows(rule.rows)
    guard table.rowCount == expected.count else { return "\(table.rowCount) rows in pages" }
    for number in expected.indices.shuffled(using: &random) {
      let row = table.value(ofRow: number).members.map(\.value.compact.text)
      guard row.joined(separator: " ") == expected[number] else {
        return "row \(number) of the pages is \(row), expected \(expected[number])"
      }
    }
    return nil
  }
}
