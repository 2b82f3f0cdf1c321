import TableModel
import TableUI

/// Touches a row as a finger would, and tells what came of it.
@MainActor struct TapRunner {
  private let session: Session
  private let source: OpenSource

  init(_ session: Session, _ source: OpenSource) {
    self.session = session
    self.source = source
  }

  /// Scrolls to the row if it must, touches it and lifts the finger.
  func tap(_ path: IndexPath) throws(CommandError) -> Answer {
    let table = source.tableView
    var lines: [String] = []
    let events: [TouchEvent]
    do throws(TableError) {
      try table.layoutIfNeeded()
      if try !isFullyVisible(path) {
        try table.scrollToRow(at: path, at: .none, animated: true)
        try table.layoutIfNeeded()
        lines.append("scrolled to \(path)")
      }
      source.door.observer?.messageBegan(
        Message(to: Message.Party(table.name, .view), "touch \(path)", source: .ours)
      )
      defer { source.door.observer?.messageEnded(result: nil) }
      events = try table.tap(at: path)
      try table.layoutIfNeeded()
    } catch {
      throw CommandError(error, era: table.messageEra)
    }
    source.current = path
    lines.append(outcome(of: events, at: path))
    return Answer(value(events, path), lines)
  }

  private func isFullyVisible(_ path: IndexPath) throws(TableError) -> Bool {
    let table = source.tableView
    let rect = try table.rectForRow(at: path)
    let top = table.contentOffset.y
    return rect.minY >= top && rect.maxY <= top + table.size.height
  }

  private func value(_ events: [TouchEvent], _ path: IndexPath) -> AnswerValue {
    var delivered: AnswerValue = .null
    if hasListener, let target = Self.selected(events), let item = source.item(at: target) {
      delivered = [
        "section": .int(target.section), "row": .int(target.row), "id": .text(item.id.text),
        "title": .optional(item.title), "to": .text(source.door.name),
      ]
      if !source.arrangement.isEmpty, let own = source.modelPath(of: target) {
        delivered = delivered.adding(["source": AnswerValue(own)])
      }
    }
    return [
      "delivered": delivered,
      "selected": AnswerValue(source.tableView.indexPathsForSelectedRows),
      "events": .list(events.map { .text($0.words) }),
    ]
  }

  /// Whether a delegate hears of selections.
  private var hasListener: Bool { source.tableView.implements(.didSelect) }

  /// The row that the tap selected, or nil.
  private static func selected(_ events: [TouchEvent]) -> IndexPath? {
    for case .selected(let path) in events.reversed() { return path }
    return nil
  }

  private func outcome(of events: [TouchEvent], at path: IndexPath) -> String {
    guard let target = Self.selected(events) else {
      if events.contains(.deselected(path)) { return "deselected \(path)" }
      return source.tableView.allowsSelection
        ? "\(path) was not selected: the delegate said no"
        : "\(path) was not selected: allowsSelection is off"
    }
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
}

extension TouchEvent {
  /// The event as a word with its row.
  fileprivate var words: String {
    switch self {
    case .highlightRefused(let path): "highlightRefused \(path)"
    case .highlighted(let path): "highlighted \(path)"
    case .unhighlighted(let path): "unhighlighted \(path)"
    case .selectionRefused(let path): "selectionRefused \(path)"
    case .selected(let path): "selected \(path)"
    case .deselectionRefused(let path): "deselectionRefused \(path)"
    case .deselected(let path): "deselected \(path)"
    }
  }
}
