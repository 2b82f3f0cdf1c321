import TableModel
import TableUI
import Testing

@testable import TableAdapters

@MainActor @Suite struct ManualDisplayManagerTests {
  private let fixture: ManagedTable<ManualDisplayManager>
  private let all: [TextRow]
  private var manager: ManualDisplayManager { fixture.manager }

  init() throws {
    fixture = try ManagedTable(ManualDisplayManager.self)
    all = ["a", "b", "c", "d"].map { TextRow(with: $0) }
    try fixture.manager.addCellGenerators(all)
    try fixture.manager.forceRefill()
    _ = try fixture.shown()
  }

  private func row(_ text: String) -> TextRow { TextRow(with: text) }

  @Test func `rows go before and behind others, one or many, in their order (seed M1)`() throws {
    try manager.insert(after: all[0], row("x"), row("y"))
    #expect(try fixture.shown() == [["a", "x", "y", "b", "c"] + ["?"]])
    try manager.insert(before: all[0], row("p"), row("q"))
    #expect(fixture.models == [["p", "q", "a", "x", "y", "b", "c", "d"]])
    #expect(fixture.table.checkInvariants() == [])
  }

  @Test func `rows go to both ends of a section (seed M2)`() throws {
    let header = HeaderGenerator(id: "h")
    try manager.addSection(header, row("m"))
    try manager.insertAtBeginning(of: header, row("1"), row("2"))
    try manager.insertAtEnd(of: header, row("8"), row("9"))
    #expect(fixture.models[1] == ["1", "2", "m", "8", "9"])
    #expect(fixture.table.numberOfRows(inSection: 1) == 5)
  }

  /// [a, b, c, d] and a place each.
  @Test(arguments: [
    (0, 1, ["b", "a", "c", "d"]), (0, 3, ["d", "b", "c", "a"]), (2, 2, ["a", "b", "c", "d"]),
    (3, 1, ["a", "d", "c", "b"]),
  ]) func `any two rows change places (seeds M8, D1)`(
    first: Int,
    second: Int,
    after: [String]
  ) throws {
    try manager.swap(all[first], with: all[second])
    #expect(try fixture.shown() == [after])
  }

  @Test func `rows of two sections change places (seed M8)`() throws {
    let other = row("other")
    try manager.addSection(HeaderGenerator(), other)
    try manager.swap(all[1], with: other)
    #expect(fixture.models == [["a", "other", "c", "d"], ["b"]])
  }

  @Test func `a row takes the place of another (seed M7)`() throws {
    try manager.replace(all[1], with: row("new"))
    #expect(try fixture.shown() == [["a", "new", "c", "d"]])
  }

  @Test func `sections stand where they were put, whatever stood there (seed M3)`() throws {
    let headers = (0...6).map { HeaderGenerator(id: "\($0)") }
    manager.clearCellGenerators()
    for number in 1...3 { try manager.addSection(headers[number]) }
    try manager.insertSection(after: headers[1], headers[4])
    try manager.insertSection(after: headers[2], headers[5])
    try manager.insertSection(after: headers[5], headers[6])
    #expect(fixture.headers == ["1", "4", "2", "5", "6", "3"])
    #expect(throws: DisplayManagerError.sectionAlreadyThere("4")) {
      try manager.insertSection(before: headers[1], headers[4])
    }
  }

  @Test(arguments: [
    (0, ["N", "1", "2", "3", "4"]), (2, ["1", "2", "N", "3", "4"]), (3, ["1", "2", "3", "N", "4"]),
  ]) func `a section before another stands right before it (seeds M3, D2)`(
    at: Int,
    after: [String]
  ) throws {
    manager.clearCellGenerators()
    let headers = (1...4).map { HeaderGenerator(id: "\($0)") }
    for header in headers { try manager.addSection(header) }
    try manager.insertSection(before: headers[at], HeaderGenerator(id: "N"))
    #expect(fixture.headers == after)
  }

  @Test(arguments: [(-5, ["N", "-"]), (99, ["-", "N"])])
  func `the number of a section is brought into range`(number: Int, after: [String]) throws {
    try manager.insertSection(HeaderGenerator(id: "N"), at: number)
    #expect(fixture.headers == after)
    #expect(fixture.table.numberOfSections == 2)
  }

  @Test func `a place that is not there is refused and nothing changes`() throws {
    #expect(throws: DisplayManagerError.self) {
      try manager.insert([row("x")], at: IndexPath(row: 9, section: 0))
    }
    #expect(throws: DisplayManagerError.self) {
      try manager.insert([row("x")], at: IndexPath(row: 0, section: 7))
    }
    #expect(fixture.models == [["a", "b", "c", "d"]])
  }

  @Test func `a table that does not know the rows yet asks everything again`() throws {
    try manager.addCellGenerators([row("unseen")])
    try manager.insert(before: all[0], row("x"))
    #expect(try fixture.shown() == [["x", "a", "b", "c", "d"] + ["?"]])
    #expect(fixture.models == [["x", "a", "b", "c", "d", "unseen"]])
  }

  @Test func `the same row may stand twice, but not one with a single cell`() throws {
    try manager.insert(after: all[3], all[0])
    #expect(try fixture.shown() == [["a", "b", "c", "d", "a"]])
    let single = NonReusableCellGenerator<TextCell>(with: "one")
    try manager.insert(after: all[3], single)
    #expect(throws: DisplayManagerError.rowAlreadyThere("NonReusableCellGenerator<TextCell>")) {
      try manager.insert(after: all[1], single)
    }
    #expect(throws: DisplayManagerError.self) {
      let twice = NonReusableCellGenerator<TextCell>(with: "two")
      try manager.insert(after: all[1], twice, twice)
    }
  }
}
