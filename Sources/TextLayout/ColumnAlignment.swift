/// The side of its column at which a text stands.
public enum ColumnAlignment: Hashable, Sendable {
  /// At the left; the room is after the text.
  case left

  /// In the middle; an odd column of room goes after the text.
  case center

  /// At the right; the room is before the text.
  case right

  /// The part of the room that comes before the text.
  func leading(of room: Int) -> Int {
    switch self {
    case .left: 0
    case .center: room / 2
    case .right: room
    }
  }
}
