import TableModel

/// One line of the trace: a message and what was answered.
struct TraceLine: Hashable, Sendable {
  /// The number of the message since the trace was switched on, from 1.
  var number: Int

  /// Who sent it; the person at the prompt where no party did.
  var sender: Message.Party?

  /// The message.
  var message: Message

  /// What was answered, or nil.
  var result: String?

  /// How deep it is nested.
  var depth: Int

  /// How many messages of the same kind this line stands for.
  var count = 1
}

/// Listens to the messages between model, view and controller and keeps them as lines.
@MainActor final class Trace: MessageObserver {
  /// Whether the trace was asked for.
  var isOn = false

  /// Every line since the trace was switched on or cleared.
  private(set) var lines: [TraceLine] = []

  /// The lines of the last command that was no `expect`.
  private(set) var lastCommand: [TraceLine] = []

  private var stack: [Int] = []
  private var count = 0
  private var commandStart = 0

  /// Nothing is kept beyond this many lines; the oldest go first.
  private let limit = 10_000

  /// Begins to collect the lines of one command.
  ///
  /// - Parameter keepsLast: Leaves the last command's lines, for an `expect` that looks at them.
  func beginCommand(keepsLast: Bool) {
    stack = []
    trim()
    commandStart = lines.count
    if !keepsLast { lastCommand = [] }
  }

  /// The lines of the command that ends now.
  func takeLines() -> [TraceLine] {
    guard isOn, commandStart < lines.count else { return [] }
    lastCommand = Array(lines[commandStart...])
    return lastCommand
  }

  /// Forgets all lines.
  func clear() {
    lines = []
    lastCommand = []
    commandStart = 0
    count = 0
  }

  func messageBegan(_ message: Message) {
    count += 1
    let sender = stack.last.map { lines[$0].message.receiver }
    let line = TraceLine(number: count, sender: sender, message: message, depth: stack.count)
    stack.append(lines.count)
    lines.append(line)
  }

  func messageEnded(result: String?) {
    guard let index = stack.popLast() else { return }
    lines[index].result = result
  }

  private func trim() {
    if lines.count > limit { lines.removeFirst(lines.count - limit / 2) }
  }
}

extension [TraceLine] {
  /// The lines with runs of the same message between the same parties folded into one.
  ///
  /// Nested messages keep their place; a run is folded only where nothing stands between.
  var folded: [TraceLine] {
    var result: [TraceLine] = []
    for line in self {
      if let last = result.last, last.repeats(line) {
        result[result.count - 1].count += 1
      } else {
        result.append(line)
      }
    }
    return result
  }
}

extension TraceLine {
  /// The selector without its paths.
  var name: Substring { message.selector.prefix { $0 != " " } }

  /// Whether another line says the same of another row.
  fileprivate func repeats(_ other: TraceLine) -> Bool {
    name == other.name && sender == other.sender && depth == other.depth
      && message.receiver == other.message.receiver
  }
}
