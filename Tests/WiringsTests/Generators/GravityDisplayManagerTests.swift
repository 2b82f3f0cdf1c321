import TableModel
import TableUI
import Testing

@testable import TableAdapters

@MainActor @Suite struct GravityDisplayManagerTests {
  private let fixture: ManagedTable<GravityDisplayManager>
  private var manager: GravityDisplayManager { fixture.manager }

  init() throws { fixture = try ManagedTable(GravityDisplayManager.self) }

  private var weights: [[Int]] {
    manager.sections.map { section in
      section.generators.made.map { ($0.generator as? WeightRow)?.heaviness ?? -1 }
    }
  }

  @Test
  func `rows stand in the order of their weights, also those that come together (seeds M15, D4)`()
    throws
  {
    try manager.addCellGenerators([WeightRow(3), WeightRow(1)])
    #expect(weights == [[1, 3]])
    try manager.addCellGenerator(WeightRow(2))
    #expect(weights == [[1, 2, 3]])
    #expect(throws: DisplayManagerError.weightTaken(2)) {
      try manager.addCellGenerator(WeightRow(2))
    }
    #expect(throws: DisplayManagerError.weightTaken(9)) {
      try manager.addCellGenerators([WeightRow(9), WeightRow(9)])
    }
    #expect(weights == [[1, 2, 3]])
  }

  @Test
  func `a row behind another weighs one more, and pushes what weighs as much (seeds M15, D15)`()
    throws
  {
    let anchor = WeightRow(1)
    try manager.addCellGenerators([anchor, WeightRow(2), WeightRow(5)])
    try manager.addCellGenerators([WeightRow(40), WeightRow(41)], after: anchor)
    #expect(weights == [[1, 2, 3, 4, 7]])
    #expect(fixture.models == [["1", "40", "41", "2", "5"]])
  }

  @Test func `a builder makes one, bound to its table`() throws {
    let table = TableView(size: Size(width: 320, height: 220))
    let made = try TableBuilder.gravity(table).build()
    try made.addCellGenerators([WeightRow(2), WeightRow(1)])
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(table.delegate === made.delegate)
  }

  @Test func `headers stand in the order of their weights`() throws {
    try manager.addSectionHeaderGenerator(WeightHeader(10))
    try manager.addSectionHeaderGenerator(WeightHeader(5))
    #expect(fixture.headers == ["5", "10"])
    #expect(throws: DisplayManagerError.weightTaken(5)) {
      try manager.addSectionHeaderGenerator(WeightHeader(5))
    }
    try manager.replace(header: WeightHeader(5))
    try manager.replace(header: WeightHeader(7))
    #expect(fixture.headers == ["5", "7", "10"])
  }

  @Test func `rows of one section are ordered among themselves`() throws {
    let light = WeightHeader(1)
    let heavy = WeightHeader(2)
    try manager.addSectionHeaderGenerator(heavy)
    try manager.addSectionHeaderGenerator(light)
    try manager.addCellGenerators([WeightRow(4), WeightRow(3)], toHeader: light)
    try manager.addCellGenerators([WeightRow(2), WeightRow(1)], toHeader: heavy)
    #expect(weights == [[3, 4], [1, 2]])
  }

  @Test func `what has no weight is refused`() throws {
    #expect(throws: DisplayManagerError.noWeight("BaseCellGenerator<TextCell>")) {
      try manager.addCellGenerator(TextRow(with: "a"))
    }
    #expect(throws: DisplayManagerError.noWeight("h")) {
      try manager.addSectionHeaderGenerator(HeaderGenerator(id: "h"))
    }
    #expect(manager.sections.isEmpty)
  }

  @Test(arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
  func `answers in any order make the same table`(order: [Int]) throws {
    let answers = [[5, 1], [4, 2], [6, 3]]
    for index in order { try manager.addCellGenerators(answers[index].map(WeightRow.init)) }
    #expect(weights == [[1, 2, 3, 4, 5, 6]])
  }
}
