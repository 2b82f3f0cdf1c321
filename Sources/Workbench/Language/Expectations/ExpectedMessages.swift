import CommandLanguage
import TableModel

/// Messages that the last command sent, or did not send, in the order of an assertion.
struct ExpectedMessages {
  /// The messages, in order.
  private let messages: [ExpectedMessage]

  /// Whether the command sent no others.
  private let isExact: Bool

  /// The boundary that counts, such as `V→C`, or nil for all.
  private let boundary: String?

  /// Takes all remaining words: `[exactly] [V→C] A, B, C`.
  ///
  /// - Parameters:
  ///   - arguments: The words after `sent` or `no`.
  ///   - word: That word.
  ///   - session: The session whose trace makes messages known, or nil.
  /// - Throws: An error at a word that is unexpected or not a known message.
  @MainActor init(
    _ arguments: inout Arguments,
    after word: Token?,
    in session: Session?
  ) throws(CommandError) {
    isExact = word?.bare == "sent" && arguments.count > 1 && arguments.take("exactly")
    let named = arguments.count > 1 ? arguments.bare().flatMap(TraceFilter.boundary) : nil
    boundary = named
    if named != nil { arguments.take() }
    guard !arguments.isEmpty else { throw arguments.unexpected("a selector") }
    var reader = MessageReader(&arguments, trace: session?.trace)
    messages = try reader.read()
  }

  /// Returns whether a word after the first one continues a message, not a command.
  static func begins(_ token: Token) -> Bool {
    guard let word = token.bare else { return false }
    return ["to", "by", "with", "=", "once", "twice"].contains(word) || word.hasPrefix(",")
  }

  /// Throws an error unless the last command sent the messages in their order.
  @MainActor func check(in trace: Trace) throws(CommandError) {
    let lines = try lines(in: trace)
    for message in messages {
      guard let count = message.count else { continue }
      let found = lines.count { message.matches($0) }
      guard found != count else { continue }
      throw Expectation.failed(
        "the last command sent \(message.selector) \(Self.times(found)), not \(Self.times(count))",
        details: columns(lines)
      )
    }
    let alignment = alignment(with: lines)
    if let missing = alignment.rows.first(where: \.isMissing)?.expected {
      throw Expectation.failed(fault(of: missing, lines), details: columns(lines))
    }
    if isExact, let more = alignment.rows.first(where: \.isExtra)?.sent {
      throw Expectation.failed(
        "the last command also sent \(more.message.selector)",
        details: columns(lines)
      )
    }
  }

  /// Throws an error if the last command sent one of the messages.
  @MainActor func checkAbsence(in trace: Trace) throws(CommandError) {
    let lines = try lines(in: trace)
    for message in messages {
      guard let found = lines.first(where: message.matches) else { continue }
      throw Expectation.failed("the last command sent \(found.message.selector)")
    }
  }

  @MainActor private func lines(in trace: Trace) throws(CommandError) -> [TraceLine] {
    guard trace.isOn else { throw CommandError(TraceFault.off) }
    if !trace.recordsPatterns {
      for message in messages where KnownMessages.isOfPattern(message.selector) {
        throw CommandError(TraceFault.unrecorded(selector: message.selector))
      }
    }
    guard let boundary else { return trace.lastCommand }
    return trace.lastCommand.filter { $0.layers == boundary }
  }

  private func fault(of missing: ExpectedMessage, _ lines: [TraceLine]) -> String {
    guard lines.contains(where: missing.matches) else {
      return "the last command did not send \(missing.words)"
    }
    return "the last command sent \(missing.words), but not in this order"
  }

  private static func times(_ count: Int) -> String {
    switch count {
    case 1: "once"
    case 2: "twice"
    default: "\(count) times"
    }
  }

  /// The messages with a copy for each time.
  private var repeated: [ExpectedMessage] {
    messages.flatMap { message in
      var single = message
      single.count = nil
      return Array(repeating: single, count: min(message.count ?? 1, MessageAlignment.limit))
    }
  }

  private func alignment(with lines: [TraceLine]) -> MessageAlignment {
    MessageAlignment(repeated, lines)
  }

  /// The expected and the sent messages side by side; none for a single message.
  private func columns(_ lines: [TraceLine]) -> [String] {
    guard isExact || messages.count > 1 || messages[0].count != nil else { return [] }
    return alignment(with: lines).lines(marksExtra: isExact)
  }
}
