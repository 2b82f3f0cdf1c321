import JSON
import SessionSupport
import TableModel
import TestSupport
import Testing

@testable import Workbench
@testable import Workspace

/// Saves of edits that exchange values of a unique column.
@MainActor @Suite(.serialized) struct UniquePositionTests {
  private func open(
    _ kind: String,
    index columns: String = "score"
  ) throws -> (writer: ForeignWriter, fixture: SessionFixture) {
    let writer = try ForeignWriter(kind, rows: ForeignWriter.people)
    try writer.run("CREATE UNIQUE INDEX place ON person(\(columns))")
    let fixture = try SessionFixture(nil)
    fixture.run("open \"\(writer.place)\" --position score")
    return (writer, fixture)
  }

  private static let order = "SELECT id FROM person ORDER BY score"

  @Test(arguments: ForeignWriter.kinds, ["score", "score, (id > 0)", "(id > 0), score"])
  func `rows behind a moved one get their numbers in order`(kind: String, index: String) throws {
    let (writer, fixture) = try open(kind, index: index)
    fixture.run("move 0 0 to 0 1")
    let text = fixture.type("save")
    #expect(text.hasSuffix(": 3 rows updated"), "\(text)")
    #expect(try writer.numbers(Self.order) == [2, 1, 3, 4])
    #expect(fixture.type("undo").hasPrefix("undid"))
    #expect(fixture.type("save").hasSuffix(": 3 rows updated"))
    #expect(try writer.numbers(Self.order) == [1, 2, 3, 4])
  }

  @Test(arguments: ForeignWriter.kinds)
  func `two rows exchange their numbers`(kind: String) throws {
    let (writer, fixture) = try open(kind)
    // The last row takes the number that the first one had.
    fixture.run("move 0 0 to 0 1", "move 0 2 to 0 0")
    let text = fixture.type("save")
    #expect(text.hasPrefix("saved"), "\(text)")
    #expect(try writer.rows("SELECT id, score FROM person ORDER BY score").first == "3 5")
    #expect(try writer.numbers(Self.order) == [3, 2, 1, 4])
  }

  @Test(arguments: ForeignWriter.kinds, ["", " NOT NULL"])
  func `rows exchange texts, alone or in an index of two columns`(kind: String, rule: String) throws
  {
    let writer = try ForeignWriter(kind, rows: [])
    try writer.run(
      "CREATE TABLE pair(id INTEGER PRIMARY KEY, a TEXT\(rule) UNIQUE, b TEXT, c TEXT\(rule))"
    )
    try writer.run("CREATE UNIQUE INDEX both_ ON pair(b, c)")
    try writer.run(
      "INSERT INTO pair VALUES (1, 'x', 'k', '1'), (2, 'y', 'k', '2'), (3, 'z', 'k', '3')"
    )
    let fixture = try SessionFixture(nil)
    fixture.run("open \"\(writer.place)\" --table pair")
    fixture.run("update 0 0 a=y c=2", "update 0 1 a=z c=3", "update 0 2 a=x c=1")
    let text = fixture.type("save")
    #expect(text.hasSuffix(": 3 rows updated"), "\(text)")
    #expect(
      try writer.rows("SELECT a, c FROM pair ORDER BY id")
        == ["\"y\" \"2\"", "\"z\" \"3\"", "\"x\" \"1\""]
    )
  }

  @Test(arguments: ForeignWriter.kinds)
  func `the printed statements keep the order, too`(kind: String) throws {
    let (writer, fixture) = try open(kind)
    fixture.run("move 0 0 to 0 1", "move 0 2 to 0 0")
    let lines = fixture.type("save --sql").split(separator: "\n").map(String.init)
    #expect(lines.contains { $0.contains("max(\"score\") + 1") }, "\(lines)")
    for line in lines { try writer.run(String(line.dropLast())) }
    #expect(try writer.numbers(Self.order) == [3, 2, 1, 4])
  }

  @Test(arguments: ForeignWriter.kinds)
  func `a conflict of a row that gives up its number is named`(kind: String) throws {
    let (writer, fixture) = try open(kind)
    fixture.run("move 0 0 to 0 1", "move 0 2 to 0 0", "update 0 0 name=Mine")
    try writer.run("UPDATE person SET name = 'Theirs' WHERE id = 3")
    let text = fixture.type("save")
    #expect(text.hasPrefix("error[conflict]"), "\(text)")
    #expect(text.contains("name was \"Cid\", is \"Theirs\", yours \"Mine\""), "\(text)")
    #expect(try writer.numbers(Self.order) == [1, 2, 3, 4])
  }

  @Test(arguments: ForeignWriter.kinds, 1...rounds(4, thorough: 40))
  func `random moves are saved`(kind: String, seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let (writer, fixture) = try open(kind)
    let table = try #require(fixture.session.sources.first)
    for step in 0..<20 {
      for _ in 0...random.below(4) {
        let (from, to) = (random.below(4), random.below(4))
        if from != to { fixture.run("move 0 \(from) to 0 \(to)") }
      }
      let text = fixture.type("save")
      #expect(!text.contains("error"), "\(kind), seed \(seed), step \(step): \(text)")
      let ids = table.sections[0].items.compactMap { $0.value["id"]?.integer }
      #expect(try writer.numbers(Self.order) == ids, "\(kind), seed \(seed), step \(step)")
    }
  }
}
