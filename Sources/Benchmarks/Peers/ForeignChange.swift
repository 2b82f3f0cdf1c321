import Platform
import TableModel
import TableStore

/// The time to find the differences that a table view gets, after another connection changed a row.
@MainActor final class ForeignChange: Subject {
  let name = "tabletop"
  let detail = "look, compare, and find the changes"
  let isOurs = true
  private let database: TestDatabase
  private var document: TableDocument?
  private var number = 0

  init(_ database: TestDatabase) { self.database = database }

  func version() -> String? { "this build" }

  func run() throws -> Measurement {
    let document = try opened()
    number += 1
    // The row is on the first page, which is in memory.
    _ = document.sections[0].items[number].value
    try TestDatabase.run(
      "UPDATE person SET city = 'New \(number)' WHERE id = \(number + 1)",
      on: database.made()
    )
    let start = Clock.monotonicNanoseconds
    let changes = try document.foreignChanges(in: document.sections) { 0 }
    let end = Clock.monotonicNanoseconds
    guard let changes else { throw BenchmarkError("the change was not found") }
    self.document = document.following(changes)
    return Measurement(
      amount: Double(end - start),
      answer: Answer(count: changes.comparison.difference.changedRows.count)
    )
  }

  private func opened() throws -> TableDocument {
    if let document { return document }
    let document = try TableDocument.open(database.made())
    try document.follow(true)
    return document
  }
}
