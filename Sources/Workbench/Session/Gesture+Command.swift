import CommandLanguage
import TableModel
import TableUI
import TextLayout

extension Gesture {
  /// The command that a person would type for it.
  ///
  /// - Parameter table: The table view, which knows the titles of its index.
  /// - Returns: The command under its full name.
  @MainActor func command(in table: TableView) -> String {
    switch self {
    case .tap(let path): "select \(path)"
    case .press(let path): "press \(path)"
    case .release: "release"
    case .cancel: "cancel"
    case .tapAccessory(let path): "accessory \(path)"
    case .swipe(let path, let edge, let isFull):
      "swipe \(path)" + (edge == .leading ? " leading" : "") + (isFull ? " full" : "")
    case .confirmDeletion: "confirm"
    case .tapAction(let index): "action \(index + 1)"
    case .setEditing(let isOn): "edit \(Words.onOff(isOn))"
    case .tapEditControl(let path): "minus \(path)"
    case .drag(let paths, let place): "drag \(Self.words(paths)) to \(place)"
    case .pan(let start, let end): "pan \(start) to \(end)"
    case .scroll(let points, let flicks):
      "scroll by \(Self.words(points))" + (flicks ? " flick" : "")
    case .tapStatusBar: "scroll top"
    case .pullDown(let points):
      "pull" + (points == RefreshControl.threshold ? "" : " " + Self.words(points))
    case .pullUp: "more"
    case .moveFocus(let heading): "focus \(heading.rawValue)"
    case .leaveFocus: "focus leave"
    case .enter(let input, let path): Self.words(input, path)
    case .toggle(let path): "toggle \(path)"
    case .tapIndexTitle(let index): "index " + table.sectionIndexTitle(index).literal
    case .back: "back"
    }
  }

  private static func words(_ input: CellInput, _ path: IndexPath) -> String {
    switch input {
    case .text(let text): "type \(path) " + text.literal
    case .toggle: "toggle \(path)"
    case .choice(let choice): "choose \(path) " + choice.literal
    case .button(let name, let value):
      "button \(path) " + name.literal + (value.map { " " + $0.literal } ?? "")
    }
  }

  /// A number of points that reads as the same number.
  private static func words(_ points: Double) -> String {
    let text = points.pointsText
    return Double(text) == points ? text : "\(points)"
  }
}
