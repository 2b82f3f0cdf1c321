import TableModel

/// Writes down every message with its answer.
@MainActor final class MessageRecorder: MessageObserver {
  /// What was heard, with the answers where they came.
  private(set) var lines: [String] = []

  private var depth = 0

  func messageBegan(_ message: Message) {
    let indent = String(repeating: " ", count: depth)
    lines.append(
      "\(indent)\(message.receiver.layer.rawValue) \(message.receiver.name) \(message.selector)"
        + " \(message.source) \(message.location)"
    )
    depth += 1
  }

  func messageEnded(result: String?) {
    depth -= 1
    if let result { lines.append(String(repeating: " ", count: depth) + "= " + result) }
  }
}
