import Database
import TestSupport
import Testing

@testable import TableStore

@Suite struct IdentifierIndexTests {
  @Test(arguments: 1...40) func `finds each row where the list has it`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var list = (0..<60).map { RowIdentifier([.integer(Int64($0))]) }
    if seed % 4 == 0 { list.shuffle(using: &generator) }
    list.removeSubrange(20..<Int.random(in: 20...25, using: &generator))
    // Some lists have only numbers.
    if seed % 5 > 1 {
      list.insert(RowIdentifier([.text(Array("ab".utf8)), .integer(3)]), at: seed % list.count)
    }
    var index = IdentifierIndex(list)
    var asked = list + [RowIdentifier([.integer(99)]), .absent(1)]
    if seed % 3 == 0 { asked.shuffle(using: &generator) }
    for id in asked {
      let guess = Bool.random(using: &generator) ? Int.random(in: -2...70, using: &generator) : nil
      #expect(index.place(of: id, near: guess) == list.firstIndex(of: id), "seed \(seed)")
    }
  }
}
