import TableModel
import TestSupport
import Testing

/// A leaf of at most four numbers, so that small tests make high trees.
private struct Numbers: SummaryTreeLeaf, Equatable {
  struct Summary: SummaryTreeSummary {
    var count: Int
    var sum: Int

    static let zero = Summary(count: 0, sum: 0)

    static func + (left: Summary, right: Summary) -> Summary {
      Summary(count: left.count + right.count, sum: left.sum + right.sum)
    }
  }

  enum Sum: SummaryTreeMetric {
    static func measure(_ summary: Summary) -> Int { summary.sum }
  }

  var numbers: [Int] = []

  var count: Int { numbers.count }

  var summary: Summary { Summary(count: count, sum: numbers.reduce(0, +)) }

  mutating func split(at offset: Int) -> Numbers {
    defer { numbers.removeSubrange(offset...) }
    return Numbers(numbers: Array(numbers[offset...]))
  }

  mutating func absorb(_ next: Numbers) -> Bool {
    guard count + next.count <= 3 else { return false }
    numbers += next.numbers
    return true
  }

  mutating func remove(_ range: Range<Int>, _ added: inout [Numbers]) {
    numbers.removeSubrange(range)
  }

  mutating func insert(_ number: Int, at offset: Int) -> [Numbers] {
    numbers.insert(number, at: offset)
    return count > 4 ? [split(at: 2)] : []
  }

  static func tree(_ numbers: [Int]) -> SummaryTree<Numbers> {
    SummaryTree(
      leaves: stride(from: 0, to: numbers.count, by: 4).map {
        Numbers(numbers: Array(numbers[$0...].prefix(4)))
      }
    )
  }
}

extension SummaryTree<Numbers> {
  fileprivate var numbers: [Int] { leaves.flatMap(\.numbers) }

  fileprivate mutating func insert(_ number: Int, at position: Int) {
    guard !isEmpty else {
      self = Numbers.tree([number])
      return
    }
    update(at: position) { leaf, offset, added in added = leaf.insert(number, at: offset) }
  }

  fileprivate mutating func removeOne(at position: Int) {
    update(at: position) { leaf, offset, _ in leaf.numbers.remove(at: offset) }
  }
}

@Suite struct SummaryTreeTests {
  @Test(arguments: [0, 1, 4, 5, 128, 129, 132, 133, 4096, 5000])
  func `keeps what it is made of`(count: Int) {
    let tree = Numbers.tree(Array(0..<count))
    #expect(tree.numbers == Array(0..<count))
    #expect(tree.count == count)
    #expect(tree.summary.sum == count * (count - 1) / 2)
    #expect(tree.checkInvariants() == [])
  }

  @Test(arguments: [1, 4, 5, 128, 129, 4096, 5000])
  func `is equal to a copy until an element changes, and again when it is changed back`(
    count: Int
  ) {
    let tree = Numbers.tree(Array(0..<count))
    #expect(Numbers.tree(Array(0..<count)) == tree)
    for position in [0, count / 2, count - 1] {
      var other = tree
      #expect(other == tree)
      other.update(at: position) { leaf, offset, _ in leaf.numbers[offset] += 1 }
      #expect(other != tree)
      other.update(at: position) { leaf, offset, _ in leaf.numbers[offset] -= 1 }
      #expect(other == tree)
    }
    #expect(tree != Numbers.tree(Array(0...count)))
  }

  @Test func `is made of one leaf as of a list of one`() {
    for numbers in [[], [1], [1, 2, 3, 4]] {
      let tree = SummaryTree(leaf: Numbers(numbers: numbers))
      #expect(tree == SummaryTree(leaves: [Numbers(numbers: numbers)]))
      #expect(tree.isEmpty == numbers.isEmpty && tree.checkInvariants().isEmpty)
    }
  }

  @Test func `splits and joins at every place`() {
    let numbers = Array(0..<300)
    let tree = Numbers.tree(numbers)
    for place in 0...300 {
      var front = tree
      let back = front.split(at: place)
      #expect(front.numbers == Array(numbers[..<place]))
      #expect(back.numbers == Array(numbers[place...]))
      #expect(front.checkInvariants() + back.checkInvariants() == [])
      front.append(back)
      #expect(front.numbers == numbers)
      #expect(front.checkInvariants() == [])
    }
  }

  @Test(arguments: [1, 40, 300, 3000], [1, 40, 300, 3000])
  func `joins trees of any height`(first: Int, second: Int) {
    var tree = Numbers.tree(Array(0..<first))
    tree.append(Numbers.tree(Array(first..<first + second)))
    #expect(tree.numbers == Array(0..<first + second))
    #expect(tree.checkInvariants() == [])
  }

  @Test func `finds the element that a sum falls into`() {
    let numbers = (0..<900).map { $0 % 4 }
    let tree = Numbers.tree(numbers)
    var start = 0
    for (position, number) in numbers.enumerated() {
      for sum in start..<start + number {
        let found = tree.search(Numbers.Sum.self, for: sum) { leaf, rest in
          var rest = rest
          return leaf.numbers.firstIndex { number in
            rest -= number
            return rest < 0
          } ?? -1
        } combine: { before, found in
          before.count + found
        }
        #expect(found == position)
      }
      start += number
    }
  }

  @Test func `a copy stays as it was`() {
    var tree = Numbers.tree(Array(0..<1000))
    let copy = tree
    for position in stride(from: 0, to: 1000, by: 7) { tree.insert(-1, at: position) }
    tree.remove(100..<500)
    #expect(copy.numbers == Array(0..<1000))
    #expect(copy.checkInvariants() == [])
    #expect(copy != tree)
  }

  @Test func `loses its height again`() {
    var tree = Numbers.tree(Array(0..<5000))
    for count in stride(from: 5000, to: 0, by: -1) {
      tree.removeOne(at: count / 2)
      if count % 97 == 0 { #expect(tree.checkInvariants() == []) }
    }
    #expect(tree.isEmpty)
    #expect(tree.checkInvariants() == [])
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `agrees with an array over random edits`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var tree = Numbers.tree([])
    var numbers: [Int] = []
    for step in 0..<rounds(400, thorough: 1000) {
      let place = Int.random(in: 0...numbers.count, using: &random)
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<5:
        tree.insert(step, at: place)
        numbers.insert(step, at: place)
      case 5..<7 where place < numbers.count:
        tree.removeOne(at: place)
        numbers.remove(at: place)
      case 7:
        let more = Array(0..<Int.random(in: 0..<150, using: &random))
        tree.insert(Numbers.tree(more), at: place)
        numbers.insert(contentsOf: more, at: place)
      case 8:
        let range = random.range(within: numbers.count, most: 120)
        tree.remove(range)
        numbers.removeSubrange(range)
      default:
        let range = random.range(within: numbers.count, most: 500)
        let part = tree[range]
        #expect(part.numbers == Array(numbers[range]), "seed \(seed), step \(step)")
        #expect(part.checkInvariants() == [], "seed \(seed), step \(step)")
      }
      #expect(tree.checkInvariants() == [], "seed \(seed), step \(step)")
      if step % 20 == 0 { #expect(tree.numbers == numbers, "seed \(seed), step \(step)") }
    }
    #expect(tree.numbers == numbers, "seed \(seed)")
  }
}
