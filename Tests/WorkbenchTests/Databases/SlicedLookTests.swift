import Database
import JSON
import SessionSupport
import TableModel
import TableStore
import TestSupport
import Testing

@testable import Workbench
@testable import Workspace

/// Looks for the changes of other programs that pause, so that a front end continues between.
@MainActor @Suite(.serialized) struct SlicedLookTests {
  private static let count = 5200

  /// Makes a database with many rows, which can be written while it is read.
  private func makeWriter(_ kind: String) throws -> ForeignWriter {
    let writer = try ForeignWriter(kind)
    let isFile = kind == "sqlite"
    if isFile { try writer.run("PRAGMA journal_mode = WAL") }
    let numbers =
      isFile
      ? "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(Self.count))"
        + " SELECT i FROM n" : "SELECT i FROM generate_series(1, \(Self.count)) AS n(i)"
    try writer.run(
      "INSERT INTO person SELECT i, 'p' || (i * 7919 % 997), 'Oslo', i % 5 FROM (\(numbers)) AS n"
    )
    return writer
  }

  private func follow(
    _ writer: ForeignWriter,
    _ options: String = "",
    wiring: String = "items"
  ) throws -> (SessionFixture, OpenTable) {
    let fixture = try SessionFixture(nil, wiring: wiring)
    fixture.run("open \"\(writer.place)\" \(options)", "follow on")
    return (fixture, try #require(fixture.session.sources.first))
  }

  private func rows(_ source: OpenTable) -> [String] {
    source.sections.flatMap { section in
      section.items.map { item in
        item.value.members.map(\.value.compact.text).joined(separator: " ")
      }
    }
  }

  /// Begins a look, which pauses after a few rows.
  private func pause(_ source: OpenTable) throws {
    for _ in 0..<3 { #expect(try source.foreignChanges(within: 0) == nil) }
    #expect(source.isLooking)
  }

  private func finish(_ fixture: SessionFixture, _ source: OpenTable) {
    for _ in 0..<Self.count where source.isLooking {
      fixture.session.followDatabases(isLive: true)
    }
    #expect(!source.isLooking)
  }

  private static let all = "SELECT id, name, city, score FROM person"

  nonisolated private static let rules: [(kind: String, options: String, order: String)] =
    ForeignWriter.kinds.flatMap { kind in
      [
        (kind, "", "id"), (kind, "--order 'name desc'", "name DESC, id"),
        (kind, "--order score --section score", "score, id"),
      ]
    }

  @Test(arguments: stride(from: 0, to: rules.count, by: rounds(2, thorough: 1)).map { rules[$0] })
  func `edits and changes during a pause are in the result of this look or the next`(
    rule: (kind: String, options: String, order: String)
  ) throws {
    let writer = try makeWriter(rule.kind)
    let (fixture, source) = try follow(writer, rule.options)
    try writer.run("UPDATE person SET name = 'changed' WHERE id = 5100")
    try writer.run("DELETE FROM person WHERE id = 7")
    try writer.run("INSERT INTO person VALUES (9000, 'new', 'Rome', 2)")
    try pause(source)
    let path = IndexPath(row: 10, section: 0)
    let item = try #require(source.item(at: path))
    let deleted = item.value.members.map(\.value.compact.text).joined(separator: " ")
    let edit = TableChange.delete(ItemList([item]), at: path)
    try source.commit([Transaction(command: "delete", batches: [[edit]])])
    try writer.run("UPDATE person SET name = 'later' WHERE id = 5101")
    finish(fixture, source)
    fixture.session.followDatabases(isLive: false)
    let expected = try writer.rows("\(Self.all) ORDER BY \(rule.order)").filter { $0 != deleted }
    #expect(rows(source) == expected, "\(rule)")
    #expect(source.isModified)
    #expect(fixture.type("invariants").hasPrefix("all invariants hold"))
  }

  @Test(arguments: ForeignWriter.kinds)
  func `a command drops a paused look and sees what is there now`(kind: String) throws {
    let writer = try makeWriter(kind)
    let (fixture, source) = try follow(writer, wiring: "fetched")
    try writer.run("UPDATE person SET name = 'first' WHERE id = 1")
    try pause(source)
    try writer.run("UPDATE person SET name = 'second' WHERE id = 1")
    #expect(fixture.type("row 0 0").contains("second"))
    #expect(!source.isLooking)
    #expect(rows(source) == (try writer.rows("\(Self.all) ORDER BY id")))
  }

  @Test(arguments: ForeignWriter.kinds)
  func `a save during a pause is not undone by the look`(kind: String) throws {
    let writer = try makeWriter(kind)
    let (fixture, source) = try follow(writer)
    fixture.run("update 0 20 name=mine")
    try writer.run("UPDATE person SET name = 'theirs' WHERE id = 5000")
    try pause(source)
    _ = try source.document.save(toDatabase: source.sections)
    #expect(!source.isLooking)
    fixture.session.followDatabases(isLive: false)
    #expect(rows(source) == (try writer.rows("\(Self.all) ORDER BY id")))
    #expect(rows(source)[20].contains("mine"))
  }

  @Test func `a dropped look keeps no other program from writing`() throws {
    let writer = try makeWriter("sqlite")
    try writer.run("PRAGMA journal_mode = DELETE")
    let (fixture, source) = try follow(writer)
    try writer.run("UPDATE person SET name = 'first' WHERE id = 1")
    try pause(source)
    fixture.session.endLooks()
    try writer.run("UPDATE person SET name = 'second' WHERE id = 1")
    fixture.session.followDatabases(isLive: false)
    #expect(fixture.type("row 0 0").contains("second"))
  }

  @Test func `a small table is read at once`() throws {
    let writer = try ForeignWriter("sqlite", rows: ["1, 'Ada', 'London', 5"])
    let (fixture, source) = try follow(writer)
    try writer.run("UPDATE person SET name = 'Eve'")
    let changes = try source.foreignChanges(within: 0)
    #expect(changes?.comparison.difference.changedRows.count == 1)
    #expect(!source.isLooking)
    fixture.session.followDatabases(isLive: false)
    #expect(rows(source) == ["1 \"Eve\" \"London\" 5"])
  }
}
