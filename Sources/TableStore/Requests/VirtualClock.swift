import Platform
public import TableModel

/// A clock that only moves when told to, with a list of scheduled actions.
///
/// Scripts run the same each time, so they never wait for the real time. For a user, the clock can
/// follow the real time; due actions then run at the next check.
@MainActor public final class VirtualClock {
  /// An action at a time; it returns lines of output.
  public typealias Event = @MainActor () throws(TableError) -> [String]

  private struct Entry {
    var due: Int
    var event: Event
  }

  private let createdAt = Clock.secondsSince1970
  private var moved = 0
  private var realStart: UInt64?

  /// The scheduled actions, by time and then by order of scheduling.
  private var entries: [Entry] = []

  /// Called after each event, at its time, so that the event's effects finish before the clock
  /// moves.
  ///
  /// It returns further lines of output.
  public var onEvent: Event = { [] }

  /// Creates a clock that is at 0.
  public init() {}

  /// The time in milliseconds.
  public var now: Int {
    guard let realStart else { return moved }
    return moved + Int((Clock.monotonicNanoseconds - realStart) / 1_000_000)
  }

  /// The date in milliseconds since 1970: the real date of the clock's creation plus its time.
  public var millisecondsSince1970: Int {
    let (sum, overflows) = now.addingReportingOverflow(createdAt * 1000)
    return overflows ? Int.max : sum
  }

  /// Whether the clock follows the real time; switching does not change its time.
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

  /// The time of the next action, or nil if none is scheduled.
  public var nextDue: Int? { entries.first?.due }

  /// Schedules an action some milliseconds from now, after those that are due at the same time.
  public func schedule(after milliseconds: Int, _ event: @escaping Event) {
    let (sum, overflows) = now.addingReportingOverflow(max(0, milliseconds))
    let due = overflows ? Int.max : sum
    let place = entries.firstIndex { $0.due > due } ?? entries.count
    entries.insert(Entry(due: due, event: event), at: place)
  }

  /// Moves the clock; actions that become due run in their order, each at its own time.
  ///
  /// A clock that follows the real time cannot be moved: this only runs the due actions.
  ///
  /// - Parameter milliseconds: The distance.
  /// - Returns: The lines of the events, and the number of events.
  /// - Throws: Errors of an event; the clock is then at its time.
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
