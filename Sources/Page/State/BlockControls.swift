import JSON
import Rendering
import TableModel
import TableUI
import TextLayout

/// The controls of a row, which a page shows instead of their drawing.
///
/// The drawing has one band for a title and its control. A page shows the title beside the control.
@MainActor struct BlockControls {
  /// The letters of a page are wider than a column.
  private static let letterWidth = 1.25

  /// The width of a column at the largest letters of a page.
  private static let greatestColumn = TextMetrics(.extraExtraExtraLarge).columnWidth

  private let cell: ItemCell
  private let block: SceneBlock
  private let controls: [(control: CellControl, frame: Rect)]

  /// Creates the controls of a row; a control that is not drawn is left out.
  init(_ cell: ItemCell, in block: SceneBlock) {
    self.cell = cell
    self.block = block
    controls = zip(cell.controls, cell.controlFrames).filter { $0.1.width > 0 }
      .map { (control: $0.0, frame: $0.1) }
  }

  /// The frames of the controls in the row.
  var frames: [Rect] { controls.map { frame(of: $0.control, in: $0.frame) } }

  /// Whether a control takes the place of a drawn item.
  func replaces(_ item: DisplayItem) -> Bool {
    guard let first = controls.first?.control, case .text(_, let role, _) = item.content else {
      return false
    }
    if role == .button { return true }
    if case .button = first { return false }
    return [.value, .dimmed, .accessory].contains(role)
  }

  /// Returns an item with room for the letters of a page: a value takes it from the title.
  func fitting(_ item: DisplayItem) -> DisplayItem {
    guard case .text(_, let role, let alignment) = item.content, [.value, .dimmed].contains(role)
    else { return item }
    var item = item
    let wanted = item.frame.width * Self.letterWidth + Self.gap
    let (left, right) = room(beside: item)
    let width = max(item.frame.width, min(wanted, right - left))
    let x = alignment == .right ? item.frame.maxX - width : item.frame.minX
    item.frame = Rect(x: x, y: item.frame.minY, width: width, height: item.frame.height)
    return item
  }

  /// The space between two texts of a line, in points.
  private static let gap = 8.0

  /// Returns the ends of the room for an item between the other texts of its line.
  private func room(beside item: DisplayItem) -> (left: Double, right: Double) {
    var (left, right) = (0.0, block.frame.width)
    for other in block.items where other != item && other.frame.minY == item.frame.minY {
      guard case .text(let text, .title, let alignment) = other.content else { continue }
      let width = Self.width(of: text, other) + Self.gap
      if alignment == .right {
        right = min(right, other.frame.maxX - width)
      } else {
        left = max(left, other.frame.minX + width)
      }
    }
    return (left, max(left, right))
  }

  private static func width(of text: String, _ item: DisplayItem) -> Double {
    let letter = min(item.columnWidth, greatestColumn) * letterWidth
    return min(item.frame.width, Double(text.displayWidth) * letter)
  }

  /// Writes each control as an array: its kind, its frame and its value.
  ///
  /// A field has its placeholder too, a choice has its values before the chosen one, and a button
  /// has its text after its name.
  ///
  /// - Parameters:
  ///   - shift: The distance by which the controls move down.
  ///   - writer: A writer in an object.
  func write(movedBy shift: Double, to writer: inout JSONWriter) {
    guard !controls.isEmpty else { return }
    writer.key("controls")
    writer.beginArray()
    for ((control, _), frame) in zip(controls, frames) {
      writer.beginArray()
      writer.value(control.name)
      writer.value(frame.moved(down: shift))
      write(control, to: &writer)
      writer.endArray()
    }
    writer.endArray()
    // The value is beside the control's name, not in it.
    let titles = block.items.compactMap { item -> String? in
      guard case .text(let text, .title, _) = item.content else { return nil }
      return text.escapedForDisplay()
    }
    if !titles.isEmpty { writer.member("name", titles.joined(separator: " ")) }
    guard let problem = cell.problem else { return }
    writer.member("problem", problem.escapedForDisplay())
  }

  private func write(_ control: CellControl, to writer: inout JSONWriter) {
    let value = (cell as? InputCell)?.shownValue.escapedForDisplay() ?? ""
    switch control {
    case .toggle(let isOn): writer.value(isOn)
    case .choice(let values):
      writer.beginArray()
      for value in values { writer.value(value.escapedForDisplay()) }
      writer.endArray()
      writer.value(value)
    case .button(let name):
      writer.value(name.escapedForDisplay())
      let isWhole = controls.count == 1 && cell is ButtonCell
      writer.value((isWhole ? cell.text ?? name : name).escapedForDisplay())
    case .text, .date:
      writer.value(value)
      writer.value((cell as? InputCell)?.field?.placeholder?.escapedForDisplay() ?? "")
    }
  }

  /// The greatest height of a control, in points: letters of a page are smaller than the text that a
  /// row of the largest sizes has room for.
  private static let greatestHeight = 44.0

  /// Returns the frame of a control beside its title.
  private func frame(of control: CellControl, in frame: Rect) -> Rect {
    if case .button = control { return frame }
    var width = frame.width
    var isMirrored = false
    for item in block.items where item.frame.minY < frame.maxY {
      guard case .text(let text, .title, let alignment) = item.content else { continue }
      isMirrored = alignment == .right
      // A title above the control leaves it the whole width.
      guard item.frame.maxY > frame.minY else { continue }
      width = min(width, max(frame.width / 2, frame.width - Self.width(of: text, item) - Self.gap))
    }
    if case .toggle = control { width = min(width, 64) }
    let x = isMirrored ? frame.minX : frame.maxX - width
    let height = min(frame.height, Self.greatestHeight)
    let y = frame.minY + (frame.height - height) / 2
    return Rect(x: x, y: y, width: width, height: height)
  }
}

extension CellControl {
  /// The name of the kind of control.
  fileprivate var name: String {
    switch self {
    case .text: "text"
    case .toggle: "toggle"
    case .choice: "choice"
    case .date: "date"
    case .button: "button"
    }
  }
}
