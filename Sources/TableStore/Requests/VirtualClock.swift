import Platform
public import TableModel

/// A clock that stands still until it is moved, and what is to happen at its times.
///
/// Scripts are the same each time they run, so nothing in them waits for the real time. For a person it may
/// follow the real time instead; what has become due then happens when somebody looks.
@MainActor public final class VirtualClock {
  /// An action at a time; it returns lines of output.
  public typealias Event = @MainActor () throws(TableError) -> [String]

  private struct Entry {
    var due: Int
    var event: Event
  }

  private var moved = 0
  private var realStart: UInt64?

  /// The scheduled actions, by time and then by order of scheduling.
  private var entries: [Entry] = []

  /// Called after each event, at its time, so that what the event set going comes to rest before the clock
  /// moves on; it answers with further lines.
  public var onEvent: Event = { [] }

  /// Creates a clock that is at 0.
  public init() {}

  /// The time in milliseconds.
  public var now: Int {
    guard let realStart else { return moved }
    return moved + Int((Clock.monotonicNanoseconds - realStart) / 1_000_000)
  }

  /// Whether the clock goes by itself; switching keeps what time it is.
  public var followsRealTime: Bool {
    get { realStart != nil }
    set {
      guard newValue != followsRealTime else { return }
      moved = now
      realStart = newValue ? Clock.monotonicNanoseconds : nil
    }
  }

  /// The number of scheduled actions.
  public var pendingCount: Int { entries.count }

  /// When the next thing is to happen, or nil where nothing is.
  public var nextDue: Int? { entries.first?.due }

  /// Lets something happen some milliseconds from now, and before nothing that is due as early.
  public func schedule(after milliseconds: Int, _ event: @escaping Event) {
    let (sum, overflows) = now.addingReportingOverflow(max(0, milliseconds))
    let due = overflows ? Int.max : sum
    let place = entries.firstIndex { $0.due > due } ?? entries.count
    entries.insert(Entry(due: due, event: event), at: place)
  }

  /// Moves the clock on; what is due on the way happens in its order, and at its own time.
  ///
  /// A clock that follows the real time goes by itself: it only does what has become due.
  ///
  /// - Parameter milliseconds: How far.
  /// - Returns: What the events say, and how many there were.
  /// - Throws: What an event throws; the clock then is at its time.
  @discardableResult
  public func advance(by milliseconds: Int) throws(TableError) -> (lines: [String], events: Int) {
    var lines: [String] = []
    var count = 0
    let (sum, overflows) = now.addingReportingOverflow(max(0, milliseconds))
    let end = followsRealTime ? now : overflows ? Int.max : sum
    while let next = entries.first, next.due <= end {
      entries.removeFirst()
      if !followsRealTime { moved = next.due }
      count += 1
      lines += try next.event()
      lines += try onEvent()
    }
    if !followsRealTime { moved = end }
    return (lines, count)
  }
}
