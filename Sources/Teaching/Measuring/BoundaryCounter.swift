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

  private var counts = Counts()
  private var stack: [Message.Party] = []

  /// The class names of the screens, with the parent of each.
  private let screens: ScreenHierarchy

  /// Creates a counter for a screen.
  init(_ screens: ScreenHierarchy) { self.screens = screens }

  /// Returns the counts since the last call, and resets them.
  func take() -> Counts {
    defer { counts = Counts() }
    return counts
  }

  func messageBegan(_ message: Message) {
    let receiver = message.receiver
    let sender = stack.last
    if let layer = sender?.layer ?? outside, layer != receiver.layer {
      counts.boundaries["\(layer.rawValue)→\(receiver.layer.rawValue)", default: 0] += 1
    }
    let method = message.selector.prefix { $0 != " " }
    if receiver.layer == .controller, (sender?.layer ?? outside) == .view {
      counts.asked[String(method), default: 0] += 1
    }
    if receiver.layer == .view, (sender?.layer ?? outside) == .controller {
      counts.told[String(method), default: 0] += 1
    }
    note(method, from: sender, to: receiver)
    stack.append(receiver)
  }

  func messageEnded(result: String?) { _ = stack.popLast() }

  private func note(_ method: Substring, from sender: Message.Party?, to receiver: Message.Party) {
    switch method {
    case "item(at:)":
      if let sender, screens.names.contains(sender.name) { counts.readsByController += 1 }
      if sender?.layer == .view { counts.readsByTable += 1 }
    case "tableView(_:heightForRowAt:)":
      if screens.names.contains(receiver.name) {
        counts.heightsToController += 1
      } else {
        counts.heightsToOthers += 1
      }
    default: break
    }
    guard let sender, !screens.families.isEmpty else { return }
    switch screens.kinship(from: sender, to: receiver, method) {
    case .up: counts.childToParent += 1
    case .down: counts.parentToChild += 1
    case nil: break
    }
  }
}
