import TableModel

/// Keeps the messages it hears, and how deep they are nested.
@MainActor final class MessageRecorder: MessageObserver {
  private(set) var messages: [Message] = []
  private(set) var depth = 0
  private var parents: [Int?] = []
  private var stack: [Int] = []

  func messageBegan(_ message: Message) {
    parents.append(stack.last)
    stack.append(messages.count)
    messages.append(message)
    depth += 1
  }

  func messageEnded(result: String?) {
    _ = stack.popLast()
    depth -= 1
  }

  /// What was said while a message of some name was being answered.
  func selectors(below name: String) -> [String] {
    messages.indices.filter { index in
      parents[index].map { messages[$0].selector.hasPrefix(name) } ?? false
    }.map { messages[$0].selector }
  }
}
