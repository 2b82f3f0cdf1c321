import Platform
import TableModel

/// The standard library's comparison of flat lists, with its moves.
@MainActor struct LibraryDiff: Contestant {
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
