import TableModel
import TableUI
import TextLayout

extension CellInput {
  /// That a cell has no control for this input.
  func absence(_ controls: [CellControl]) -> String {
    switch self {
    case .text: "takes no text"
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

  /// What a person can do in a cell instead, as commands.
  static func hint(_ controls: [CellControl], _ path: IndexPath) -> String {
    guard !controls.isEmpty else { return "its cell has nothing to type, toggle, choose or press" }
    return "it has: " + controls.map { $0.command(path) }.joined(separator: "   ")
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
