import Platform
import TableUI

/// Something that may take long: a person sees how far it has come, and Ctrl-C ends it.
///
/// Whoever does the work asks now and then whether to go on; what is quick shows nothing.
@MainActor final class LongWork {
  /// Nothing is shown before, since what is over at once needs no words.
  static let patience: UInt64 = 300_000_000

  /// More often than ten times a second nobody reads.
  static let pause: UInt64 = 100_000_000

  private let title: String
  private let unit: Progress.Unit
  private let port: (any ProgressReporting)?
  private let isInterrupted: @MainActor () -> Bool
  private let now: () -> UInt64
  private let start: UInt64
  private var due: UInt64

  /// Begins.
  ///
  /// - Parameters:
  ///   - title: What is done, as in `saving contacts.json`: safe for a terminal.
  ///   - unit: What is counted.
  ///   - port: Where it is shown, or nil.
  ///   - isInterrupted: Whether it is to end.
  ///   - now: Nanoseconds of a clock that never goes back.
  init(
    _ title: String,
    unit: Progress.Unit,
    on port: (any ProgressReporting)?,
    isInterrupted: @escaping @MainActor () -> Bool,
    now: @escaping () -> UInt64 = { Clock.monotonicNanoseconds }
  ) {
    self.title = title
    self.unit = unit
    self.port = port
    self.isInterrupted = isInterrupted
    self.now = now
    start = now()
    due = start + Self.patience
  }

  /// Whether the work goes on.
  ///
  /// - Parameters:
  ///   - done: How much is done, or nil where nobody counts.
  ///   - total: How much there is to do, or nil where nobody knows.
  /// - Returns: False after Ctrl-C.
  func goesOn(_ done: Int? = nil, of total: Int? = nil) -> Bool {
    guard !isInterrupted() else { return false }
    guard let port else { return true }
    let time = now()
    guard time >= due else { return true }
    due = time + Self.pause
    port.show(
      Progress(title, unit: unit, done: done, total: total, seconds: Double(time - start) / 1e9)
    )
    return true
  }

  /// Goes on, or ends with Ctrl-C.
  ///
  /// - Throws: `interrupted`.
  func check(_ done: Int? = nil, of total: Int? = nil) throws(CommandError) {
    guard goesOn(done, of: total) else { throw Session.interruption }
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
  func working<Value>(
    _ title: String,
    unit: Progress.Unit = .rows,
    _ body: (LongWork) throws(CommandError) -> Value
  ) throws(CommandError) -> Value {
    defer { host.progress?.clear() }
    return try body(LongWork(title, unit: unit, on: host.progress, isInterrupted: isInterrupted))
  }

  /// Lets a source's screen appear and lays its table out for the first time.
  func show(_ source: OpenSource) throws(CommandError) {
    source.door.observer = messageObserver
    let table = source.tableView
    try working("laying out \(shown(source.name))") { work throws(CommandError) in
      let asked = table.statistics.heightQuestions
      let rows = source.rowCount
      try table.cancellable {
        !work.goesOn(min(table.statistics.heightQuestions - asked, rows), of: rows)
      } _: { () throws(CommandError) in
        source.door.appear()
        try source.layout()
      }
    }
  }
}
