import TableModel
import TableUI
import TestSupport
import Testing

@testable import TableAdapters

/// Other states of a table by their difference (seed M17).
@MainActor @Suite struct ApplyingTests {
  private typealias Row = DiffableCellGenerator<TextCell>

  private func fixture() throws -> ManagedTable<ManualDisplayManager> {
    try ManagedTable(ManualDisplayManager.self)
  }

  /// Rows such as `1a`: an id and a content.
  private func section(_ id: String, _ rows: [String]) -> GeneratorSection {
    GeneratorSection(
      GeneratorList(rows.map { Row(id: String($0.prefix(1)), with: String($0.dropFirst())) }),
      header: HeaderGenerator(id: id)
    )
  }

  @Test func `what stays moves, what changed is filled again, the rest goes and comes (seed M17)`()
    throws
  {
    let fixture = try fixture()
    fixture.manager.setSections([section("s", ["1a", "2b", "3c"])])
    try fixture.manager.forceRefill()
    _ = try fixture.shown()
    let difference = try fixture.manager.apply([section("s", ["3c", "1A", "4d"])])
    func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
    #expect(difference.movedRows == [RowMove(from: path(2), to: path(0))])
    #expect(difference.changedRows == [RowMove(from: path(0), to: path(1))])
    #expect(difference.deletedRows == [path(1)])
    #expect(difference.insertedRows == [path(2)])
    #expect(try fixture.shown() == [["c", "A", "d"]])
    #expect(try fixture.manager.apply([section("s", ["3c", "1A", "4d"])]).isEmpty)
  }

  @Test func `what has no id is refused and not passed over (seed M17)`() throws {
    let fixture = try fixture()
    let good = [section("s", ["1a"])]
    fixture.manager.setSections(good)
    try fixture.manager.forceRefill()
    let plain = GeneratorSection(
      GeneratorList([Row(id: "1", with: "a"), TextRow(with: "b")]),
      header: HeaderGenerator(id: "t")
    )
    let nameless = GeneratorSection(GeneratorList([Row(id: "1", with: "a")]))
    let loaded = GeneratorSection(GeneratorList(loadedRows: 2), header: HeaderGenerator(id: "t"))
    let wrong: [([GeneratorSection], DisplayManagerError, String)] = [
      ([plain], .noIdentity("row 0 1"), "row 0 1 has no id"),
      (
        good + [nameless], .noIdentity("the header of section 1"),
        "the header of section 1 has no id"
      ),
      (
        good + [loaded], .noIdentity("a loaded row of section 1"),
        "a loaded row of section 1 has no id"
      ),
      ([section("s", ["1a", "1b"])], .rowAlreadyThere("1"), "1 has one cell"),
      (
        [section("s", ["1a"]), section("s", [])], .sectionAlreadyThere("s"),
        "the table already has the header s"
      ),
    ]
    for (sections, expected, words) in wrong {
      let error = #expect(throws: DisplayManagerError.self) { try fixture.manager.apply(sections) }
      #expect(error == expected)
      #expect(error?.message.hasPrefix(words) == true, "\(error?.message ?? "")")
      #expect(try fixture.shown() == [["a"]])
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `any state comes out of any other`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let fixture = try fixture()
    fixture.table.size.height = 1000
    for step in 0..<20 {
      var ids = Array("abcdefghij").shuffled(using: &random)
      let sections = ["x", "y", "z"].shuffled(using: &random).prefix(random.below(4)).map { name in
        let rows = (0..<random.below(4)).map { _ in "\(ids.removeLast())\(random.below(2))" }
        return section(name, rows)
      }
      try fixture.manager.apply(sections)
      let wanted = sections.map { $0.generators.made.map { ($0.generator as? Row)?.model ?? "?" } }
      try #require(try fixture.shown() == wanted, "seed \(seed), step \(step)")
      try #require(fixture.table.checkInvariants() == [], "seed \(seed), step \(step)")
    }
  }

  @Test func `a changed row of another class gets a new generator`() throws {
    let fixture = try fixture()
    let source = TextRows(["a", "b"])
    fixture.manager.loadedRows = source
    fixture.manager.setSections([GeneratorSection(GeneratorList(loadedRows: 2))])
    try fixture.manager.forceRefill()
    #expect(try fixture.shown() == [["a", "b"]])
    source.texts[1] = "B"
    let path = IndexPath(row: 1, section: 0)
    fixture.manager.applyChange(.update(at: path, from: .empty, to: .empty))
    try fixture.manager.forceRefill()
    #expect(try fixture.shown() == [["a", "B"]])
    #expect(source.made == ["a", "b", "B"])
  }
}

/// Rows of an app's own class, whose model is not an item.
@MainActor private final class TextRows: LoadedRowProviding {
  var texts: [String]
  private(set) var made: [String] = []

  init(_ texts: [String]) { self.texts = texts }

  func makeGenerator(at indexPath: IndexPath) -> any CellGenerator {
    made.append(texts[indexPath.row])
    return TextRow(with: texts[indexPath.row])
  }

  func height(at indexPath: IndexPath, in tableView: TableView) -> Double { 44 }
}
