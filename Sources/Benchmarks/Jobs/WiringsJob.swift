import TableStore
import Wirings

/// The same rows behind each wiring: laid out for the first time, scrolled through, tapped.
@MainActor struct WiringsJob: Job {
  let name = JobName.wirings

  func heats(isQuick: Bool, in folder: String) throws -> [Run] {
    let rows = isQuick ? 10_000 : 100_000
    let document = try TableDocument.open(TableFile(rows: rows, in: folder).made().path)
    return WiringOperation.allCases.map { operation in
      let count = operation == .load ? 1 : 50
      return Run(
        input: "\(operation), \(rows) rows",
        rounds: isQuick ? 3 : 7,
        unit: operation == .load ? .milliseconds : .microseconds,
        answer: Answer(count: rows),
        goals: [Goal(.range(atMost: 2), of: "each")],
        contestants: Wiring.all.map { WiringRun($0, operation, document.sections, count: count) }
      )
    }
  }
}

/// What is done with the table of a wiring.
enum WiringOperation: String, CaseIterable, Sendable {
  /// The controller is made, its screen appears and the table is laid out.
  case load

  /// Rows here and there come to the screen.
  case scroll

  /// Rows here and there come to the screen and are tapped.
  case select
}
