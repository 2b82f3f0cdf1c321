import Platform
import TableStore

/// Tabletop opens the file and takes every row apart: the same work that makes objects elsewhere.
@MainActor struct TabletopRead: Contestant {
  let name = "tabletop-rows"
  let detail = "open, every row decoded"
  let isOurs = true
  let path: String

  func version() -> String? { "this build" }

  func run() throws -> Measurement {
    let start = Clock.monotonicNanoseconds
    let answer = Answer(of: try TableDocument.open(path))
    let end = Clock.monotonicNanoseconds
    return Measurement(amount: Double(end - start), answer: answer)
  }
}
