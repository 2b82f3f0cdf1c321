import JSON
import Platform
import TableModel

/// Pages of a table at random places, each read for the first time.
///
/// The places between the pages are found before; the nearest one is at most 1024 rows away.
@MainActor final class DatabasePages: Subject {
  /// The number of pages of a run.
  static let count = 1_000

  let name = "tabletop"
  let detail: String
  let isOurs = true
  private let database: TestDatabase
  private let quantile: Double

  init(_ database: TestDatabase, quantile: Double) {
    (self.database, self.quantile) = (database, quantile)
    detail = "a row of a page that is not in memory"
  }

  func version() -> String? { "this build" }

  func run() throws -> Measurement {
    let items = try TestDatabase.opened(database.made())
    guard items.count == database.rows else { throw BenchmarkError("\(items.count) rows") }
    var random = RandomNumbers(seed: 20_261_127)
    var seen: Set<Int> = []
    var times: [UInt64] = []
    while times.count < Self.count {
      let row = Int.random(in: 0..<database.rows, using: &random)
      guard seen.insert(row / 128).inserted else { continue }
      let start = Clock.monotonicNanoseconds
      let value = items[row].value
      times.append(Clock.monotonicNanoseconds - start)
      guard value["id"]?.integer == row + 1 else { throw BenchmarkError("row \(row) is \(value)") }
    }
    let index = Int((Double(times.count - 1) * quantile).rounded())
    return Measurement(amount: Double(times.sorted()[index]), answer: Answer(count: times.count))
  }
}
