import TableModel
import TestSupport
import Testing

@testable import TableAdapters

/// Rows by number, beside plain arrays.
@Suite struct RowOrderIndexTests {
  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func `places and numbers agree with plain arrays after random edits`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var rows = RowOrderIndex()
    var naive: [(id: Int, numbers: [Int])] = []
    var next = 0
    var ids = 0
    func fresh(_ count: Int) -> [Int] {
      defer { next += count }
      return Array(next..<next + count)
    }
    for _ in 0..<1500 {
      let dice = Int.random(in: 0..<100, using: &random)
      if naive.isEmpty || dice < 3 {
        let numbers = fresh(Int.random(in: 0...900, using: &random))
        let place = Int.random(in: 0...naive.count, using: &random)
        rows.insertSection(ids, rows: numbers.map { UInt32($0) }, at: place)
        naive.insert((ids, numbers), at: place)
        ids += 1
      } else if dice < 5 {
        let place = Int.random(in: 0..<naive.count, using: &random)
        rows.removeSection(at: place)
        naive.remove(at: place)
      } else if dice < 8 {
        let from = Int.random(in: 0..<naive.count, using: &random)
        let to = Int.random(in: 0..<naive.count, using: &random)
        rows.moveSection(from: from, to: to)
        naive.insert(naive.remove(at: from), at: to)
      } else if dice < 60 {
        let section = Int.random(in: 0..<naive.count, using: &random)
        let row = Int.random(in: 0...naive[section].numbers.count, using: &random)
        let number = fresh(1)[0]
        rows.insert(number, at: IndexPath(row: row, section: section))
        naive[section].numbers.insert(number, at: row)
      } else {
        let section = Int.random(in: 0..<naive.count, using: &random)
        guard !naive[section].numbers.isEmpty else { continue }
        let row = Int.random(in: 0..<naive[section].numbers.count, using: &random)
        let number = rows.remove(at: IndexPath(row: row, section: section))
        #expect(number == naive[section].numbers.remove(at: row))
        #expect(rows.path(of: number) == nil)
      }
    }
    expectEqual(rows, naive.map(\.id), naive.map(\.numbers))
  }

  @Test(arguments: ["front", "middle", "end"])
  func `ten thousand rows put in at one place are found`(place: String) {
    var rows = RowOrderIndex()
    rows.insertSection(7, rows: (0..<600).map { UInt32($0) }, at: 0)
    var naive = Array(0..<600)
    for number in 600..<10_600 {
      let row = ["front": 0, "middle": 300][place] ?? naive.count
      rows.insert(number, at: IndexPath(row: row, section: 0))
      naive.insert(number, at: row)
    }
    expectEqual(rows, [7], [naive])
  }

  @Test func `a copy stays as it was`() {
    var rows = RowOrderIndex()
    rows.insertSection(0, rows: (0..<3000).map { UInt32($0) }, at: 0)
    let copy = rows
    for row in 0..<1000 { rows.remove(at: IndexPath(row: row, section: 0)) }
    rows.insert(3000, at: IndexPath(row: 5, section: 0))
    expectEqual(copy, [0], [Array(0..<3000)])
  }

  private func expectEqual(_ rows: RowOrderIndex, _ ids: [Int], _ naive: [[Int]]) {
    #expect(rows.sections.map(\.id) == ids)
    #expect(rows.sections.map(\.count) == naive.map(\.count))
    var wrong: [String] = []
    for (section, numbers) in naive.enumerated() {
      if rows.numbers(inSection: section).map(Int.init) != numbers {
        wrong.append("section \(section)")
      }
      if rows.place(ofSection: ids[section]) != section { wrong.append("place \(section)") }
      for (row, number) in numbers.enumerated() {
        let path = IndexPath(row: row, section: section)
        if rows.number(at: path) != number || rows.path(of: number) != path {
          wrong.append("\(number) at \(path)")
        }
      }
    }
    #expect(wrong.prefix(5) == [])
  }
}
