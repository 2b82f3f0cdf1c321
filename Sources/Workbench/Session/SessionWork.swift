import CommandLanguage
import Platform
import TableUI
import Workspace

/// Something that may take long: a person sees how far it has come, and Ctrl-C ends it.
///
/// Whoever does the work asks now and then whether to go on; what is quick shows nothing.
@MainActor package final class SessionWork: CancellableWork {
  /// Nothing is shown before, since what is over at once needs no words.
  static let patience: UInt64 = 300_000_000

  /// More often than ten times a second nobody reads.
  static let pause: UInt64 = 100_000_000

  private let title: String
  private let unit: Progress.Unit
  private let port: (any ProgressReporting)?
  private let wasCancelled: @MainActor () -> Bool
  private let now: () -> UInt64
  private let start: UInt64
  private var due: UInt64

  /// Begins.
  ///
  /// - Parameters:
  ///   - title: What is done, as in `saving contacts.json`: safe for a terminal.
  ///   - unit: What is counted.
  ///   - port: Where it is shown, or nil.
  ///   - isCancelled: Whether the person canceled it.
  ///   - now: Nanoseconds of a clock that never goes back.
  init(
    _ title: String,
    unit: Progress.Unit,
    on port: (any ProgressReporting)?,
    isCancelled: @escaping @MainActor () -> Bool,
    now: @escaping () -> UInt64 = { Clock.monotonicNanoseconds }
  ) {
    self.title = title
    self.unit = unit
    self.port = port
    wasCancelled = isCancelled
    self.now = now
    start = now()
    due = start + Self.patience
  }

  /// Whether the person canceled the work; shows how far it has come.
  func isCancelled(_ done: Int? = nil, of total: Int? = nil) -> Bool {
    guard !wasCancelled() else { return true }
    guard let port else { return false }
    let time = now()
    guard time >= due else { return false }
    due = time + Self.pause
    port.show(
      Progress(title, unit: unit, done: done, total: total, seconds: Double(time - start) / 1e9)
    )
    return false
  }
}

extension Session {
  /// Does something that may take long.
  ///
  /// - Parameters:
  ///   - title: What it is, as in `saving contacts.json`: names from outside must be safe for a terminal.
  ///   - unit: What is counted.
  ///   - body: Does it, and asks now and then whether to go on.
  /// - Returns: What comes of it.
  /// - Throws: What `body` throws.
  package func working<Value, Failure: Error>(
    _ title: String,
    unit: Progress.Unit = .rows,
    _ body: (SessionWork) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    defer { host.progress?.clear() }
    return try body(SessionWork(title, unit: unit, on: host.progress, isCancelled: isCancelled))
  }

  /// Lets a source's screen appear and lays its table out for the first time.
  func show(_ source: OpenTable) throws(WorkspaceError) {
    let table = source.tableView
    try working("laying out \(shown(source.name))") { work throws(WorkspaceError) in
      let asked = table.statistics.heightQuestions
      let rows = source.rowCount
      try workspace.show(source) {
        work.isCancelled(min(table.statistics.heightQuestions - asked, rows), of: rows)
      }
    }
  }
}
