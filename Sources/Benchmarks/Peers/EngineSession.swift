import CommandLanguage
import Platform
import TableModel
import Workbench

/// The same operations as commands of a session: parsed, run, recorded and returned as values.
@MainActor final class EngineSession: Subject {
  let name = "session"
  let detail = "the command in a session, output as a value"
  let isOurs = true
  private let operation: EngineOperation
  private let shelf: EngineShelf
  private let count: Int
  private var random = RandomNumbers(seed: 20_261_122)

  init(_ operation: EngineOperation, _ shelf: EngineShelf, count: Int) {
    self.operation = operation
    self.shelf = shelf
    self.count = count
  }

  func version() -> String? { "this build" }

  func run() throws -> Measurement {
    let session = try shelf.openSession()
    let before = commands(for: .insert)
    let commands = commands(for: operation)
    if operation == .undo { try run(before, in: session) }
    let start = Clock.monotonicNanoseconds
    try run(commands, in: session)
    let end = Clock.monotonicNanoseconds
    if operation.isEdit { try run(Array(repeating: "undo", count: count), in: session) }
    return Measurement(
      amount: Double(end - start) / Double(count),
      answer: Answer(count: count)
    )
  }

  private func commands(for operation: EngineOperation) -> [String] {
    (0..<count).map { number in
      let path = place()
      // A row that moves to another section never stays in its place.
      var other = place()
      if other.section == path.section { other.section = (path.section + 1) % sectionCount }
      return operation.command(path, other, number)
    }
  }

  private var sectionCount: Int { shelf.file.rows / 100 }

  /// Returns a random row, far enough from the ends that it exists after any of the edits.
  private func place() -> IndexPath {
    IndexPath(
      row: Int.random(in: 20..<60, using: &random),
      section: Int.random(in: 0..<sectionCount, using: &random)
    )
  }

  private func run(_ commands: [String], in session: Session) throws {
    for command in commands {
      var error: String?
      _ = session.run(command, at: CommandPlace()) { error = $0.errorCode }
      if let error { throw BenchmarkError("\(command) ended with \(error)") }
    }
  }
}
