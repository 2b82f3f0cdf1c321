import TableModel
import TableUI

/// A log of the calls of one command, for a page.
///
/// It forwards each message to the previous observer.
@MainActor final class StepLog: MessageObserver {
  /// The largest number of calls that are kept.
  static let limit = 10_000

  /// The previous observer, or nil.
  weak var next: (any MessageObserver)?

  /// The first calls.
  private(set) var lines: [TraceLine] = []

  /// The number of all calls.
  private(set) var count = 0

  /// The indexes of the calls that have not ended; nil for calls that are not kept.
  private var open: [Int?] = []

  private let trace: Trace

  /// Creates an empty log.
  ///
  /// - Parameter trace: The trace of the session; calls are ignored while it is muted.
  init(_ trace: Trace) { self.trace = trace }

  func messageBegan(_ message: Message) {
    next?.messageBegan(message)
    guard !trace.isMuted else { return }
    guard !message.isPattern else { return open.append(nil) }
    count += 1
    guard lines.count < Self.limit else { return open.append(nil) }
    let sender = open.lazy.reversed().compactMap { $0 }.first.map { lines[$0].message.receiver }
    let line = TraceLine(number: count, sender: sender, message: message, depth: open.count)
    open.append(lines.count)
    lines.append(line)
  }

  func messageEnded(result: String?) {
    next?.messageEnded(result: result)
    guard !trace.isMuted, let index = open.popLast() ?? nil else { return }
    lines[index].result = result
  }

  func onlyCounts(_ count: Int, of first: () -> Message) -> Bool {
    guard lines.count >= Self.limit || trace.isMuted,
      next?.onlyCounts(count, of: first) != false
    else { return false }
    if !trace.isMuted { self.count += count }
    return true
  }
}

extension StepLog {
  /// The rows whose cells were requested, each with the enclosing call.
  ///
  /// - Complexity: O(n) in the calls.
  var requests: [FrontEndStep.Request] {
    var enclosing: [TraceLine] = []
    var requests: [FrontEndStep.Request] = []
    for line in lines {
      while let last = enclosing.last, last.depth >= line.depth { enclosing.removeLast() }
      if let path = line.requestedRow {
        let reason = enclosing.last { !$0.name.hasPrefix("layout") }
        requests.append(FrontEndStep.Request(path: path, reason: reason.map { String($0.name) }))
      }
      enclosing.append(line)
    }
    return requests
  }
}

extension TraceLine {
  /// The row that the call requests a cell for, or nil for another call.
  fileprivate var requestedRow: IndexPath? {
    guard name == "tableView(_:cellForRowAt:)" else { return nil }
    let numbers = message.selector.split(separator: " ").dropFirst().compactMap { Int($0) }
    return numbers.count == 2 ? IndexPath(row: numbers[1], section: numbers[0]) : nil
  }
}
