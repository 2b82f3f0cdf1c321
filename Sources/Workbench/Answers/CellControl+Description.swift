import CommandLanguage
import TableModel
import TableUI
import TextLayout

extension CellInput {
  /// Returns the message that a cell has no control for this input.
  func absence(_ controls: [CellControl]) -> String {
    switch self {
    case .text: "has no text field"
    case .toggle: "has no switch"
    case .choice: "has no choice"
    case .button(let name, _):
      if controls.contains(where: \.isButton) {
        "has no button \(quoted(name.escapedForDisplay()))"
      } else {
        "has no button"
      }
    }
  }
}

extension CellControl {
  var isButton: Bool { if case .button = self { true } else { false } }

  /// Returns a hint that lists commands for the controls that the cell has.
  static func hint(_ controls: [CellControl], _ path: IndexPath) -> String {
    guard !controls.isEmpty else { return "its cell has no inputs" }
    return "try " + controls.map { "`\($0.command(path))`" }.joined(separator: " or ")
  }

  private func command(_ path: IndexPath) -> String {
    switch self {
    case .text: "type \(path) TEXT"
    case .toggle: "toggle \(path)"
    case .choice(let values):
      "choose \(path) " + values.map { $0.escapedForDisplay() }.joined(separator: "|")
    case .date: "choose \(path) 2024-05-17"
    case .button(let name): "button \(path) \(name.escapedForDisplay())"
    }
  }
}

extension TouchEvent {
  /// The event name and its row, for structured output.
  var words: String {
    switch self {
    case .highlightRefused(let path): "highlightRefused \(path)"
    case .highlighted(let path): "highlighted \(path)"
    case .unhighlighted(let path): "unhighlighted \(path)"
    case .selectionRefused(let path): "selectionRefused \(path)"
    case .selected(let path): "selected \(path)"
    case .deselectionRefused(let path): "deselectionRefused \(path)"
    case .deselected(let path): "deselected \(path)"
    case .primaryAction(let path): "primaryAction \(path)"
    case .accessoryTapped(let path, _): "accessoryTapped \(path)"
    case .opened(let path): "opened \(path)"
    case .closed(let path): path.map { "closed \($0)" } ?? "closed"
    case .committed(let style, let path, _): "committed \(style) \(path)"
    case .actionPerformed(let title, let path): "action \(title) \(path)"
    case .editModeBegan: "editModeBegan"
    case .moved(let from, let to): "moved \(from) to \(to)"
    case .droppedInPlace(let path): "droppedInPlace \(path)"
    case .entered(let path, let input, _): "entered \(path) \(input)"
    case .rejected(let path, let problem): "rejected \(path) \(problem)"
    case .refused(let path, _): "refused \(path)"
    }
  }
}
