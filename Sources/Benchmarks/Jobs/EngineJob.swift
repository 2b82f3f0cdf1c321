import CommandLanguage
import TableModel
import Teaching
import Workbench

/// The work of a command without its text, at random rows of tables from small to huge.
@MainActor struct EngineJob: Job {
  let name = JobName.engine

  func heats(isQuick: Bool, in folder: String) throws -> [Run] {
    let sizes =
      isQuick
      ? [1_000, 10_000, 100_000] : [1_000, 10_000, 100_000, 1_000_000, 10_000_000]
    return sizes.flatMap { rows in
      let shelf = EngineShelf(TableFile(rows: rows, in: folder))
      return EngineOperation.allCases.map { operation in
        heat(operation, shelf, isQuick, isLast: rows == sizes.last)
      }
    }
  }

  private func heat(
    _ operation: EngineOperation,
    _ shelf: EngineShelf,
    _ isQuick: Bool,
    isLast: Bool
  ) -> Run {
    let rows = shelf.file.rows
    let count = isQuick ? 20 : 100
    var goals: [Goal] = []
    if rows == (isQuick ? 100_000 : 1_000_000) {
      goals.append(Goal(.amount(atMost: operation.limit)))
    }
    if isLast { goals.append(Goal(.growth(atMost: 1.3))) }
    return Run(
      input: "\(operation), \(rows) rows",
      rounds: isQuick ? 3 : 7,
      unit: .microseconds,
      answer: Answer(count: count),
      goals: goals,
      place: Run.Place(curve: operation.rawValue, rows: rows),
      contestants: [
        EngineRun(operation, shelf, count: count), EngineSession(operation, shelf, count: count),
      ]
    )
  }
}

/// An operation at one row.
enum EngineOperation: String, CaseIterable, Sendable {
  case row, height, insert, delete, move, undo, scroll

  /// Whether it leaves an edit to undo before the next round.
  var isEdit: Bool {
    switch self {
    case .row, .scroll, .undo: false
    case .height, .insert, .delete, .move: true
    }
  }

  /// The most nanoseconds; a scroll moves a whole screen of rows.
  var limit: Double { self == .scroll ? 15_000 : 5_000 }

  /// Returns the equivalent command.
  func command(_ path: IndexPath, _ other: IndexPath, _ number: Int) -> String {
    switch self {
    case .row: "row \(path)"
    case .height: "height \(path) \(number + 30).625"
    case .insert: "insert after \(path) New"
    case .delete: "delete \(path)"
    case .move: "move \(path) to \(other)"
    case .undo: "undo"
    case .scroll: "scroll to \(path) middle"
    }
  }
}

/// The tables of one size for the engine job; only one shelf is full at a time.
@MainActor final class EngineShelf {
  private static weak var full: EngineShelf?

  let file: TableFile
  private var engine: EngineTable?
  private var session: Session?

  init(_ file: TableFile) {
    self.file = file
  }

  /// Returns the table without a session.
  func table() throws -> EngineTable {
    clearOthers()
    let table = try engine ?? EngineTable(path: file.made().path)
    engine = table
    return table
  }

  /// Returns a session that has opened the file.
  func openSession() throws -> Session {
    clearOthers()
    if let session { return session }
    let made = Session()
    var error: String?
    let line = "open \(try file.made().path)"
    _ = made.run(line, at: CommandPlace()) { error = $0.errorCode ?? error }
    if let error { throw BenchmarkError("\(line) ended with \(error)") }
    session = made
    return made
  }

  private func clearOthers() {
    guard Self.full !== self else { return }
    Self.full?.engine = nil
    Self.full?.session = nil
    Self.full = self
  }
}
