import CommandLanguage
import Platform
import TableUI
import Workspace

/// A long task that shows its progress and that Ctrl-C can cancel.
///
/// The code that does the work regularly checks whether to continue; a quick task shows no
/// progress.
@MainActor package final class SessionWork: CancellableWork {
  /// The delay before progress is shown, in nanoseconds; a quick task needs none.
  static let patience: UInt64 = 300_000_000

  /// The minimum time between two updates, in nanoseconds, for at most ten updates per second.
  static let pause: UInt64 = 100_000_000

  private let title: String
  private let unit: Progress.Unit
  private let port: (any ProgressReporting)?
  private let wasCancelled: @MainActor () -> Bool
  private let now: () -> UInt64
  private let start: UInt64
  private var due: UInt64

  /// Creates a task.
  ///
  /// - Parameters:
  ///   - title: The task, such as `saving contacts.json`: safe for a terminal.
  ///   - unit: The unit of the amounts.
  ///   - port: The progress display, or nil.
  ///   - isCancelled: Returns whether the user canceled the task.
  ///   - now: Returns the time of a monotonic clock, in nanoseconds.
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

  /// Returns whether the user canceled the task; updates the progress display.
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
  /// Runs a task that may take a long time.
  ///
  /// - Parameters:
  ///   - title: The title, such as `saving contacts.json`.
  ///   - unit: The unit of the amounts.
  ///   - body: Does the work, and regularly checks whether to continue.
  /// - Returns: The result of `body`.
  /// - Throws: The errors of `body`.
  package func working<Value, Failure: Error>(
    _ title: ProgressText,
    unit: Progress.Unit = .rows,
    _ body: (SessionWork) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    defer { host.progress?.clear() }
    var isCancelled = isCancelled
    if let whileBusy = host.whileBusy {
      isCancelled = { [isCancelled] in
        whileBusy()
        return isCancelled()
      }
    }
    return try body(
      SessionWork(title.words, unit: unit, on: host.progress, isCancelled: isCancelled)
    )
  }

  /// Shows a table's screen and performs its first layout.
  func show(_ source: OpenTable) throws(WorkspaceError) {
    let table = source.tableView
    try working(.layingOut(name: shown(source.name))) { work throws(WorkspaceError) in
      let asked = table.statistics.heightQuestions
      let rows = source.rowCount
      try workspace.show(source) {
        work.isCancelled(min(table.statistics.heightQuestions - asked, rows), of: rows)
      }
    }
  }
}
