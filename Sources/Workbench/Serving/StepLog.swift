import TableModel
import TableUI

/// A log of the calls of one command, for a page.
///
/// It forwards each message to the previous observer.
@MainActor final class StepLog: MessageObserver {
  /// The number of calls that are kept.
  static let limit = 200

  /// The previous observer, or nil.
  weak var next: (any MessageObserver)?

  /// The first calls.
  private(set) var calls: [FrontEndStep.Call] = []

  /// The number of all calls.
  private(set) var count = 0

  /// The calls that have not ended, with their indexes; nil for calls that are not kept.
  private var open: [(index: Int?, layer: String)] = []

  func messageBegan(_ message: Message) {
    next?.messageBegan(message)
    guard !message.isPattern else { return open.append((nil, open.last?.layer ?? "P")) }
    count += 1
    let layer = message.receiver.layer.rawValue
    var index: Int?
    if calls.count < Self.limit {
      index = calls.count
      calls.append(
        FrontEndStep.Call(
          sender: open.last?.layer ?? "P",
          receiver: layer,
          name: message.receiver.name,
          selector: message.selector,
          depth: open.count
        )
      )
    }
    open.append((index, layer))
  }

  func messageEnded(result: String?) {
    next?.messageEnded(result: result)
    guard let ended = open.popLast(), let index = ended.index else { return }
    calls[index].result = result
  }
}
