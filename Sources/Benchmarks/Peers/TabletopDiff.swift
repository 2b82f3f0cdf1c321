import Platform
import TableModel

/// Tabletop compares two states.
@MainActor struct TabletopDiff: Contestant {
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
