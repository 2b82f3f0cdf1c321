import TableStore
import Wirings

/// The same rows with each wiring: first layout, scrolling, taps and edits.
@MainActor struct WiringsJob: Job {
  let name = JobName.wirings

  func heats(isQuick: Bool, in folder: String) throws -> [Run] {
    let rows = isQuick ? 10_000 : 100_000
    let document = try TableDocument.open(TableFile(rows: rows, in: folder).made().path)
    let many = 10 * rows
    let large = try TableDocument.open(TableFile(rows: many, in: folder).made().path)
    return WiringOperation.allCases.map { operation in
      // The cost of an edit must not depend on the number of rows.
      let (document, rows) = operation == .edit ? (large, many) : (document, rows)
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

/// An operation on the table of a wiring.
enum WiringOperation: String, CaseIterable, Sendable {
  /// The controller is created, its screen appears and the table is laid out.
  case load

  /// Random rows scroll in.
  case scroll

  /// Random rows scroll in and are tapped.
  case select

  /// A row is inserted at a random place and deleted again, with change reporting.
  case edit
}
