import JSON
import TableModel
import TableUI

/// The name of a gesture in what a page sends.
enum GestureName: String, CaseIterable {
  case tap, press, release, cancel, accessory, editControl, toggle, enter
  case swipe, confirm, action, editOn, editOff, drag, pan
  case scroll, statusBar, pullDown, pullUp, index
  case focus, focusUp, focusDown, leaveFocus, back
}

/// A reader of gestures that a page sends as JSON.
///
/// A gesture names a row by its key. So a touch never reaches a row that moved under the pointer.
///
/// ```swift
/// try GestureReader { _ in IndexPath(row: 3, section: 0) }
///   .gesture(JSONValue(parsing: #"{"name": "tap", "row": "=hopper"}"#))  // .tap(0 3)
/// ```
struct GestureReader {
  /// A reason why a gesture cannot be read.
  enum Problem: Error, Hashable, Sendable {
    /// The row is no longer shown, or another one has its place.
    case stale

    /// The gesture is unknown or incomplete.
    case invalid
  }

  /// Returns the row with a key, or nil.
  let lookUp: (String) -> IndexPath?

  /// Returns the gesture of an object.
  ///
  /// - Throws: `stale` for a row that is no longer shown, else `invalid`.
  func gesture(_ value: JSONValue) throws(Problem) -> Gesture {
    guard let name = value["name"]?.string.flatMap(GestureName.init) else { throw .invalid }
    return switch name {
    case .tap: .tap(try row(value, "row"))
    case .press: .press(try row(value, "row"))
    case .accessory: .tapAccessory(try row(value, "row"))
    case .editControl: .tapEditControl(try row(value, "row"))
    case .toggle: .toggle(try row(value, "row"))
    case .focus: .focus(try row(value, "row"))
    case .pan: .pan(from: try row(value, "row"), to: try row(value, "to"))
    case .drag: .drag([try row(value, "row")], to: try place(value, "to"))
    case .swipe:
      .swipe(
        try row(value, "row"),
        from: try edge(value),
        isFull: value["full"]?.bool ?? false
      )
    case .enter: .enter(try input(value), at: try row(value, "row"))
    case .action: .tapAction(try index(value))
    case .index: .tapIndexTitle(try index(value))
    case .scroll: .scroll(by: try points(value), flicks: value["flicks"]?.bool ?? false)
    case .pullDown: .pullDown(by: try points(value))
    case .release: .release
    case .cancel: .cancel
    case .confirm: .confirmDeletion
    case .statusBar: .tapStatusBar
    case .pullUp: .pullUp
    case .leaveFocus: .leaveFocus
    case .back: .back
    case .focusUp: .moveFocus(.up)
    case .focusDown: .moveFocus(.down)
    case .editOn: .setEditing(true)
    case .editOff: .setEditing(false)
    }
  }

  private func edge(_ value: JSONValue) throws(Problem) -> SwipeEdge {
    guard let edge = value["edge"]?.string.flatMap(SwipeEdge.init(rawValue:)) else {
      throw .invalid
    }
    return edge
  }

  private func row(_ value: JSONValue, _ member: String) throws(Problem) -> IndexPath {
    guard let key = value[member]?.string else { throw .invalid }
    guard let path = lookUp(key) else { throw .stale }
    return path
  }

  /// Returns a place: that of a row, or a section and a row after its last one.
  private func place(_ value: JSONValue, _ member: String) throws(Problem) -> IndexPath {
    guard let place = value[member], place.kind == .array else { return try row(value, member) }
    let numbers = place.elements.compactMap(\.integer)
    guard numbers.count == 2, place.count == 2, numbers.allSatisfy({ (0...(1 << 40)).contains($0) })
    else { throw .invalid }
    return IndexPath(row: numbers[1], section: numbers[0])
  }

  private func index(_ value: JSONValue) throws(Problem) -> Int {
    guard let index = value["index"]?.integer, (0...10_000).contains(index) else { throw .invalid }
    return index
  }

  private func points(_ value: JSONValue) throws(Problem) -> Double {
    guard let points = value["by"]?.double, points.isFinite, abs(points) < 1e12 else {
      throw .invalid
    }
    return points
  }

  private func input(_ value: JSONValue) throws(Problem) -> CellInput {
    guard let kind = value["input"]?.string else { throw .invalid }
    switch (kind, value["value"]?.string) {
    case ("text", let text?): return .text(text)
    case ("choice", let choice?): return .choice(choice)
    case ("toggle", _):
      guard let isOn = value["value"]?.bool else { throw .invalid }
      return .toggle(isOn)
    case ("button", let content):
      guard let name = value["button"]?.string else { throw .invalid }
      return .button(name, value: content)
    default: throw .invalid
    }
  }
}
