/// The loop that brings results of background work to the main thread.
///
/// Completions run in here and nowhere else: never inside the call that started something. Work is brought
/// to its end in the order in which it began, so that a script sees the same order each time.
@MainActor public final class RequestLoop {
  private struct Entry {
    weak var work: (any LoopWork)?
  }

  private var entries: [Entry] = []
  private var isRunning = false

  /// Creates a loop with nothing in it.
  public init() {}

  /// The number of running exchanges.
  public var count: Int {
    entries.count { entry in entry.work.map { !$0.isOver } ?? false }
  }

  /// Whether something can continue without a clock being moved.
  public var canAdvance: Bool { next != nil }

  func add(_ work: any LoopWork) { entries.append(Entry(work: work)) }

  /// Lets the work that began first continue for a while.
  ///
  /// - Parameter milliseconds: How long at most; it returns as soon as something happened.
  public func pump(milliseconds: Int) {
    guard !isRunning, let work = next else { return }
    isRunning = true
    work.step(milliseconds: milliseconds)
    isRunning = false
    entries.removeAll { $0.work?.isOver ?? true }
  }

  /// Goes on until everything is over or waits for a clock.
  ///
  /// - Parameter isCancelled: Asked between steps; true ends the waiting, not the work.
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

/// Work beside the main thread.
@MainActor protocol LoopWork: AnyObject {
  /// Whether nothing but a clock that must be moved keeps it from going on.
  var isWaitingForClock: Bool { get }

  /// Whether it is over, and everybody was told.
  var isOver: Bool { get }

  /// Goes on for a while, and tells its owner when it is over.
  ///
  /// - Parameter milliseconds: How long at most.
  func step(milliseconds: Int)
}

/// Something to be done by the loop instead of at once, so that its owner cannot tell by the order.
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

  /// Lets it be.
  func cancel() { body = nil }
}
