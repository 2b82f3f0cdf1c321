import TableModel
import Workbench
import Workspace

/// Counts the messages between model, view and controller, by the boundary that they cross.
@MainActor final class BoundaryCounter: MessageObserver {
  /// What was counted.
  struct Counts: Hashable {
    /// How many messages crossed each boundary, such as `V→C`; those that stay within a layer are left out.
    var boundaries: [String: Int] = [:]

    /// What the view asked and told controllers, by method.
    var asked: [String: Int] = [:]

    /// What controllers told and asked the view, by method.
    var told: [String: Int] = [:]

    /// How often the screen and the table view read an item of the data source.
    var readsByController = 0
    var readsByTable = 0

    /// How many questions about heights of rows went to the screen itself, and how many to anybody else.
    var heightsToController = 0
    var heightsToOthers = 0

    /// What a screen told the one that holds it, and the other way; coming and going is left out.
    var childToParent = 0
    var parentToChild = 0
  }

  /// Who sends what nobody was told to send: the view, while a person touches it or a layout is due, or nil where the
  /// person speaks to a controller.
  var outside: Message.Layer?

  private var counts = Counts()
  private var stack: [Message.Party] = []

  /// The names of the screen's classes, and who holds whom.
  private let screens: ScreenHierarchy

  /// Begins to count for a screen.
  init(_ screens: ScreenHierarchy) { self.screens = screens }

  /// The messages since the last time, and begins anew.
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
