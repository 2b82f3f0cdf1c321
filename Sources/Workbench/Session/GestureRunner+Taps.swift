import CommandLanguage
import TableModel
import TableUI
import Workspace

// Touches a row as a finger does, and reports the result.
extension GestureRunner {
  /// Scrolls to the row if it must, touches it and lifts the finger.
  func tap(_ path: IndexPath) throws -> Answer {
    try run(.tap(path), at: path)
  }

  /// Lifts the finger from the row that it lights up.
  func release(_ path: IndexPath) throws -> Answer {
    try run(.release, at: path)
  }

  private func run(_ gesture: Gesture, at path: IndexPath) throws -> Answer {
    let result = try run(gesture)
    let facts = TapFacts(
      delivery: delivery(of: result.events),
      selection: source.tableView.indexPathsForSelectedRows,
      events: result.events
    )
    var answer = answer(
      result,
      .pending { facts.value },
      [outcome(of: result.events, at: path)]
    )
    // A tap edits nothing, but for what the application does when it hears of it.
    if !result.changes.isEmpty { answer.value = value(result).adding(facts.value) }
    return answer
  }

  private func delivery(of events: [TouchEvent]) -> TapFacts.Delivery? {
    guard hasListener, let target = Self.selected(events), let item = source.item(at: target) else {
      return nil
    }
    let own = source.arrangement.isEmpty ? nil : source.modelPath(of: target)
    return TapFacts.Delivery(path: target, item: item, receiver: source.door.name, source: own)
  }

  /// Whether a delegate hears of selections.
  private var hasListener: Bool { source.tableView.implements(.didSelect) }

  /// The row that the tap selected, or nil.
  private static func selected(_ events: [TouchEvent]) -> IndexPath? {
    for case .selected(let path) in events.reversed() { return path }
    return nil
  }

  private func outcome(of events: [TouchEvent], at path: IndexPath) -> String {
    guard let target = Self.selected(events) else { return failure(of: events, at: path) }
    let title = source.item(at: target)?.title.map { " " + quoted(session.shown($0)) } ?? ""
    return "selected \(target)\(title)" + heard(of: events, selected: target)
  }

  /// Who heard of what: of the selection, else of the row that lost it.
  private func heard(of events: [TouchEvent], selected target: IndexPath) -> String {
    let table = source.tableView
    guard hasListener else {
      guard table.implements(.didDeselect) else { return "; no delegate listens" }
      let lost = events.compactMap { event -> IndexPath? in
        if case .deselected(let path) = event { path } else { nil }
      }
      let heard = lost.map { "; \(source.door.name) heard didDeselect \($0)" }.joined()
      return "; didSelect is not implemented" + heard
    }
    let heard = ": \(source.door.name) heard didSelect"
    if table.isSelected(target) { return heard }
    return heard + "; the wiring deselects after the tap (set deselectsAfterTap off)"
  }

  /// Why a touch selected nothing.
  private func failure(of events: [TouchEvent], at path: IndexPath) -> String {
    for case .closed(let open) in events {
      let name = open.map { " \($0)" } ?? ""
      return "the touch closed the open row\(name) and did no more"
    }
    if events.contains(.deselected(path)) { return "deselected \(path)" }
    let table = source.tableView
    if table.isEditing, !table.allowsSelectionDuringEditing {
      return "\(path) was not selected: in edit mode only with allowsSelectionDuringEditing"
    }
    return table.allowsSelection
      ? "\(path) was not selected: the delegate said no"
      : "\(path) was not selected: allowsSelection is off"
  }
}

/// What a tap came to, before a program reads of it.
private struct TapFacts: Sendable {
  /// A selection that a delegate heard of.
  struct Delivery: Sendable {
    let path: IndexPath
    let item: Item
    let receiver: String

    /// The row of the model, where the table shows the rows otherwise.
    let source: IndexPath?

    var value: AnswerValue {
      let value: AnswerValue = [
        "section": .int(path.section), "row": .int(path.row), "id": .text(item.id.text),
        "title": .optional(item.title), "to": .text(receiver),
      ]
      return source.map { value.adding(["source": AnswerValue($0)]) } ?? value
    }
  }

  let delivery: Delivery?
  let selection: [IndexPath]
  let events: [TouchEvent]

  var value: AnswerValue {
    [
      "delivered": delivery?.value ?? .null, "selected": AnswerValue(selection),
      "events": .list(events.map { .text($0.words) }),
    ]
  }
}
