import Platform
import TableModel

/// Tabletop comparing two states.
@MainActor struct TabletopDiff: Subject {
  let name = "tabletop"
  let detail = "TableDifference"
  let isOurs = true
  let old: DifferenceState<Int, Int>
  let new: DifferenceState<Int, Int>

  func version() -> String? { "this build" }

  func run() throws -> Measurement {
    let start = Clock.monotonicNanoseconds
    let difference = TableDifference(from: old, to: new)
    let end = Clock.monotonicNanoseconds
    let answer = Answer(count: difference.after.reduce(0, +), moves: difference.moveCount)
    return Measurement(amount: Double(end - start), answer: answer)
  }
}

/// The standard library's comparison of flat lists, with its moves.
@MainActor struct LibraryDiff: Subject {
  let name = "stdlib"
  let detail = "difference(from:).inferringMoves(), flat"
  let old: DifferenceState<Int, Int>
  let new: DifferenceState<Int, Int>

  func version() -> String? { "this build" }

  func run() throws -> Measurement {
    let start = Clock.monotonicNanoseconds
    let old = old.rows.flatMap(\.self)
    let new = new.rows.flatMap(\.self)
    let difference = new.difference(from: old).inferringMoves()
    let end = Clock.monotonicNanoseconds
    let count = old.count + difference.insertions.count - difference.removals.count
    return Measurement(amount: Double(end - start), answer: Answer(count: count))
  }
}

/// The textbook comparison: every row is in a symbol table, with a move wherever the shift differs.
/// (Heckel, "A technique for isolating differences between files", 1978; the ancestor of
/// DifferenceKit and DeepDiff.)
///
/// It does not report its moves, because it makes more than necessary.
@MainActor struct HeckelDiff: Subject {
  let name = "heckel"
  let detail = "a table of symbols, flat"
  let old: DifferenceState<Int, Int>
  let new: DifferenceState<Int, Int>

  func version() -> String? { "this build" }

  func run() throws -> Measurement {
    let start = Clock.monotonicNanoseconds
    let old = old.rows.flatMap(\.self)
    let new = new.rows.flatMap(\.self)
    let kept = Self.compare(old, new)
    let end = Clock.monotonicNanoseconds
    return Measurement(
      amount: Double(end - start),
      answer: Answer(count: kept.stayed + kept.moved + kept.inserted)
    )
  }

  private static func compare(
    _ old: [Int],
    _ new: [Int]
  ) -> (stayed: Int, moved: Int, inserted: Int) {
    var places: [Int: Int] = [:]
    places.reserveCapacity(old.count)
    for (place, row) in old.enumerated() { places[row] = place }
    let sources = new.map { places[$0] ?? -1 }
    var isKept = Array(repeating: false, count: old.count)
    for source in sources where source >= 0 { isKept[source] = true }
    var gone: [Int] = []
    gone.reserveCapacity(old.count)
    var count = 0
    for isKept in isKept {
      gone.append(count)
      if !isKept { count += 1 }
    }
    var result = (stayed: 0, moved: 0, inserted: 0)
    for (place, source) in sources.enumerated() {
      if source < 0 {
        result.inserted += 1
      } else if source - gone[source] + result.inserted == place {
        result.stayed += 1
      } else {
        result.moved += 1
      }
    }
    return result
  }
}
