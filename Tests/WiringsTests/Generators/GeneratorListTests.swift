import TableModel
import TableUI
import TestSupport
import Testing

@testable import TableAdapters

@MainActor @Suite struct GeneratorListTests {
  /// Edits of the list beside the same edits of an array, in which nil is a row without a generator.
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `a list is what an array would be`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var list = GeneratorList(loadedRows: 40)
    var model: [TextRow?] = Array(repeating: nil, count: 40)
    for step in 0..<300 {
      let row = Int.random(in: 0...model.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        let new = (0..<Int.random(in: 1...90, using: &random)).map {
          TextRow(with: "\(step).\($0)")
        }
        list.insert(GeneratorList(new), at: row)
        model.insert(contentsOf: new, at: row)
      case 1:
        let count = Int.random(in: 1...9, using: &random)
        list.insert(GeneratorList(loadedRows: count), at: row)
        model.insert(contentsOf: Array(repeating: nil, count: count), at: row)
      case 2 where row < model.count:
        let new = TextRow(with: "\(step)")
        list.replace(at: row, with: new)
        model[row] = new
      default:
        let end = min(model.count, row + Int.random(in: 0...60, using: &random))
        list.remove(row..<end)
        model.removeSubrange(row..<end)
      }
      guard list.count == model.count else {
        Issue.record("seed \(seed), step \(step): \(list.count) rows, not \(model.count)")
        return
      }
    }
    for (row, expected) in model.enumerated() { #expect(list.generator(at: row) === expected) }
    let made = model.enumerated().compactMap { pair in pair.element.map { (pair.offset, $0) } }
    #expect(list.made.map(\.row) == made.map(\.0))
    if let last = made.last { #expect(list.firstRow(of: last.1) == last.0) }
  }

  @Test func `a million loaded rows have as many generators as were looked at`() throws {
    let rows = CountingRows()
    let fixture = try ManagedTable(ManualDisplayManager.self)
    fixture.manager.loadedRows = rows
    fixture.manager.setSections([GeneratorSection(GeneratorList(loadedRows: 1_000_000))])
    try fixture.manager.forceRefill()
    #expect(try fixture.shown()[0].prefix(3) == ["0", "1", "2"])
    #expect(rows.made == 5)
    let path = IndexPath(row: 500_000, section: 0)
    let middle = try #require(fixture.manager.generator(at: path))
    #expect(fixture.manager.generator(at: path) === middle)
    try fixture.manager.insert(before: middle, TextRow(with: "new"))
    #expect(fixture.manager.indexPath(of: middle) == IndexPath(row: 500_001, section: 0))
    #expect(rows.made == 6)
  }
}

@MainActor private final class CountingRows: LoadedRowProviding {
  var made = 0

  func makeGenerator(at indexPath: IndexPath) -> any CellGenerator {
    made += 1
    return TextRow(with: "\(indexPath.row)")
  }

  func height(at indexPath: IndexPath, in tableView: TableView) -> Double { 44 }
}
