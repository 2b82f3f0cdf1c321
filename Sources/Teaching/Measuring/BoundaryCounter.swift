import TableModel
import Workbench
import Workspace

/// Counts the messages between model, view and controller, by the boundary that they cross.
@MainActor final class BoundaryCounter: MessageObserver {
  /// The counts.
  struct Counts: Hashable {
    /// The number of messages per boundary, such as `V→C`; those within a layer are not counted.
    var boundaries: [String: Int] = [:]

    /// The view's calls to controllers, by method.
    var asked: [String: Int] = [:]

    /// The controllers' calls to the view, by method.
    var told: [String: Int] = [:]

    /// The number of items read from the data source, by the screen and by the table view.
    var readsByController = 0
    var readsByTable = 0

    /// The number of row height calls to the screen itself, and to any other object.
    var heightsToController = 0
    var heightsToOthers = 0

    /// The number of messages from child to parent screen, and back, without appearance callbacks.
    var childToParent = 0
    var parentToChild = 0
  }

  /// The sender of messages that no call caused.
  ///
  /// It is the view during a touch or layout, or nil when the user calls a controller.
  var outside: Message.Layer?

  private var stack: [Message.Party] = []

  /// The class names of the screens, with the parent of each.
  private let screens: ScreenHierarchy

  /// Messages with the same method, sender and receiver, which all count in the same way.
  private struct Kind {
    let method: String
    let sender: Message.Party?
    let outside: Message.Layer?
    let receiver: Message.Party

    /// The layer of the sender, or of the cause if no call caused the messages.
    var senderLayer: Message.Layer? { sender?.layer ?? outside }
  }

  /// The messages of each kind since the last ``take()``, in order of the first one.
  private var tallies: [(kind: Kind, number: Int)] = []

  /// The index of the tally of the last message.
  private var last = 0

  /// Creates a counter for a screen.
  init(_ screens: ScreenHierarchy) { self.screens = screens }

  /// Returns the counts since the last call, and resets them.
  func take() -> Counts {
    var counts = Counts()
    for (kind, number) in tallies { add(kind, number, to: &counts) }
    (tallies, last) = ([], 0)
    return counts
  }

  var usesResults: Bool { false }

  func messageBegan(_ message: Message) {
    note(message, count: 1)
    stack.append(message.receiver)
  }

  func messageEnded(result: String?) { _ = stack.popLast() }

  /// The largest number of calls that are counted together; a measurement can be canceled after them.
  private static let limit = 4096

  func onlyCounts(_ count: Int, of first: () -> Message) -> Bool {
    // A trace of every message also shows the choice of a cell class for each height.
    guard count <= Self.limit, PatternMessages.observer == nil else { return false }
    note(first(), count: count)
    return true
  }

  private func note(_ message: Message, count: Int) {
    if let index = tally(of: message) {
      tallies[index].number += count
      last = index
      return
    }
    let kind = Kind(
      method: message.method,
      sender: stack.last,
      outside: outside,
      receiver: message.receiver
    )
    last = tallies.count
    tallies.append((kind, count))
  }

  /// Returns the index of the tally of a message, or nil if it is the first of its kind.
  private func tally(of message: Message) -> Int? {
    // A table view asks the same of each row and section, so the kinds follow each other in one order.
    for index in last..<tallies.count where isOf(index, message) { return index }
    for index in 0..<last where isOf(index, message) { return index }
    return nil
  }

  /// Whether a message is of the kind that a tally counts.
  private func isOf(_ index: Int, _ message: Message) -> Bool {
    let kind = tallies[index].kind
    return kind.receiver == message.receiver && message.hasMethod(kind.method)
      && kind.sender == stack.last && kind.outside == outside
  }

  private func add(_ kind: Kind, _ number: Int, to counts: inout Counts) {
    let (method, receiver) = (kind.method, kind.receiver)
    if let layer = kind.senderLayer, layer != receiver.layer {
      counts.boundaries["\(layer.rawValue)→\(receiver.layer.rawValue)", default: 0] += number
    }
    if receiver.layer == .controller, kind.senderLayer == .view {
      counts.asked[method, default: 0] += number
    }
    if receiver.layer == .view, kind.senderLayer == .controller {
      counts.told[method, default: 0] += number
    }
    switch method {
    case "item(at:)":
      if let sender = kind.sender, screens.names.contains(sender.name) {
        counts.readsByController += number
      }
      if kind.sender?.layer == .view { counts.readsByTable += number }
    case "tableView(_:heightForRowAt:)":
      if screens.names.contains(receiver.name) {
        counts.heightsToController += number
      } else {
        counts.heightsToOthers += number
      }
    default: break
    }
    guard let sender = kind.sender, !screens.families.isEmpty else { return }
    switch screens.kinship(from: sender, to: receiver, method[...]) {
    case .up: counts.childToParent += number
    case .down: counts.parentToChild += number
    case nil: break
    }
  }
}

// Outside the counter: a closure on the main actor is checked for its actor at each byte.
extension Message {
  /// The selector without index paths.
  fileprivate var method: String {
    String(Substring(selector.utf8.prefix { $0 != UInt8(ascii: " ") }))
  }

  /// Whether the selector is that of a method, with any index paths.
  fileprivate func hasMethod(_ method: String) -> Bool {
    guard selector.hasPrefix(method) else { return false }
    let rest = selector.utf8.dropFirst(method.utf8.count)
    return (rest.first ?? UInt8(ascii: " ")) == UInt8(ascii: " ")
  }
}
