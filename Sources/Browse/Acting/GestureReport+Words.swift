import TableModel
import TableUI
import TextLayout

extension GestureReport {
  /// What came of a gesture, where no host has words for it.
  init(_ outcome: GestureOutcome) {
    if let (path, reason) = outcome.refusal {
      self.init(lines: ["\(path): nothing came of it (\(reason))"], isRefused: true)
      return
    }
    let words = outcome.events.compactMap(Self.words)
    self.init(lines: [words.joined(separator: ", ")])
  }

  private static func words(_ event: TouchEvent) -> String? {
    switch event {
    case .highlighted, .unhighlighted, .refused: nil
    case .highlightRefused(let path): "\(path) does not light up"
    case .selectionRefused(let path): "\(path) was not selected"
    case .selected(let path): "selected \(path)"
    case .deselectionRefused(let path): "\(path) stays selected"
    case .deselected(let path): "deselected \(path)"
    case .primaryAction(let path): "primary action of \(path)"
    case .accessoryTapped(let path, _): "detail button of \(path)"
    case .opened(let path): "\(path) is open"
    case .closed: "closed"
    case .committed(let style, let path, _): "\(style) of \(path)"
    case .actionPerformed(let title, let path): "\(title.escapedForDisplay()) of \(path)"
    case .editModeBegan: "edit mode is on"
    case .moved(let from, let to): "\(from) went to \(to)"
    case .droppedInPlace(let path): "\(path) was dropped where it was"
    case .entered(let path, let input, _): "\(path): \(input.description.escapedForDisplay())"
    case .rejected(_, let problem): "not taken: \(problem.escapedForDisplay())"
    }
  }
}
