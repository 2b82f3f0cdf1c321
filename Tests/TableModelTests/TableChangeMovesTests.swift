import TableModel
import TestSupport
import Testing

/// Rows that are gathered beside one that stays, and changes cut into pieces.
@Suite struct TableChangeMovesTests {
  /// Sections whose rows are numbered through.
  private func sections(_ random: inout SeededGenerator) -> [Section] {
    var made = 0
    return (0..<1 + random.below(3)).map { number in
      let items = (0..<random.below(9)).map { _ in
        made += 1
        return makeUpdatesItem(made)
      }
      return Section(items: ItemList(items), origin: number)
    }
  }

  private func paths(_ sections: [Section]) -> [IndexPath] {
    sections.enumerated().flatMap { number, section in
      section.items.indices.map { IndexPath(row: $0, section: number) }
    }
  }

  @Test func `moves gather rows beside one that stays`() throws {
    for seed in 0..<3000 {
      var random = SeededGenerator(seed: seed)
      let old = sections(&random)
      var rows = paths(old).shuffled(using: &random)
      guard let neighbour = rows.popLast() else { continue }
      rows = Array(rows.prefix(random.below(rows.count + 1)))
      let isBehind = random.chance(50)
      let items = rows.map { old[$0.section].items[$0.row] }
      let stays = old[neighbour.section].items[neighbour.row]
      var expected: [[Item]] = old.map { section in section.items.filter { !items.contains($0) } }
      let place = try #require(expected[neighbour.section].firstIndex(of: stays))
      expected[neighbour.section].insert(contentsOf: items, at: isBehind ? place + 1 : place)
      var moved = old
      let moves = TableChange.moves(of: rows, nextTo: neighbour, isBehind: isBehind)
      for move in moves { try move.apply(to: &moved) }
      let label: Comment = "seed \(seed): \(rows) beside \(neighbour), \(isBehind): \(moves)"
      #expect(moved.map { Array($0.items) } == expected, label)
      #expect(
        !moves.contains { if case .move(let from, let to) = $0 { from == to } else { false } },
        label
      )
    }
  }

  @Test func `the pieces of a change come to the change`() throws {
    let items = ItemList((0..<20).map { makeUpdatesItem($0) })
    let path = IndexPath(row: 3, section: 0)
    let others = ItemList((20..<30).map { makeUpdatesItem($0) })
    let empty = [Section(items: others, origin: 0)]
    var full = empty
    try TableChange.insert(items, at: path).apply(to: &full)
    for size in [1, 3, 7, 19, 20, 21] {
      for (change, old, new) in [
        (TableChange.insert(items, at: path), empty, full), (.delete(items, at: path), full, empty),
      ] {
        let pieces = change.pieces(of: size)
        #expect(pieces.map(\.rowCount).reduce(0, +) == 20)
        #expect(pieces.allSatisfy { $0.rowCount <= size })
        var now = old
        for piece in pieces { try piece.apply(to: &now) }
        #expect(now == new)
        for piece in pieces.reversed() { try piece.inverse.apply(to: &now) }
        #expect(now == old)
      }
    }
    let move = TableChange.move(from: path, to: IndexPath(row: 0, section: 0))
    #expect(move.pieces(of: 1) == [move])
  }
}
