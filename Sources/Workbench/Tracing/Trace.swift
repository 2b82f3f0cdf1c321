import TableModel

/// An observer that records the calls between model, view and controller as lines.
@MainActor package final class Trace: MessageObserver {
  /// Whether the trace is on.
  package var isOn = false

  /// Whether the messages of the patterns are recorded too.
  package internal(set) var recordsPatterns = false

  /// Whether files and lines are shown at a terminal.
  var showsPlaces = false

  /// Whether calls are ignored for now, for example while a lesson checks its goals.
  var isMuted = false

  /// The filter for lines printed after each output; all lines are recorded.
  var filter = TraceFilter()

  /// The lines since the trace was turned on or cleared, up to a limit.
  private(set) var lines: [TraceLine] = []

  /// The lines of the last command other than `expect`.
  private(set) var lastCommand: [TraceLine] = []

  /// The numbers of the calls of the last command that made any.
  private(set) var lastNumbers = 0..<0

  /// The number of each call between each two objects since the counters were reset.
  private(set) var counts: [Hop: Int] = [:]

  /// The indexes of the lines whose calls have not returned; -1 for a call without a line.
  private var stack: [Int] = []
  private var count = 0
  private var commandStart = 0

  /// The maximum number of recorded lines; the oldest are removed first.
  private let limit = 10_000

  /// A call's sender, receiver and method.
  struct Hop: Hashable, Sendable {
    /// The sender; nil for the user at the prompt.
    var sender: Message.Party?

    /// The receiver.
    var receiver: Message.Party

    /// The method, without index paths.
    var method: String
  }

  /// Starts to collect the lines of one command.
  ///
  /// - Parameter keepsLast: Whether to keep the last command's lines, which `expect` checks.
  func beginCommand(keepsLast: Bool) {
    // Most commands run without a trace; they have nothing to clear.
    guard isOn || !lines.isEmpty else { return }
    stack = []
    trim()
    commandStart = lines.count
    if !keepsLast { lastCommand = [] }
    PatternMessages.observer = isOn && recordsPatterns ? self : nil
  }

  /// Returns the printable lines of the command that ends now.
  func takeLines() -> [TraceLine] {
    PatternMessages.observer = nil
    guard isOn, commandStart < lines.count else { return [] }
    lastCommand = Array(lines[commandStart...])
    lastNumbers = lines[commandStart].number..<count + 1
    return filter.lines(of: lastCommand, lastNumbers: lastNumbers)
  }

  /// Removes all lines and counts.
  func clear() {
    lines = []
    lastCommand = []
    lastNumbers = 0..<0
    commandStart = 0
    count = 0
    counts = [:]
  }

  /// Resets the counters; keeps the lines.
  func resetCounts() { counts = [:] }

  func messageBegan(_ message: Message) {
    guard !isMuted else { return }
    // Without a call around it, the message is about a table that reports its calls elsewhere.
    guard !message.isPattern || stack.last ?? Self.noLine != Self.noLine else {
      return stack.append(Self.noLine)
    }
    count += 1
    let sender = stack.last { $0 != Self.noLine }.map { lines[$0].message.receiver }
    let line = TraceLine(number: count, sender: sender, message: message, depth: stack.count)
    let hop = Hop(sender: sender, receiver: message.receiver, method: String(line.name))
    counts[hop, default: 0] += 1
    stack.append(lines.count)
    lines.append(line)
  }

  func messageEnded(result: String?) {
    guard !isMuted, let index = stack.popLast(), index != Self.noLine else { return }
    lines[index].result = result
  }

  private static let noLine = -1

  private func trim() {
    if lines.count > limit { lines.removeFirst(lines.count - limit / 2) }
  }
}

extension Trace {
  /// The lines of the last command that made any calls, if they are still recorded.
  package var lastCalls: ArraySlice<TraceLine> {
    lines.drop { $0.number < lastNumbers.lowerBound }.prefix { $0.number < lastNumbers.upperBound }
  }

  /// The number of calls across each boundary, such as `V→C`, in alphabetical order.
  var boundaries: [(String, Int)] {
    var sums: [String: Int] = [:]
    for (hop, count) in counts {
      let from = hop.sender?.layer.rawValue ?? "·"
      sums["\(from)→\(hop.receiver.layer.rawValue)", default: 0] += count
    }
    return sums.sorted { $0.key < $1.key }
  }
}
