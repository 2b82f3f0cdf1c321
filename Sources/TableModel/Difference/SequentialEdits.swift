/// Moves and insertions in several lists at once, as a sequence of steps.
///
/// The lists are filled from the first to the last, and each from its start. For each step,
/// elements that have yet to leave are counted before a place. So positions are known without
/// making the edits.
struct SequentialEdits {
  /// The elements that leave and enter one list.
  struct List {
    /// The elements that leave, by their old places, ascending.
    var leaving: [Int] = []

    /// The new places of elements that enter, ascending, with their sources.
    var arriving: [(place: Int, source: Position?)] = []
  }

  /// A position in one of the lists.
  struct Position: Hashable {
    var list: Int
    var index: Int
  }

  /// One step.
  enum Edit {
    /// An element moves; the second place counts after its removal.
    case move(Position, to: Position)

    /// New elements are inserted; the first of them has the place `first` in the end.
    case insert(Int, at: Position, first: Int)
  }

  private let lists: [List]
  private let starts: [Int]
  private var gone: CountTree

  /// The number of filled places of each list, and of those with elements that stay.
  private var filled: [(places: Int, stays: Int)]

  init(_ lists: [List]) {
    self.lists = lists
    var starts: [Int] = []
    var count = 0
    for list in lists {
      starts.append(count)
      count += list.leaving.count
    }
    self.starts = starts
    gone = CountTree(count: count)
    filled = Array(repeating: (0, 0), count: lists.count)
  }

  /// Returns the steps in order.
  ///
  /// - Parameter check: Called with the number of each step.
  /// - Returns: The steps.
  /// - Throws: Errors of `check`.
  func edits<Failure: Error>(
    _ check: (_ step: Int) throws(Failure) -> Void
  ) throws(Failure) -> [Edit] {
    var copy = self
    return try copy.makeEdits(check)
  }

  private mutating func makeEdits<Failure: Error>(
    _ check: (_ step: Int) throws(Failure) -> Void
  ) throws(Failure) -> [Edit] {
    var edits: [Edit] = []
    for (number, list) in lists.enumerated() {
      var index = 0
      while index < list.arriving.count {
        try check(edits.count)
        let arrival = list.arriving[index]
        filled[number] = (arrival.place, arrival.place - index)
        if let source = arrival.source {
          let from = takeOut(source)
          edits.append(.move(from, to: place(at: arrival.place, in: number)))
          index += 1
        } else {
          let start = index
          while index < list.arriving.count, list.arriving[index].source == nil,
            list.arriving[index].place == arrival.place + index - start
          {
            index += 1
          }
          let place = place(at: arrival.place, in: number)
          edits.append(.insert(index - start, at: place, first: arrival.place))
        }
      }
      let stays = list.arriving.last.map { $0.place + 1 - list.arriving.count } ?? 0
      filled[number] = (stays + list.arriving.count, stays)
    }
    return edits
  }

  /// Returns the current place of an element that is about to leave, and counts it as removed.
  private mutating func takeOut(_ source: Position) -> Position {
    let list = lists[source.list]
    let rank = list.leaving.partitionPoint { $0 < source.index }
    let start = starts[source.list]
    let pending = rank - gone.count(start..<start + rank)
    let stays = source.index - rank
    let (places, passed) = filled[source.list]
    let before =
      stays < passed
      ? PositionMap.freePlace(stays, around: list.arriving) { $0.place }
      : places + stays - passed
    gone.add(start + rank)
    return Position(list: source.list, index: before + pending)
  }

  /// Returns the current place for a final place, which elements that have yet to leave may push
  /// back.
  private func place(at place: Int, in number: Int) -> Position {
    let stays = filled[number].stays
    guard stays > 0 else { return Position(list: number, index: place) }
    let leaving = lists[number].leaving
    let last = PositionMap.freePlace(stays - 1, around: leaving) { $0 }
    let rank = last - (stays - 1)
    let start = starts[number]
    return Position(list: number, index: place + rank - gone.count(start..<start + rank))
  }
}
