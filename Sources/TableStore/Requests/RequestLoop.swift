/// The loop that delivers results of background work to the main thread.
///
/// Completions run only in here, never inside the call that started the work. Work finishes in the
/// order in which it began, so that a script sees the same order each time.
@MainActor public final class RequestLoop {
  private struct Entry {
    weak var work: (any LoopWork)?
  }

  private var entries: [Entry] = []
  private var isRunning = false

  /// Creates an empty loop.
  public init() {}

  /// The number of running exchanges.
  public var count: Int {
    entries.count { entry in entry.work.map { !$0.isOver } ?? false }
  }

  /// Whether some work can continue without a clock being moved.
  public var canAdvance: Bool { next != nil }

  func add(_ work: any LoopWork) { entries.append(Entry(work: work)) }

  /// Continues the oldest work for a while.
  ///
  /// - Parameter milliseconds: The longest time; returns as soon as something has happened.
  public func pump(milliseconds: Int) {
    guard !isRunning, let work = next else { return }
    isRunning = true
    work.step(milliseconds: milliseconds)
    isRunning = false
    entries.removeAll { $0.work?.isOver ?? true }
  }

  /// Continues until all work is over or waits for a clock.
  ///
  /// - Parameter isCancelled: Called between steps; return true to end the waiting, but not the
  ///   work.
  public func settle(isCancelled: () -> Bool = { false }) {
    while !isRunning, canAdvance, !isCancelled() { pump(milliseconds: 100) }
  }

  private var next: (any LoopWork)? {
    for entry in entries {
      if let work = entry.work, !work.isOver, !work.isWaitingForClock { return work }
    }
    return nil
  }
}

/// Work in parallel to the main thread.
@MainActor protocol LoopWork: AnyObject {
  /// Whether it waits only for a clock that a script must move.
  var isWaitingForClock: Bool { get }

  /// Whether it is over, and all callbacks have run.
  var isOver: Bool { get }

  /// Continues for a while, and notifies its owner when it is over.
  ///
  /// - Parameter milliseconds: The longest time.
  func step(milliseconds: Int)
}

/// A call that the loop makes later, so that cached and loaded results arrive in the same way.
@MainActor final class LoopCall: LoopWork {
  private var body: (@MainActor () -> Void)?

  init(_ body: @escaping @MainActor () -> Void) { self.body = body }

  let isWaitingForClock = false
  var isOver: Bool { body == nil }

  func step(milliseconds: Int) {
    let body = body
    self.body = nil
    body?()
  }

  /// Cancels the call.
  func cancel() { body = nil }
}
