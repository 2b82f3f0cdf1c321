import Workbench

/// The tables of one size that the engine job works on; only one shelf is full at a time.
@MainActor final class EngineShelf {
  private static weak var full: EngineShelf?

  let file: TableFile
  private var engine: EngineTable?
  private var session: Session?

  init(_ file: TableFile) {
    self.file = file
  }

  /// The table without a session.
  func table() throws -> EngineTable {
    clearOthers()
    let table = try engine ?? EngineTable(path: file.made().path)
    engine = table
    return table
  }

  /// A session that has opened the file.
  func openSession() throws -> Session {
    clearOthers()
    if let session { return session }
    let made = Session()
    var error: String?
    let line = "open \(try file.made().path)"
    _ = made.run(line, at: Session.Place()) { error = $0.errorCode ?? error }
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
