import JSON
import TableModel
import TestSupport
import Testing

/// Rows that are numbers, and a count of those that were looked at.
private final class NumberedRows: RowSource {
  let count: Int

  init(_ count: Int) { self.count = count }

  func item(at index: Int) -> Item {
    Item(.number(index), origin: .loaded(IndexPath(row: index, section: 0)), bindings: .native)
  }
}

private func makeItem(_ number: Int) -> Item {
  Item(.number(number), origin: .made(number), bindings: .native)
}

extension ItemList {
  /// The pieces in words, such as `rows 0..<5, 2 items`.
  fileprivate var shape: String {
    let words = pieces.map { piece in
      switch piece {
      case .rows(_, let range): "rows \(range)"
      case .items(let items): "\(items.count) items"
      }
    }
    return words.joined(separator: ", ")
  }
}

@Suite struct ItemListTests {
  private let source = NumberedRows(1000)
  private let list: ItemList

  init() { list = ItemList(rows: source) }

  @Test func `shows the rows of its source`() {
    #expect(list.count == 1000)
    #expect(list[999] == source.item(at: 999))
    #expect(list.map(\.value.text) == (0..<1000).map(String.init))
  }

  @Test func `keeps what it is made of`() {
    for count in [0, 1, 63, 64, 65, 5000] {
      let items = (0..<count).map(makeItem)
      #expect(Array(ItemList(items)) == items)
      #expect(ItemList(items).checkInvariants() == [])
    }
  }

  @Test func `an inserted row stands between two runs`() {
    var list = list
    list.insert(makeItem(7), at: 400)
    #expect(list.shape == "rows 0..<400, 1 items, rows 400..<1000")
    #expect(list[400] == makeItem(7))
    list.remove(at: 400)
    #expect(list.shape == "rows 0..<1000")
    #expect(list == self.list)
  }

  @Test func `a changed row leaves the rest untouched`() {
    var list = list
    list[0] = makeItem(1)
    list[1] = makeItem(2)
    list[999] = makeItem(3)
    list[500] = makeItem(4)
    #expect(list.shape == "2 items, rows 2..<500, 1 items, rows 501..<999, 1 items")
  }

  @Test func `rows that come back join their run again`() {
    var list = list
    let taken = list.slice(200..<300)
    list.removeSubrange(200..<300)
    #expect(list.shape == "rows 0..<200, rows 300..<1000")
    list.insert(contentsOf: taken, at: 200)
    #expect(list.shape == "rows 0..<1000")
  }

  @Test func `a row that moves away and back leaves no trace`() {
    var list = list
    let taken = list.slice(10..<11)
    list.removeSubrange(10..<11)
    list.insert(contentsOf: taken, at: 600)
    #expect(list.shape == "rows 0..<10, rows 11..<601, rows 10..<11, rows 601..<1000")
    list.removeSubrange(600..<601)
    list.insert(contentsOf: taken, at: 10)
    #expect(list.shape == "rows 0..<1000")
  }

  @Test func `appended rows fill their chunks`() {
    var list = ItemList()
    for number in 0..<640 { list.append(makeItem(number)) }
    #expect(Array(list.pieces).count == 10)
    #expect(list.checkInvariants() == [])
  }

  @Test func `a copy stays as it was`() {
    var copy = list
    copy.removeSubrange(10..<900)
    copy[0] = makeItem(5)
    #expect(list.shape == "rows 0..<1000")
    #expect(copy != list)
  }

  @Test func `equal rows are equal however they are kept`() {
    let eager = ItemList((0..<1000).map(source.item))
    #expect(eager == list)
    #expect(eager.hashValue == list.hashValue)
    #expect(ItemList(rows: NumberedRows(1000)) == list)
    #expect(ItemList(rows: NumberedRows(999)) != list)
    var other = eager
    other[998] = makeItem(998)
    #expect(other != list)
  }

  @Test func `an array literal makes a list`() {
    let list: ItemList = [makeItem(1), makeItem(2)]
    #expect(Array(list) == [makeItem(1), makeItem(2)])
  }

  @Test func `the verbs of arrays work`() {
    var list = ItemList((0..<100).map(makeItem))
    var items = Array(list)
    list.append(contentsOf: [makeItem(1), makeItem(2)])
    items.append(contentsOf: [makeItem(1), makeItem(2)])
    list.replaceSubrange(3..<90, with: [makeItem(7)])
    items.replaceSubrange(3..<90, with: [makeItem(7)])
    list.removeLast()
    items.removeLast()
    list.removeFirst(2)
    items.removeFirst(2)
    list.swapAt(0, 5)
    items.swapAt(0, 5)
    list.removeAll { $0 == makeItem(95) }
    items.removeAll { $0 == makeItem(95) }
    list.reverse()
    items.reverse()
    #expect(Array(list) == items)
    #expect(Array(list[2..<6]) == Array(items[2..<6]))
    list.removeAll()
    #expect(list.isEmpty)
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `agrees with an array over random edits`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var list = list
    var items = Array(list)
    var older: [(list: ItemList, items: [Item])] = []
    for step in 0..<600 {
      edit(&list, &items, number: step, &random)
      #expect(list.checkInvariants() == [], "seed \(seed), step \(step)")
      if step % 100 == 0 {
        #expect(Array(list) == items, "seed \(seed), step \(step)")
        #expect(list == ItemList(items), "seed \(seed), step \(step)")
        older.append((list, items))
      }
    }
    for (list, items) in older { #expect(Array(list) == items, "seed \(seed)") }
  }

  private func edit(
    _ list: inout ItemList,
    _ items: inout [Item],
    number: Int,
    _ random: inout SeededGenerator
  ) {
    let place = Int.random(in: 0...items.count, using: &random)
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<4:
      list.insert(makeItem(number), at: place)
      items.insert(makeItem(number), at: place)
    case 4..<6 where place < items.count:
      #expect(list.remove(at: place) == items.remove(at: place))
    case 6..<8 where place < items.count:
      list[place] = makeItem(number)
      items[place] = makeItem(number)
    case 8:
      let range = random.range(within: items.count, most: 60)
      list.removeSubrange(range)
      items.removeSubrange(range)
    default:
      let range = random.range(within: items.count, most: 80)
      list.insert(contentsOf: list.slice(range), at: place)
      items.insert(contentsOf: Array(items[range]), at: place)
    }
  }
}
