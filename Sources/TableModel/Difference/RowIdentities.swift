/// Small numbers for the ids of rows, equal for equal ids.
///
/// A row from a file is read once, for any number of states.
struct RowIdentities {
  /// A row of a source, which has the same content in every state.
  struct Content: Hashable {
    let source: ObjectIdentifier
    let row: Int
  }

  /// The content of each row of each list so far, or nil for an edited row.
  private(set) var contents: [[Content?]] = []

  /// The ids that occur more than once in a state; at most a hundred.
  private(set) var repeated: [ItemID] = []

  private var numbers: [ItemID: Int32] = [:]
  private var known: [Content: Int32] = [:]

  /// The number of rows that were added.
  private var count = 0

  /// Whether a number occurred in the current state.
  private var isSeen: [Bool] = []
  private var isTold: Set<Int32> = []

  /// Returns the numbers of the rows of a state, section by section.
  ///
  /// - Parameters:
  ///   - sections: The state.
  ///   - check: Called every few thousand rows with the number of rows of all states so far.
  /// - Returns: The numbers of the rows of each section.
  /// - Throws: Errors of `check`.
  mutating func take<Failure: Error>(
    _ sections: [Section],
    _ check: (_ rows: Int) throws(Failure) -> Void
  ) throws(Failure) -> [[Int32]] {
    defer { isSeen = Array(repeating: false, count: isSeen.count) }
    var numbers: [[Int32]] = []
    for section in sections { numbers.append(try take(section.items, check)) }
    return numbers
  }

  private mutating func take<Failure: Error>(
    _ items: ItemList,
    _ check: (_ rows: Int) throws(Failure) -> Void
  ) throws(Failure) -> [Int32] {
    var numbers: [Int32] = []
    var contents: [Content?] = []
    numbers.reserveCapacity(items.count)
    contents.reserveCapacity(items.count)
    for piece in items.pieces {
      switch piece {
      case .rows(let source, let range):
        for row in range {
          count += 1
          if count & 0xFFF == 0 { try check(count) }
          let content = Content(source: ObjectIdentifier(source), row: row)
          contents.append(content)
          numbers.append(number(of: content) { source.item(at: row) })
        }
      case .items(let items):
        for item in items {
          count += 1
          if count & 0xFFF == 0 { try check(count) }
          contents.append(nil)
          numbers.append(number(of: item.id))
        }
      }
    }
    self.contents.append(contents)
    return numbers
  }

  private mutating func number(of content: Content, _ item: () -> Item) -> Int32 {
    if let number = known[content] {
      note(number) { item().id }
      return number
    }
    let number = number(of: item().id)
    known[content] = number
    return number
  }

  private mutating func number(of id: ItemID) -> Int32 {
    let number = numbers[id] ?? Int32(truncatingIfNeeded: numbers.count)
    if Int(number) == numbers.count {
      numbers[id] = number
      isSeen.append(false)
    }
    note(number) { id }
    return number
  }

  private mutating func note(_ number: Int32, _ id: () -> ItemID) {
    guard isSeen[Int(number)] else {
      isSeen[Int(number)] = true
      return
    }
    if repeated.count < 100, isTold.insert(number).inserted { repeated.append(id()) }
  }
}
