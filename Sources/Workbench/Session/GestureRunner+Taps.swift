import CommandLanguage
import TableModel
import TableUI
import Workspace

// Taps on a row, and their results.
extension GestureRunner {
  /// Taps a row, after scrolling to it if necessary.
  func tap(_ path: IndexPath) throws -> Answer {
    try run(.tap(path), at: path)
  }

  /// Ends the touch on a highlighted row.
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
      [outcome(of: result.events, at: path).words]
    )
    // A tap makes edits only if the application reacts to it with edits.
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

  /// Whether the delegate implements `didSelect`.
  private var hasListener: Bool { source.tableView.implements(.didSelect) }

  /// Returns the row that the tap selected, or nil.
  private static func selected(_ events: [TouchEvent]) -> IndexPath? {
    for case .selected(let path) in events.reversed() { return path }
    return nil
  }

  private func outcome(of events: [TouchEvent], at path: IndexPath) -> SelectionText {
    guard let target = Self.selected(events) else { return failure(of: events, at: path) }
    let title = source.item(at: target)?.title.map { session.shown($0) }
    return .selected(target, title: title, calls(of: events, selected: target))
  }

  /// Returns the delegate calls about the selection, or else about the deselected row.
  private func calls(
    of events: [TouchEvent],
    selected target: IndexPath
  ) -> SelectionText.Calls {
    let table = source.tableView
    guard hasListener else {
      guard table.implements(.didDeselect) else { return .neither }
      let lost = events.compactMap { event -> IndexPath? in
        if case .deselected(let path) = event { path } else { nil }
      }
      return .onlyDeselect(receiver: source.door.name, rows: lost)
    }
    return .didSelect(
      receiver: source.door.name,
      isDeselectedAfterwards: !table.isSelected(target)
    )
  }

  /// Returns the reason why a tap selected no row.
  private func failure(of events: [TouchEvent], at path: IndexPath) -> SelectionText {
    for case .closed(let open) in events { return .closedButtons(of: open) }
    if events.contains(.deselected(path)) { return .deselected(path) }
    let table = source.tableView
    if table.isEditing, !table.allowsSelectionDuringEditing { return .editModeBlocks(path) }
    return table.allowsSelection ? .delegateRejected(path) : .selectionOff(path)
  }
}

/// The facts about a tap, kept until its data is read.
private struct TapFacts: Sendable {
  /// A selection that the delegate was told about.
  struct Delivery: Sendable {
    let path: IndexPath
    let item: Item
    let receiver: String

    /// The row's position in the model, or nil if the table shows the rows in model order.
    let source: IndexPath?

    var value: AnswerValue {
      let value: AnswerValue = [
        "section": .int(path.section), "row": .int(path.row), "id": .text(item.id.text),
        "title": .optional(item.isTitleNull ? nil : item.title), "to": .text(receiver),
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
