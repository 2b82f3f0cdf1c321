import JSON
import TableModel
import TableUI

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
    guard let name = value["name"]?.string else { throw .invalid }
    if let simple = Self.simple[name] { return simple }
    switch name {
    case "tap": return .tap(try row(value, "row"))
    case "press": return .press(try row(value, "row"))
    case "accessory": return .tapAccessory(try row(value, "row"))
    case "editControl": return .tapEditControl(try row(value, "row"))
    case "toggle": return .toggle(try row(value, "row"))
    case "focus": return .focus(try row(value, "row"))
    case "pan": return .pan(from: try row(value, "row"), to: try row(value, "to"))
    case "drag": return .drag([try row(value, "row")], to: try place(value, "to"))
    case "swipe":
      guard let edge = value["edge"]?.string.flatMap(SwipeEdge.init(rawValue:)) else {
        throw .invalid
      }
      return .swipe(try row(value, "row"), from: edge, isFull: value["full"]?.bool ?? false)
    case "enter": return .enter(try input(value), at: try row(value, "row"))
    default: return try measured(name, value)
    }
  }

  /// Gestures without a row.
  private static let simple: [String: Gesture] = [
    "release": .release, "cancel": .cancel, "confirm": .confirmDeletion,
    "statusBar": .tapStatusBar, "pullUp": .pullUp, "leaveFocus": .leaveFocus, "back": .back,
    "focusUp": .moveFocus(.up), "focusDown": .moveFocus(.down),
    "editOn": .setEditing(true), "editOff": .setEditing(false),
  ]

  /// Returns a gesture with a number.
  private func measured(_ name: String, _ value: JSONValue) throws(Problem) -> Gesture {
    switch name {
    case "action": return .tapAction(try index(value))
    case "index": return .tapIndexTitle(try index(value))
    case "scroll":
      return .scroll(by: try points(value), flicks: value["flicks"]?.bool ?? false)
    case "pullDown": return .pullDown(by: try points(value))
    default: throw .invalid
    }
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
