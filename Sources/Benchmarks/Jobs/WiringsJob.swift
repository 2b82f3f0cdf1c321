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
    let operations = WiringOperation.allCases.map { operation in
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
    return operations + [try comparison(isQuick, in: folder)]
  }

  /// The command `compare`, which does the same under each wiring and counts the messages.
  private func comparison(_ isQuick: Bool, in folder: String) throws -> Run {
    let file = TableFile(rows: isQuick ? 5_000 : 50_000, in: folder)
    let (path, byteCount, _) = try file.made()
    return Run(
      input: "compare, \(file.rows) rows",
      rounds: isQuick ? 3 : 5,
      unit: .milliseconds,
      byteCount: byteCount,
      answer: Answer(count: Wiring.all.count),
      goals: isQuick ? [] : [Goal(.amount(atMost: 5e8))],
      contestants: [ProcessQuestion.comparedWirings(path)]
    )
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
