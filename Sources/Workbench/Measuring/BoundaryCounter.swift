import TableModel

/// Counts the messages between model, view and controller, by the boundary that they cross.
@MainActor final class BoundaryCounter: MessageObserver {
  /// How many messages crossed each boundary, such as `V→C`; those that stay within a layer are left out.
  private(set) var counts: [String: Int] = [:]

  /// Who sends what nobody was told to send: the view, while a person touches it or a layout is due, or nil where the
  /// person speaks to a controller.
  var outside: Message.Layer?

  private var stack: [Message.Layer] = []

  /// The messages since the last time, and begins anew.
  func take() -> [String: Int] {
    defer { counts = [:] }
    return counts
  }

  func messageBegan(_ message: Message) {
    let receiver = message.receiver.layer
    if let sender = stack.last ?? outside, sender != receiver {
      counts["\(sender.rawValue)→\(receiver.rawValue)", default: 0] += 1
    }
    stack.append(receiver)
  }

  func messageEnded(result: String?) { _ = stack.popLast() }
}
