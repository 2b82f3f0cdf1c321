import TableModel

/// Listens to the messages between model, view and controller and keeps them as lines.
@MainActor package final class Trace: MessageObserver {
  /// Whether the trace was asked for.
  package var isOn = false

  /// Whether messages pass unheard for the moment, as those of a lesson that checks its goals.
  var isMuted = false

  /// What is printed after each answer; everything is kept.
  var filter = TraceFilter()

  /// Every line since the trace was switched on or cleared, but for the oldest of very many.
  private(set) var lines: [TraceLine] = []

  /// The lines of the last command that was no `expect`.
  private(set) var lastCommand: [TraceLine] = []

  /// The numbers of the messages of the last command that sent any.
  private(set) var lastNumbers = 0..<0

  /// How often each message went between each two parties since the counters stood at 0.
  private(set) var counts: [Hop: Int] = [:]

  private var stack: [Int] = []
  private var count = 0
  private var commandStart = 0

  /// Nothing is kept beyond this many lines; the oldest go first.
  private let limit = 10_000

  /// Who speaks to whom.
  struct Hop: Hashable, Sendable {
    /// Who sends; nil where the person at the prompt does.
    var sender: Message.Party?

    /// Who receives.
    var receiver: Message.Party

    /// What is said, without its paths.
    var method: String
  }

  /// Begins to collect the lines of one command.
  ///
  /// - Parameter keepsLast: Leaves the last command's lines, for an `expect` that looks at them.
  func beginCommand(keepsLast: Bool) {
    stack = []
    trim()
    commandStart = lines.count
    if !keepsLast { lastCommand = [] }
  }

  /// The lines of the command that ends now, as far as they are to be printed.
  func takeLines() -> [TraceLine] {
    guard isOn, commandStart < lines.count else { return [] }
    lastCommand = Array(lines[commandStart...])
    lastNumbers = lines[commandStart].number..<count + 1
    return filter.lines(of: lastCommand, lastNumbers: lastNumbers)
  }

  /// Forgets all lines and counts.
  func clear() {
    lines = []
    lastCommand = []
    lastNumbers = 0..<0
    commandStart = 0
    count = 0
    counts = [:]
  }

  /// Lets the counters stand at 0; the lines stay.
  func resetCounts() { counts = [:] }

  func messageBegan(_ message: Message) {
    guard !isMuted else { return }
    count += 1
    let sender = stack.last.map { lines[$0].message.receiver }
    let line = TraceLine(number: count, sender: sender, message: message, depth: stack.count)
    let hop = Hop(sender: sender, receiver: message.receiver, method: String(line.name))
    counts[hop, default: 0] += 1
    stack.append(lines.count)
    lines.append(line)
  }

  func messageEnded(result: String?) {
    guard !isMuted, let index = stack.popLast() else { return }
    lines[index].result = result
  }

  private func trim() {
    if lines.count > limit { lines.removeFirst(lines.count - limit / 2) }
  }
}

extension Trace {
  /// How many messages crossed each boundary, such as `V→C`, in the order of their letters.
  var boundaries: [(String, Int)] {
    var sums: [String: Int] = [:]
    for (hop, count) in counts {
      let from = hop.sender?.layer.rawValue ?? "·"
      sums["\(from)→\(hop.receiver.layer.rawValue)", default: 0] += count
    }
    return sums.sorted { $0.key < $1.key }
  }
}
