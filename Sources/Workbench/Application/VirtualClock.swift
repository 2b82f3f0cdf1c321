/// A clock that stands still until somebody moves it, and what is to happen at its times.
///
/// Scripts are the same each time they run, so nothing in a session waits for the real time.
@MainActor final class VirtualClock {
  /// What happens at a time; it answers with lines for people.
  typealias Event = @MainActor () throws(CommandError) -> [String]

  private struct Entry {
    var due: Int
    var event: Event
  }

  /// How many milliseconds have gone by.
  private(set) var now = 0

  /// What is to come: by time, and by order of scheduling where the times are equal.
  private var entries: [Entry] = []

  /// How much is still to happen.
  var pendingCount: Int { entries.count }

  /// Lets something happen some milliseconds from now, and before nothing that is due as early.
  func schedule(after milliseconds: Int, _ event: @escaping Event) {
    let (sum, overflows) = now.addingReportingOverflow(max(0, milliseconds))
    let due = overflows ? Int.max : sum
    let place = entries.firstIndex { $0.due > due } ?? entries.count
    entries.insert(Entry(due: due, event: event), at: place)
  }

  /// Moves the clock on; what is due on the way happens in its order, and at its own time.
  ///
  /// - Parameter milliseconds: How far.
  /// - Returns: What the events say, and how many there were.
  /// - Throws: What an event throws; the clock then stands at its time.
  func advance(by milliseconds: Int) throws(CommandError) -> (lines: [String], events: Int) {
    let (sum, overflows) = now.addingReportingOverflow(max(0, milliseconds))
    let end = overflows ? Int.max : sum
    var lines: [String] = []
    var count = 0
    while let next = entries.first, next.due <= end {
      entries.removeFirst()
      now = next.due
      count += 1
      lines += try next.event()
    }
    now = end
    return (lines, count)
  }
}
