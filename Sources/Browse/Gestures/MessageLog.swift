import TableModel
import TextLayout

/// A log of the messages between model, view and controller, for the pane beside the table.
///
/// It forwards each message to the previous observer.
@MainActor final class MessageLog: MessageObserver {
  /// The previous observer, or nil.
  weak var next: (any MessageObserver)?

  /// The newest messages, oldest first, indented by depth.
  private(set) var lines: [String] = []

  /// The number of messages received.
  private(set) var count = 0

  /// The messages that have not ended yet, with the numbers of their lines as counted by ``count``.
  private var open: [(number: Int, layer: Message.Layer)] = []

  private static let limit = 1_000

  func messageBegan(_ message: Message) {
    next?.messageBegan(message)
    let sender = open.last.map(\.layer.rawValue) ?? "·"
    let indent = String(repeating: " ", count: min(open.count, 8))
    let text =
      "\(indent)\(sender)→\(message.receiver.layer.rawValue) " + Self.short(message.selector)
    lines.append(text.escapedForDisplay())
    count += 1
    open.append((count - 1, message.receiver.layer))
    if lines.count > 2 * Self.limit { lines.removeFirst(Self.limit) }
  }

  func messageEnded(result: String?) {
    next?.messageEnded(result: result)
    guard let (number, _) = open.popLast(), let result else { return }
    let index = lines.count - (count - number)
    guard lines.indices.contains(index) else { return }
    lines[index] += " = " + result.escapedForDisplay()
  }

  /// Returns a selector without its common part: `heightForRowAt 0 3` for
  /// `tableView(_:heightForRowAt:) 0 3`.
  private static func short(_ selector: String) -> String {
    guard selector.hasPrefix("tableView(_:"), let end = selector.firstIndex(of: ")") else {
      return selector
    }
    let labels = selector[selector.index(selector.startIndex, offsetBy: 12)..<end]
    let name = labels.split(separator: ":").first.map(String.init) ?? String(labels)
    return name + selector[selector.index(after: end)...]
  }
}
