import Platform
import TableModel
import TableUI

/// An operation at random rows without a session: the model, the table view and the undo record.
@MainActor final class EngineRun: Subject {
  let name = "tabletop"
  let detail = "model, table view and undo history"
  let isOurs = true
  private let operation: EngineOperation
  private let shelf: EngineShelf
  private let count: Int
  private var random = RandomNumbers(seed: 20_261_121)

  /// A sum that keeps the compiler from removing the queries.
  private var sum = 0

  init(_ operation: EngineOperation, _ shelf: EngineShelf, count: Int) {
    self.operation = operation
    self.shelf = shelf
    self.count = count
  }

  func version() -> String? { "this build" }

  func run() throws -> Measurement {
    let table = try shelf.table()
    let places = (0..<count).map { _ in table.place(&random) }
    let others = (0..<count).map { _ in table.place(&random) }
    if operation == .undo { for place in places { try table.insert(at: place) } }
    let start = Clock.monotonicNanoseconds
    for index in 0..<count { try work(on: table, at: places[index], others[index], index) }
    let end = Clock.monotonicNanoseconds
    if operation.isEdit { for _ in 0..<count { try table.undo() } }
    guard table.rowCount == shelf.file.rows else {
      throw BenchmarkError("the number of rows changed")
    }
    return Measurement(
      amount: Double(end - start) / Double(count),
      answer: Answer(count: count)
    )
  }

  private func work(
    on table: EngineTable,
    at path: IndexPath,
    _ other: IndexPath,
    _ number: Int
  ) throws {
    switch operation {
    case .row: sum += try table.row(path)
    case .height: try table.setHeight(Double(number) + 30.625, at: path)
    case .insert: try table.insert(at: path)
    case .delete:
      // Earlier deletions may have emptied the section.
      let last = table.tableView.numberOfRows(inSection: path.section) - 1
      try table.delete(at: IndexPath(row: min(path.row, max(last, 0)), section: path.section))
    case .move:
      // To another section, so that the row always moves.
      let last = table.tableView.numberOfRows(inSection: path.section) - 1
      let next = (path.section + 1) % table.tableView.numberOfSections
      let section = other.section == path.section ? next : other.section
      let room = table.tableView.numberOfRows(inSection: section)
      try table.move(
        from: IndexPath(row: min(path.row, max(last, 0)), section: path.section),
        to: IndexPath(row: min(other.row, room), section: section)
      )
    case .undo: try table.undo()
    case .scroll: try table.scroll(to: path)
    }
  }
}
