import TableModel

/// Writes down what is told to whom, and looks around while it is told.
@MainActor final class MessageLog: MessageObserver {
  private(set) var lines: [String] = []

  /// Looks around when a message arrives.
  var onMessage: ((Message) -> Void)?

  func messageBegan(_ message: Message) {
    lines.append("\(message.receiver.name) \(message.selector)")
    onMessage?(message)
  }

  func messageEnded(result: String?) {}
}
